import type { FailureCode } from '../source/failure.js';
import type { Language } from './language.js';

export interface FrameTexts {
  readonly loading: string;
  readonly retry: string;
  readonly oldSince: (time: string) => string;
  readonly make: string;
  readonly source: string;
  readonly failed: Readonly<Record<FailureCode, string>>;
}

/** Texts of every element. */
export const frameTexts: Readonly<Record<Language, FrameTexts>> = {
  nl: {
    loading: 'Wordt geladen',
    retry: 'Probeer opnieuw',
    oldSince: (time) => `Niet bijgewerkt sinds ${time}`,
    make: 'Maak je eigen ploeg',
    source: 'Data: StatsBomb',
    failed: {
      unreachable: 'EuroManager is even niet bereikbaar.',
      unavailable: 'EuroManager kan even niet antwoorden.',
      busy: 'Het is druk bij EuroManager. Probeer het zo dadelijk opnieuw.',
      'not-found': 'Dit staat niet meer bij EuroManager.',
      unreadable: 'EuroManager gaf een antwoord dat hier niet getoond kan worden.',
      'kit-incomplete': 'Een deel van dit onderdeel kon niet geladen worden.',
    },
  },
  en: {
    loading: 'Loading',
    retry: 'Try again',
    oldSince: (time) => `Not updated since ${time}`,
    make: 'Make your own team',
    source: 'Data: StatsBomb',
    failed: {
      unreachable: 'EuroManager can’t be reached at the moment.',
      unavailable: 'EuroManager can’t answer at the moment.',
      busy: 'EuroManager is busy. Try again in a moment.',
      'not-found': 'EuroManager no longer has this.',
      unreadable: 'EuroManager gave an answer that can’t be shown here.',
      'kit-incomplete': 'A part of this could not be loaded.',
    },
  },
};
