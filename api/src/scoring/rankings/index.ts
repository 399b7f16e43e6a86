export type { Place, RankingPlaces } from '../packed/index.js';
export { keptPlaces } from './keptPlaces.js';
export { loadVisiblePlaces } from './loadPlaces.js';
export { findTeams, readNames } from './names/findTeams.js';
export { placesAmong } from './placesAmong.js';
export { punditTeams } from './punditTeams.js';
export { loadRankedTeams } from './rankedTeams.js';
export { isIn, type NamedSpan, rankingSpans, rankingStarts, type Span } from './rankingSpans.js';
