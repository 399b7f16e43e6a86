import type { Match, MatchSide } from '@euro/api-contract';
import { partElement } from '../element/PartElement.js';

/** A match, with its sides once it has begun; null when there is none to show. */
export interface MatchAnswer {
  readonly match: Match | null;
  readonly home: MatchSide | null;
  readonly away: MatchSide | null;
}

/** `<euro-match>`: score or kick-off of one match. */
export const EuroMatch = partElement<MatchAnswer>({
  attributes: ['match'],
  room: 196,
  invites: false,
  heading: { nl: 'Match', en: 'Match' },
  load: async () => (await import(/* webpackChunkName: "players" */ './matchPart.js')).matchPart,
});
