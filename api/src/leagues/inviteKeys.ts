import { randomBytes } from 'node:crypto';
import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { onPrimary } from '../infra/db/replicas/index.js';
import { select } from '../infra/db/select.js';

/** Bytes of the random part of an invite code. */
export const INVITE_KEY_BYTES = 6;

/** The random part of an invite code (decisions §5.7): 48 bits that cannot be derived from anything else. */
export function newInviteKey(): number {
  return randomBytes(INVITE_KEY_BYTES).readUIntBE(0, INVITE_KEY_BYTES);
}

interface WithInviteKey {
  readonly id: number;
  readonly inviteKey: number | null;
}

/**
 * The leagues with their random parts. A league without one was created by a process of the release before, while the
 * two run side by side; it receives one now.
 */
export async function withInviteKeys<L extends WithInviteKey>(
  { sequelize }: Pick<Database, 'sequelize'>,
  leagues: readonly L[],
  transaction?: Transaction,
): Promise<readonly L[]> {
  const without = leagues.filter(({ inviteKey }) => inviteKey === null).map(({ id }) => id);
  if (without.length === 0) return leagues;
  for (const id of without) {
    // When two processes do this concurrently, one key is stored and both read it.
    await sequelize.query('UPDATE leagues SET invite_key = :key WHERE id = :id AND invite_key IS NULL', {
      replacements: { id, key: newInviteKey() },
      transaction,
    });
  }
  const rows = await onPrimary(() =>
    select<WithInviteKey>(
      sequelize,
      'SELECT id, invite_key AS inviteKey FROM leagues WHERE id IN (:without)',
      { without },
      transaction,
    ),
  );
  const keys = new Map(rows.map(({ id, inviteKey }) => [id, inviteKey]));
  for (const league of leagues) {
    const key = keys.get(league.id);
    if (key !== undefined) Object.assign(league, { inviteKey: key });
  }
  return leagues;
}
