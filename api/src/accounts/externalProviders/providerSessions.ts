import { Op, type Transaction } from 'sequelize';
import { notAvailable } from '../../infra/errors.js';
import type { ProviderSession } from '../../models/index.js';
import type { AccountsContext } from '../context.js';
import { revokeFamily } from '../identity/sessions.js';

/** The broadcaster is asked at most this often about a sign-in, milliseconds. */
const ASK_AFTER = 5 * 60_000;
/** Lease of the process that asks the provider, in milliseconds: longer than the provider may take. */
const LEASE = 60_000;
/**
 * While the broadcaster can't be reached, a session stays valid for this long after its last confirmation, in
 * milliseconds.
 */
const TRUSTED_FOR_MS = 24 * 60 * 60_000;

interface NewSession {
  readonly family: string;
  readonly userId: number;
  readonly subject: string;
  readonly refreshToken: string;
}

/** Ties a sign-in to the one at the broadcaster that it came from. */
export async function keepProviderSession(
  { models, realNow, seal }: Pick<AccountsContext, 'models' | 'realNow' | 'seal'>,
  { family, userId, subject, refreshToken }: NewSession,
  transaction: Transaction,
): Promise<void> {
  const now = realNow();
  const sealedToken = seal.close(refreshToken, family);
  await models.ProviderSession.create(
    { family, userId, subject, sealedToken, confirmedAt: now, askedAt: now },
    { transaction },
  );
}

/** Running checks of this process, by family: concurrent tabs share one. */
const pending = new Map<string, Promise<boolean>>();

/**
 * Checks whether a session may continue: one from the broadcaster only while the broadcaster confirms it. A session
 * that ended there is ended here too. No transaction is open during the request.
 * @throws the refusal `not-available` when another process is asking and the last confirmation is too old
 */
export async function checkProviderSession(context: AccountsContext, family: string): Promise<boolean> {
  const asking = pending.get(family) ?? check(context, family).finally(() => pending.delete(family));
  pending.set(family, asking);
  return asking;
}

async function check(context: AccountsContext, family: string): Promise<boolean> {
  const { models, realNow } = context;
  const session = await models.ProviderSession.findByPk(family, { raw: true });
  if (!session || realNow() - session.confirmedAt < ASK_AFTER) return true;
  const isTrusted = realNow() - session.confirmedAt <= TRUSTED_FOR_MS;
  if (!(await claim(context, family))) {
    if (isTrusted) return true;
    throw notAvailable(1);
  }
  const answer = await ask(context, session);
  if (answer.kind === 'yes') {
    await confirm(context, family, answer.refreshToken);
    return true;
  }
  if (answer.kind === 'unavailable' && isTrusted) return true;
  await context.withTransaction((transaction) => revokeFamily(context, family, transaction));
  return false;
}

/** The update decides which process asks. */
async function claim(
  { models, realNow, withTransaction }: AccountsContext,
  family: string,
): Promise<boolean> {
  const now = realNow();
  const [claimedCount] = await withTransaction((transaction) =>
    models.ProviderSession.update(
      { askedAt: now },
      { where: { family, askedAt: { [Op.lte]: now - LEASE } }, transaction },
    ),
  );
  return claimedCount === 1;
}

async function ask({ sso, seal }: AccountsContext, { family, subject, sealedToken }: ProviderSession) {
  if (!sso) return { kind: 'unavailable' as const };
  const refreshToken = seal.open(sealedToken, family);
  // Closed with a secret that was replaced: nothing is left to ask with.
  if (refreshToken === null) return { kind: 'no' as const };
  return sso.renew(refreshToken, subject);
}

async function confirm(
  { models, realNow, seal, withTransaction }: AccountsContext,
  family: string,
  refreshToken: string,
): Promise<void> {
  const change = { sealedToken: seal.close(refreshToken, family), confirmedAt: realNow() };
  await withTransaction((transaction) =>
    models.ProviderSession.update(change, { where: { family }, transaction }),
  );
}
