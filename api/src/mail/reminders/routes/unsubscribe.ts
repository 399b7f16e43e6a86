import { limitPerAddress, route } from '../../../http/index.js';
import { Refusal } from '../../../infra/errors.js';
import { readUnsubscribeToken } from '../unsubscribeToken.js';

const OFF = {
  deadline: { deadlineMail: false },
  report: { matchdayReport: false },
  all: { deadlineMail: false, matchdayReport: false },
} as const;

/** Takes the token from the query, where mail programs send it (RFC 8058), or from the portal's body. */
export const unsubscribe = route(
  'POST user/unsubscribe',
  async ({ context, query, body }) => {
    const token = readUnsubscribeToken(query.token ?? body.token ?? '');
    if (!token) throw new Refusal('unsubscribe-token-invalid');
    const { kind, secret } = token;
    await context.withTransaction(async (transaction) => {
      const choice = await context.models.MailChoice.findOne({
        where: { unsubscribeToken: secret },
        transaction,
        lock: true,
      });
      if (!choice) throw new Refusal('unsubscribe-token-invalid');
      await choice.update(OFF[kind], { transaction });
    });
    // An announcement is no kind that clients know.
    return { ok: true as const, ...(kind === 'all' ? { kind: 'deadline' as const, isAll: true } : { kind }) };
  },
  [limitPerAddress('unsubscribe')],
);
