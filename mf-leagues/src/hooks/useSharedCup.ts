import type { League, LeagueCup } from '@euro/api-contract';
import { type Shared, useAddress, useTextLanguage } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { cupTexts } from '../texts/cupTexts.js';
import { useRoundName } from './useRoundName.js';

/**
 * A round of a league's cup, to be passed on: as a picture where the device takes one, otherwise the league's address.
 */
export function useSharedCup(
  { id, name, pictureKey }: Pick<League, 'id' | 'name' | 'pictureKey'>,
  { rounds, winner }: LeagueCup,
  week: number,
): Shared {
  const t = useText(cupTexts);
  const lang = useTextLanguage();
  const nameOf = useRoundName();
  // Whole: a path would be a page of the portal.
  const { origin } = window.location;
  const round = rounds.find(({ weekId }) => weekId === week);
  const isWon = winner !== null && round === rounds.at(-1);
  const key = encodeURIComponent(pictureKey);
  return {
    title: isWon
      ? t('messageWon', { team: winner.name, name })
      : t('message', { name, round: nameOf(round?.ties.length ?? 1), week }),
    url: useAddress()(`/leagues/${id}?cup=${week}&key=${key}`),
    picture: {
      address: `${origin}/share/cup/${id}/${week}.png?lang=${lang}&key=${key}`,
      fileName: `euromanager-cup-${id}-${week}.png`,
    },
  };
}
