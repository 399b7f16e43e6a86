import { defineTexts, momentInWords, weekdayInWords } from '../texts/index.js';
import type { CompetitionLook } from '../tournament/index.js';
import { greeting } from './greeting.js';
import type { Mail } from './mailer.js';
import type { Recipient, UnsubscribeLinks } from './recipient.js';
import { type MailBlock, renderMail } from './renderMail.js';

/** A starter whom the owner should check before the deadline. */
export interface LineupWarning {
  readonly name: string;
  readonly kind: 'banned' | 'injured' | 'knocked-out' | 'left' | 'no-match';
  readonly isCaptain: boolean;
}

/** Contents of a reminder about a team. */
export interface DeadlineFacts {
  /** Null: the mail does not name it. */
  readonly teamName: string | null;
  readonly weekId: number;
  /** Epoch milliseconds. */
  readonly deadline: number;
  /** About the starting eleven and the coach. */
  readonly warnings: readonly LineupWarning[];
  /** Null: changes are free and unlimited. */
  readonly freeTransfers: number | null;
  /** Since when the matchday had been closed by mistake, epoch milliseconds; null for an ordinary reminder. */
  readonly closedAt: number | null;
}

interface Sending {
  readonly to: Recipient;
  readonly look: CompetitionLook;
  readonly teamUrl: string;
  readonly unsubscribe: UnsubscribeLinks;
  readonly id: string;
}

const texts = defineTexts(import.meta.url, {
  nl: {
    subject: 'Speeldag {week} sluit {when}',
    title: 'Deadline voor speeldag {week}',
    intro:
      'Tot {when} (Belgische tijd) kan je {team} aanpassen voor speeldag {week}. Daarna ligt je opstelling vast.',
    'intro.nameless':
      'Tot {when} (Belgische tijd) kan je je team aanpassen voor speeldag {week}. Daarna ligt je opstelling vast.',
    'opened.subject': 'Speeldag {week} is weer open',
    opened:
      'Speeldag {week} was per vergissing gesloten sinds {closed} en is weer open. Opstellingen waren intussen te zien voor anderen.',
    worries: 'Kijk dit nog even na in je basisploeg:',
    captain: '{name} (je kapitein)',
    'worry.banned': '{name} is geschorst',
    'worry.injured': '{name} is geblesseerd',
    'worry.knocked-out': '{name} is uitgeschakeld',
    'worry.left': '{name} is vertrokken',
    'worry.no-match': '{name} speelt deze speeldag niet',
    noWorries: 'In je basisploeg is niemand geblesseerd, geschorst of uitgeschakeld.',
    unlimited: 'Je kan nog onbeperkt wijzigen.',
    transfers:
      '{left, plural, =0 {Je hebt geen gratis transfers meer voor deze speeldag.} one {Je hebt nog # gratis transfer.} other {Je hebt nog # gratis transfers.}}',
    button: 'Bekijk je team',
    why: 'Je krijgt deze mail omdat je een herinnering voor elke deadline vroeg.',
    stop: 'Stuur me geen herinneringen meer',
  },
  en: {
    subject: 'Matchday {week} closes {when}',
    title: 'Deadline for matchday {week}',
    intro:
      'You can change {team} for matchday {week} until {when} (Brussels time). After that your lineup is fixed.',
    'intro.nameless':
      'You can change your team for matchday {week} until {when} (Brussels time). After that your lineup is fixed.',
    'opened.subject': 'Matchday {week} is open again',
    opened:
      'Matchday {week} had been closed by mistake since {closed} and is open again. Lineups were visible to others meanwhile.',
    worries: 'Have another look at these starters:',
    captain: '{name} (your captain)',
    'worry.banned': '{name} is suspended',
    'worry.injured': '{name} is injured',
    'worry.knocked-out': '{name} is knocked out',
    'worry.left': '{name} has left',
    'worry.no-match': "{name} doesn't play this matchday",
    noWorries: 'Nobody in your starting lineup is injured, suspended or knocked out.',
    unlimited: 'You can still change everything without limit.',
    transfers:
      '{left, plural, =0 {You have no free transfers left for this matchday.} one {You have # free transfer left.} other {You have # free transfers left.}}',
    button: 'See your team',
    why: 'You get this mail because you asked for a reminder before each deadline.',
    stop: 'Send me no more reminders',
  },
});

/** The mail before a deadline: its time, the line-up's warnings, the remaining options (decisions §8.5). */
export function deadlineMail(facts: DeadlineFacts, { to, look, teamUrl, unsubscribe, id }: Sending): Mail {
  const { language } = to;
  const t = texts(language);
  const { weekId: week, deadline, teamName, freeTransfers, closedAt } = facts;
  const when = momentInWords(deadline, language);
  return {
    to: to.email,
    id,
    unsubscribeUrl: unsubscribe.oneClick,
    subject:
      closedAt === null
        ? t('subject', { week, when: weekdayInWords(deadline, language) })
        : t('opened.subject', { week }),
    ...renderMail({
      language,
      look,
      title: t(closedAt === null ? 'title' : 'opened.subject', { week }),
      hello: greeting(language, to.firstName),
      blocks: [
        ...(closedAt === null
          ? []
          : [
              {
                kind: 'text' as const,
                text: t('opened', { week, closed: momentInWords(closedAt, language) }),
              },
            ]),
        {
          kind: 'text',
          text:
            teamName === null
              ? t('intro.nameless', { when, week })
              : t('intro', { team: teamName, when, week }),
        },
        warningsBlock(facts, t),
        {
          kind: 'text',
          text: freeTransfers === null ? t('unlimited') : t('transfers', { left: freeTransfers }),
        },
      ],
      button: { text: t('button'), url: teamUrl },
      foot: [t('why')],
      footLink: { text: t('stop'), url: unsubscribe.page },
    }),
  };
}

function warningsBlock({ warnings }: DeadlineFacts, t: ReturnType<typeof texts>): MailBlock {
  if (warnings.length === 0) return { kind: 'text', text: t('noWorries') };
  const items = warnings.map(({ name, kind, isCaptain }) =>
    t(`worry.${kind}`, { name: isCaptain ? t('captain', { name }) : name }),
  );
  return { kind: 'list', title: t('worries'), items };
}
