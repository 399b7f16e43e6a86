import { lazyPage } from '@euro/platform/react';

/** Links below a list that download it; once the list is there, which would push them down. */
export const Csv = lazyPage(() => import('../exports/CsvLinks.js').then((module) => module.CsvLinks));
