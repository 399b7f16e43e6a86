import type { OwnMatch } from '@euro/game-ui';

type Turn = readonly [group: number, at: number];

/**
 * The matches of a matchday in order of interest: the current day first, then coming days, then past days, the latest
 * first. Within a day live matches come first, then coming ones, then finished ones, the last one first.
 */
export function calendarOrder<P>(
  matches: readonly OwnMatch<P>[],
  now: number,
  timeZone?: string,
): OwnMatch<P>[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const dayOf = (moment: string | number) => format.format(new Date(moment));
  const today = dayOf(now);
  const dayTurn = (date: string): Turn => {
    const day = dayOf(date);
    if (day === today) return [0, 0];
    return day > today ? [1, Number(day.replaceAll('-', ''))] : [2, -Number(day.replaceAll('-', ''))];
  };
  const turn = ({ match: { status, date } }: OwnMatch<P>): Turn => {
    const kickOff = Date.parse(date);
    if (status === 'live') return [0, kickOff];
    return status === 'scheduled' ? [1, kickOff] : [2, -kickOff];
  };
  return [...matches].sort(
    (a, b) => compare(dayTurn(a.match.date), dayTurn(b.match.date)) || compare(turn(a), turn(b)),
  );
}

function compare(a: Turn, b: Turn): number {
  return a[0] - b[0] || a[1] - b[1];
}
