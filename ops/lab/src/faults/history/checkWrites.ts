import type { Entry, Journal } from './journal.js';

/** Stored writes, with the clients' keys. */
export interface StoredWrites {
  /** Keys of changes of teams and leagues; `receiptId` is null where there was nothing to change. */
  readonly keys: readonly {
    readonly key: string;
    readonly teamId: number | null;
    readonly receiptId: number | null;
  }[];
  readonly comments: readonly { readonly body: string; readonly requestKey: string | null }[];
  readonly orders: readonly { readonly requestKey: string | null }[];
  readonly receipts: readonly { readonly id: number; readonly teamId: number }[];
}

/** A team with the growth of its version in the trial. */
export interface GrownTeam {
  readonly name: string;
  readonly teamId: number;
  readonly grown: number;
}

/**
 * Compares the answers of clients with the stored writes.
 * @returns violations in words, with the history of the key
 */
export function checkWrites(
  { keys, comments, orders, receipts }: StoredWrites,
  journal: Journal,
  teams: readonly GrownTeam[],
): readonly string[] {
  const stored = new Map<string, number>();
  const requestKeys = [...comments, ...orders].flatMap(({ requestKey }) => requestKey ?? []);
  for (const key of [...keys.map(({ key }) => key), ...requestKeys])
    stored.set(key, (stored.get(key) ?? 0) + 1);
  const violations = [...journal.entries.values()].flatMap((entry) => {
    const problem = problemOf(entry, stored.get(entry.key) ?? 0);
    return problem === null ? [] : [`${problem}:\n${journal.describe(entry.key)}`];
  });
  for (const { body, requestKey } of comments)
    if (requestKey !== null && body !== `Bericht ${requestKey}`)
      violations.push(`another comment:\n${journal.describe(requestKey)}`);
  for (const { name, teamId, grown } of teams) {
    const ofTeam = receipts.filter((receipt) => receipt.teamId === teamId).map(({ id }) => id);
    const receiptIds = keys.flatMap((key) =>
      key.teamId === teamId && key.receiptId !== null ? [key.receiptId] : [],
    );
    const twice = receiptIds.filter((id, index) => receiptIds.indexOf(id) !== index);
    const without = ofTeam.filter((id) => !receiptIds.includes(id));
    for (const id of twice) violations.push(`${name}: receipt ${id} belongs to two keys`);
    for (const id of without) violations.push(`${name}: receipt ${id} belongs to no key`);
    if (grown !== ofTeam.length)
      violations.push(`${name}: its version grew by ${grown}, and it has ${ofTeam.length} receipts`);
  }
  return violations;
}

/** The contradiction between the answers to a write and the number of rows with its key; null when there is none. */
function problemOf({ outcome, attempts }: Pick<Entry, 'outcome' | 'attempts'>, rows: number): string | null {
  if (rows > 1) return 'doubled';
  if (outcome === 'acknowledged' && rows === 0) return 'lost';
  // One attempt without an answer may have been stored before the next one was refused.
  const isSurelyRefused =
    outcome === 'refused' && attempts.every(({ status }) => status >= 400 && status < 500);
  return isSurelyRefused && rows > 0 ? 'refused, and stored' : null;
}
