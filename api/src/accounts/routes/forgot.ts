import { addressOf, limitPerAddress } from '../../http/index.js';
import { queueAccountMail, sendAccountMails } from '../accountMail/accountMails.js';
import { route } from '../route.js';

export const forgot = route(
  'POST user/forgot',
  async ({ context, body, http }) => {
    const { email } = body;
    await context.rateLimits.consume('forgotByAccount', `${addressOf(http)} ${email}`);
    // Whether the address is known shows neither in the answer nor in the time it takes: nobody looks before the mail goes out.
    await context.withTransaction((transaction) =>
      queueAccountMail(context, { kind: 'password-reset', email }, transaction),
    );
    context.background.run('account mails', () => sendAccountMails(context));
    return { ok: true as const };
  },
  [limitPerAddress('forgotByAddress')],
);
