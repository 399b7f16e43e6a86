import type { League } from '@euro/api-contract';
import { Badge, Button, Card, CardTitle, ErrorState, ListRow, Soft } from '@euro/design-system';
import { useFocusAfterRemoval, useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useRef } from 'react';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { useJoinMutation, useRemovalsQuery } from '../store/leaguesApi.js';
import { settingsTexts } from '../texts/settingsTexts.js';

/** The teams that the admin removed, each of which may be let in again; nothing while there is none. */
export function RemovedCard({ league }: { readonly league: Pick<League, 'id'> }) {
  const t = useText(settingsTexts);
  const format = useFormat();
  const notify = useMutationNotice();
  const { currentData, error, refetch } = useRemovalsQuery(league.id);
  const [join, { isLoading, originalArgs }] = useJoinMutation();

  const list = useRef<HTMLUListElement>(null);
  const rememberPress = useFocusAfterRemoval(list);

  async function letIn(teamId: number, name: string) {
    const seat = { leagueId: league.id, teamId };
    rememberPress();
    notify(await join(seat), t('letInDone', { name }));
  }

  if (error && !currentData) {
    return (
      <Card $padded>
        <CardTitle>{t('removedTitle')}</CardTitle>
        <ErrorState
          title={t('removedFailed')}
          text={asFailure(error).message}
          retryText={t('retry')}
          onRetry={refetch}
        />
      </Card>
    );
  }
  if (!currentData || currentData.length === 0) return null;
  return (
    <Card $padded>
      <CardTitle>{t('removedTitle')}</CardTitle>
      <Soft>{t('removedText')}</Soft>
      <ul ref={list} tabIndex={-1}>
        {currentData.map(({ team, removedAt }) => (
          <ListRow
            key={team.id}
            flush
            leading={<Badge seed={team.id} src={team.badge} size={36} />}
            title={team.name}
            detail={t('removedSince', { day: format.dayMonth(removedAt) })}
            trailing={
              <Button
                variant="secondary"
                size="small"
                loading={isLoading && originalArgs?.teamId === team.id}
                aria-label={t('letInOf', { name: team.name })}
                onClick={() => void letIn(team.id, team.name)}
              >
                {t('letIn')}
              </Button>
            }
          />
        ))}
      </ul>
    </Card>
  );
}
