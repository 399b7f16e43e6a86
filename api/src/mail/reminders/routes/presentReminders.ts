import type { Reminders } from '@euro/api-contract';
import type { TextLanguage } from '../../../texts/index.js';
import type { MailChoices } from '../mailChoices.js';

interface ReminderView {
  readonly choices: MailChoices | null;
  readonly isPremium: boolean;
  readonly publicUrl: string;
  readonly language: TextLanguage;
}

/** A report that is chosen without premium is not sent, so it shows as off. */
export function presentReminders({ choices, isPremium, publicUrl, language }: ReminderView): Reminders {
  return {
    deadlineMail: choices?.deadlineMail ?? false,
    matchdayReport: isPremium && (choices?.matchdayReport ?? false),
    mayHaveReport: isPremium,
    calendarUrl: `${publicUrl}/api/calendar.ics?lang=${language}`,
  };
}
