import type { Language } from '../messages/messageOf.js';
import type { Mail } from './mailer.js';
import type { Recipient } from './recipient.js';
import { renderMail } from './renderMail.js';

const passwordReset = {
  nl: {
    subject: 'Kies een nieuw wachtwoord voor EuroManager',
    intro: 'Je vroeg om een nieuw wachtwoord. Via deze link kies je er een.',
    button: 'Kies een nieuw wachtwoord',
    foot: [
      'De link werkt één keer en blijft een uur geldig.',
      'Heb je dit niet gevraagd? Dan hoef je niets te doen.',
    ],
  },
  en: {
    subject: 'Choose a new password for EuroManager',
    intro: 'You asked for a new password. Choose one through this link.',
    button: 'Choose a new password',
    foot: [
      'The link works once and stays valid for an hour.',
      "Didn't you ask for this? Then there is nothing to do.",
    ],
  },
};

const signedInElsewhere = {
  nl: {
    subject: (service: string) => `Je meldt je nu ook aan met ${service}`,
    intro: (service: string) =>
      `Met ${service} kom je voortaan in het EuroManager-account met dit e-mailadres. Wat je had, blijft zoals het was.`,
    button: 'Kies een nieuw wachtwoord',
    foot: [
      'Was jij het niet, of heb je hier zelf nooit een account gemaakt? Kies dan een nieuw wachtwoord: daarmee meld je elk ander toestel af.',
    ],
  },
  en: {
    subject: (service: string) => `You now sign in with ${service} too`,
    intro: (service: string) =>
      `From now on ${service} brings you to the EuroManager account with this e-mail address. Everything in it stays as it was.`,
    button: 'Choose a new password',
    foot: [
      "Wasn't it you, or did you never make an account here yourself? Then choose a new password: that signs out every other device.",
    ],
  },
};

interface Sending {
  readonly to: Recipient;
  readonly link: string;
  /** The same for each try. */
  readonly id: string;
}

/** The mail with the link to choose a new password, in the user's language. */
export function passwordResetMail(sending: Sending): Mail {
  return render(sending, passwordReset[sending.to.language]);
}

/** Tells somebody that another service brings him to his account. */
export function signedInElsewhereMail(sending: Sending, service: string): Mail {
  const { subject, intro, ...texts } = signedInElsewhere[sending.to.language];
  return render(sending, { ...texts, subject: subject(service), intro: intro(service) });
}

interface Texts {
  readonly subject: string;
  readonly intro: string;
  readonly button: string;
  readonly foot: readonly string[];
}

const hello: Readonly<Record<Language, string>> = { nl: 'Dag', en: 'Hello' };

function render({ to, link, id }: Sending, { subject, intro, button, foot }: Texts): Mail {
  const { email, firstName, language } = to;
  return {
    to: email,
    id,
    subject,
    ...renderMail({
      language,
      title: subject,
      hello: `${hello[language]} ${firstName}`,
      blocks: [{ kind: 'text', text: intro }],
      button: { text: button, url: link },
      foot: [...foot],
    }),
  };
}
