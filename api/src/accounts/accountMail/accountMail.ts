import { greeting, type Mail, type Recipient, renderMail } from '../../mail/index.js';
import type { CompetitionLook } from '../../tournament/index.js';
import { accountMailTexts } from './accountMailTexts.js';

interface Sending {
  readonly to: Recipient;
  /** The default competition's: an account belongs to no competition. */
  readonly look: CompetitionLook;
  readonly link: string;
  /** The same for each try. */
  readonly id: string;
}

/** The mail with the link to choose a new password, in the user's language. */
export function passwordResetMail(sending: Sending): Mail {
  return render(sending, 'passwordReset');
}

/** The mail with the link that proves the address of a new account. */
export function welcomeMail(sending: Sending): Mail {
  return render(sending, 'welcome');
}

/** Informs the owner of an address that an account which another person may have created with it is hers alone now. */
export function accountReclaimedMail(sending: Sending, service: string): Mail {
  return render(sending, 'accountReclaimed', service);
}

/** Informs a user that another service signs him in to his account. */
export function signedInElsewhereMail(sending: Sending, service: string): Mail {
  return render(sending, 'signedInElsewhere', service);
}

type Kind = 'welcome' | 'passwordReset' | 'accountReclaimed' | 'signedInElsewhere';

/** @param service what the person signs in with, where the mail is about that */
function render({ to, look, link, id }: Sending, kind: Kind, service = ''): Mail {
  const { email, firstName, language } = to;
  const t = accountMailTexts(language);
  const values = { word: look.word, service };
  const subject = t(`${kind}.subject`, values);
  return {
    to: email,
    id,
    subject,
    ...renderMail({
      language,
      look,
      title: subject,
      hello: greeting(language, firstName),
      blocks: [{ kind: 'text', text: t(`${kind}.intro`, values) }],
      button: { text: t(`${kind}.button`), url: link },
      foot: [t(`${kind}.foot`), ...(kind === 'signedInElsewhere' ? [] : [t(`${kind}.more`)])],
    }),
  };
}
