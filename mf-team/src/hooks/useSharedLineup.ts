import { type Shared, useAddress, useTextLanguage } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useSharedLineupQuery } from '../store/teamApi.js';
import { shareLineupTexts } from '../texts/shareLineupTexts.js';

/** The own line-up for others before its deadline; without its picture until the server has handed out the link. */
export function useSharedLineup(team: { readonly id: number; readonly name: string }): Shared {
  const t = useText(shareLineupTexts);
  const lang = useTextLanguage();
  const { data } = useSharedLineupQuery(team.id);
  // Whole: a path would be a page of the portal.
  const { origin } = window.location;
  const address = useAddress();
  return {
    title: t('message', { name: team.name }),
    url: address(data?.page ?? `/public/${team.id}`),
    ...(data && {
      picture: {
        address: `${origin}${data.picture}&lang=${lang}`,
        fileName: `euromanager-${team.id}-${data.weekId}.png`,
      },
    }),
  };
}
