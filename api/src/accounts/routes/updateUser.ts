import { withoutInvisible } from '@euro/game';
import type { Call } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import type { AccountsContext } from '../context.js';
import { personName } from '../identity/personName.js';
import { requireLiveSession } from '../identity/requireLiveSession.js';
import { revokeResetLinks } from '../identity/revokeMailedLinks.js';
import { revokeSessionsOf } from '../identity/sessions.js';
import { route } from '../route.js';
import { answerUser } from './presentUser.js';
import { requireClub } from './requireClub.js';
import { requirePassword } from './requirePassword.js';

export const updateUser = route('PUT user', async ({ context, body, caller }) => {
  const { newPassword, currentPassword, widgetUser: _forCorrelationOnly, ...others } = body;
  const { firstName, lastName } = others;
  const fields = {
    ...others,
    ...visibleAddress(others),
    ...(firstName !== undefined && { firstName: personName('firstName', firstName) }),
    ...(lastName !== undefined && { lastName: personName('lastName', lastName) }),
    ...chosenLanguage(others),
  };
  await requireClub(context, fields.favoriteClubId);
  if (currentPassword !== undefined) await checkPassword(context, caller.userId, currentPassword);
  if (newPassword !== undefined) await context.rateLimits.consume('newPassword', String(caller.userId));
  const passwordHash = newPassword === undefined ? undefined : await context.passwords.hash(newPassword);
  const user = await context.withTransaction(async (transaction) => {
    const owner = { id: caller.userId, deletedAt: null };
    const user = await context.models.User.findOne({ where: owner, transaction, lock: true });
    if (!user) throw new Refusal('session-expired');
    await requireLiveSession(context, caller, transaction);
    await user.update(
      { ...fields, ...(passwordHash === undefined ? {} : { passwordHash }) },
      { transaction },
    );
    if (fields.firstName !== undefined || fields.lastName !== undefined) {
      await context.models.Team.update({ namedAt: Date.now() }, { where: { userId: user.id }, transaction });
    }
    if (passwordHash !== undefined) {
      await revokeResetLinks(context, user.id, transaction);
      await revokeSessionsOf(context, user.id, transaction, caller.sessionFamily);
    }
    return user;
  });
  return answerUser(context, user);
});

const ADDRESS = ['city', 'street', 'streetNr', 'postCode', 'country'] as const;

/** The given parts of an address, without invisible characters. */
function visibleAddress(body: Call<'PUT user'>['body']) {
  const parts = ADDRESS.flatMap((name) => {
    const part = body[name];
    return typeof part === 'string' ? [[name, withoutInvisible(part)]] : [];
  });
  return Object.fromEntries(parts);
}

/** An added language is stored beside English; choosing Dutch or English alone clears it. */
function chosenLanguage({ language, translation }: Call<'PUT user'>['body']) {
  if (translation) return { language: 'en' as const, translation };
  return language === undefined && translation === undefined ? {} : { translation: null };
}

async function checkPassword(context: AccountsContext, userId: number, password: string): Promise<void> {
  const user = await context.models.User.findByPk(userId, { raw: true });
  if (user) await requirePassword(context, user, password);
}
