// Drawings and measures as plain values, for who draws without React: no component, no style, no import of a library.
export {
  type Crest,
  type CrestPattern,
  type CrestShape,
  crestFromSeed,
  crestPatterns,
  crestShapes,
} from '../badge/crest.js';
export { crownPaths } from '../crown/crownPaths.js';
export { flags } from '../flag/flags.js';
export { type Kit, kitOf, kits, neutralKit, readKit } from '../jersey/kits.js';
export { patterns as kitPatterns, shapes as kitShapes } from '../jersey/shapes.js';
export { movePaths } from '../move-arrow/movePaths.js';
export { type Accent, accentsOf } from '../tokens/accent.js';
export { contrast } from '../tokens/contrast.js';
export { dark as darkTheme, light as lightTheme } from '../tokens/themes.js';
