import { lazyPage } from '@euro/platform/react';

/** Links below a list that download it. */
export const Csv = lazyPage(() => import('../exports/CsvLinks.js').then((module) => module.CsvLinks));
