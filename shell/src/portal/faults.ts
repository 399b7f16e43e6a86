export { createHearing } from './createHearing.js';
export { createReporter } from './createReporter.js';
