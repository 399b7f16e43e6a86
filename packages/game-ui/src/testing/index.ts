export { afterGroupA } from './afterGroupA.js';
export { examplePlayerInfo } from './examplePlayerInfo.js';
export { exampleCoachMatch, examplePlayerMatch } from './examplePlayerMatch.js';
export {
  card,
  type ExamplePlayer,
  examples,
  freePlace,
  shirtOf,
} from './examplePlayers.js';
export { exampleChangedTeam, exampleTeam, exampleTeamPoints, exampleTeamView } from './exampleTeamView.js';
export { exampleWorld, matches, matchesState, players } from './exampleWorld.js';
export { WithWorld } from './WithWorld.js';
