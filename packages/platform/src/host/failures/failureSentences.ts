import type { LocalText } from '../../manifest/index.js';

/**
 * A sentence that a fan can act on for each failure of a part of the portal. A module of its own: most visits need
 * none.
 */
export const failureSentences = {
  'registry-unreachable': {
    nl: 'We konden niet ophalen welke onderdelen er zijn. Kijk of je verbinding werkt en probeer opnieuw.',
    en: 'We could not find out which sections there are. Check your connection and try again.',
  },
  'entry-invalid': {
    nl: 'Dit onderdeel staat verkeerd ingeschreven. Probeer het over een paar minuten opnieuw.',
    en: 'This section is registered wrongly. Try again in a few minutes.',
  },
  'manifest-missing': {
    nl: 'De beschrijving van dit onderdeel ontbreekt. Probeer het over een paar minuten opnieuw.',
    en: 'The description of this section is missing. Try again in a few minutes.',
  },
  'manifest-invalid': {
    nl: 'De beschrijving van dit onderdeel klopt niet. Probeer het over een paar minuten opnieuw.',
    en: 'The description of this section is wrong. Try again in a few minutes.',
  },
  'contract-too-old': {
    nl: 'Dit onderdeel is te oud voor deze versie van het portaal. Probeer het over een paar minuten opnieuw.',
    en: 'This section is too old for this version of the portal. Try again in a few minutes.',
  },
  'contract-too-new': {
    nl: 'Dit onderdeel is nieuwer dan het portaal dat je open hebt. Bewaar wat je doet en herlaad de pagina.',
    en: 'This section is newer than the portal you have open. Save what you are doing and reload the page.',
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
  'chunk-missing': {
    nl: 'Een deel van dit onderdeel is er niet meer, wellicht door een nieuwe versie. Probeer opnieuw: wat je aan het doen was, blijft bewaard.',
    en: 'A part of this section is gone, perhaps because of a new version. Try again: what you were doing is kept.',
  },
  'share-refused': {
    nl: 'Dit onderdeel vraagt een bouwsteen die het portaal niet heeft. Probeer het later opnieuw.',
    en: 'This section asks for a building block that the portal does not have. Try again later.',
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
  'renders-endlessly': {
    nl: 'Dit onderdeel tekende zichzelf zonder ophouden opnieuw en is gestopt. Probeer opnieuw.',
    en: 'This section kept drawing itself without end and was stopped. Try again.',
  },
  'navigates-endlessly': {
    nl: 'Dit onderdeel bleef van pagina wisselen en is gestopt. Probeer opnieuw.',
    en: 'This section kept changing the page and was stopped. Try again.',
  },
  'left-behind': {
    nl: 'Dit onderdeel liet iets achter. De rest van het portaal werkt verder.',
    en: 'This section left something behind. The rest of the portal works.',
  },
  hangs: {
    nl: 'Dit onderdeel antwoordt niet. Probeer opnieuw.',
    en: 'This section does not answer. Try again.',
  },
} as const satisfies Record<string, LocalText>;
