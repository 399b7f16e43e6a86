import type { Locale } from 'mollie-api-typescript/models';
import type { TextLanguage } from '../../texts/index.js';

/** The locale of Mollie's payment page by language: those that Mollie offers, with the country where most speak it. */
const LOCALES: Readonly<Record<string, Locale>> = {
  ca: 'ca_ES',
  cs: 'cs_CZ',
  da: 'da_DK',
  de: 'de_DE',
  en: 'en_GB',
  es: 'es_ES',
  fi: 'fi_FI',
  fr: 'fr_FR',
  hu: 'hu_HU',
  is: 'is_IS',
  it: 'it_IT',
  lt: 'lt_LT',
  lv: 'lv_LV',
  nb: 'nb_NO',
  nl: 'nl_BE',
  no: 'nb_NO',
  pl: 'pl_PL',
  pt: 'pt_PT',
  sk: 'sk_SK',
  sv: 'sv_SE',
};

/** The locale of a payment page for readers of a language (`fr`, `pt-BR`); English where Mollie has none. */
export function mollieLocale(language: TextLanguage): Locale {
  return LOCALES[language.split('-', 1)[0] ?? ''] ?? 'en_GB';
}
