import type { PlayerStatsRow } from '@euro/api-contract';
import { toMillions, toPoints } from '@euro/game';
import type { Appearance, Catalogue, CataloguePlayer } from '../../catalogue/catalogue.js';
import { formOf, pointsByWeek, popularityOf, presentWeeks } from '../../catalogue/presentPlayer.js';
import { appearancesSoFar } from '../../catalogue/visibility.js';
import { sumCounts } from './presentOverview.js';

/** Minutes that a clean sheet needs (spec §9). */
const FULL_MINUTES = 60;

/** A row for every player: all matchdays so far, or one. */
export function statsRows(catalogue: Catalogue, weekId: number | null, now: number): PlayerStatsRow[] {
  return [...catalogue.players.values()].map((player) => statsRow(catalogue, player, weekId, now));
}

function statsRow(
  catalogue: Catalogue,
  player: CataloguePlayer,
  weekId: number | null,
  now: number,
): PlayerStatsRow {
  const all = appearancesSoFar(catalogue, player.id, now);
  const chosen = weekId === null ? all : all.filter(({ match }) => match.weekId === weekId);
  const weeks = pointsByWeek(all);
  return {
    id: player.id,
    name: player.name,
    short: player.short,
    forename: player.forename,
    surname: player.surname,
    positionId: player.positionId,
    clubId: player.clubId,
    shirt: player.shirt,
    value: toMillions(player.value),
    popularity: popularityOf(catalogue, player.id, now),
    form: formOf(weeks),
    ...sumCounts(chosen.flatMap(({ stat }) => stat ?? [])),
    cleanSheets: chosen.filter(isCleanSheet).length,
    total: toPoints(chosen.reduce((sum, { points }) => sum + points, 0)),
    matches: chosen.filter(hasPlayed).length,
    stats: presentWeeks(weeks),
  };
}

function isCleanSheet({ stat }: Appearance): boolean {
  return stat !== null && stat.minutes >= FULL_MINUTES && stat.conceeded === 0;
}

/** A coach has no minutes: every match of his team is his. */
function hasPlayed({ stat }: Appearance): boolean {
  return stat === null || stat.minutes > 0;
}
