import '@euro/design-system/fonts.css';
import './bootstrap.js';
