export { BILL_OF_MATERIALS, packagesIn } from './build/billOfMaterials.js';
export { type ConsumedModule, consumedModules, installedVersion, packageOf, SHARED } from './build/shared.js';
export { problemsOf } from './checks/index.js';
export { publishBuiltRemotes } from './publishBuiltRemotes.js';
export * from './registry/index.js';
export { readStills } from './stills/readStills.js';
export { heavyStills, stillProblems } from './stills/stillProblems.js';
export { canary, originalStack, prune, publish, remove, rollback } from './verbs/index.js';
