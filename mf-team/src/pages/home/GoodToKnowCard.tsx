import type { Team, TeamPoints } from '@euro/api-contract';
import { ButtonLink, Card, CardHeader, IconTile, Jersey, ListRow } from '@euro/design-system';
import { shirtOf, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ArrowLeftRight } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import type { Todo, TodoList } from '../../domain/homeTodo.js';
import { useChangePaths } from '../../hooks/useChangePaths.js';
import { useStatuses } from '../../hooks/useStatuses.js';
import { homeTexts } from '../../texts/homeTexts.js';

export interface GoodToKnowCardProps {
  readonly team: Team;
  readonly points: TeamPoints;
  readonly todo: TodoList;
}

/**
 * During a matchday: starters who do not play with their substitutes, and the rules of the next matchday. Problems are
 * in the card of tasks, with the transfers.
 */
export function GoodToKnowCard({ team, points, todo }: GoodToKnowCardProps) {
  const { deadlineWeek } = useWorld().deadline;
  const t = useText(homeTexts);
  const titleId = useId();
  const names = useNames();
  const statuses = useStatuses(points);
  const { market } = useChangePaths(team);
  const onBench = points.selections.filter(
    ({ playerId, positionId }) => positionId === 1 && statuses.get(playerId) === 'bench',
  );
  const transfers = todo.problems > 0 ? undefined : todo.items.find(isTransfers);
  if (points.autoSubs.length === 0 && onBench.length === 0 && !transfers) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('know')} />
      <List>
        {points.autoSubs.map(({ outId, inId }) => (
          <ListRow
            key={outId}
            leading={<Shirt playerId={outId} />}
            title={t('didNotPlay', { name: names.player(outId) })}
            detail={t('comesOn', { name: names.player(inId) })}
            trailing={
              <ButtonLink variant="secondary" size="small" href={`/points/${team.id}`}>
                {t('see')}
              </ButtonLink>
            }
          />
        ))}
        {onBench.map(({ playerId }) => (
          <ListRow
            key={playerId}
            leading={<Shirt playerId={playerId} />}
            title={t('sitsOut', { name: names.player(playerId) })}
            detail={t('mayComeOn')}
          />
        ))}
        {transfers && deadlineWeek !== null && (
          <ListRow
            leading={
              <IconTile>
                <ArrowLeftRight aria-hidden />
              </IconTile>
            }
            title={t('weekOpen', { week: deadlineWeek })}
            detail={
              transfers.kind === 'unlimited'
                ? t('unlimited')
                : t('transfersLeft', { count: transfers.transfers.left })
            }
            trailing={
              <ButtonLink variant="secondary" size="small" href={market}>
                {t('plan')}
              </ButtonLink>
            }
          />
        )}
      </List>
    </Card>
  );
}

const isTransfers = (item: Todo) => item.kind === 'transfers' || item.kind === 'unlimited';

function Shirt({ playerId }: { readonly playerId: number }) {
  const { players } = useWorld();
  const names = useNames();
  const player = players.get(playerId);
  return player ? <Jersey {...shirtOf(player, names.clubCode(player.clubId))} size={44} /> : null;
}

const List = styled.ul`
  container-type: inline-size;
  padding-bottom: 4px;
`;
