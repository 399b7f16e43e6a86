import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Language } from '../../http/index.js';
import type { CalendarDeadline } from './reviseCalendar.js';

/** How long before a deadline calendars ring, seconds. */
const ALARM = 2 * 60 * 60;
/** How often calendars are asked to look for changes, seconds. */
const REFRESH = 6 * 60 * 60;

const texts = {
  nl: {
    name: 'EuroManager: deadlines',
    summary: (week: number) => `Deadline speeldag ${week} · EuroManager`,
    description: (week: number) => `Tot dan kan je je team aanpassen voor speeldag ${week}.`,
    alarm: (week: number) => `Over twee uur sluit speeldag ${week}.`,
  },
  en: {
    name: 'EuroManager: deadlines',
    summary: (week: number) => `Deadline of matchday ${week} · EuroManager`,
    description: (week: number) => `Until then you can change your team for matchday ${week}.`,
    alarm: (week: number) => `Matchday ${week} closes in two hours.`,
  },
};

interface Drawn {
  /** Which competition: `EUROM-2024`; part of what calendars know an event by. */
  readonly competition: string;
  readonly deadlines: readonly CalendarDeadline[];
  readonly publicUrl: string;
  readonly language: Language;
}

/** All deadlines as an iCalendar file (RFC 5545). The same deadlines always give the same bytes. */
export function drawCalendar({ competition, deadlines, publicUrl, language }: Drawn): string {
  const t = texts[language];
  const calendar = ical({
    name: t.name,
    prodId: { company: 'EuroManager', product: 'Deadlines', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH,
    url: publicUrl,
  });
  for (const { weekId, deadlineAt, sequence, changedAt } of deadlines) {
    calendar.createEvent({
      id: `deadline-${competition}-${weekId}@euromanager`,
      sequence,
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      // Without an end it is a moment.
      start: new Date(deadlineAt),
      summary: t.summary(weekId),
      description: t.description(weekId),
      url: publicUrl,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, triggerBefore: ALARM, description: t.alarm(weekId) }],
    });
  }
  return calendar.toString();
}
