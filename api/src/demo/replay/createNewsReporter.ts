import { currentSnapshot } from '../../tournament/index.js';
import { formatGameTime } from './formatGameTime.js';
import { matchNews } from './matchNews.js';
import type { Production } from './production.js';

/** Reports what has happened since the last call: deadlines, kick-offs, goals. */
export function createNewsReporter(
  { context, calendar }: Pick<Production, 'context' | 'calendar'>,
  from: number,
): (now: number) => Promise<void> {
  let reportedUntil = from;
  return async (now) => {
    const snapshot = await currentSnapshot(context);
    if (!snapshot || now <= reportedUntil) return;
    const deadlines = calendar.matchdays
      .filter(({ deadlineAt }) => reportedUntil < deadlineAt && deadlineAt <= now)
      .map(({ weekId, deadlineAt }) => ({ at: deadlineAt, text: `Deadline of matchday ${weekId}` }));
    const news = [...deadlines, ...matchNews(snapshot, reportedUntil, now)].sort((a, b) => a.at - b.at);
    for (const { at, text } of news) context.print(`${formatGameTime(at)}  ${text}`);
    reportedUntil = now;
  };
}
