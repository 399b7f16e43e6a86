import type { League } from '@euro/api-contract';
import { type Shared, useAddress, useTextLanguage } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { resultTexts } from '../texts/resultTexts.js';

/**
 * A league's table after a matchday, to be passed on: as a picture where the device takes one, otherwise its address.
 * @param week null before the league has points: there is no picture then
 */
export function useSharedTable(
  { id, name, pictureKey }: Pick<League, 'id' | 'name' | 'pictureKey'>,
  week: number | null,
): Shared {
  const t = useText(resultTexts);
  const lang = useTextLanguage();
  // Whole: a path would be a page of the portal.
  const { origin } = window.location;
  const url = useAddress()(`/leagues/${id}`);
  if (week === null) return { title: name, url };
  return {
    title: t('message', { name, week }),
    url,
    picture: {
      address: `${origin}/share/league/${id}/${week}.png?lang=${lang}&key=${pictureKey}`,
      fileName: `euromanager-league-${id}-${week}.png`,
    },
  };
}
