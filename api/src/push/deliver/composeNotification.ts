import { toPoints } from '@euro/game';
import { localeOf, type TextLanguage } from '../../texts/index.js';
import type { CompetitionLook } from '../../tournament/index.js';
import type { NotificationFacts } from './notificationFacts.js';
import { pushTexts } from './pushTexts.js';

/** The notification that a service worker shows, as JSON (docs/guides/push.md). */
export interface Notification {
  readonly title: string;
  readonly body: string;
  /** Path of the portal that a press opens. */
  readonly path: string;
  /** A later notification with the same tag takes the place of this one. */
  readonly tag: string;
  readonly language: TextLanguage;
}

interface NotificationContext {
  readonly language: TextLanguage;
  readonly subject: string;
  /** Names of the competition. */
  readonly look: Pick<CompetitionLook, 'short' | 'word'>;
  /** Epoch milliseconds of game time. */
  readonly now: number;
}

/** A notification in the language of the person who receives it; one of a competition beside the default says which. */
export function composeNotification(facts: NotificationFacts, context: NotificationContext): Notification {
  const { language, subject, look } = context;
  const { title, body } = textOf(facts, context);
  return {
    title,
    body: facts.prefix ? `${look.short} · ${body}` : body,
    path: (facts.prefix ?? '') + pathOf(facts),
    tag: `${facts.kind}-${subject}`,
    language,
  };
}

type Text = Pick<Notification, 'title' | 'body'>;

function textOf(facts: NotificationFacts, { language, look: { word }, now }: NotificationContext): Text {
  const t = pushTexts(language);
  switch (facts.kind) {
    case 'deadline':
      return {
        title: facts.isOpenedAgain
          ? t('opened', { week: facts.weekId })
          : t('deadline', { minutes: Math.ceil((facts.deadline - now) / 60_000) }),
        body: bodyOfDeadline(facts, language),
      };
    case 'goal': {
      const { home, away, homeScore, awayScore } = facts.score;
      const score = `${home} ${homeScore}-${awayScore} ${away}.`;
      const points = formatSigned(toPoints(facts.points), language);
      return {
        title: t(facts.what, { player: facts.player, points }),
        body: facts.isCaptain ? t('goal.captain', { score }) : score,
      };
    }
    case 'captainOut':
      return {
        title: t(`captainOut.${facts.reason}`, { player: facts.player }),
        body:
          facts.reason === 'not-starting' ? t('viceTakesOver') : t('chooseAnother', { week: facts.weekId }),
      };
    case 'confirmed':
      return {
        title: t('confirmed', {
          week: facts.weekId,
          points: decimal(toPoints(facts.points), language),
        }),
        body: placesOf(facts, t),
      };
    case 'mention':
      return { title: t('mention', { author: facts.author, league: facts.league }), body: facts.comment };
    case 'announcement':
      return {
        title: t('announcement', { word }),
        body: language === 'nl' ? facts.textNl : facts.textEn,
      };
    case 'test':
      return { title: t('test'), body: t('test.body', { word }) };
  }
}

function bodyOfDeadline(
  { captain, worries }: Extract<NotificationFacts, { kind: 'deadline' }>,
  language: TextLanguage,
): string {
  const t = pushTexts(language);
  if (worries.length === 0) return t('ready', { captain });
  // The captain first: he counts twice.
  return worries
    .toSorted((a, b) => Number(b.isCaptain) - Number(a.isCaptain))
    .map(({ name, kind, isCaptain }) =>
      t(`worry.${kind}`, { name: isCaptain ? t('captain', { name }) : name }),
    )
    .join(' ');
}

function placesOf(
  { weekRank, generalRank, teams }: Extract<NotificationFacts, { kind: 'confirmed' }>,
  t: ReturnType<typeof pushTexts>,
): string {
  return [
    weekRank === null ? t('final') : t('final.place', { place: weekRank, teams }),
    ...(generalRank === null ? [] : [t('final.overall', { place: generalRank })]),
  ].join(' ');
}

function pathOf(facts: NotificationFacts): string {
  switch (facts.kind) {
    case 'deadline':
    case 'captainOut':
      return `/team/${facts.teamId}`;
    case 'goal':
    case 'confirmed':
      return `/points/${facts.teamId}`;
    case 'mention':
      return `/leagues/${facts.leagueId}`;
    case 'announcement':
      return facts.path ?? '/';
    case 'test':
      return '/profile';
  }
}

/** 6 → "6,0" / "6.0" */
function decimal(points: number, language: TextLanguage): string {
  return new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(points)
    .replace('-', '−');
}

function formatSigned(points: number, language: TextLanguage): string {
  return points > 0 ? `+${decimal(points, language)}` : decimal(points, language);
}
