import type { Route } from '../../routing/route.js';
import { getPlayer } from './getPlayer.js';
import { listPlayers } from './listPlayers.js';
import { listPlayersStats } from './listPlayersStats.js';

export const playerRoutes: readonly Route[] = [listPlayers, getPlayer, listPlayersStats];
