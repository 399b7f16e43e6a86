import type { Match } from '@euro/api-contract';
import { formatDate, formatTime } from '@euro/design-system';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { commonTexts } from '../messages/commonTexts.js';
import { stageOf } from './matchFacts.js';
import { clubOf } from './shirtOf.js';

/** A match in the reader's words. */
export interface MatchWords {
  /** A nation's name; a sentence while it is not known. */
  readonly nation: (side: Match['homeId']) => string;
  /** "2–0"; null while there is no score. */
  readonly score: (match: Match) => string | null;
  /** "na verlengingen", "3–0 na strafschoppen"; null after ninety minutes. */
  readonly ending: (match: Match) => string | null;
  /** "Groep A", "Achtste finales". */
  readonly round: (match: Match) => string;
  /** "vrijdag 14/06/24, 21:00", in the reader's time zone. */
  readonly moment: (match: Match) => string;
}

/** Gives the words for matches. */
export function useMatchWords(): MatchWords {
  const common = useText(commonTexts);
  const language = useLocale();
  const clubs = useShared(usePlatform().state.clubs);
  return {
    nation: (side) => (side && (clubOf(clubs, side.id)?.[language] ?? side.name)) || common('unknownClub'),
    score: ({ homeScore, awayScore }) =>
      homeScore === null || awayScore === null ? null : `${homeScore}–${awayScore}`,
    ending: ({ extraTime, penHome, penAway }) => {
      if (penHome !== null && penAway !== null) return common('penalties', { home: penHome, away: penAway });
      return extraTime ? common('extraTime') : null;
    },
    round: ({ stage }) => {
      const known = stageOf(stage);
      if (!known) return stage;
      return known.group ? common('stage.group.of', { group: known.group }) : common(`stage.${known.stage}`);
    },
    moment: ({ date }) => `${formatDate(date, formatLocale(language))}, ${formatTime(date)}`,
  };
}
