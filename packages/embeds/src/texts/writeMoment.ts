import { writeTime } from './format.js';
import { type Language, localeOf } from './language.js';

/** Date and time in the viewer's zone, in the portal's format: "vr 14/06/24 · 21.00 u." / "Fri 14/06/24 · 21:00". */
export function writeMoment(at: number, language: Language): string {
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short' }).format(at);
  const date = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
  }).format(at);
  const time = writeTime(at, language);
  return `${weekday.replace(/\.$/, '')} ${date} · ${language === 'nl' ? `${time} u.` : time}`;
}
