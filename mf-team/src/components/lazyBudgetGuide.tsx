import { lazyPage } from '@euro/platform/react';
import type { BudgetGuideProps } from './BudgetGuide.js';

/** What helps when the money does not fill the squad; nobody needs it before the first pick. */
export const BudgetGuide = lazyPage<BudgetGuideProps>(
  () => import(/* webpackChunkName: "guide" */ './BudgetGuide.js').then((file) => file.BudgetGuide),
  () => null,
);
