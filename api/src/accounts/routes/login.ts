import { addressOf, type Call, runInTurn, siteOfCaller } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import type { User } from '../../models/index.js';
import type { AccountsContext } from '../context.js';
import { startSession } from '../identity/sessions.js';
import { storeOrReuseSignIn } from '../identity/storedSignIns.js';
import { route } from '../route.js';
import { answerSignedIn } from './signIn.js';

type Login = Call<'POST user/login', AccountsContext>;

export const login = route('POST user/login', (call) =>
  runInTurn(call.context.passwords.queue, call, async () => signIn(call, await checkPassword(call))),
);

/** Called in turn: an attempt that is refused because the queue is too long has guessed nothing, and does not count. */
async function checkPassword({ context, body, http }: Login): Promise<User> {
  const { models, passwords, rateLimits } = context;
  const address = addressOf(http);
  const site = siteOfCaller(http);
  const attempts = [
    ['loginByAddress', address],
    ...(site === null ? [] : [['loginBySite', site] as const]),
    ['loginByAccount', `${address} ${body.email}`],
    ['loginByAccountAnywhere', body.email],
  ] as const;
  // Counted before the password is checked, or concurrent attempts would all get through.
  for (const [limit, key] of attempts) await rateLimits.consume(limit, key);
  const user = await models.User.findOne({ where: { email: body.email } });
  const matches = await passwords.verify(user?.passwordHash ?? null, body.password);
  if (!user || !matches) throw new Refusal('invalid-credentials');
  for (const [limit, key] of attempts) await rateLimits.forgive(limit, key);
  return user;
}

async function signIn({ context, http }: Login, user: User) {
  const store = () =>
    context.withTransaction(
      async (transaction) => {
        // Checking takes a moment: a password that was replaced meanwhile, as an account that was deleted, opens
        // nothing.
        const now = await context.models.User.findByPk(user.id, {
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
}
