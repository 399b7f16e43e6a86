import { useText } from '@euro/platform/react';
import { useFormat } from '../hooks/useFormat.js';
import { useWorld } from '../hooks/useWorld.js';
import { deadlineTexts } from '../messages/deadlineTexts.js';
import type { DeadlinePassedProps } from './DeadlinePassed.js';
import { useLateText } from './useLateText.js';

/** Title and sentences of the announcement. */
export interface DeadlineWords {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Title and sentences: since when the matchday is locked, by how much a save was late, and what kicks off first. */
export function useDeadlineWords({
  weekId,
  fate,
  lateness = null,
}: Pick<DeadlinePassedProps, 'weekId' | 'fate' | 'lateness'>): DeadlineWords {
  const { weeks, matches } = useWorld();
  const t = useText(deadlineTexts);
  const format = useFormat();
  const lateText = useLateText();
  if (fate === 'checking') return { title: t('checkingTitle'), lines: [t('checkingText', { week: weekId })] };
  if (fate === 'unknown') return { title: t('unknownTitle'), lines: [t('unknownText')] };
  const deadlineDate = weeks.find((week) => week.weekId === weekId)?.deadlineDate;
  const lateSentence = lateText(lateness);
  const [first] = matches
    .filter((match) => match.weekId === weekId && match.homeId !== null && match.awayId !== null)
    .sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
  return {
    title: t('title'),
    lines: [
      ...(lateSentence === undefined ? [] : [lateSentence]),
      deadlineDate === undefined
        ? t('lockedLine', { week: weekId })
        : t('lockedSince', { week: weekId, time: format.time(deadlineDate) }),
      ...(first?.homeId && first.awayId
        ? [
            t('firstMatch', {
              match: `${first.homeId.short} – ${first.awayId.short}`,
              time: format.shortMoment(first.date),
            }),
          ]
        : []),
    ],
  };
}
