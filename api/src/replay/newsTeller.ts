import { currentCatalogue } from '../catalogue/index.js';
import { matchNews } from './matchNews.js';
import type { Production } from './production.js';
import { tellTime } from './tellTime.js';

/** Tells each time what has happened since the last: deadlines, kick-offs, goals. */
export function newsTeller(
  { context, calendar }: Pick<Production, 'context' | 'calendar'>,
  from: number,
): (now: number) => Promise<void> {
  let told = from;
  return async (now) => {
    const catalogue = await currentCatalogue(context);
    if (!catalogue || now <= told) return;
    const deadlines = calendar.matchdays
      .filter(({ deadlineAt }) => told < deadlineAt && deadlineAt <= now)
      .map(({ weekId, deadlineAt }) => ({ at: deadlineAt, text: `Deadline of matchday ${weekId}` }));
    const news = [...deadlines, ...matchNews(catalogue, told, now)].sort((a, b) => a.at - b.at);
    for (const { at, text } of news) context.print(`${tellTime(at)}  ${text}`);
    told = now;
  };
}
