import type { PointLine, PointsOverview } from '@euro/api-contract';
import type { PointRule, PositionId } from '@euro/game';
import type { Texts, Translate } from '@euro/platform/react';
import { pointTexts } from '../messages/pointTexts.js';

type TextKey = typeof pointTexts extends Texts<infer K> ? K : never;

/** A rule, the statistic behind it in words, and what it gave. */
export interface ExplainedPoints {
  readonly id: string;
  readonly rule: string;
  /** Empty when there is nothing more to tell. */
  readonly stat: string;
  readonly points: number;
}

/** Puts the lines of a score into words; a rule that is newer than these texts still shows its points. */
export function explainPoints(
  lines: readonly PointLine[],
  position: PositionId,
  overview: Pick<PointsOverview, 'duelWon' | 'duelLost'> | null,
  t: Translate<TextKey>,
): readonly ExplainedPoints[] {
  return lines.map(({ rule, stat, points }) => {
    if (!isKnown(rule)) return { id: rule, rule: t('unknown'), stat: '', points };
    const values = { stat, position };
    const detail =
      rule === 'duels' && overview
        ? t('duels.balance', { won: overview.duelWon, lost: overview.duelLost })
        : t(`${rule}.stat`, values);
    return { id: rule, rule: t(rule, values), stat: detail, points };
  });
}

function isKnown(rule: string): rule is PointRule {
  return `${rule}.stat` in pointTexts.nl;
}
