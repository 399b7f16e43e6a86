export { exampleRules } from './exampleRules.js';
