import type { Language } from '../texts/language.js';

interface PlayerTexts {
  readonly heading: string;
  readonly positions: readonly [string, string, string, string, string];
  readonly points: string;
  readonly value: string;
  readonly form: string;
  readonly million: (value: string) => string;
  readonly eliminated: string;
  readonly left: string;
  readonly ban: string;
  readonly injury: string;
  readonly next: string;
  readonly more: string;
}

export const playerTexts: Readonly<Record<Language, PlayerTexts>> = {
  nl: {
    heading: 'Speler',
    positions: ['coach', 'doelman', 'verdediger', 'middenvelder', 'aanvaller'],
    points: 'Punten',
    value: 'Waarde',
    form: 'Vorm',
    million: (value) => `€\u00a0${value}\u00a0mln`,
    eliminated: 'uitgeschakeld',
    left: 'vertrokken',
    ban: 'geschorst',
    injury: 'geblesseerd',
    next: 'Volgende:',
    more: 'Alle cijfers van deze speler',
  },
  en: {
    heading: 'Player',
    positions: ['coach', 'goalkeeper', 'defender', 'midfielder', 'forward'],
    points: 'Points',
    value: 'Value',
    form: 'Form',
    million: (value) => `€${value}m`,
    eliminated: 'knocked out',
    left: 'left the competition',
    ban: 'suspended',
    injury: 'injured',
    next: 'Next:',
    more: 'All figures of this player',
  },
};
