import type { Middleware } from 'koa';
import { choiceIn, inSubject } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { languageNamed } from '../../texts/index.js';
import {
  competitionLook,
  publicAddress,
  requireSnapshot,
  type TournamentSnapshot,
} from '../../tournament/index.js';
import type { MailContext } from '../context.js';
import { drawCalendar } from './drawCalendar.js';
import { type CalendarDeadline, reviseCalendar } from './reviseCalendar.js';

/** Seconds for which caches may answer without revalidation; calendars poll by themselves. */
const KEPT_FOR = 900;
const ALLOWED = 'GET, HEAD';

/**
 * `/api/calendar.ics`: every deadline of the competition as a public calendar (decisions §8.5); `lang` is any language
 * that the installation has.
 */
export function serveCalendar(context: MailContext): Middleware {
  // Cache by snapshot: deadlines only change with it, and it is read far more often.
  const revisedBy = new WeakMap<TournamentSnapshot, Promise<CalendarDeadline[]>>();
  return async function answerCalendar(http, next) {
    if (http.path !== '/api/calendar.ics') return next();
    http.state.route = 'calendar';
    if (http.method !== 'GET' && http.method !== 'HEAD') {
      throw new Refusal('method-not-allowed', { allow: ALLOWED }, { Allow: ALLOWED });
    }
    const scopedContext = await inSubject(context, choiceIn(http.query));
    const snapshot = await requireSnapshot(scopedContext);
    const { id, feed, season, prefix } = snapshot.competition;
    const revisedDeadlines = revisedBy.get(snapshot) ?? reviseCalendar(scopedContext, id, snapshot.matchdays);
    revisedBy.set(snapshot, revisedDeadlines);
    const deadlines = await revisedDeadlines.catch((error: unknown) => {
      revisedBy.delete(snapshot);
      throw error;
    });
    const language = languageNamed(http.query.lang);
    http.set('Cache-Control', `public, max-age=${KEPT_FOR}`);
    http.set('Access-Control-Allow-Origin', '*');
    http.set('Content-Type', 'text/calendar; charset=utf-8');
    http.set('Content-Disposition', `inline; filename="${prefix.slice(1) || 'euromanager'}.ics"`);
    const { word } = competitionLook(snapshot.competition, language);
    const url = publicAddress(context.env, { prefix }, '');
    http.body = drawCalendar({ competition: `${feed}-${season}`, word, deadlines, url, language });
  };
}
