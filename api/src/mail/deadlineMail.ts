import type { CompetitionLook } from '../tournament/index.js';
import { greeting } from './greeting.js';
import type { Mail } from './mailer.js';
import type { Recipient, UnsubscribeLinks } from './recipient.js';
import { type MailBlock, renderMail } from './renderMail.js';
import { momentInWords, weekdayInWords } from './wordsOf.js';

/** Why a starter deserves a look before the deadline. */
export type WorryKind = 'banned' | 'injured' | 'knocked-out' | 'no-match';

/** What a reminder says of a team. */
export interface DeadlineFacts {
  /** Null: the mail does not name it. */
  readonly teamName: string | null;
  readonly weekId: number;
  /** Epoch milliseconds. */
  readonly deadline: number;
  /** About the starting eleven and the coach. */
  readonly worries: readonly {
    readonly name: string;
    readonly kind: WorryKind;
    readonly isCaptain: boolean;
  }[];
  /** Null: changes are free and unlimited. */
  readonly freeTransfers: number | null;
}

interface Sending {
  readonly to: Recipient;
  readonly look: CompetitionLook;
  readonly teamUrl: string;
  readonly unsubscribe: UnsubscribeLinks;
  readonly id: string;
}

const texts = {
  nl: {
    subject: (week: number, when: string) => `Speeldag ${week} sluit ${when}`,
    title: (week: number) => `Deadline voor speeldag ${week}`,
    intro: (team: string | null, week: number, when: string) =>
      `Tot ${when} (Belgische tijd) kan je ${team ?? 'je team'} aanpassen voor speeldag ${week}. Daarna ligt je opstelling vast.`,
    worriesTitle: 'Kijk dit nog even na in je basisploeg:',
    captain: 'je kapitein',
    worry: {
      banned: 'is geschorst',
      injured: 'is geblesseerd',
      'knocked-out': 'is uitgeschakeld',
      'no-match': 'speelt deze speeldag niet',
    },
    noWorries: 'In je basisploeg is niemand geblesseerd, geschorst of uitgeschakeld.',
    unlimited: 'Je kan nog onbeperkt wijzigen.',
    transfers: (left: number) => {
      if (left === 0) return 'Je hebt geen gratis transfers meer voor deze speeldag.';
      return left === 1 ? 'Je hebt nog 1 gratis transfer.' : `Je hebt nog ${left} gratis transfers.`;
    },
    button: 'Bekijk je team',
    why: 'Je krijgt deze mail omdat je een herinnering voor elke deadline vroeg.',
    stop: 'Stuur me geen herinneringen meer',
  },
  en: {
    subject: (week: number, when: string) => `Matchday ${week} closes ${when}`,
    title: (week: number) => `Deadline for matchday ${week}`,
    intro: (team: string | null, week: number, when: string) =>
      `You can change ${team ?? 'your team'} for matchday ${week} until ${when} (Brussels time). After that your lineup is fixed.`,
    worriesTitle: 'Have another look at these starters:',
    captain: 'your captain',
    worry: {
      banned: 'is suspended',
      injured: 'is injured',
      'knocked-out': 'is knocked out',
      'no-match': "doesn't play this matchday",
    },
    noWorries: 'Nobody in your starting lineup is injured, suspended or knocked out.',
    unlimited: 'You can still change everything without limit.',
    transfers: (left: number) => {
      if (left === 0) return 'You have no free transfers left for this matchday.';
      return left === 1 ? 'You have 1 free transfer left.' : `You have ${left} free transfers left.`;
    },
    button: 'See your team',
    why: 'You get this mail because you asked for a reminder before each deadline.',
    stop: 'Send me no more reminders',
  },
};

/** The mail before a deadline: until when, what to look at, what can still be done (decisions §8.5). */
export function deadlineMail(facts: DeadlineFacts, { to, look, teamUrl, unsubscribe, id }: Sending): Mail {
  const { language } = to;
  const t = texts[language];
  const { weekId, deadline, teamName } = facts;
  return {
    to: to.email,
    id,
    unsubscribeUrl: unsubscribe.oneClick,
    subject: t.subject(weekId, weekdayInWords(deadline, language)),
    ...renderMail({
      language,
      look,
      title: t.title(weekId),
      hello: greeting(language, to.firstName),
      blocks: [
        { kind: 'text', text: t.intro(teamName, weekId, momentInWords(deadline, language)) },
        worriesBlock(facts, t),
        { kind: 'text', text: facts.freeTransfers === null ? t.unlimited : t.transfers(facts.freeTransfers) },
      ],
      button: { text: t.button, url: teamUrl },
      foot: [t.why],
      footLink: { text: t.stop, url: unsubscribe.page },
    }),
  };
}

function worriesBlock({ worries }: DeadlineFacts, t: (typeof texts)['nl']): MailBlock {
  if (worries.length === 0) return { kind: 'text', text: t.noWorries };
  const items = worries.map(
    ({ name, kind, isCaptain }) => `${name}${isCaptain ? ` (${t.captain})` : ''} ${t.worry[kind]}`,
  );
  return { kind: 'list', title: t.worriesTitle, items };
}
