import { TableSkeleton } from '@euro/design-system';
import { lazyPage, useText } from '@euro/platform/react';
import { commonTexts } from '../messages/commonTexts.js';
import { BareSheet } from './BareSheet.js';
import type { PlayerDetailsProps } from './PlayerDetails.js';

/** The player sheet; pages where a press opens it have its code fetched ahead (`useFetchAhead`). */
export const PlayerDetails = lazyPage<PlayerDetailsProps>(
  () => import(/* webpackChunkName: "sheet" */ './PlayerDetails.js').then((file) => file.PlayerDetails),
  ({ onClose }) => <SheetSkeleton onClose={onClose} />,
);

/** The sheet while its player is loading. */
export function SheetSkeleton({ onClose }: { onClose: () => void }) {
  const common = useText(commonTexts);
  return (
    <BareSheet title="…" onClose={onClose}>
      <TableSkeleton label={common('loading')} rows={6} />
    </BareSheet>
  );
}
