import type { Language } from '../texts/language.js';
import type { Remaining } from './remaining.js';

interface CountdownTexts {
  readonly week: (week: number) => string;
  readonly none: string;
  readonly noneSub: string;
  readonly passed: string;
  readonly units: (remaining: Remaining) => readonly (readonly [number, string])[];
  readonly spoken: (days: number, hours: number) => string;
  readonly spokenMinutes: (most: number) => string;
}

const one = (count: number, single: string, more: string) => `${count} ${count === 1 ? single : more}`;

export const countdownTexts: Readonly<Record<Language, CountdownTexts>> = {
  nl: {
    week: (week) => `Speeldag ${week}`,
    none: 'Alle deadlines zijn voorbij.',
    noneSub: 'Alles is gespeeld',
    passed: 'De deadline is voorbij.',
    units: ({ days, hours, minutes, seconds }) => [
      [days, days === 1 ? 'dag' : 'dagen'],
      [hours, 'uur'],
      [minutes, 'min.'],
      [seconds, 'sec.'],
    ],
    spoken: (days, hours) =>
      days > 0 ? `Nog ${one(days, 'dag', 'dagen')} en ${hours} uur` : `Nog ${hours} uur`,
    spokenMinutes: (most) => `Nog minder dan ${one(most, 'minuut', 'minuten')}`,
  },
  en: {
    week: (week) => `Matchday ${week}`,
    none: 'All deadlines have passed.',
    noneSub: 'Everything has been played',
    passed: 'The deadline has passed.',
    units: ({ days, hours, minutes, seconds }) => [
      [days, days === 1 ? 'day' : 'days'],
      [hours, hours === 1 ? 'hour' : 'hours'],
      [minutes, 'min'],
      [seconds, 'sec'],
    ],
    spoken: (days, hours) =>
      days > 0
        ? `${one(days, 'day', 'days')} and ${one(hours, 'hour', 'hours')} left`
        : `${one(hours, 'hour', 'hours')} left`,
    spokenMinutes: (most) => `Less than ${one(most, 'minute', 'minutes')} left`,
  },
};
