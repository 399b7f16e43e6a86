import { EmptyState, ErrorState } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useWorld } from '../hooks/useWorld.js';
import { commonTexts } from '../messages/commonTexts.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { WorldGate } from '../parts/WorldGate.js';
import { BareSheet } from './BareSheet.js';
import { PlayerDetails, SheetSkeleton } from './LazyPlayerDetails.js';
import type { PlayerDetailsProps } from './PlayerDetails.js';

/**
 * The player sheet on a page that draws nothing else of the world: it opens from an address, before the world is there
 * too.
 */
export function PlayerPanel(props: PlayerDetailsProps) {
  const common = useText(commonTexts);
  const { onClose } = props;
  return (
    <WorldGate
      loading={<SheetSkeleton onClose={onClose} />}
      failed={(retry) => (
        <BareSheet title={common('failedTitle')} onClose={onClose}>
          <ErrorState
            title={common('failedTitle')}
            text={common('failedText')}
            retryText={common('retry')}
            onRetry={retry}
          />
        </BareSheet>
      )}
    >
      <LoadedPanel {...props} />
    </WorldGate>
  );
}

function LoadedPanel(props: PlayerDetailsProps) {
  const t = useText(sheetTexts);
  if (useWorld().players.has(props.playerId)) return <PlayerDetails {...props} />;
  return (
    <BareSheet title={t('unknownTitle')} onClose={props.onClose}>
      <EmptyState title={t('unknownTitle')} text={t('unknownText')} />
    </BareSheet>
  );
}
