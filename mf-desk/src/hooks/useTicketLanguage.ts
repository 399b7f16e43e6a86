import type { HelpTicket } from '@euro/api-contract';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import { ticketTexts } from '../texts/ticketTexts.js';

/** Returns the function that names the language that the asker of a conversation reads. */
export function useTicketLanguage(): (ticket: Pick<HelpTicket, 'language' | 'translation'>) => string {
  const t = useText(ticketTexts);
  const locale = formatLocale(useLocale());
  return ({ language, translation }) => {
    if (translation === undefined) return t(language);
    return new Intl.DisplayNames(locale, { type: 'language' }).of(translation) ?? translation;
  };
}
