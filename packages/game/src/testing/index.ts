export { deepFreeze } from './deepFreeze.js';
export { exampleLineup } from './exampleLineup.js';
export { type ExamplePlayer, examplePlayers, examplePlayersById } from './examplePlayers.js';
export { exampleRules } from './exampleRules.js';
export { exampleStat } from './exampleStat.js';
