import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { defineTexts, type TextLanguage } from '../../texts/index.js';
import type { CalendarDeadline } from './reviseCalendar.js';

/** Seconds before a deadline at which calendars show an alarm. */
const ALARM = 2 * 60 * 60;
/** Interval at which calendars should poll for changes, in seconds. */
const REFRESH = 6 * 60 * 60;

const texts = defineTexts(import.meta.url, {
  nl: {
    name: '{word}: deadlines',
    summary: 'Deadline speeldag {week} · {word}',
    description: 'Tot dan kan je je team aanpassen voor speeldag {week}.',
    alarm: 'Over twee uur sluit speeldag {week}.',
  },
  en: {
    name: '{word}: deadlines',
    summary: 'Deadline of matchday {week} · {word}',
    description: 'Until then you can change your team for matchday {week}.',
    alarm: 'Matchday {week} closes in two hours.',
  },
});

interface CalendarSource {
  /** Id of the competition: `EUROM-2024`; part of the id of an event. */
  readonly competition: string;
  /** Name of the game: "EuroManager". */
  readonly word: string;
  readonly deadlines: readonly CalendarDeadline[];
  /** Address of the competition's pages. */
  readonly url: string;
  readonly language: TextLanguage;
}

/** All deadlines as an iCalendar file (RFC 5545). The same deadlines always give the same bytes. */
export function drawCalendar({ competition, word, deadlines, url, language }: CalendarSource): string {
  const t = texts(language);
  const calendar = ical({
    name: t('name', { word }),
    prodId: { company: 'EuroManager', product: 'Deadlines', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH,
    url,
  });
  for (const { weekId, deadlineAt, sequence, changedAt } of deadlines) {
    calendar.createEvent({
      id: `deadline-${competition}-${weekId}@euromanager`,
      sequence,
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      // Without an end it is a moment.
      start: new Date(deadlineAt),
      summary: t('summary', { week: weekId, word }),
      description: t('description', { week: weekId }),
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [
        { type: ICalAlarmType.display, triggerBefore: ALARM, description: t('alarm', { week: weekId }) },
      ],
    });
  }
  return calendar.toString();
}
