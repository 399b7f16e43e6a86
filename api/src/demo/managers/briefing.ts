import type { GamePlayer } from '@euro/game';
import type { GameContext } from '../../infra/context.js';
import { currentSnapshot, squadPlaceOf, type TournamentSnapshot } from '../../tournament/index.js';
import type { Market } from './chooseTransfers.js';
import { expectedPoints } from './expectedPoints.js';

/** The public knowledge about a matchday at a moment, computed once for all managers. */
export interface Briefing {
  readonly snapshot: TournamentSnapshot;
  readonly weekId: number;
  /** Game time at which it holds. */
  readonly now: number;
  /** Points by player id. */
  readonly expected: ReadonlyMap<number, number>;
  readonly market: Market;
}

/** Number of players per position that managers consider. */
const SHORTLIST = 24;

export async function makeBriefing(context: GameContext, weekId: number): Promise<Briefing> {
  const snapshot = await currentSnapshot(context);
  if (!snapshot) throw new Error('There is no tournament to play.');
  return briefingOf(snapshot, weekId, context.clock.now());
}

/** @param now game time; nothing that becomes known later is in the briefing */
export function briefingOf(snapshot: TournamentSnapshot, weekId: number, now: number): Briefing {
  const expected = expectedPoints(snapshot, weekId, now);
  const expectedPointsOf = ({ id }: GamePlayer) => expected.get(id) ?? 0;
  const players = new Map(
    [...snapshot.players.values()].flatMap((player) => {
      const place = squadPlaceOf(snapshot, player, now);
      return place ? [[player.id, { ...player, ...place }] as const] : [];
    }),
  );
  const forSale = [...players.values()].filter(({ hasLeft }) => !hasLeft);
  const ranked = forSale.sort((a, b) => expectedPointsOf(b) - expectedPointsOf(a) || a.id - b.id);
  // Mixes expensive and cheap players, so that every budget finds one.
  const shortlist = ranked.filter((player, place) => {
    const before = ranked.slice(0, place).filter(({ positionId }) => positionId === player.positionId);
    return before.length < SHORTLIST || before.every(({ value }) => value > player.value);
  });
  const { rules } = snapshot.competition;
  return {
    snapshot,
    weekId,
    now,
    expected,
    market: { weekId, rules, players, shortlist },
  };
}
