import {
  buyingPrice,
  type CompetitionRules,
  clubLimit,
  type GamePlayer,
  type Lineup,
  planTransfers,
  sellingPrice,
  type Tenths,
  type TransferPair,
  type TransferPlan,
} from '@euro/game';
import type { Random } from '../../infra/random/seededRandom.js';
import { chooseEleven, type Hopes } from './chooseEleven.js';

/** A squad with its money, as a manager has it before him. */
export interface HeldSquad {
  readonly lineup: Lineup;
  readonly purchasePrices: ReadonlyMap<number, Tenths>;
  readonly moneyLeft: Tenths;
}

export interface Market {
  readonly weekId: number;
  readonly rules: CompetitionRules;
  readonly players: ReadonlyMap<number, GamePlayer>;
  /** The players that managers consider, those with the most expected points first. */
  readonly shortlist: readonly GamePlayer[];
}

/** Minimum expected gain of a transfer, in points. */
const MIN_GAIN = 0.8;
/** Managers choose among this many best transfers, so that not all of them make the same one. */
const CHOICE = 4;

interface Idea extends TransferPair {
  readonly gain: number;
}

/**
 * Up to `most` transfers, one after the other, each of which promises points for the matchday; together they are legal.
 * Null when there is none worth making.
 * @param freeLeft transfers that may be charged
 */
export function chooseTransfers(
  squad: HeldSquad,
  { maxTransfers, freeLeft }: { readonly maxTransfers: number; readonly freeLeft: number },
  market: Market,
  hopes: Hopes,
  random: Random,
): TransferPlan | null {
  let plan: TransferPlan | null = null;
  for (let count = 0; count < maxTransfers; count += 1) {
    const pairs: readonly TransferPair[] = plan?.transfers ?? [];
    const ideas = findIdeas(plan ?? squad, pairs, market, hopes);
    const next = firstLegal(ideas, pairs, { squad, freeLeft }, market, random);
    if (!next) break;
    plan = next;
  }
  return plan;
}

/** The plan with one more transfer: one of the best ideas that the rules allow. */
function firstLegal(
  ideas: readonly Idea[],
  pairs: readonly TransferPair[],
  { squad, freeLeft }: { readonly squad: HeldSquad; readonly freeLeft: number },
  { players, rules, weekId: matchday }: Market,
  random: Random,
): TransferPlan | null {
  const remaining = [...ideas];
  while (remaining.length > 0) {
    const best = remaining.slice(0, CHOICE).map(({ gain }) => gain ** 2);
    const [idea] = remaining.splice(random.weighted(best), 1);
    if (!idea) return null;
    const { outId, inId } = idea;
    const transfers = [...pairs.map((pair) => ({ outId: pair.outId, inId: pair.inId })), { outId, inId }];
    const result = planTransfers({ ...squad, transfers, players, rules, matchday, freeLeft });
    if (result.ok) return result.plan;
  }
  return null;
}

/** Transfers that would improve the team, the best first; money and nations are checked for each one separately. */
function findIdeas(
  { lineup, purchasePrices, moneyLeft }: HeldSquad,
  pairs: readonly TransferPair[],
  { players, rules, shortlist, weekId }: Market,
  hopes: Hopes,
): Idea[] {
  const ids = [...lineup.starting, ...lineup.bench];
  const squad = ids.flatMap((id) => players.get(id) ?? []);
  const pairIds = new Set(pairs.flatMap(({ outId, inId }) => [outId, inId]));
  const { worth } = chooseEleven(squad, hopes, rules);
  const limit = clubLimit(rules, weekId);
  const ideas: Idea[] = [];
  for (const out of squad) {
    if (pairIds.has(out.id)) continue;
    const money = moneyLeft + sellingPrice(purchasePrices.get(out.id) ?? out.value, out.value, rules);
    const others = squad.filter(({ id }) => id !== out.id);
    for (const candidate of shortlist) {
      if (candidate.positionId !== out.positionId || hopes(candidate.id) <= hopes(out.id)) continue;
      if (ids.includes(candidate.id) || pairIds.has(candidate.id)) continue;
      if (buyingPrice(candidate.value, rules) > money) continue;
      if (others.filter(({ clubId }) => clubId === candidate.clubId).length >= limit) continue;
      const gain = chooseEleven([...others, candidate], hopes, rules).worth - worth;
      if (gain >= MIN_GAIN) ideas.push({ outId: out.id, inId: candidate.id, gain });
    }
  }
  return ideas.sort((a, b) => b.gain - a.gain || a.outId - b.outId || a.inId - b.inId);
}
