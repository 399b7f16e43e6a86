import { UniqueConstraintError } from 'sequelize';
import { limitPerAddress, requestedLanguage, runInTurn } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { storedLanguage } from '../../texts/index.js';
import { queueAccountMail } from '../accountMail/accountMails.js';
import { personName } from '../identity/personName.js';
import { startSession } from '../identity/sessions.js';
import { route } from '../route.js';
import { answerSignedIn } from './signIn.js';

export const register = route(
  'POST user/register',
  async (call) => {
    const { context, body, http } = call;
    if (body.acceptTerms === false) throw new Refusal('terms-not-accepted');
    const { email } = body;
    const firstName = personName('firstName', body.firstName);
    const lastName = personName('lastName', body.lastName);
    const { passwords } = context;
    const passwordHash = await runInTurn(passwords.queue, call, () => passwords.hash(body.password));
    const textLanguage = storedLanguage(requestedLanguage(http) ?? 'nl');
    const language = body.language ?? textLanguage.language;
    const translation = language === textLanguage.language ? textLanguage.translation : null;
    const createdAt = context.clock.now();
    const { user, link } = await context.withTransaction(async (transaction) => {
      const user = await context.models.User.create(
        { firstName, lastName, email, language, translation, passwordHash, createdAt },
        { transaction },
      ).catch(refuseKnownEmail);
      const link = await startSession(context, user.id, http.get('user-agent'), transaction);
      await queueAccountMail(context, { kind: 'welcome', email }, transaction);
      context.activity.addAfter(transaction, 'sign-ups');
      return { user, link };
    });
    return answerSignedIn(http, context, user, link);
  },
  [limitPerAddress('register')],
);

/** The unique index decides, so that of two concurrent registrations one fails. */
function refuseKnownEmail(error: unknown): never {
  if (error instanceof UniqueConstraintError) throw new Refusal('email-in-use');
  throw error;
}
