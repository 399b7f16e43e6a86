import type { Build } from '../registry/build.js';
import type { Refusal } from '../registry/refusal.js';
import type { Check } from './check.js';
import { contractServed } from './contractServed.js';
import { filesAsListed } from './filesAsListed.js';
import { lightEnough } from './lightEnough.js';
import { noPages } from './noPages.js';
import { noSecondCopy } from './noSecondCopy.js';
import { nothingEvaluated } from './nothingEvaluated.js';
import { stillsFit } from './stillsFit.js';

export { amongOthers } from './amongOthers.js';
export { servedProblem } from './contractServed.js';
export { kilobytes, sizeGrowthWarning, weightOf } from './sizeGrowthWarning.js';
export { stillUsed } from './stillUsed.js';
export { takenFromOthers } from './takenFromOthers.js';

const CHECKS: readonly Check[] = [
  contractServed,
  filesAsListed,
  noPages,
  noSecondCopy,
  nothingEvaluated,
  stillsFit,
  lightEnough,
];

/** All problems of a build; empty when it may become a release. */
export const problemsOf = (build: Build): Refusal[] => CHECKS.flatMap((check) => check(build));
