import { EmptyState, ErrorState, PlayerSheet, TableSkeleton } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import { useWorld } from '../hooks/WorldProvider.js';
import { commonTexts } from '../messages/commonTexts.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { PlayerDetails, type PlayerDetailsProps } from './PlayerDetails.js';

/** The player sheet on a page that draws nothing else of the world: it opens from an address, before the world is there too. */
export function PlayerPanel({ playerId, onClose, ...rest }: Omit<PlayerDetailsProps, 'world'>) {
  const t = useText(sheetTexts);
  const common = useText(commonTexts);
  const state = useWorld();
  switch (state.status) {
    case 'loading':
      return (
        <BareSheet title="…" onClose={onClose}>
          <TableSkeleton label={common('loading')} rows={6} />
        </BareSheet>
      );
    case 'failed':
      return (
        <BareSheet title={common('failedTitle')} onClose={onClose}>
          <ErrorState
            title={common('failedTitle')}
            text={common('failedText')}
            retryText={common('retry')}
            onRetry={state.retry}
          />
        </BareSheet>
      );
    case 'ready':
      if (state.world.players.has(playerId)) {
        return <PlayerDetails playerId={playerId} world={state.world} onClose={onClose} {...rest} />;
      }
      return (
        <BareSheet title={t('unknownTitle')} onClose={onClose}>
          <EmptyState title={t('unknownTitle')} text={t('unknownText')} />
        </BareSheet>
      );
  }
}

interface BareSheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

function BareSheet({ title, onClose, children }: BareSheetProps) {
  const common = useText(commonTexts);
  return (
    <PlayerSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      closeLabel={common('close')}
      lastName={title}
      shirt={{ nation: '' }}
      line=""
    >
      {children}
    </PlayerSheet>
  );
}
