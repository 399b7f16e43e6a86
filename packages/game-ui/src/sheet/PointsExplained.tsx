import type { Player } from '@euro/api-contract';
import { Card, CardHeader, ErrorState, TableSkeleton } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import type { PlayerInfoState } from '../hooks/usePlayerInfo.js';
import { commonTexts } from '../messages/commonTexts.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { MatchPoints } from './MatchPoints.js';
import type { SheetRole } from './sheetRole.js';

interface PointsExplainedProps {
  player: Player;
  state: PlayerInfoState;
  onRetry: () => void;
  /** The matchday whose match is explained first; without it the last one he played. */
  weekId?: number;
  role?: SheetRole;
}

/** Each match of a player with each rule that gave points, the statistic behind it, and the sum. */
export function PointsExplained({ state, onRetry, ...matchProps }: PointsExplainedProps) {
  const t = useText(sheetTexts);
  const common = useText(commonTexts);
  switch (state.status) {
    case 'loading':
      return (
        <Card>
          <CardHeader title={t('explainedNone')} />
          <TableSkeleton label={common('loading')} rows={6} />
        </Card>
      );
    case 'failed':
      return (
        <Card>
          <ErrorState
            title={common('failedTitle')}
            text={t('failed')}
            retryText={common('retry')}
            retrying={state.retrying}
            onRetry={onRetry}
          />
        </Card>
      );
    case 'empty':
    case 'ready':
      return <MatchPoints key={matchProps.player.id} {...matchProps} matches={state.info.stats} />;
  }
}
