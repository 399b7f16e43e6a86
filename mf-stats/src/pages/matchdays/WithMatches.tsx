import { Card, ErrorState } from '@euro/design-system';
import type { MatchesState } from '@euro/platform';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import { commonTexts } from '../../texts/commonTexts.js';
import { matchTexts } from '../../texts/matchTexts.js';
import { MatchdaysSkeleton } from './MatchdaysSkeleton.js';

/** Draws what needs fixtures and matchdays once they are there; until then that they come, or could not be fetched. */
export function WithMatches({ children }: { children: (tournament: MatchesState) => ReactNode }) {
  const t = useText(matchTexts);
  const common = useText(commonTexts);
  const { state } = usePlatform();
  const { status, value } = useShared(state.matches);
  if (value && value.weeks.length > 0) return children(value);
  if (status === 'loading') return <MatchdaysSkeleton />;
  return (
    <Card>
      <ErrorState
        title={t('matches.error')}
        text={t('matches.error.text')}
        retryText={common('retry')}
        onRetry={() => state.refresh('matches')}
      />
    </Card>
  );
}
