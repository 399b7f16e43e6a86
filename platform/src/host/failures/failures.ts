import type { LocalText } from '../../manifest/index.js';

/** Everything that can keep a part of the portal off the screen; each with a sentence that a fan can act on. */
export const failureSentences = {
  'registry-unreachable': {
    nl: 'We konden niet ophalen welke onderdelen er zijn. Kijk of je verbinding werkt en probeer opnieuw.',
    en: 'We could not find out which sections there are. Check your connection and try again.',
  },
  'entry-invalid': {
    nl: 'Dit onderdeel staat verkeerd ingeschreven. Probeer het over een paar minuten opnieuw.',
    en: 'This section is registered wrongly. Try again in a few minutes.',
  },
  'manifest-invalid': {
    nl: 'De beschrijving van dit onderdeel klopt niet. Probeer het over een paar minuten opnieuw.',
    en: 'The description of this section is wrong. Try again in a few minutes.',
  },
  'contract-mismatch': {
    nl: 'Dit onderdeel past niet bij deze versie van het portaal. Herlaad de pagina of probeer het later opnieuw.',
    en: 'This section does not fit this version of the portal. Reload the page or try again later.',
  },
  'script-missing': {
    nl: 'Dit onderdeel kon niet geladen worden. Kijk of je verbinding werkt en probeer opnieuw.',
    en: 'This section could not be loaded. Check your connection and try again.',
  },
  'script-refused': {
    nl: 'De code van dit onderdeel is niet wat we verwachtten en werd niet uitgevoerd. Probeer het later opnieuw.',
    en: "This section's code is not what we expected and was not run. Try again later.",
  },
  'script-threw': {
    nl: 'Dit onderdeel liep vast bij het starten. Probeer opnieuw.',
    en: 'This section broke while starting. Try again.',
  },
  'module-missing': {
    nl: 'Dit onderdeel is onvolledig. Probeer het over een paar minuten opnieuw.',
    en: 'This section is incomplete. Try again in a few minutes.',
  },
  'embed-missing': {
    nl: 'Dit onderdeel is er nu niet. Probeer het later opnieuw.',
    en: 'This section is not available now. Try again later.',
  },
  'mount-threw': {
    nl: 'Dit onderdeel kon niet getoond worden. Probeer opnieuw.',
    en: 'This section could not be shown. Try again.',
  },
  'render-threw': {
    nl: 'Dit onderdeel liep vast. Probeer opnieuw.',
    en: 'This section broke down. Try again.',
  },
  hangs: {
    nl: 'Dit onderdeel antwoordt niet. Probeer opnieuw.',
    en: 'This section does not answer. Try again.',
  },
} as const satisfies Record<string, LocalText>;

export type FailureCode = keyof typeof failureSentences;

/** Why a remote is not on the screen; `cause` is for the log, `code` for the fan's question to the help desk. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly code: FailureCode,
    /** Which remote, `mf-team`. */
    readonly remote: string,
    cause?: unknown,
  ) {
    super(`${remote}: ${code}${cause instanceof Error ? ` (${cause.message})` : ''}`, { cause });
  }
}

/** Keeps a failure that already has a code, gives any other error the one of the place where it was caught. */
export function asFailure(error: unknown, code: FailureCode, remote: string): RemoteFailure {
  return error instanceof RemoteFailure ? error : new RemoteFailure(code, remote, error);
}
