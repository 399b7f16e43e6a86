import { createHash } from 'node:crypto';
import { type Endpoint, type EndpointName, FOUR_EYES, type FourEyes } from '@euro/api-contract';
import type { Context as KoaContext } from 'koa';
import { Op } from 'sequelize';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import { lockUser } from '../../infra/db/lockUser.js';
import { Refusal } from '../../infra/errors.js';
import type { HeldCall } from '../../models/index.js';
import type { CallContext } from '../context.js';
import type { Caller } from './caller.js';
import { competitionInPath } from './competitionSubject.js';

/** A call waits for so long, real milliseconds. */
const WAITS_FOR = 7 * 24 * 60 * 60_000;
/** Calls of one asker that wait at once. */
const MAX_WAITING = 50;
/** Seconds until who has too many that wait may ask again: some are decided by then. */
const RETRY_AFTER = 3600;

/** What was sent, before it is parsed. */
export interface SentCall {
  readonly params: unknown;
  readonly fields: unknown;
  readonly file: Buffer | null;
}

interface AskedCall extends SentCall {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly context: CallContext;
  readonly caller: Caller;
  /** Parsed. */
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Stores a call that has to wait for a second person; nothing for any other. The same call of the same asker waits once.
 * @param checkFirst refuses what the call itself would refuse
 * @throws the refusals `waits-for-approval`, and `too-many-requests` for who has too many that wait
 */
export async function holdForApproval(call: AskedCall, checkFirst: () => Promise<void>): Promise<void> {
  const competitionId = await waitsIn(call);
  if (competitionId === null) return;
  await checkFirst();
  const { name, endpoint, context, caller, params, fields, file, body } = call;
  const { models } = context;
  const [askerId, askedAt] = [caller.userId, context.realNow()];
  const sent = { params: JSON.stringify(params ?? {}), fields: JSON.stringify(fields ?? {}) };
  const digest = createHash('sha256')
    .update(JSON.stringify([askerId, name, sent]))
    .update(file ?? '')
    .digest('hex');
  const id = await context.withTransaction(async (transaction) => {
    await lockUser(context, askerId, transaction);
    await forgetExpired(context, askerId, transaction);
    const waiting = { askerId, state: 'waiting' } as const;
    const first = await models.HeldCall.findOne({
      attributes: ['id'],
      where: { ...waiting, digest },
      raw: true,
      transaction,
    });
    if (first) return first.id;
    if ((await models.HeldCall.count({ where: waiting, transaction })) >= MAX_WAITING)
      throw new Refusal(
        'too-many-requests',
        { retryAfter: RETRY_AFTER },
        { 'Retry-After': String(RETRY_AFTER) },
      );
    const kind = endpoint.fourEyes as HeldCall['kind'];
    const reason = String(body.reason ?? '');
    const row = await models.HeldCall.create(
      {
        ...{ competitionId, kind, name, ...sent, file, digest, askerId, reason, state: 'waiting' },
        ...{ askedAt, expiresAt: askedAt + WAITS_FOR },
      },
      { transaction },
    );
    const details = { kind, approval: row.id };
    const subject = subjectOf(row);
    await writeAudit(
      context,
      { actorId: askerId, action: 'approval.asked', subject, reason, details },
      transaction,
    );
    return row.id;
  });
  throw new Refusal('waits-for-approval', { id });
}

/** The files of what expired are not kept. */
async function forgetExpired(
  { models, realNow }: CallContext,
  askerId: number,
  transaction: Parameters<typeof lockUser>[2],
): Promise<void> {
  const where = { askerId, state: 'waiting', expiresAt: { [Op.lte]: realNow() } } as const;
  await models.HeldCall.destroy({ where, transaction });
}

/**
 * The competition by whose setting a call waits; null for one that does not. What names no competition follows the
 * default one.
 */
async function waitsIn({ name, endpoint, context, params, body }: AskedCall): Promise<number | null> {
  const { fourEyes: kind, fourEyesWith } = endpoint;
  if (kind === undefined || body.isDryRun === true) return null;
  if (fourEyesWith !== undefined && body[fourEyesWith] === undefined) return null;
  const id =
    competitionInPath(name, params) ??
    context.competitionId ??
    (await context.competitions()).find(({ isDefault }) => isDefault)?.id;
  const competition = id === undefined ? null : await context.models.Competition.findByPk(id, { raw: true });
  if (!competition) return null;
  const kinds = readFourEyes(competition.fourEyes);
  const waits =
    kind === 'setting'
      ? kinds.some((one) => !(body.fourEyes as FourEyes[]).includes(one))
      : kinds.includes(kind);
  return waits ? competition.id : null;
}

/** The calls of a competition that wait, from its row. */
export function readFourEyes(stored: string): FourEyes[] {
  const kinds = stored.split(',');
  return FOUR_EYES.filter((kind) => kinds.includes(kind));
}

/** What a held call is about, as the audit log names it. */
export function subjectOf({ name, params, fields }: Pick<HeldCall, 'name' | 'params' | 'fields'>): string {
  const sent: Record<string, unknown> = { ...JSON.parse(fields ?? '{}'), ...JSON.parse(params) };
  if (name === 'POST admin/competitions/upload') return 'pack upload';
  if (name === 'POST admin/competitions/import') return `pack ${String(sent.pack)}`.slice(0, 80);
  if (name === 'POST admin/refunds') return `orders ${String(sent.count)}`;
  if (sent.weekId !== undefined) return `matchday ${String(sent.weekId)}`;
  const [, list = ''] = /admin\/(\w+)/.exec(name) ?? [];
  return `${list.replace(/s$/, '')} ${String(sent.id)}`;
}

/** A call that was stored, and who asked for it, with his roles of now. */
export type StoredCall = SentCall & { readonly caller: Caller };

interface ApprovedRoute {
  runStored(context: CallContext, call: StoredCall, http: KoaContext): Promise<unknown>;
}

const routes = new Map<string, ApprovedRoute>();

/** Remembers the route of a call that may wait. */
export function registerRoute(name: EndpointName, route: ApprovedRoute): void {
  routes.set(name, route);
}

/**
 * Makes a stored call for who asked for it, checked like any other.
 * @throws the refusals of the call, `forbidden` when the asker may no longer make it
 */
export function runStored(
  name: string,
  context: CallContext,
  call: StoredCall,
  http: KoaContext,
): Promise<unknown> {
  const route = routes.get(name);
  // Of a release with other calls.
  if (!route) throw new Refusal('not-found');
  return route.runStored(context, call, http);
}
