export { publishBuiltRemotes } from './publishBuiltRemotes.js';
