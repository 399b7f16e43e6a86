import type { Match, ScoredSelection, TeamPoints } from '@euro/api-contract';
import { Card, CardHeader, Chip, ListRow, LiveDot, Num, token, VisuallyHidden } from '@euro/design-system';
import type { PlayerStatus } from '@euro/game';
import { commonTexts, DayHeading, Portrait, shirtOf, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import styled, { keyframes } from 'styled-components';
import { hasToPlay } from '../../domain/hasToPlay.js';
import { isOfEleven } from '../../domain/leftToPlay.js';
import { matchIn } from '../../domain/matchIn.js';
import { scoreLine } from '../../domain/scoreLine.js';
import { sitsOut } from '../../domain/sitsOut.js';
import { useStatuses } from '../../hooks/useStatuses.js';
import { homeTexts } from '../../texts/homeTexts.js';

/**
 * During a matchday: players of the team who play now, those on the bench of a running match, those still to play with
 * their kick-off, in the eleven and on the team's bench, those who played, and those without a match.
 */
export function MyPlayersCard({ points }: { readonly points: TeamPoints }) {
  const t = useText(homeTexts);
  const titleId = useId();
  const statuses = useStatuses(points);
  const groups = useGroups(points, statuses);
  const playingCount = [...statuses.values()].filter((status) => status === 'playing').length;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={t('mine')}
        aside={
          playingCount > 0 && (
            <Chip tone="positive" icon={<LiveDot $kind="surface" />}>
              {t('busyCount', { count: playingCount })}
            </Chip>
          )
        }
      />
      {/* Rendered anew when a player changes groups: a sliding row would be hard to follow. */}
      <Groups key={groups.map(({ kind, selections }) => `${kind} ${selections.length}`).join()}>
        {groups.map(({ kind, selections }) => (
          <section key={kind} aria-label={t(`group-${kind}`)}>
            <DayHeading>{t(`group-${kind}`)}</DayHeading>
            <ul>
              {selections.map((selection) => (
                <PlayerRow
                  key={selection.playerId}
                  selection={selection}
                  points={points}
                  status={statuses.get(selection.playerId) ?? selection.status}
                />
              ))}
            </ul>
          </section>
        ))}
      </Groups>
    </Card>
  );
}

const KINDS = ['now', 'bench', 'next', 'nextOnBench', 'played', 'none'] as const;
type Kind = (typeof KINDS)[number];

const KIND_OF: Readonly<Partial<Record<PlayerStatus, Kind>>> = {
  playing: 'now',
  bench: 'bench',
  'to-play': 'next',
  'no-match': 'none',
};

interface Group {
  readonly kind: Kind;
  readonly selections: readonly ScoredSelection[];
}

/** The players by {@link KINDS}, each kind by kick-off; a group without anybody is left out. */
function useGroups({ selections, weekId }: TeamPoints, statuses: ReadonlyMap<number, PlayerStatus>): Group[] {
  const kickOff = useKickOff(weekId);
  const inOrder = [...selections].sort((a, b) => kickOff(a.playerId) - kickOff(b.playerId) || 0);
  const kindOf = (selection: ScoredSelection): Kind => {
    const kind = KIND_OF[statuses.get(selection.playerId) ?? selection.status] ?? 'played';
    return kind === 'next' && !isOfEleven(selection) ? 'nextOnBench' : kind;
  };
  return KINDS.map((kind) => ({ kind, selections: inOrder.filter((each) => kindOf(each) === kind) })).filter(
    (group) => group.selections.length > 0,
  );
}

interface PlayerRowProps {
  readonly selection: ScoredSelection;
  readonly points: TeamPoints;
  readonly status?: PlayerStatus;
}

/** A player with his points, or his kick-off before his match. */
export function PlayerRow({ selection, points, status = selection.status }: PlayerRowProps) {
  const world = useWorld();
  const t = useText(homeTexts);
  const names = useNames();
  const format = useFormat();
  const kickOff = useKickOff(points.weekId)(selection.playerId);
  const player = world.players.get(selection.playerId);
  const match = matchIn(world, points.weekId, selection.playerId);
  if (!player) return null;
  const isSubstitute = !selection.counted && selection.positionId === 0;
  const detail = [match && (scoreLine(match) ?? sidesOf(match)), isSubstitute && t('onYourBench')].filter(
    Boolean,
  );
  return (
    <ListRow
      leading={
        <Portrait
          src={player.portraitUrl ?? undefined}
          shirt={shirtOf(player, names.clubCode(player.clubId))}
          size={40}
        />
      }
      title={
        <Title>
          <span>{names.player(player.id)}</span>
          <Band captain={selection.captain} />
          {status === 'playing' && <LiveDot $kind="plate" />}
        </Title>
      }
      detail={detail.join(' · ')}
      trailing={
        hasToPlay(status, points) ? (
          Number.isFinite(kickOff) && <When>{format.kickOff(kickOff)}</When>
        ) : sitsOut(status, selection, points) ? null : (
          <Num>{format.points(selection.counted ? selection.total : selection.points)}</Num>
        )
      }
    />
  );
}

/** Epoch ms of a player's match; infinite where he has none. */
function useKickOff(weekId: number): (playerId: number) => number {
  const world = useWorld();
  return (playerId) => {
    const match = matchIn(world, weekId, playerId);
    return match ? Date.parse(match.date) : Number.POSITIVE_INFINITY;
  };
}

/** "UKR – BEL" */
const sidesOf = ({ homeId, awayId }: Match) => `${homeId?.short} – ${awayId?.short}`;

/** The armband of captain or vice-captain. */
function Band({ captain }: Pick<ScoredSelection, 'captain'>) {
  const common = useText(commonTexts);
  if (captain !== 1 && captain !== 2) return null;
  return (
    <>
      <Armband data-captain={captain} aria-hidden="true">
        {captain === 1 ? 'C' : 'V'}
      </Armband>
      <VisuallyHidden>{`, ${common(captain === 1 ? 'captain' : 'viceCaptain')}`}</VisuallyHidden>
    </>
  );
}

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
`;

const Armband = styled.i`
  display: inline-grid;
  place-items: center;
  min-width: 1.375rem;
  height: 1.125rem;
  border-radius: 3px;
  background: ${token.ownRow};
  color: ${token.accent};
  font-size: 0.75rem;
  font-style: normal;
  font-weight: 900;
  line-height: 1;
  transform: skewX(-12deg);
  &[data-captain='2'] { background: none; color: ${token.ink}; box-shadow: inset 0 0 0 1.5px ${token.ink}; }
`;

const appear = keyframes`from { opacity: 0; }`;

const Groups = styled.div`
  container-type: inline-size;
  padding-bottom: 4px;
  @media (prefers-reduced-motion: no-preference) { animation: ${appear} ${token.calm}; }
`;

const When = styled.span`
  flex: none;
  font-size: 0.8125rem;
  font-weight: 700;
  color: ${token.inkSoft};
`;
