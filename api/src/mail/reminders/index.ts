/** Reminders, reports and the calendar, for the process that sends and serves them. */

export type { LineupWarning } from '../deadlineMail.js';
export { lineupWarnings } from './lineupWarnings.js';
export { chooseMails, type MailChoices } from './mailChoices.js';
export { mailPlanJob } from './mailPlanJob.js';
export { planMails } from './planMails.js';
export { reminderRoutes } from './routes/index.js';
export { sendDueMails } from './sendDueMails.js';
export { serveCalendar } from './serveCalendar.js';
export { showUnsubscribePage } from './showUnsubscribePage.js';
