import { greeting, type Mail, type MailBlock, renderMail } from '../mail/index.js';
import { defineTexts, type TextLanguage } from '../texts/index.js';
import type { CompetitionLook } from '../tournament/index.js';

/** Unread answers of the help desk. */
export interface HelpFacts {
  readonly answers: readonly { readonly author: string; readonly body: string }[];
}

interface Sending {
  readonly email: string;
  /** Empty for a visitor, and where the address was not proved. */
  readonly firstName: string;
  readonly language: TextLanguage;
  readonly look: CompetitionLook;
  /** Address of the conversation. */
  readonly url: string;
  readonly id: string;
}

const texts = defineTexts(import.meta.url, {
  nl: {
    subject: 'Antwoord van onze helpdesk',
    wrote: '{author} schreef:',
    'wrote.nameless': 'We schreven:',
    button: 'Antwoord in de chat',
    why: 'Je krijgt deze mail omdat je onze helpdesk iets vroeg en het antwoord nog niet zag.',
    noReply: 'Antwoorden op deze mail komen niet aan: schrijf ons in de chat.',
  },
  en: {
    subject: 'An answer from our help desk',
    wrote: '{author} wrote:',
    'wrote.nameless': 'We wrote:',
    button: 'Answer in the chat',
    why: 'You get this mail because you asked our help desk something and have not seen the answer yet.',
    noReply: 'Replies to this mail do not arrive: write to us in the chat.',
  },
});

/** The mail about unread answers of the help desk. It contains the answers, as a visitor may have lost his cookie. */
export function helpMail(
  { answers }: HelpFacts,
  { email, firstName, language, look, url, id }: Sending,
): Mail {
  const t = texts(language);
  const blocks = answers.flatMap(({ author, body }): MailBlock[] => [
    { kind: 'text', text: author === '' ? t('wrote.nameless') : t('wrote', { author }) },
    ...body.split(/\n+/).map((text) => ({ kind: 'text' as const, text })),
  ]);
  return {
    to: email,
    id,
    subject: t('subject'),
    ...renderMail({
      language,
      look,
      title: t('subject'),
      hello: greeting(language, firstName),
      blocks,
      button: { text: t('button'), url },
      foot: [t('why'), t('noReply')],
    }),
  };
}
