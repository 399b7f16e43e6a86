import type { Route } from '../../../http/index.js';
import { getPlayer } from './getPlayer.js';
import { getTrends } from './getTrends.js';
import { listPlayers } from './listPlayers.js';
import { listPlayersStats } from './listPlayersStats.js';

export const playerRoutes: readonly Route[] = [listPlayers, getPlayer, listPlayersStats, getTrends];
