/** Starts the page. Sound and taps are prepared first, because the very first tap already counts. */
import { mount } from 'svelte';
import App from './App.svelte';
import { ignoreSecondTaps } from './frame/double_tap';
import { waitForTap } from './sound';
import './style/index.css';

waitForTap();
ignoreSecondTaps(document);
const target = document.getElementById('app');
if (target) mount(App, { target });
