import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { GoalSwing } from '../domain/goalSwings.js';
import { rivalTexts } from '../texts/rivalTexts.js';

/** Gives the function that says whom a goal brings how much: "+5 voor jou, +2 voor Pieter". */
export function useGoalWords(name: string): (goal: GoalSwing) => string {
  const t = useText(rivalTexts);
  const { signedPoints } = useFormat();
  return ({ own, other }) =>
    [
      own !== 0 && t('forYou', { points: signedPoints(own) }),
      other !== 0 && t('forOther', { points: signedPoints(other), name }),
    ]
      .filter(Boolean)
      .join(', ');
}
