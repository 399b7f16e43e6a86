import { Card, CardHeader, Soft, TableSkeleton, TextLink } from '@euro/design-system';
import type { EmbedProps } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { ChevronRight, Plus } from 'lucide-react';
import { DuelRows } from '../duels/DuelRows.js';
import { NoDuels } from '../duels/NoDuels.js';
import { useMayChallenge } from '../duels/useMayChallenge.js';
import { useTeamDuelsQuery } from '../store/duelsApi.js';
import { challengeTexts } from '../texts/challengeTexts.js';

/** Rows on home; all are one press away. */
const ROWS = 3;

/** `leagues/duels@1` with `{ teamId }`: the duels of a team, running ones first, or the way to make one while there is. */
export function DuelsCard({ teamId }: EmbedProps) {
  const t = useText(challengeTexts);
  const mayChallenge = useMayChallenge();
  const { currentData, error } = useTeamDuelsQuery(Number(teamId));
  // Without duels there will be nothing: a row in their place would go again.
  if (!currentData && !error && !mayChallenge) return null;
  if (!currentData)
    return (
      <Card $padded={error !== undefined}>
        {error ? <Soft>{t('failed')}</Soft> : <TableSkeleton label={t('loading')} rows={1} />}
      </Card>
    );
  const duels = currentData.duels.filter(({ state }) => state !== 'stopped');
  if (duels.length === 0)
    return (
      mayChallenge && (
        <Card>
          <NoDuels href="/duels?new" />
        </Card>
      )
    );
  const hasMore = duels.length > ROWS;
  return (
    <Card>
      <CardHeader
        title={t('title')}
        aside={
          (hasMore || mayChallenge) && (
            <TextLink
              href={hasMore ? '/duels' : '/duels?new'}
              icon={hasMore ? <ChevronRight size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
            >
              {t(hasMore ? 'all' : 'newDuel')}
            </TextLink>
          )
        }
      />
      <DuelRows duels={duels.slice(0, ROWS)} among={duels} />
    </Card>
  );
}
