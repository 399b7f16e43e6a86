import type { MatchPlayer, MatchSide } from '@euro/api-contract';
import { COACH, DEFENDER, FORWARD, GOALKEEPER, MIDFIELDER } from '@euro/game';

/** A side as the match page draws it (decisions §10). */
export interface SideSheet {
  /** Those who start, in rows: goalkeeper, defenders, midfielders, forwards; announced before the kick-off. */
  readonly rows: readonly (readonly MatchPlayer[])[];
  readonly coach: MatchPlayer | null;
  /** Those who came on, in order. */
  readonly cameOn: readonly MatchPlayer[];
  /** Squad members who have not played so far. */
  readonly bench: readonly MatchPlayer[];
  /** All squad members who did not start, in the order of the bench. */
  readonly substitutes: readonly MatchPlayer[];
  /** Total points of the players. */
  readonly points: number;
}

const ROWS = [GOALKEEPER, DEFENDER, MIDFIELDER, FORWARD];

/**
 * Divides the players of a side over pitch, touchline and bench (spec §2, decisions §10). Who came on a moment ago is
 * along the touchline before his first minute is full.
 */
export function sideSheet({ players }: Pick<MatchSide, 'players'>): SideSheet {
  const squad = players.filter(({ positionId }) => positionId !== COACH);
  const cameOn = ({ started, in: minutes, inMin }: MatchPlayer) =>
    !started && (minutes > 0 || inMin !== null);
  const substitutes = squad
    .filter(({ started }) => !started)
    .sort((one, other) => one.positionId - other.positionId || byShirt(one, other));
  return {
    rows: ROWS.map((position) =>
      squad.filter(({ started, positionId }) => started && positionId === position).sort(byShirt),
    ),
    coach: players.find(({ positionId }) => positionId === COACH) ?? null,
    cameOn: squad
      .filter(cameOn)
      .sort((one, other) => (one.inMin ?? 0) - (other.inMin ?? 0) || byShirt(one, other)),
    bench: substitutes.filter((player) => !cameOn(player)),
    substitutes,
    points: players.reduce((sum, player) => sum + player.points, 0),
  };
}

/** True once starters are announced. */
export function hasLineups(sides: { readonly home: Squad | null; readonly away: Squad | null }): boolean {
  return [sides.home, sides.away].some((side) => side?.players.some(({ started }) => started));
}

/** A player's goals, assists or cards in a match. */
export interface PlayerEvents {
  readonly player: MatchPlayer;
  readonly count: number;
  /** A goal for the other side. */
  readonly isOwnGoal: boolean;
}

/** The kinds of deeds of a match, in the order in which they are listed. */
export const EVENT_KINDS = ['goal', 'assist', 'yellow', 'red'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

const COUNTS = {
  goal: (player) => player.goals,
  assist: (player) => player.assists,
  yellow: (player) => player.yellow_cards,
  red: (player) => player.red_card,
} satisfies Record<EventKind, (player: MatchPlayer) => number>;

type Squad = Pick<MatchSide, 'players'>;

/**
 * The players of a side with events of one kind; own goals of the other side are among its goals. The statistics have
 * no minutes (decisions §10).
 */
export function eventsOf(kind: EventKind, side: Squad, other: Squad): readonly PlayerEvents[] {
  const sideEvents = countEvents(side, COUNTS[kind], false);
  return kind === 'goal'
    ? [...sideEvents, ...countEvents(other, (player) => player.own_goals, true)]
    : sideEvents;
}

function countEvents(
  { players }: Squad,
  count: (player: MatchPlayer) => number,
  isOwnGoal: boolean,
): PlayerEvents[] {
  return players
    .filter((player) => count(player) > 0)
    .map((player) => ({ player, count: count(player), isOwnGoal }))
    .sort((one, next) => next.count - one.count || byShirt(one.player, next.player));
}

function byShirt(one: MatchPlayer, other: MatchPlayer): number {
  return (one.shirt ?? 0) - (other.shirt ?? 0) || one.id - other.id;
}
