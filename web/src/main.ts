import { mount } from 'svelte';
import App from './App.svelte';
import { waitForTap } from './sound';
import './style/index.css';

waitForTap();
const target = document.getElementById('app');
if (target) mount(App, { target });
