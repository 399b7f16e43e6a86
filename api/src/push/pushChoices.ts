import { PUSH_KINDS, type PushKind } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import type { PushChoice } from '../models/index.js';

/** A user's choices, with his quiet hours. */
export interface PushChoices {
  readonly kinds: Readonly<Record<PushKind, boolean>>;
  readonly quiet: { readonly on: boolean; readonly from: number; readonly to: number };
  readonly timeZone: string;
}

/** Choices offered to a user who never chose: the two kinds of the opt-in card. */
export const DEFAULT_CHOICES: PushChoices = {
  kinds: { deadline: true, goal: true, captainOut: false, confirmed: false, mention: false },
  quiet: { on: true, from: 23 * 60, to: 8 * 60 },
  timeZone: 'Europe/Brussels',
};

/** A user's choices; the defaults for who never chose. */
export async function loadPushChoices(
  { models }: Pick<Database, 'models'>,
  userId: number,
  transaction?: Transaction,
): Promise<PushChoices> {
  const row = await models.PushChoice.findByPk(userId, { raw: true, transaction: transaction ?? null });
  return row ? readChoices(row) : DEFAULT_CHOICES;
}

function readChoices(row: PushChoice): PushChoices {
  const kinds = Object.fromEntries(PUSH_KINDS.map((kind) => [kind, Boolean(row[kind])]));
  return {
    kinds: kinds as PushChoices['kinds'],
    quiet: { on: Boolean(row.quiet), from: row.quietFrom, to: row.quietTo },
    timeZone: row.timeZone,
  };
}

/** Fields that are left out stay unchanged. */
export interface ChangedChoices {
  readonly kinds?: { readonly [K in PushKind]?: boolean | undefined } | undefined;
  readonly quiet?:
    | { readonly [K in keyof PushChoices['quiet']]?: PushChoices['quiet'][K] | undefined }
    | undefined;
  readonly timeZone?: string | undefined;
}

/** Changes some of a user's choices. The caller holds the lock on the user's row. */
export async function choosePush(
  database: Pick<Database, 'models'>,
  userId: number,
  { kinds = {}, quiet = {}, timeZone }: ChangedChoices,
  transaction: Transaction,
): Promise<void> {
  const before = await loadPushChoices(database, userId, transaction);
  const entries = PUSH_KINDS.map((kind) => [kind, kinds[kind] ?? before.kinds[kind]]);
  await database.models.PushChoice.upsert(
    {
      userId,
      ...Object.fromEntries(entries),
      quiet: quiet.on ?? before.quiet.on,
      quietFrom: quiet.from ?? before.quiet.from,
      quietTo: quiet.to ?? before.quiet.to,
      timeZone: timeZone ?? before.timeZone,
    },
    { transaction },
  );
}
