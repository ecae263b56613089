import { mount } from 'svelte';
import '../src/style/index.css';
import Sheet from './Sheet.svelte';

const target = document.getElementById('app');
if (target) mount(Sheet, { target });
