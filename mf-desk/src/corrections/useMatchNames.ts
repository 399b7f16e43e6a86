import type { Match } from '@euro/api-contract';
import { useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { correctionTexts } from '../texts/correctionTexts.js';

/** The matches that are over, the latest first, and what a match is called. */
export function useMatchNames() {
  const t = useText(correctionTexts);
  const { state } = usePlatform();
  const locale = useLocale();
  const clubs = useShared(state.clubs);
  const matches = useShared(state.matches).value?.matches ?? [];
  const club = (id: number | undefined) => clubs.find((one) => one.id === id)?.[locale] ?? '?';
  const optionOf = ({ weekId, homeId, awayId, homeScore, awayScore }: Match) =>
    t('match.option', {
      week: weekId,
      home: club(homeId?.id),
      away: club(awayId?.id),
      score: `${homeScore}–${awayScore}`,
    });
  return {
    club,
    over: matches
      .filter(({ status }) => status === 'finished')
      .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date) || other.id - one.id)
      .map((match) => ({ value: String(match.id), text: optionOf(match) })),
    /** "Duitsland – Schotland", or its number when nobody knows it. */
    nameOf(matchId: number): string {
      const match = matches.find(({ id }) => id === matchId);
      return match ? `${club(match.homeId?.id)} – ${club(match.awayId?.id)}` : `#${matchId}`;
    },
  };
}
