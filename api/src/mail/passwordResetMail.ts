import type { Language } from '../messages/messageOf.js';
import type { Mail } from './mailer.js';

interface Recipient {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
}

const texts = {
  nl: {
    subject: 'Kies een nieuw wachtwoord voor EuroManager',
    hello: 'Dag',
    intro: 'Je vroeg om een nieuw wachtwoord. Via deze link kies je er een:',
    validity: 'De link werkt één keer en blijft een uur geldig.',
    otherwise: 'Heb je dit niet gevraagd? Dan hoef je niets te doen.',
  },
  en: {
    subject: 'Choose a new password for EuroManager',
    hello: 'Hello',
    intro: 'You asked for a new password. Choose one through this link:',
    validity: 'The link works once and stays valid for an hour.',
    otherwise: "Didn't you ask for this? Then there is nothing to do.",
  },
};

/** The mail with the link to choose a new password, in the user's language. */
export function passwordResetMail({ email, firstName, language }: Recipient, link: string): Mail {
  const { subject, hello, intro, validity, otherwise } = texts[language];
  return {
    to: email,
    subject,
    text: `${hello} ${firstName},\n\n${intro}\n${link}\n\n${validity}\n${otherwise}\n\nEuroManager\n`,
    html: `<p>${hello} ${escapeHtml(firstName)},</p><p>${intro}<br><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p><p>${validity}<br>${otherwise}</p><p>EuroManager</p>`,
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
