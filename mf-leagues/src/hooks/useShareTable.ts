import type { League } from '@euro/api-contract';
import { useShare } from '@euro/game-ui';
import { useLocale, useText } from '@euro/platform/react';
import { resultTexts } from '../texts/resultTexts.js';

/** Passing on a league's table after a matchday: as a picture where the device takes one, otherwise its address. */
export function useShareTable(
  { id, name, pictureKey }: Pick<League, 'id' | 'name' | 'pictureKey'>,
  week: number | null,
) {
  const t = useText(resultTexts);
  const lang = useLocale();
  const { share, isSharing } = useShare({ failed: t('failed') });
  // Whole: a path would be a page of the portal.
  const { origin } = window.location;
  const picture = week !== null && {
    address: `${origin}/share/league/${id}/${week}.png?lang=${lang}&key=${pictureKey}`,
    fileName: `euromanager-league-${id}-${week}.png`,
  };
  return {
    /** Null before the league has points. */
    picture: picture || null,
    isSharing,
    /** @param text beside the address, for who gets no picture */
    share: (text?: string) =>
      share(
        {
          title: week === null ? name : t('message', { name, week }),
          text,
          url: `${origin}/leagues/${id}`,
          ...(picture && { picture }),
        },
        t('copied'),
      ),
  };
}
