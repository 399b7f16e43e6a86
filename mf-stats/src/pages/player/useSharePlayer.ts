import { useShare } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { playerTexts } from '../../texts/playerTexts.js';

/** Shares the address of a player's sheet, without what else was looked at. */
export function useSharePlayer(): (player: { readonly id: number; readonly name: string }) => Promise<void> {
  const t = useText(playerTexts);
  const { share } = useShare({ failed: t('copied.not') });
  return ({ id, name: player }) =>
    share(
      { title: t('share.title', { player }), url: `${window.location.origin}/stats?player=${id}` },
      t('copied', { player }),
    );
}
