import type { ErrorCode } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import * as z from 'zod';
import type { Language } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import type { User, UserIdentity } from '../../models/index.js';
import { queueAccountMail } from '../accountMail/accountMails.js';
import type { AccountsContext } from '../context.js';
import { revokeMailedLinks } from '../identity/revokeMailedLinks.js';
import { revokeSessionsOf } from '../identity/sessions.js';
import type { Person } from '../providers/person.js';

/** A sign-in by another service. */
export interface Entrance {
  readonly provider: UserIdentity['provider'];
  readonly person: Person;
  readonly language: Language;
  /** The added language of a new account, beside English. */
  readonly translation: string | null;
  /** False: a person without an account is refused. */
  readonly mayRegister: boolean;
  readonly favoriteClubId: number | null;
}

export interface SignedInUser {
  readonly user: User;
  readonly isNew: boolean;
  /** The account had a password but no proof of its address: both password and sign-ins ended. */
  readonly isReclaimed: boolean;
}

/** The form in which an account stores an address. */
const address = z.email().max(254);
/** Length of `users.vrt_id`. */
const LONGEST_VRT_ID = 120;

const withoutEmail = {
  vrt: 'sso-email-unverified',
  facebook: 'facebook-without-email',
} as const satisfies Record<UserIdentity['provider'], ErrorCode>;

/**
 * Finds the account of a person who signed in elsewhere, by issuer and subject. At the first sign-in it links the
 * account with his address, or creates one. Both require that the other service verified the address (decisions
 * §7.4): otherwise anybody could enter, or prepare, an account with an address that is not his.
 * @throws the refusals `sso-email-unverified`, `facebook-without-email`, `facebook-unknown`
 */
export async function findOrCreateProviderUser(
  context: AccountsContext,
  entrance: Entrance,
  transaction: Transaction,
): Promise<SignedInUser> {
  const { models } = context;
  const { issuer, subject } = entrance.person;
  const identity = await models.UserIdentity.findOne({
    where: { issuer, subject },
    transaction,
    lock: true,
  });
  const user = identity && (await models.User.findByPk(identity.userId, { transaction }));
  if (user) return { user, isNew: false, isReclaimed: false };
  return enterFirstTime(context, entrance, transaction);
}

async function enterFirstTime(
  context: AccountsContext,
  entrance: Entrance,
  transaction: Transaction,
): Promise<SignedInUser> {
  const { provider, person, mayRegister } = entrance;
  const email = address.safeParse(person.email).data ?? null;
  const owner = email && (await context.models.User.findOne({ where: { email }, transaction, lock: true }));
  if (!owner && !mayRegister) throw new Refusal('facebook-unknown');
  if (email === null) throw new Refusal(withoutEmail[provider]);
  if (!person.isEmailVerified) throw new Refusal('sso-email-unverified');
  const isReclaimed = owner ? await prove(context, owner, transaction) : false;
  const user = owner || (await register(context, entrance, email, transaction));
  await remember(context, entrance, user, transaction);
  if (owner) {
    const kind = isReclaimed ? 'account-reclaimed' : 'signed-in-elsewhere';
    await queueAccountMail(context, { kind, email }, transaction);
  }
  return { user, isNew: !owner, isReclaimed };
}

/**
 * Makes sure that an account belongs to the proved owner of its address. One that never proved it may have been made by
 * anybody who knew the address: it is given back. Answers whether its password went.
 */
async function prove(context: AccountsContext, user: User, transaction: Transaction): Promise<boolean> {
  if (user.emailVerifiedAt != null) return false;
  const identity = await context.models.UserIdentity.findOne({
    attributes: ['id'],
    where: { userId: user.id },
    transaction,
    lock: true,
  });
  if (identity) {
    // Linked by a release that stored no proofs yet.
    await user.update({ emailVerifiedAt: context.realNow() }, { transaction });
    return false;
  }
  const hadPassword = user.passwordHash != null;
  await reclaimAccount(context, user, transaction);
  return hadPassword;
}

function register(
  { activity, models, clock, realNow }: AccountsContext,
  { person, language, translation, favoriteClubId }: Entrance,
  email: string,
  transaction: Transaction,
): Promise<User> {
  const { firstName, lastName } = person;
  activity.addAfter(transaction, 'sign-ups');
  const verifiedUser = { createdAt: clock.now(), emailVerifiedAt: realNow() };
  return models.User.create(
    {
      email,
      firstName,
      lastName,
      language,
      translation,
      favoriteClubId,
      passwordHash: null,
      ...verifiedUser,
    },
    { transaction },
  );
}

async function remember(
  { models, clock }: AccountsContext,
  { provider, person }: Entrance,
  user: User,
  transaction: Transaction,
): Promise<void> {
  const { issuer, subject, email } = person;
  await models.UserIdentity.create(
    { userId: user.id, provider, issuer, subject, email, createdAt: clock.now() },
    { transaction },
  );
  if (provider === 'vrt' && user.vrtId == null && subject.length <= LONGEST_VRT_ID) {
    await user.update({ vrtId: subject }, { transaction });
  }
}

/**
 * Gives an account to the verified owner of its address (decisions §7.4). Another person may have created it in
 * advance, so its password, its sessions and the open links of its mails end; teams and everything else stay. The
 * caller holds the lock on the user's row and links the identity in the same transaction: concurrent calls find
 * either a password and sessions that end, or none.
 */
async function reclaimAccount(context: AccountsContext, user: User, transaction: Transaction): Promise<void> {
  await user.update({ passwordHash: null, emailVerifiedAt: context.realNow() }, { transaction });
  await revokeSessionsOf(context, user.id, transaction);
  await revokeMailedLinks(context, user.id, transaction);
}
