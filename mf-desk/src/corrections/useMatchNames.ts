import type { Match } from '@euro/api-contract';
import { useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { correctionTexts } from '../texts/correctionTexts.js';

/** The finished matches, latest first, and the name of a match. */
export function useMatchNames() {
  const t = useText(correctionTexts);
  const { state } = usePlatform();
  const locale = useLocale();
  const clubs = useShared(state.clubs);
  const known = useShared(state.matches).value?.matches;
  const matches = known ?? [];
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
    isLoading: known === undefined,
    over: matches
      .filter(({ status }) => status === 'finished')
      .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date) || other.id - one.id)
      .map((match) => ({ value: String(match.id), text: optionOf(match) })),
    /** "Duitsland – Schotland", or its number for an unknown match. */
    nameOf(matchId: number): string {
      const match = matches.find(({ id }) => id === matchId);
      return match ? `${club(match.homeId?.id)} – ${club(match.awayId?.id)}` : `#${matchId}`;
    },
  };
}
