export { createHotAnswers, type HotAnswers } from './hotAnswers.js';
