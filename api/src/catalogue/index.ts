export type { Appearance, Catalogue, CatalogueClub, CatalogueMatch, CataloguePlayer } from './catalogue.js';
export { currentCatalogue, refreshCatalogue } from './currentCatalogue.js';
export { type ExplainedMatchday, explainedPoints } from './explainedPoints.js';
export { presentLines, presentPlayer } from './presentPlayer.js';
export { isOver, knowledgeAt, knownSides, lastScoredWeek, matchStatus } from './visibility.js';
