import type { Language } from '../texts/language.js';

interface MatchTexts {
  readonly heading: string;
  readonly week: (week: number) => string;
  readonly minute: (minute: number) => string;
  readonly live: string;
  readonly ended: string;
  readonly extraTime: string;
  readonly penalties: (home: number, away: number) => string;
  readonly winnerOf: (match: number) => string;
  readonly loserOf: (match: number) => string;
  readonly unknown: string;
  readonly scorers: string;
  readonly ownGoal: string;
  readonly none: string;
  readonly more: string;
}

export const matchTexts: Readonly<Record<Language, MatchTexts>> = {
  nl: {
    heading: 'Match',
    week: (week) => `Speeldag ${week}`,
    minute: (minute) => `${minute}e minuut`,
    live: 'Live',
    ended: 'Einde',
    extraTime: 'Na verlengingen',
    penalties: (home, away) => `Strafschoppen ${home}-${away}`,
    winnerOf: (match) => `Winnaar match ${match}`,
    loserOf: (match) => `Verliezer match ${match}`,
    unknown: 'Nog niet bekend',
    scorers: 'Doelpunten',
    ownGoal: 'o.g.',
    none: 'Er zijn geen matchen meer.',
    more: 'Alle cijfers van de match',
  },
  en: {
    heading: 'Match',
    week: (week) => `Matchday ${week}`,
    minute: (minute) => `${minute}′`,
    live: 'Live',
    ended: 'Full time',
    extraTime: 'After extra time',
    penalties: (home, away) => `Penalties ${home}-${away}`,
    winnerOf: (match) => `Winner of match ${match}`,
    loserOf: (match) => `Loser of match ${match}`,
    unknown: 'Not known yet',
    scorers: 'Goals',
    ownGoal: 'o.g.',
    none: 'There are no more matches.',
    more: 'All figures of the match',
  },
};
