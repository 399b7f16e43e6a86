import { addressOf, limitPerAddress } from '../../http/index.js';
import { queueAccountMail, sendAccountMails } from '../accountMail/accountMails.js';
import { route } from '../route.js';

export const forgot = route(
  'POST user/forgot',
  async ({ context, body, http }) => {
    const { email } = body;
    await context.rateLimits.consume('forgotByAccount', `${addressOf(http)} ${email}`);
    await context.rateLimits.consume('forgotByAccountAnywhere', email);
    // Neither the answer nor its duration shows whether the address is known: it is looked up when the mail is sent.
    await context.withTransaction((transaction) =>
      queueAccountMail(context, { kind: 'password-reset', email }, transaction),
    );
    context.background.run('account mails', () => sendAccountMails(context));
    return { ok: true as const };
  },
  [limitPerAddress('forgotByAddress')],
);
