/** Points, lineups and ranks as bytes: why and how fast is in the README. */

export { dropFrozen, frozenParts, frozenRanges } from './frozenRanges.js';
export { insertParts } from './insertParts.js';
export { CAPTAIN, type LineupLayout, lineupLayout, STARTING, VICE_CAPTAIN } from './lineupLayout.js';
export {
  BOOSTERS,
  type LineupRange,
  type LineupRangesInput,
  lineupRanges,
  rangeOf,
} from './lineupRanges.js';
export { prefetchFrozenLineups } from './prefetchFrozenLineups.js';
export { type Place, RANKING_PART, RANKING_PLACE, RankingPlaces, type StoredPlace } from './rankingPlaces.js';
export {
  POSITION,
  POSITION_BITS,
  POSITIONS,
  positionPartOf,
  positionParts,
  readPosition,
} from './rankingPositions.js';
export {
  PART,
  PART_BITS,
  partOf,
  RESULT,
  ResultParts,
  readPart,
  readResult,
  type TeamResult,
} from './resultParts.js';
export { thawLineups } from './thawLineups.js';
