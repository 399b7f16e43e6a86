import { Op } from 'sequelize';
import { diskFault } from '../../infra/db/diskFault.js';
import { hashToken } from '../../infra/random/secrets.js';
import type { AccountsContext } from '../context.js';
import type { Link } from './sessions.js';

/** A sign-in without a new refresh token: the browser keeps the one it has, if any. */
export type UnrenewedLink = Omit<Link, 'refreshToken'> & { readonly refreshToken: null };

type Parts = Pick<AccountsContext, 'models' | 'realNow'>;
type SignIn = { readonly refreshToken: string } | { readonly userId: number };

/**
 * Stores a sign-in. When the disk is full it returns an existing session instead: that of the browser's refresh
 * token, or another one of a user whose password was checked. Ending that one ends this one, too.
 */
export async function storeOrReuseSignIn<L extends Link | null>(
  parts: Parts,
  signIn: SignIn,
  store: () => Promise<L>,
): Promise<L | UnrenewedLink> {
  try {
    return await store();
  } catch (error) {
    const storedLink = diskFault(error) ? await findSignIn(parts, signIn) : null;
    if (!storedLink) throw error;
    return storedLink;
  }
}

async function findSignIn({ models, realNow }: Parts, signIn: SignIn): Promise<UnrenewedLink | null> {
  const owner = 'userId' in signIn ? signIn : { tokenHash: hashToken(signIn.refreshToken) };
  const session = await models.Session.findOne({
    attributes: ['family', 'userId'],
    where: { ...owner, revokedAt: null, replacedAt: null, expiresAt: { [Op.gt]: realNow() } },
    order: [['id', 'DESC']],
    raw: true,
  });
  return session && { family: session.family, userId: session.userId, refreshToken: null };
}
