import type { CompetitionSettings } from '@euro/api-contract';
import { type HalfPoints, toPoints } from '@euro/game';
import {
  momentInWords,
  numberInWords,
  placeInWords,
  pointsInWords,
  type TextLanguage,
} from '../texts/index.js';
import type { CompetitionLook } from '../tournament/index.js';
import { greeting } from './greeting.js';
import type { Mail } from './mailer.js';
import type { Recipient, UnsubscribeLinks } from './recipient.js';
import { type MailBlock, renderMail } from './renderMail.js';
import { reportTexts } from './reportTexts.js';

/** A player or team with points, in halves. */
export interface NamedPoints {
  readonly name: string;
  readonly points: HalfPoints;
}

/** The team that won a matchday; without its name where the mail carries none. */
type Winner = Omit<NamedPoints, 'name'> & { readonly name: string | null };

/** Contents of a report on a team's matchday; all of it is public. Points in halves. */
export interface ReportFacts {
  /** Null: the mail does not name it. */
  readonly teamName: string | null;
  readonly weekId: number;
  readonly points: HalfPoints;
  readonly weekRank: number;
  /** Teams that took part in the matchday. */
  readonly teams: number | null;
  readonly generalRank: number;
  /** Places won (positive) or lost; null in the first matchday. */
  readonly generalMove: number | null;
  readonly average: HalfPoints | null;
  readonly winner: Winner | null;
  /** The player with the captain's multiplier and his points; null when neither captain nor vice played. */
  readonly captain: (NamedPoints & { readonly multiplier: number; readonly isVice: boolean }) | null;
  /** The best of those who counted. */
  readonly best: NamedPoints | null;
  readonly subs: readonly {
    readonly kind: 'auto' | 'power';
    readonly inName: string;
    readonly outName: string;
  }[];
  readonly benchPoints: HalfPoints;
  /** The deadline that comes next, epoch milliseconds; null after the last one. */
  readonly next: { readonly weekId: number; readonly deadline: number } | null;
  /** Points of an earlier report that this one corrects; in halves. */
  readonly corrects: HalfPoints | null;
  /** Whether clubs or nations play in the competition. */
  readonly sides: Sides;
}

type Sides = NonNullable<CompetitionSettings['sides']>;

interface Sending {
  readonly to: Recipient;
  readonly look: CompetitionLook;
  readonly pointsUrl: string;
  readonly unsubscribe: UnsubscribeLinks;
  readonly id: string;
}

/** The mail after a confirmed matchday, or the short one that corrects it (decisions §8.5). */
export function reportMail(facts: ReportFacts, { to, look, pointsUrl, unsubscribe, id }: Sending): Mail {
  const { language } = to;
  const t = reportTexts(language);
  const { weekId: week } = facts;
  const points = pointsInWords(facts.points, language);
  const isCorrection = facts.corrects !== null;
  return {
    to: to.email,
    id,
    unsubscribeUrl: unsubscribe.oneClick,
    subject: t(isCorrection ? 'correctedSubject' : 'subject', { week, points }),
    ...renderMail({
      language,
      look,
      title: t(isCorrection ? 'correctedTitle' : 'title', { week }),
      hello: greeting(language, to.firstName),
      blocks: isCorrection ? correctionBlocks(facts, language) : reportBlocks(facts, language),
      button: { text: t('button'), url: pointsUrl },
      foot: [t('why')],
      footLink: { text: t('stop'), url: unsubscribe.page },
    }),
  };
}

function correctionBlocks(facts: ReportFacts, language: TextLanguage): MailBlock[] {
  const t = reportTexts(language);
  const before = pointsInWords(facts.corrects ?? facts.points, language);
  const now = pointsInWords(facts.points, language);
  const { teamName: team, weekId: week } = facts;
  const values = { week, now, before };
  return [
    {
      kind: 'text',
      text: team === null ? t('corrected.nameless', values) : t('corrected', { ...values, team }),
    },
    { kind: 'facts', facts: ranks(facts, language) },
  ];
}

function reportBlocks(facts: ReportFacts, language: TextLanguage): MailBlock[] {
  const t = reportTexts(language);
  const { teamName: team, weekId: week, average, winner, best, benchPoints, subs, next, sides } = facts;
  const points = (halves: HalfPoints) => pointsInWords(halves, language);
  const winnerText = ({ name, points: halves }: Winner) =>
    name === null ? points(halves) : `${name}: ${points(halves)}`;
  const rows = [
    { label: t('points'), value: numberInWords(toPoints(facts.points), language) },
    ...ranks(facts, language),
    // An average is shown in whole points, rounded down (spec §9).
    ...(average === null
      ? []
      : [{ label: t('average'), value: numberInWords(Math.floor(toPoints(average)), language) }]),
    ...(winner ? [{ label: t('winner'), value: winnerText(winner) }] : []),
    { label: t('captain'), value: captainInWords(facts, language) },
    ...(best ? [{ label: t('best'), value: winnerText(best) }] : []),
    { label: t('bench'), value: points(benchPoints) },
  ];
  return [
    {
      kind: 'text',
      text: team === null ? t('intro.nameless', { week }) : t('intro', { team, week }),
    },
    { kind: 'facts', facts: rows },
    ...(subs.length === 0
      ? []
      : [
          {
            kind: 'list' as const,
            title: t('subs'),
            items: subs.map(({ kind, inName, outName }) => t(`sub.${kind}`, { inName, outName })),
          },
        ]),
    {
      kind: 'text',
      text: next
        ? t('next', { week: next.weekId, when: momentInWords(next.deadline, language) })
        : t('last', { sides }),
    },
  ];
}

function ranks({ weekRank, teams, generalRank, generalMove }: ReportFacts, language: TextLanguage) {
  const t = reportTexts(language);
  const place = placeInWords(weekRank, language);
  const ofAll = (count: number) => t('placeOf', { place, teams: numberInWords(count, language) });
  return [
    { label: t('weekRank'), value: teams === null ? place : ofAll(teams) },
    { label: t('generalRank'), value: movedPlace(generalRank, generalMove, language) },
  ];
}

function movedPlace(rank: number, move: number | null, language: TextLanguage): string {
  const t = reportTexts(language);
  const place = placeInWords(rank, language);
  if (move === null) return place;
  if (move === 0) return t('move.same', { place });
  return t(move > 0 ? 'move.up' : 'move.down', { place, places: Math.abs(move) });
}

function captainInWords({ captain }: ReportFacts, language: TextLanguage): string {
  const t = reportTexts(language);
  if (!captain) return t('noCaptain');
  const { name, points, multiplier, isVice } = captain;
  const line = `${name}: ${pointsInWords(points, language)} (×${numberInWords(multiplier, language)})`;
  return isVice ? `${line}. ${t('vice')}` : line;
}
