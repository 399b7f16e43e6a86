import { type Shared, useAddress, useFormat, useTextLanguage } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { recapTexts } from '../texts/recapTexts.js';

interface Recapped {
  readonly teamId: number;
  readonly teamName: string;
  readonly generalPoints: number;
  readonly generalRank: number;
}

/** A team's tournament as a link with its picture, which the server draws once all matchdays are confirmed. */
export function useSharedRecap({ teamId, teamName: name, generalPoints, generalRank }: Recapped): Shared & {
  readonly picture: NonNullable<Shared['picture']>;
} {
  const lang = useTextLanguage();
  const t = useText(recapTexts);
  const format = useFormat();
  const address = useAddress();
  return {
    title: t('message', {
      name,
      points: format.teamPoints(generalPoints),
      rank: format.whole(generalRank),
    }),
    url: address(`/recap/${teamId}`),
    picture: {
      // Whole: a path would be a page of the portal.
      address: `${window.location.origin}/share/recap/${teamId}.png?lang=${lang}`,
      fileName: `euromanager-${teamId}.png`,
    },
  };
}
