import '@euro/design-system/first-paint.css';
import '@euro/design-system/fonts.css';
import '@euro/design-system/preferences.css';
import './bootstrap.js';
