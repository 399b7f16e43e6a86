import type { ApiFailure } from '../../contract/api.js';
import type { Locale } from '../../contract/state.js';

/** Sentences of failures without a readable response of the API. */
const sentences = {
  offline: {
    nl: 'Geen verbinding met de server. Controleer je internet en probeer opnieuw.',
    en: 'No connection to the server. Check your internet and try again.',
  },
  'timed-out': {
    nl: 'De server antwoordt niet op tijd. Probeer het zo meteen opnieuw.',
    en: 'The server did not answer in time. Try again in a moment.',
  },
  'unreadable-answer': {
    nl: 'De server gaf een antwoord dat we niet begrijpen. Probeer het later opnieuw.',
    en: 'The server gave an answer we do not understand. Try again later.',
  },
  aborted: { nl: 'De aanvraag werd afgebroken.', en: 'The request was cancelled.' },
  'session-expired': {
    nl: 'Je sessie is verlopen. Meld je opnieuw aan.',
    en: 'Your session has ended. Sign in again.',
  },
} as const;

type LocalCode = keyof typeof sentences;

/** A failure that happened on the client. */
export function localFailure(code: LocalCode, locale: Locale, status = 0): ApiFailure {
  return { code, status, message: sentences[code][locale] };
}
