import type { Middleware } from 'koa';
import { type Catalogue, currentCatalogue } from '../catalogue/index.js';
import type { AppContext } from '../context.js';
import { Refusal } from '../errors.js';
import type { Language } from '../messages/messageOf.js';
import { drawCalendar } from './drawCalendar.js';
import { type CalendarDeadline, reviseCalendar } from './reviseCalendar.js';

/** Calendars come back by themselves; in between, nobody along the way needs to ask us. Seconds. */
const KEPT_FOR = 900;
const ALLOWED = 'GET, HEAD';

/** `/api/calendar.ics?lang=nl|en`: every deadline of the competition, for everybody's calendar (decisions §8.5). */
export function serveCalendar(context: AppContext): Middleware {
  // Deadlines only change with the catalogue, which is asked for far more often.
  const kept = new WeakMap<Catalogue, Promise<CalendarDeadline[]>>();
  return async function answerCalendar(http, next) {
    if (http.path !== '/api/calendar.ics') return next();
    http.state.route = 'calendar';
    if (http.method !== 'GET' && http.method !== 'HEAD') {
      throw new Refusal('method-not-allowed', { allow: ALLOWED }, { Allow: ALLOWED });
    }
    const catalogue = await currentCatalogue(context);
    if (!catalogue) throw new Refusal('not-found');
    const { id, feed, season } = catalogue.competition;
    const told = kept.get(catalogue) ?? reviseCalendar(context, id, catalogue.matchdays);
    kept.set(catalogue, told);
    const deadlines = await told.catch((error: unknown) => {
      kept.delete(catalogue);
      throw error;
    });
    const language: Language = http.query.lang === 'en' ? 'en' : 'nl';
    http.set('Cache-Control', `public, max-age=${KEPT_FOR}`);
    http.set('Access-Control-Allow-Origin', '*');
    http.set('Content-Type', 'text/calendar; charset=utf-8');
    http.set('Content-Disposition', 'inline; filename="euromanager.ics"');
    const { publicUrl } = context.env;
    http.body = drawCalendar({ competition: `${feed}-${season}`, deadlines, publicUrl, language });
  };
}
