import { COACH, POSITION_IDS, spellAt } from '@euro/game';
import type { GameContext } from '../infra/context.js';
import { clubsOf } from '../tournament/index.js';
import type { Candidate } from './makeSquad.js';

/** Popular players before the tournament, by player id, with the factor by which they are bought more often. */
const FAVOURITES: ReadonlyMap<number, number> = new Map([
  [110, 3], // Musiala
  [117, 3], // Wirtz
  [107, 1.8], // Havertz
  [106, 1.6], // Kimmich
  [108, 1.6], // Kroos
  [519, 2.5], // Yamal
  [516, 1.8], // Rodri
  [517, 1.8], // Nico Williams
  [1209, 2.5], // Kane
  [1210, 3], // Bellingham
  [1211, 2.5], // Foden
  [1207, 1.8], // Saka
  [1610, 3.2], // Mbappé
  [1611, 1.4], // Dembélé
  [1622, 1.5], // Theo Hernandez
  [1710, 2.2], // Lukaku
  [1707, 2.6], // De Bruyne
  [1722, 1.8], // Doku
  [1404, 1.6], // Van Dijk
  [1411, 1.8], // Gakpo
  [2307, 2], // Ronaldo
  [2308, 2.2], // Bruno Fernandes
  [1309, 1.2], // Lewandowski
]);

/**
 * The players of a competition with their appeal: expensive players, strong nations, likely starters and favourites are
 * wanted most. Who starts is taken from the first matchday, as managers read it in the expected lineups.
 */
export async function loadCandidates({ models }: GameContext, competitionId: number): Promise<Candidate[]> {
  const players = await models.Player.findAll({ where: { competitionId }, order: ['id'], raw: true });
  const stats = await models.MatchStat.findAll({
    where: { weekId: 1 },
    attributes: ['playerId', 'started', 'minutes'],
    raw: true,
  });
  const minutes = new Map(stats.map((stat) => [stat.playerId, stat]));
  const strength = new Map(
    players.filter(({ positionId }) => positionId === COACH).map(({ clubId, value }) => [clubId, value / 50]),
  );
  // The demo's teams begin with the season: those who come later are not to be had yet.
  const fromTheBeginning = players.filter((player) => spellAt({ ...player, ...clubsOf(player) }, 0) !== null);
  return fromTheBeginning.map(({ id, clubId, positionId, value }) => {
    const stat = minutes.get(id);
    const chance = positionId === COACH || stat?.started ? 1 : stat && stat.minutes > 0 ? 0.22 : 0.05;
    const nation = (strength.get(clubId) ?? 1) ** 3;
    const appeal = ((value / 50) ** 2 * nation * chance * (FAVOURITES.get(id) ?? 1)) ** 1.3;
    return {
      id,
      clubId,
      value,
      positionId: POSITION_IDS.find((position) => position === positionId) ?? COACH,
      appeal,
    };
  });
}
