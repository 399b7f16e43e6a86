export { examplePlayerInfo } from './examplePlayerInfo.js';
export { exampleCoachMatch, examplePlayerMatch } from './examplePlayerMatch.js';
export { exampleChangedTeam, exampleTeam, exampleTeamPoints, exampleTeamView } from './exampleTeamView.js';
export { exampleWorld, matches, matchesState, players } from './exampleWorld.js';
