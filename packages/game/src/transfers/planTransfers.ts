import { buyingPrice } from '../prices/buyingPrice.js';
import { sellingPrice } from '../prices/sellingPrice.js';
import type { GamePlayer, Lineup, Tenths } from '../types.js';
import { areExtra } from './areExtra.js';
import { type SurplusClub, surplusClubs } from './surplusClubs.js';
import type {
  PlannedTransfer,
  TransferInput,
  TransferIssue,
  TransferPlan,
  TransferResult,
} from './transfer.js';
import { type KnownTransfer, knownTransfers, transferListIssues } from './transferListIssues.js';

/**
 * The team after a list of transfers, all of them or none (decisions §3, §1.5).
 *
 * Each incoming player takes the slot of the outgoing one, and his armband. The list is judged as the squad it leads
 * to: money, the club limit of the matchday, the free transfers. Of a nation above the limit as many outgoing players
 * as its surplus are extras; others may only leave when the list cures every surplus, and a nation that stays above
 * the limit must have lost a player. When the pairs themselves are invalid, only that is reported.
 */
export function planTransfers(input: TransferInput): TransferResult {
  const listIssues = transferListIssues(input);
  if (listIssues.length > 0) return { ok: false, issues: listIssues };

  const before = squadOf(input.lineup, input);
  const surplus = surplusClubs(before, input.rules, input.matchday);
  const transfers = priceTransfers(knownTransfers(input), surplus, input);
  const plan = planOf(transfers, input);
  const after = squadOf(plan.lineup, input);
  const issues = [
    ...clubIssues(before, after, plan, input),
    ...moneyIssues(plan),
    ...chargeIssues(plan, input),
  ];
  return issues.length > 0 ? { ok: false, issues } : { ok: true, plan };
}

function squadOf(
  { starting, bench }: Pick<Lineup, 'starting' | 'bench'>,
  { players }: Pick<TransferInput, 'players'>,
): GamePlayer[] {
  return [...starting, ...bench].flatMap((id) => players.get(id) ?? []);
}

function priceTransfers(
  pairs: readonly KnownTransfer[],
  surplus: readonly SurplusClub[],
  { purchasePrices, rules }: TransferInput,
): PlannedTransfer[] {
  const extras = areExtra(
    pairs.map((pair) => pair.out),
    surplus,
  );
  return pairs.map((pair, index) => {
    const purchasePrice = purchasePrices.get(pair.out.id) ?? pair.out.value;
    return {
      outId: pair.out.id,
      inId: pair.in.id,
      outPrice: sellingPrice(purchasePrice, pair.out.value, rules),
      inPrice: buyingPrice(pair.in.value, rules),
      extra: extras[index] === true,
    };
  });
}

function planOf(transfers: readonly PlannedTransfer[], input: TransferInput): TransferPlan {
  const successors = new Map(transfers.map(({ outId, inId }) => [outId, inId]));
  const successor = (id: number) => successors.get(id) ?? id;
  const { starting, bench, captainId, viceCaptainId } = input.lineup;
  return {
    lineup: {
      starting: starting.map(successor),
      bench: bench.map(successor),
      captainId: successor(captainId),
      viceCaptainId: successor(viceCaptainId),
    },
    purchasePrices: pricesAfter(input.purchasePrices, transfers),
    moneyLeft: transfers.reduce(
      (money, { outPrice, inPrice }) => money + outPrice - inPrice,
      input.moneyLeft,
    ),
    transfers,
    charged: transfers.filter(({ extra }) => !extra).length,
  };
}

function pricesAfter(
  purchasePrices: ReadonlyMap<number, Tenths>,
  transfers: readonly PlannedTransfer[],
): ReadonlyMap<number, Tenths> {
  const prices = new Map(purchasePrices);
  for (const { outId, inId, inPrice } of transfers) {
    prices.delete(outId);
    prices.set(inId, inPrice);
  }
  return prices;
}

function clubIssues(
  squadBefore: readonly GamePlayer[],
  squadAfter: readonly GamePlayer[],
  plan: TransferPlan,
  { rules, matchday }: TransferInput,
): TransferIssue[] {
  const before = new Map(surplusClubs(squadBefore, rules, matchday).map((club) => [club.clubId, club.count]));
  const after = surplusClubs(squadAfter, rules, matchday);
  const isCured = !after.some(({ clubId }) => before.has(clubId));
  const disallowed = isCured ? [] : plan.transfers.filter(({ extra }) => !extra);
  const issues: TransferIssue[] = [];
  if (disallowed.length > 0) {
    const playerIds = disallowed.map(({ outId }) => outId);
    issues.push({ code: 'only-surplus-clubs', params: { playerIds, clubIds: [...before.keys()] } });
  }
  // `only-surplus-clubs` reports nations that must be reduced first: they are not repeated.
  const tooMany = after.filter(({ clubId, count }) => {
    const countBefore = before.get(clubId);
    return countBefore === undefined || (count >= countBefore && disallowed.length === 0);
  });
  const [first] = tooMany;
  if (first !== undefined) {
    const clubIds = tooMany.map(({ clubId }) => clubId);
    issues.push({ code: 'club-limit', params: { clubIds, limit: first.limit } });
  }
  return issues;
}

function moneyIssues({ moneyLeft }: TransferPlan): TransferIssue[] {
  return moneyLeft < 0 ? [{ code: 'over-budget', params: { missing: -moneyLeft } }] : [];
}

function chargeIssues({ charged }: TransferPlan, { freeLeft }: TransferInput): TransferIssue[] {
  if (charged <= freeLeft) return [];
  return [{ code: 'too-many-transfers', params: { left: freeLeft, wanted: charged } }];
}
