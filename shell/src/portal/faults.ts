export { createReporter } from './createReporter.js';
export { createUncaughtHandler } from './createUncaughtHandler.js';
