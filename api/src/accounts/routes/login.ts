import { addressOf } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { startSession } from '../identity/sessions.js';
import { storeOrReuseSignIn } from '../identity/storedSignIns.js';
import { route } from '../route.js';
import { answerSignedIn } from './signIn.js';

export const login = route('POST user/login', async ({ context, body, http }) => {
  const { rateLimits, models } = context;
  const address = addressOf(http);
  const attempts = [
    ['loginByAddress', address],
    ['loginByAccount', `${address} ${body.email}`],
  ] as const;
  // Counted before the password is checked, or concurrent attempts would all get through.
  for (const [limit, key] of attempts) await rateLimits.consume(limit, key);
  const user = await models.User.findOne({ where: { email: body.email } });
  const matches = await context.passwords.verify(user?.passwordHash ?? null, body.password);
  if (!user || !matches) throw new Refusal('invalid-credentials');
  for (const [limit, key] of attempts) await rateLimits.forgive(limit, key);
  const store = () =>
    context.withTransaction(
      async (transaction) => {
        // Checking takes a moment: a password that was replaced meanwhile, as an account that was deleted, opens
        // nothing.
        const now = await models.User.findByPk(user.id, {
          attributes: ['passwordHash'],
          raw: true,
          transaction,
          lock: true,
        });
        if (now?.passwordHash !== user.passwordHash) throw new Refusal('invalid-credentials');
        return startSession(context, user.id, http.get('user-agent'), transaction);
      },
      { touches: [] },
    );
  const link = await storeOrReuseSignIn(context, { userId: user.id }, store);
  return answerSignedIn(http, context, user, link);
});
