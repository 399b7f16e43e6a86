import { defineTexts } from '../texts/index.js';
import type { CompetitionLook } from '../tournament/index.js';
import { greeting } from './greeting.js';
import type { Mail } from './mailer.js';
import type { Recipient, UnsubscribeLinks } from './recipient.js';
import { renderMail } from './renderMail.js';

interface Sending {
  readonly to: Recipient;
  readonly look: CompetitionLook;
  /** The page that it leads to. */
  readonly url: string;
  readonly unsubscribe: UnsubscribeLinks;
  readonly id: string;
}

const texts = defineTexts(import.meta.url, {
  nl: {
    subject: 'Bericht van {word}',
    button: 'Naar {word}',
    why: 'Je krijgt deze mail omdat je mails van het spel aanzette.',
    stop: 'Stuur me geen mails meer: geen herinneringen, verslagen en berichten',
  },
  en: {
    subject: 'A message from {word}',
    button: 'To {word}',
    why: 'You get this mail because you turned mails of the game on.',
    stop: 'Send me no more mails: no reminders, reports and messages',
  },
});

/** An announcement of operators, as they wrote it. */
export function announcementMail(text: string, { to, look, url, unsubscribe, id }: Sending): Mail {
  const { language } = to;
  const t = texts(language);
  const { word } = look;
  return {
    to: to.email,
    id,
    unsubscribeUrl: unsubscribe.oneClick,
    subject: t('subject', { word }),
    ...renderMail({
      language,
      look,
      title: t('subject', { word }),
      hello: greeting(language, to.firstName),
      blocks: [{ kind: 'text', text }],
      button: { text: t('button', { word }), url },
      foot: [t('why')],
      footLink: { text: t('stop'), url: unsubscribe.page },
    }),
  };
}
