import { toPoints } from '@euro/game';
import type { Language } from '../../http/index.js';
import type { CompetitionLook } from '../../tournament/index.js';
import type { PushFacts } from '../facts.js';
import { pushTexts } from './pushTexts.js';

/** What a service worker shows, as JSON (docs/guides/push.md). */
export interface Notification {
  readonly title: string;
  readonly body: string;
  /** Path of the portal that a press opens. */
  readonly path: string;
  /** A later notification with the same tag takes the place of this one. */
  readonly tag: string;
  readonly language: Language;
}

interface Composed {
  readonly language: Language;
  readonly subject: string;
  /** How the competition is called that it is about. */
  readonly look: Pick<CompetitionLook, 'short' | 'word'>;
}

/** A notification in the language of the person who receives it; one of a competition beside the default says which. */
export function composeNotification(facts: PushFacts, { language, subject, look }: Composed): Notification {
  const { title, body } = textOf(facts, language, look);
  return {
    title,
    body: facts.prefix ? `${look.short} · ${body}` : body,
    path: (facts.prefix ?? '') + pathOf(facts),
    tag: `${facts.kind}-${subject}`,
    language,
  };
}

type Text = Pick<Notification, 'title' | 'body'>;

function textOf(facts: PushFacts, language: Language, { word }: Composed['look']): Text {
  const t = pushTexts[language];
  switch (facts.kind) {
    case 'deadline':
      return { title: t.deadline, body: bodyOfDeadline(facts, language) };
    case 'goal': {
      const { home, away, homeScore, awayScore } = facts.score;
      const score = `${home} ${homeScore}-${awayScore} ${away}.`;
      const captain = facts.isCaptain ? ` ${t.yourCaptain}` : '';
      const points = signed(toPoints(facts.points), language);
      return { title: t[facts.what](facts.player, points), body: score + captain };
    }
    case 'captainOut':
      return {
        title: t.captainOut[facts.reason](facts.player),
        body: facts.reason === 'not-starting' ? t.viceTakesOver : t.chooseAnother(facts.weekId),
      };
    case 'confirmed':
      return {
        title: t.confirmed(facts.weekId, decimal(toPoints(facts.points), language)),
        body: t.places(facts),
      };
    case 'mention':
      return { title: t.mention(facts.author, facts.league), body: facts.comment };
    case 'test':
      return { title: t.test.title, body: t.test.body(word) };
  }
}

function bodyOfDeadline(
  { captain, worries }: Extract<PushFacts, { kind: 'deadline' }>,
  language: Language,
): string {
  const t = pushTexts[language];
  if (worries.length === 0) return t.ready(captain);
  // The captain first: he counts twice.
  return worries
    .toSorted((a, b) => Number(b.isCaptain) - Number(a.isCaptain))
    .map(({ name, kind, isCaptain }) => t.worry[kind](isCaptain ? t.captain(name) : name))
    .join(' ');
}

function pathOf(facts: PushFacts): string {
  switch (facts.kind) {
    case 'deadline':
    case 'captainOut':
      return `/team/${facts.teamId}`;
    case 'goal':
    case 'confirmed':
      return `/points/${facts.teamId}`;
    case 'mention':
      return `/leagues/${facts.leagueId}`;
    case 'test':
      return '/profile';
  }
}

const locales = { nl: 'nl-BE', en: 'en-GB' } as const;

/** 6 → "6,0" / "6.0" */
function decimal(points: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(points)
    .replace('-', '−');
}

function signed(points: number, language: Language): string {
  return points > 0 ? `+${decimal(points, language)}` : decimal(points, language);
}
