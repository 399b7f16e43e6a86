import { greeting, type Mail, type Recipient, renderMail } from '../../mail/index.js';
import type { CompetitionLook } from '../../tournament/index.js';

const welcome = {
  nl: {
    subject: (word: string) => `Welkom bij ${word}: bevestig je e-mailadres`,
    intro: (word: string) =>
      `Met dit adres is een account gemaakt bij ${word}. Bevestig via deze link dat het jouw adres is. Spelen kan je meteen, ook zonder.`,
    button: 'Bevestig mijn e-mailadres',
    foot: [
      'De link werkt één keer en blijft zeven dagen geldig. In je profiel vraag je een nieuwe.',
      'Heb je zelf geen account gemaakt? Bevestig dan niets. Met “Wachtwoord vergeten” neem je het account over en meld je iedereen af die het nu gebruikt.',
    ],
  },
  en: {
    subject: (word: string) => `Welcome to ${word}: confirm your e-mail address`,
    intro: (word: string) =>
      `An account was made at ${word} with this address. Confirm through this link that the address is yours. You can play right away, also without it.`,
    button: 'Confirm my e-mail address',
    foot: [
      'The link works once and stays valid for seven days. Ask for a new one in your profile.',
      "Didn't you make an account yourself? Then confirm nothing. With “Forgot password” you take the account over and sign out everybody who uses it now.",
    ],
  },
};

const passwordReset = {
  nl: {
    subject: (word: string) => `Kies een nieuw wachtwoord voor ${word}`,
    intro: 'Je vroeg om een nieuw wachtwoord. Via deze link kies je er een.',
    button: 'Kies een nieuw wachtwoord',
    foot: [
      'De link werkt één keer en blijft een uur geldig.',
      'Heb je dit niet gevraagd? Dan hoef je niets te doen.',
    ],
  },
  en: {
    subject: (word: string) => `Choose a new password for ${word}`,
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
    intro: (service: string, word: string) =>
      `Met ${service} kom je voortaan in het account van ${word} met dit e-mailadres. Wat je had, blijft zoals het was.`,
    button: 'Kies een nieuw wachtwoord',
    foot: [
      'Was jij het niet, of heb je hier zelf nooit een account gemaakt? Kies dan een nieuw wachtwoord: daarmee meld je elk ander toestel af.',
    ],
  },
  en: {
    subject: (service: string) => `You now sign in with ${service} too`,
    intro: (service: string, word: string) =>
      `From now on ${service} brings you to the ${word} account with this e-mail address. Everything in it stays as it was.`,
    button: 'Choose a new password',
    foot: [
      "Wasn't it you, or did you never make an account here yourself? Then choose a new password: that signs out every other device.",
    ],
  },
};

const accountReclaimed = {
  nl: {
    subject: (word: string) => `Je account van ${word} is nu alleen van jou`,
    intro: (service: string) =>
      `Je meldde je aan met ${service}. Er was al een account met jouw e-mailadres, maar niemand had dat adres ooit bevestigd: misschien maakte iemand anders het. Daarom is het wachtwoord verwijderd en is elk ander toestel afgemeld. De ploegen in het account zijn gebleven.`,
    button: 'Bekijk je profiel',
    foot: [
      'Was het je eigen account? Kies dan in je profiel gewoon een nieuw wachtwoord.',
      'Staat er iets in dat niet van jou is? Verwijder het account in je profiel en meld je opnieuw aan: je begint dan met een leeg account.',
    ],
  },
  en: {
    subject: (word: string) => `Your ${word} account is now yours alone`,
    intro: (service: string) =>
      `You signed in with ${service}. There was an account with your e-mail address already, but nobody had ever confirmed that address: somebody else may have made it. So its password was removed and every other device was signed out. The teams in the account stayed.`,
    button: 'See your profile',
    foot: [
      'Was it your own account? Then simply choose a new password in your profile.',
      'Does it hold something that is not yours? Delete the account in your profile and sign in again: you then begin with an empty account.',
    ],
  },
};

interface Sending {
  readonly to: Recipient;
  /** Of the default competition: an account is of no competition. */
  readonly look: CompetitionLook;
  readonly link: string;
  /** The same for each try. */
  readonly id: string;
}

/** The mail with the link to choose a new password, in the user's language. */
export function passwordResetMail(sending: Sending): Mail {
  const { subject, ...texts } = passwordReset[sending.to.language];
  return render(sending, { ...texts, subject: subject(sending.look.word) });
}

/** The mail with the link that proves the address of a new account. */
export function welcomeMail(sending: Sending): Mail {
  const { subject, intro, ...texts } = welcome[sending.to.language];
  const { word } = sending.look;
  return render(sending, { ...texts, subject: subject(word), intro: intro(word) });
}

/** Explains to the owner of an address that an account which somebody may have made with it is hers alone now. */
export function accountReclaimedMail(sending: Sending, service: string): Mail {
  const { subject, intro, ...texts } = accountReclaimed[sending.to.language];
  return render(sending, { ...texts, subject: subject(sending.look.word), intro: intro(service) });
}

/** Informs somebody that another service signs him in to his account. */
export function signedInElsewhereMail(sending: Sending, service: string): Mail {
  const { subject, intro, ...texts } = signedInElsewhere[sending.to.language];
  const { word } = sending.look;
  return render(sending, { ...texts, subject: subject(service), intro: intro(service, word) });
}

interface Texts {
  readonly subject: string;
  readonly intro: string;
  readonly button: string;
  readonly foot: readonly string[];
}

function render({ to, look, link, id }: Sending, { subject, intro, button, foot }: Texts): Mail {
  const { email, firstName, language } = to;
  return {
    to: email,
    id,
    subject,
    ...renderMail({
      language,
      look,
      title: subject,
      hello: greeting(language, firstName),
      blocks: [{ kind: 'text', text: intro }],
      button: { text: button, url: link },
      foot: [...foot],
    }),
  };
}
