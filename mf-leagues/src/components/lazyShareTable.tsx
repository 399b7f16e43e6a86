import { lazyPage } from '@euro/platform/react';
import type { ShareTableProps } from './ShareTable.js';

/** Below the table, in room of its final height. */
export const ShareTable = lazyPage<ShareTableProps>(
  () => import(/* webpackChunkName: "share-table" */ './ShareTable.js').then((file) => file.ShareTable),
  <div style={{ height: 44 }} />,
);
