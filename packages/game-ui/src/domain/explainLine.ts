import type { CompetitionSettings, Player, PlayerMatch, PointLine } from '@euro/api-contract';
import { COACH, matchOutcome, type PointRule } from '@euro/game';
import type { Translate } from '@euro/platform/react';
import { pointTexts } from '../messages/pointTexts.js';

type PointKey = keyof typeof pointTexts.nl;

/** A rule that gave or cost points, and the statistic behind it, in the reader's words. */
export interface ExplainedLine {
  readonly rule: string;
  /** Empty when there is no detail. */
  readonly detail: string;
  readonly points: number;
}

/** Fields of a match that the explanation needs. */
export type ExplainedMatch = Pick<
  PlayerMatch,
  'homeId' | 'homeScore' | 'awayScore' | 'live' | 'pointsOverview' | 'clubId'
>;

/** The player, and the name of his position. */
export interface ExplainedPlayer extends Pick<Player, 'clubId' | 'positionId'> {
  readonly position: string;
}

/** The numbers of the competition's scoring table that texts name. */
export type ScoringTerms = readonly Pick<
  CompetitionSettings['scoring'][number],
  'rule' | 'per' | 'from' | 'to'
>[];

/** Puts a line of points into words; a rule newer than these texts is named by its code and still shows its points. */
export function explainLine(
  { rule, stat, points }: PointLine,
  match: ExplainedMatch,
  player: ExplainedPlayer,
  t: Translate<PointKey>,
  scoring: ScoringTerms,
): ExplainedLine {
  if (!isKnown(rule)) return { rule, detail: '', points };
  const { per = 1, from = 1, to = 0 } = scoring.find((each) => each.rule === rule) ?? {};
  const name = t(rule, { position: player.position, per, from, more: from - 1, under: to + 1 });
  const { pointsOverview } = match;
  if (player.positionId === COACH) return { rule: name, detail: resultOf(match, player, t) ?? '', points };
  if (rule === 'duels' && pointsOverview !== null) {
    const { duelWon, duelLost } = pointsOverview;
    return { rule: name, detail: t('duels.balance', { won: duelWon, lost: duelLost }), points };
  }
  return { rule: name, detail: t(`${rule}.stat`, { stat }), points };
}

/** A coach's result in words: "zijn ploeg won met 2-0"; null while there is no score. A player has none. */
export function resultOf(
  { homeId, homeScore, awayScore, live, clubId: ownId }: ExplainedMatch,
  { clubId, positionId }: Pick<Player, 'clubId' | 'positionId'>,
  t: Translate<PointKey>,
): string | null {
  if (positionId !== COACH || homeScore === null || awayScore === null) return null;
  const [own, other] = homeId.id === (ownId ?? clubId) ? [homeScore, awayScore] : [awayScore, homeScore];
  return t(`coach-${matchOutcome(own, other)}.${live ? 'live' : 'stat'}`, { own, other });
}

function isKnown(rule: string): rule is PointRule {
  return `${rule}.stat` in pointTexts.nl;
}
