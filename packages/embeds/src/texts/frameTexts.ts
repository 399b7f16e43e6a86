import type { FailureCode } from '../source/failure.js';
import type { Language } from './language.js';

export interface FrameTexts {
  readonly loading: string;
  readonly retry: string;
  readonly oldSince: (time: string) => string;
  readonly make: string;
  /** `%` is replaced by the name of the game, or by the portal's host while that is unknown; a code without its own is unreachable. */
  readonly failed: Readonly<Partial<Record<FailureCode, string>> & { unreachable: string }>;
}

/** Texts of every element. */
export const frameTexts: Readonly<Record<Language, FrameTexts>> = {
  nl: {
    loading: 'Wordt geladen',
    retry: 'Probeer opnieuw',
    oldSince: (time) => `Niet bijgewerkt sinds ${time}`,
    make: 'Maak je eigen ploeg',
    failed: {
      unreachable: '% is even niet bereikbaar.',
      busy: 'Het is even druk bij %.',
      'not-found': 'Dit staat niet meer bij %.',
      'kit-incomplete': 'Een deel van dit onderdeel kon niet geladen worden.',
    },
  },
  en: {
    loading: 'Loading',
    retry: 'Try again',
    oldSince: (time) => `Not updated since ${time}`,
    make: 'Make your own team',
    failed: {
      unreachable: '% can’t be reached at the moment.',
      busy: '% is busy at the moment.',
      'not-found': '% no longer has this.',
      'kit-incomplete': 'A part of this could not be loaded.',
    },
  },
};
