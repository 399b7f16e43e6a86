import { useShare } from '@euro/game-ui';
import { useLocale, useText } from '@euro/platform/react';
import { useSharedLineupQuery } from '../store/teamApi.js';
import { shareLineupTexts } from '../texts/shareLineupTexts.js';

/** Showing the own line-up to others before its deadline, by a picture and a link that the server hands out. */
export function useShareLineup(team: { readonly id: number; readonly name: string }) {
  const t = useText(shareLineupTexts);
  const lang = useLocale();
  const { data } = useSharedLineupQuery(team.id);
  const { share, isSharing } = useShare({ failed: t('failed') });
  // Whole: a path would be a page of the portal.
  const { origin } = window.location;
  const picture = data && {
    address: `${origin}${data.picture}&lang=${lang}`,
    fileName: `euromanager-${team.id}-${data.weekId}.png`,
  };
  return {
    /** Null until the server handed it out. */
    picture: picture ?? null,
    isSharing,
    share: () =>
      share(
        {
          title: t('message', { name: team.name }),
          url: `${origin}${data?.page ?? `/public/${team.id}`}`,
          ...(picture && { picture }),
        },
        t('copied'),
      ),
  };
}
