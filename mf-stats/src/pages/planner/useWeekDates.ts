import type { Match } from '@euro/api-contract';
import { useFormat } from '@euro/game-ui';

/** Gives the days of a matchday's matches: "14–18/06", "29/06–02/07", "14/07"; nothing while none is planned. */
export function useWeekDates(matches: readonly Match[]): (weekId: number) => string {
  const format = useFormat();
  return (weekId) => {
    const dates = matches
      .filter((match) => match.weekId === weekId)
      .map(({ date }) => date)
      .sort((one, other) => Date.parse(one) - Date.parse(other));
    const [start, end] = [dates[0], dates.at(-1)];
    if (start === undefined || end === undefined) return '';
    return joinDays(format.dayMonth(start), format.dayMonth(end));
  };
}

/** The month is written once: "14/06" and "18/06" are "14–18/06". */
export function joinDays(first: string, last: string): string {
  if (first === last) return first;
  const [day, month] = first.split('/');
  return last.endsWith(`/${month}`) ? `${day}–${last}` : `${first}–${last}`;
}
