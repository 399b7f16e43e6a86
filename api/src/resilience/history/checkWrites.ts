import type { Database } from '../../infra/db/database.js';
import type { TeamState } from '../ledger.js';
import type { HistoryPlayer } from './historyPlayer.js';
import type { Entry, Journal } from './journal.js';

/** A team before and after the trial. */
export interface TeamBeforeAfter {
  readonly player: HistoryPlayer;
  readonly versionBefore: number;
  readonly after: TeamState;
}

/**
 * Compares what clients were answered with what is stored. Each write has its key in the table of what it made: keys of
 * changes, comments, orders. @returns violations in words, with the history of the key
 */
export async function checkWrites(
  { models }: Database,
  journal: Journal,
  teams: readonly TeamBeforeAfter[],
  chatLeagueId: number,
): Promise<readonly string[]> {
  const keys = await models.IdempotencyKey.findAll({
    attributes: ['key', 'teamId', 'receiptId'],
    raw: true,
  });
  const comments = await models.Comment.findAll({ where: { leagueId: chatLeagueId }, raw: true });
  const orders = await models.Order.findAll({ attributes: ['requestKey'], raw: true });
  const receipts = await models.Receipt.findAll({ attributes: ['id', 'teamId'], raw: true });
  const stored = new Map<string, number>();
  for (const key of [
    ...keys.map(({ key }) => key),
    ...comments.flatMap(({ requestKey }) => requestKey ?? []),
    ...orders.flatMap(({ requestKey }) => requestKey ?? []),
  ])
    stored.set(key, (stored.get(key) ?? 0) + 1);
  const violations = [...journal.entries.values()].flatMap((entry) => {
    const problem = problemOf(entry, stored.get(entry.key) ?? 0);
    return problem === null ? [] : [`${problem}:\n${journal.describe(entry.key)}`];
  });
  for (const { body, requestKey } of comments)
    if (requestKey !== null && body !== `Bericht ${requestKey}`)
      violations.push(`another comment for ${requestKey}`);
  for (const { player, versionBefore, after } of teams) {
    const { teamId } = player.seeded;
    const ofTeam = receipts.filter((receipt) => receipt.teamId === teamId).map(({ id }) => id);
    const named = keys.flatMap((key) =>
      key.teamId === teamId && key.receiptId !== null ? [key.receiptId] : [],
    );
    const twice = named.filter((id, index) => named.indexOf(id) !== index);
    const without = ofTeam.filter((id) => !named.includes(id));
    for (const id of twice) violations.push(`${player.name}: receipt ${id} belongs to two keys`);
    for (const id of without) violations.push(`${player.name}: receipt ${id} belongs to no key`);
    const grown = after.version - versionBefore;
    if (grown !== ofTeam.length)
      violations.push(`${player.name}: its version grew by ${grown}, and it has ${ofTeam.length} receipts`);
  }
  return violations;
}

/** What does not fit between an entry's answers and the number of rows with its key; null when all does. */
function problemOf({ outcome, attempts }: Entry, rows: number): string | null {
  if (rows > 1) return 'doubled';
  if (outcome === 'acknowledged' && rows === 0) return 'lost';
  const isSurelyRefused =
    outcome === 'refused' && attempts.every(({ status }) => status >= 400 && status < 500);
  return isSurelyRefused && rows > 0 ? 'refused, and stored' : null;
}
