import type { Match } from '@euro/api-contract';
import { formatDateTime } from '@euro/design-system';
import { stageOf } from '@euro/game-ui';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { commonTexts } from '../texts/commonTexts.js';
import { matchTexts } from '../texts/matchTexts.js';
import { clubOf } from './clubOf.js';
import { slotOrigin } from './slotOrigin.js';

/** A match in the reader's words. */
export interface MatchWords {
  /** Name of a side: the nation's, or its origin while undecided ("Winnaar halve finale 1"). */
  readonly side: (match: Match, side: 'home' | 'away') => string;
  /** The name in tables of a side that has one: "Man City". */
  readonly shortSide: (match: Match, side: 'home' | 'away') => string | undefined;
  /** "2–0"; null while there is no score. */
  readonly score: (match: Match) => string | null;
  /** "Live · 63′"; "Live" without a minute. */
  readonly live: (match: Pick<Match, 'minute'>) => string;
  /** "na verlengingen", "3–0 na strafschoppen"; null after ninety minutes. */
  readonly ending: (match: Match) => string | null;
  /** "Groep A", "Achtste finales". */
  readonly round: (match: Match) => string;
  /** "vrijdag 14/06/24 · 21.00 u.", in the reader's time zone. */
  readonly moment: (match: Match) => string;
}

/** Gives the words for matches. */
export function useMatchWords(): MatchWords {
  const common = useText(commonTexts);
  const t = useText(matchTexts);
  const language = useLocale();
  const { state } = usePlatform();
  const clubs = useShared(state.clubs);
  const matches = useShared(state.matches).value?.matches ?? [];
  const originText = (slot: Match['homeFrom']) => {
    const origin = slotOrigin(slot, matches);
    if (origin === null) return common('unknownClub');
    if (origin.kind === 'loser') return t('from.loser', { number: origin.number });
    if (origin.kind === 'winner') return t(`from.${origin.stage}`, { number: origin.number });
    const { rank, groups } = origin;
    return t(groups.includes('/') ? 'from.groups' : 'from.group', { rank, groups });
  };
  return {
    side: (match, side) => {
      const nation = side === 'home' ? match.homeId : match.awayId;
      if (nation === null) return originText(side === 'home' ? match.homeFrom : match.awayFrom);
      return clubOf(clubs, nation.id)?.[language] ?? nation.name;
    },
    shortSide: ({ homeId, awayId }, side) =>
      clubOf(clubs, (side === 'home' ? homeId : awayId)?.id ?? 0)?.nameShort ?? undefined,
    score: ({ homeScore, awayScore }) =>
      homeScore === null || awayScore === null ? null : `${homeScore}–${awayScore}`,
    live: ({ minute }) => (minute === null ? common('live') : common('live.minute', { minute })),
    ending: ({ extraTime, penHome, penAway }) => {
      if (penHome !== null && penAway !== null) return common('penalties', { home: penHome, away: penAway });
      return extraTime ? common('extraTime') : null;
    },
    round: ({ stage }) => {
      const stageName = stageOf(stage);
      if (!stageName) return stage;
      return stageName.group
        ? common('stage.group.of', { group: stageName.group })
        : common(`stage.${stageName.stage}`);
    },
    moment: ({ date }) => formatDateTime(date, formatLocale(language)),
  };
}
