import { formatInteger, formatOrdinal } from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import { placesKind } from '../domain/placesKind.js';
import { prizeTexts } from '../texts/prizeTexts.js';
import type { TranslatedPrize } from './usePrizes.js';

/** Returns the function that formats places and title of a prize: "2e en 3e: GPS-fietscomputer". */
export function usePrizeHeading(): (prize: TranslatedPrize) => string {
  const t = useText(prizeTexts);
  const locale = formatLocale(useLocale());
  return (prize) => {
    const kind = placesKind(prize);
    if (kind === null) return prize.title;
    return t(`for.${kind}`, {
      first: formatOrdinal(prize.firstRank, locale),
      last: formatOrdinal(prize.lastRank, locale),
      count: formatInteger(prize.lastRank, locale),
      prize: insideSentence(prize.title, locale),
    });
  };
}

/** "Koersfiets" → "koersfiets", but "GPS-fietscomputer" as it is. */
function insideSentence(title: string, locale: string): string {
  return title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase(locale));
}
