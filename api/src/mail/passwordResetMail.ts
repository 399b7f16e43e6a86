import type { Language } from '../messages/messageOf.js';
import type { Mail } from './mailer.js';
import { renderMail } from './renderMail.js';

interface Recipient {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
}

const texts = {
  nl: {
    subject: 'Kies een nieuw wachtwoord voor EuroManager',
    hello: 'Dag',
    intro: 'Je vroeg om een nieuw wachtwoord. Via deze link kies je er een.',
    button: 'Kies een nieuw wachtwoord',
    validity: 'De link werkt één keer en blijft een uur geldig.',
    otherwise: 'Heb je dit niet gevraagd? Dan hoef je niets te doen.',
  },
  en: {
    subject: 'Choose a new password for EuroManager',
    hello: 'Hello',
    intro: 'You asked for a new password. Choose one through this link.',
    button: 'Choose a new password',
    validity: 'The link works once and stays valid for an hour.',
    otherwise: "Didn't you ask for this? Then there is nothing to do.",
  },
};

/** The mail with the link to choose a new password, in the user's language. */
export function passwordResetMail({ email, firstName, language }: Recipient, link: string): Mail {
  const { subject, hello, intro, button, validity, otherwise } = texts[language];
  return {
    to: email,
    subject,
    ...renderMail({
      language,
      title: subject,
      hello: `${hello} ${firstName}`,
      blocks: [{ kind: 'text', text: intro }],
      button: { text: button, url: link },
      foot: [validity, otherwise],
    }),
  };
}
