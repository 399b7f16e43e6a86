import type { FailureCode } from '../source/failure.js';
import type { Language } from './language.js';

export interface FrameTexts {
  readonly loading: string;
  readonly retry: string;
  readonly oldSince: (time: string) => string;
  readonly make: string;
  /** By what the game is called. */
  readonly failed: Readonly<Record<FailureCode, (word: string) => string>>;
}

/** Texts of every element. */
export const frameTexts: Readonly<Record<Language, FrameTexts>> = {
  nl: {
    loading: 'Wordt geladen',
    retry: 'Probeer opnieuw',
    oldSince: (time) => `Niet bijgewerkt sinds ${time}`,
    make: 'Maak je eigen ploeg',
    failed: {
      unreachable: (word) => `${word} is even niet bereikbaar.`,
      unavailable: (word) => `${word} kan even niet antwoorden.`,
      busy: (word) => `Het is druk bij ${word}. Probeer het zo dadelijk opnieuw.`,
      'not-found': (word) => `Dit staat niet meer bij ${word}.`,
      unreadable: (word) => `${word} gaf een antwoord dat hier niet getoond kan worden.`,
      'kit-incomplete': () => 'Een deel van dit onderdeel kon niet geladen worden.',
    },
  },
  en: {
    loading: 'Loading',
    retry: 'Try again',
    oldSince: (time) => `Not updated since ${time}`,
    make: 'Make your own team',
    failed: {
      unreachable: (word) => `${word} can’t be reached at the moment.`,
      unavailable: (word) => `${word} can’t answer at the moment.`,
      busy: (word) => `${word} is busy. Try again in a moment.`,
      'not-found': (word) => `${word} no longer has this.`,
      unreadable: (word) => `${word} gave an answer that can’t be shown here.`,
      'kit-incomplete': () => 'A part of this could not be loaded.',
    },
  },
};
