import type { League } from '@euro/api-contract';

/** A league whose evening is shown. */
export type EveningLeague = Pick<League, 'id' | 'name' | 'pictureKey'>;

/** The pictures of a league's evening, in the order in which they are shown. */
export const EVENING_PICTURES = ['table', 'winner', 'moves', 'captain'] as const;
export type EveningPicture = (typeof EVENING_PICTURES)[number];

/** The address of a picture, and the name it is saved under. */
export function eveningPicture(
  { id, pictureKey }: EveningLeague,
  week: number,
  picture: EveningPicture,
  lang: string,
) {
  const query = new URLSearchParams({ lang, key: pictureKey });
  if (picture !== 'table') query.set('card', picture);
  return {
    // Whole: a path would be a page of the portal.
    address: `${window.location.origin}/share/league/${id}/${week}.png?${query}`,
    fileName: `euromanager-league-${id}-${week}-${picture}.png`,
  };
}
