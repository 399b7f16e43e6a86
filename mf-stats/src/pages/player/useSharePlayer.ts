import { useAddress, useShare, useTextLanguage } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { playerTexts } from '../../texts/playerTexts.js';

/**
 * Shares the address of a player's sheet, without what else was looked at, with the picture of the last matchday that
 * has points.
 */
export function useSharePlayer(): (player: { readonly id: number; readonly name: string }) => Promise<void> {
  const t = useText(playerTexts);
  const lang = useTextLanguage();
  const week = useShared(usePlatform().state.matches).value?.deadline.lastScoredWeek ?? null;
  const { share } = useShare({ failed: t('copied.not') });
  const address = useAddress();
  const { origin } = window.location;
  return ({ id, name: player }) =>
    share(
      {
        title: t('share.title', { player }),
        url: address(`/stats?player=${id}`),
        ...(week !== null && {
          picture: {
            address: `${origin}/share/player/${id}/${week}.png?lang=${lang}`,
            fileName: `euromanager-${id}-${week}.png`,
          },
        }),
      },
      t('copied', { player }),
    );
}
