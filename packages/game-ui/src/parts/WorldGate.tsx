import { useText } from '@euro/platform/react';
import { type ReactNode, useContext } from 'react';
import { WorldContext } from '../hooks/useWorld.js';
import { WorldStateContext } from '../hooks/WorldProvider.js';
import { commonTexts } from '../messages/commonTexts.js';
import { PageFailure } from './PageFailure.js';

interface WorldGateProps {
  /** Shown while the tournament is loading. */
  loading: ReactNode;
  /** Shown when it fails to load; by default the failure of a whole page. */
  failed?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Draws its children once the tournament is there: `useWorld` returns it below. */
export function WorldGate({ loading, failed, children }: WorldGateProps) {
  const t = useText(commonTexts);
  const state = useContext(WorldStateContext);
  switch (state.status) {
    case 'loading':
      return loading;
    case 'failed':
      return failed?.(state.retry) ?? <PageFailure text={t('failedText')} onRetry={state.retry} />;
    case 'ready':
      return <WorldContext value={state.world}>{children}</WorldContext>;
  }
}
