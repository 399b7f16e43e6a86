import type { Team } from '@euro/api-contract';
import { ButtonLink, Card, CardHeader, Chip, IconTile, Jersey, ListRow } from '@euro/design-system';
import { markOf, StatusMark, shirtOf, useCards, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ArrowLeftRight, Check, TriangleAlert, Users } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import type { Todo, TodoList } from '../../domain/homeTodo.js';
import { isOutForGood } from '../../domain/lineupWarnings.js';
import { matchIn } from '../../domain/matchIn.js';
import { useChangePaths } from '../../hooks/useChangePaths.js';
import { homeTexts } from '../../texts/homeTexts.js';

interface TodoCardProps {
  readonly todo: TodoList;
  readonly team: Team;
  /** The matchday before has just ended. */
  readonly isAfter: boolean;
}

/** Tasks before the deadline, each with the button that solves it. */
export function TodoCard({ todo, team, isAfter }: TodoCardProps) {
  const { deadlineWeek: week } = useWorld().deadline;
  const t = useText(homeTexts);
  const titleId = useId();
  if (week === null) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={isAfter ? t('todoFor', { week }) : t('todo')}
        aside={todo.problems > 0 && <Chip tone="warning">{t('problems', { count: todo.problems })}</Chip>}
      />
      <List>
        {todo.items.map((item) => (
          <TodoRow
            key={'playerId' in item ? `${item.kind} ${item.playerId}` : item.kind}
            item={item}
            team={team}
          />
        ))}
        {todo.items.every(({ kind }) => kind === 'captain' || kind === 'club-limit') && (
          <ListRow leading={<Done />} title={t('ready')} detail={t('readyDetail', { week })} />
        )}
      </List>
    </Card>
  );
}

function TodoRow({ item, team }: { readonly item: Todo; readonly team: Team }) {
  const t = useText(homeTexts);
  const names = useNames();
  const paths = useChangePaths(team);
  switch (item.kind) {
    case 'warning': {
      const isSwap = item.canSwap && !isOutForGood({ kind: item.warning });
      return (
        <ListRow
          leading={<MarkedShirt playerId={item.playerId} />}
          title={t(`warning-${item.warning}`, { name: names.player(item.playerId) })}
          detail={t(`warning-${item.role}`)}
          trailing={
            <ButtonLink
              variant="secondary"
              size="small"
              href={isSwap ? paths.lineup : paths.replace(item.playerId)}
            >
              {t(isSwap ? 'swap' : 'replace')}
            </ButtonLink>
          }
        />
      );
    }
    case 'out':
      return <OutRow playerIds={item.playerIds} href={paths.repair} />;
    case 'no-captain':
      return (
        <ListRow
          leading={
            <IconTile>
              <TriangleAlert aria-hidden />
            </IconTile>
          }
          title={t('noCaptain')}
          detail={t('noCaptainDetail')}
          trailing={
            <ButtonLink variant="secondary" size="small" href={paths.lineup}>
              {t('choose')}
            </ButtonLink>
          }
        />
      );
    case 'transfers':
    case 'unlimited': {
      const isFree = item.kind === 'unlimited';
      return (
        <ListRow
          leading={
            <IconTile>
              <ArrowLeftRight aria-hidden />
            </IconTile>
          }
          title={isFree ? t('unlimited') : t('transfersLeft', { count: item.transfers.left })}
          detail={
            isFree
              ? t('unlimitedDetail')
              : t('transfersDetail', { earned: item.transfers.earned, saved: item.transfers.saved })
          }
          trailing={
            <ButtonLink variant="secondary" size="small" href={paths.market}>
              {t('choose')}
            </ButtonLink>
          }
        />
      );
    }
    case 'captain':
      return (
        <ListRow
          leading={<Done />}
          title={t('captain', { name: names.player(item.playerId) })}
          detail={<CaptainsMatch playerId={item.playerId} />}
        />
      );
    case 'club-limit':
      return (
        <ListRow
          leading={
            <IconTile>
              <Users aria-hidden />
            </IconTile>
          }
          title={t('clubLimit', { limit: item.limit })}
          detail={t('clubLimitDetail', { before: item.before })}
        />
      );
  }
}

/** All players who are out of the competition. */
function OutRow({ playerIds, href }: { readonly playerIds: readonly number[]; readonly href: string }) {
  const t = useText(homeTexts);
  const format = useFormat();
  const names = useNames();
  return (
    <ListRow
      leading={
        <IconTile>
          <TriangleAlert aria-hidden />
        </IconTile>
      }
      title={t('outCount', { count: playerIds.length })}
      detail={new Intl.ListFormat(format.locale).format(playerIds.map(names.player))}
      trailing={
        <ButtonLink variant="secondary" size="small" href={href}>
          {t('replace')}
        </ButtonLink>
      }
    />
  );
}

function CaptainsMatch({ playerId }: { readonly playerId: number }) {
  const world = useWorld();
  const format = useFormat();
  const { deadlineWeek } = world.deadline;
  const { fixture } = useCards(deadlineWeek);
  const clubId = world.players.get(playerId)?.clubId;
  const match = matchIn(world, deadlineWeek, playerId);
  const fixtureText = clubId === undefined ? undefined : fixture(clubId)?.spoken;
  return <span>{[match && format.dayAndTime(match.date), fixtureText].filter(Boolean).join(' ')}</span>;
}

/** A player's shirt with the mark of why he can't play, or may not. */
export function MarkedShirt({ playerId }: { readonly playerId: number }) {
  const { players } = useWorld();
  const names = useNames();
  const player = players.get(playerId);
  if (!player) return null;
  const mark = markOf(player);
  return (
    <Marked>
      <Jersey {...shirtOf(player, names.clubCode(player.clubId))} size={44} />
      {mark && <StatusMark mark={mark} size={20} />}
    </Marked>
  );
}

function Done() {
  return (
    <IconTile>
      <Check aria-hidden />
    </IconTile>
  );
}

const List = styled.ul`
  container-type: inline-size;
  padding-bottom: 4px;
`;

const Marked = styled.span`
  position: relative;
  flex: none;
  width: 44px;
  height: 44px;
  & > :last-child:not(:first-child) { position: absolute; right: -4px; bottom: -4px; }
`;
