import type { GamePlayer } from '@euro/game';
import { type Catalogue, currentCatalogue } from '../../catalogue/index.js';
import type { GameContext } from '../../settlement/index.js';
import type { Market } from './chooseTransfers.js';
import { expectedPoints } from './expectedPoints.js';

/** What all managers know at a moment about a matchday; made once for all of them. */
export interface Briefing {
  readonly catalogue: Catalogue;
  readonly weekId: number;
  /** Game time at which it holds. */
  readonly now: number;
  /** Points by player id. */
  readonly expected: ReadonlyMap<number, number>;
  readonly market: Market;
}

/** Players of a position that managers look at. */
const SHORTLIST = 24;

export async function makeBriefing(context: GameContext, weekId: number): Promise<Briefing> {
  const catalogue = await currentCatalogue(context);
  if (!catalogue) throw new Error('There is no tournament to play.');
  return briefingOf(catalogue, weekId, context.clock.now());
}

/** @param now game time; nothing that becomes known later is in the briefing */
export function briefingOf(catalogue: Catalogue, weekId: number, now: number): Briefing {
  const expected = expectedPoints(catalogue, weekId, now);
  const hoped = ({ id }: GamePlayer) => expected.get(id) ?? 0;
  const ranked = [...catalogue.players.values()].sort((a, b) => hoped(b) - hoped(a) || a.id - b.id);
  // The dear and the cheap: for every price somebody is among them.
  const shortlist = ranked.filter((player, place) => {
    const before = ranked.slice(0, place).filter(({ positionId }) => positionId === player.positionId);
    return before.length < SHORTLIST || before.every(({ value }) => value > player.value);
  });
  const { rules } = catalogue.competition;
  return {
    catalogue,
    weekId,
    now,
    expected,
    market: { weekId, rules, players: catalogue.players, shortlist },
  };
}
