import type { Player } from '@euro/api-contract';
import { partElement } from '../element/PartElement.js';

/** `<euro-player>`: a player with points, value and form. */
export const EuroPlayer = partElement<Player>({
  attributes: ['player'],
  room: 176,
  invites: false,
  heading: { nl: 'Speler', en: 'Player' },
  load: async () => (await import(/* webpackChunkName: "players" */ './playerPart.js')).playerPart,
});
