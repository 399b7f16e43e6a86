import type { SelectedPlayer } from '@euro/api-contract';
import { sellingPrice, spellAt, toMillions } from '@euro/game';
import { presentPlayer, type TournamentSnapshot } from '../../tournament/index.js';
import type { StoredLineup } from '../storedLineup.js';

interface Selections {
  readonly lineup: StoredLineup;
  readonly snapshot: TournamentSnapshot;
  /** Game time up to which the players' data is visible. */
  readonly now: number;
  /** The matchday whose points are shown beside the player. */
  readonly weekId: number;
  readonly showsMoney: boolean;
}

/** The sixteen of a lineup as players, each with what he is to this team. */
export function presentSelections(selections: Selections): SelectedPlayer[] {
  const { starting, bench } = selections.lineup;
  return [
    ...starting.flatMap((id, order) => presentSelection(id, order, 1, selections)),
    ...bench.flatMap((id, order) => presentSelection(id, order, 0, selections)),
  ];
}

function presentSelection(
  id: number,
  order: number,
  positionId: 0 | 1,
  { lineup, snapshot, now, weekId, showsMoney }: Selections,
): SelectedPlayer[] {
  const player = snapshot.players.get(id);
  if (!player) return [];
  const playerJson = presentPlayer(snapshot, player, now);
  const { rules } = snapshot.competition;
  const deadline = snapshot.matchdays.find((matchday) => matchday.weekId === weekId)?.deadlineAt;
  // The club he has in that matchday, which he may have left since (decisions §11.1).
  const place = deadline === undefined ? null : spellAt(player, deadline);
  const purchase = lineup.purchasePrices.get(id) ?? 0;
  return [
    {
      ...playerJson,
      ...(place && { clubId: place.clubId, shirt: place.shirt }),
      selection: {
        positionId,
        captain: armband(id, lineup),
        order,
        points: playerJson.stats.find((stat) => stat.weekId === weekId)?.points ?? 0,
        purchasePrice: showsMoney ? toMillions(purchase) : null,
        sellingPrice: showsMoney ? toMillions(sellingPrice(purchase, player.value, rules)) : null,
      },
    },
  ];
}

/** 1 captain, 2 vice-captain (spec §3). */
export function armband(id: number, lineup: Pick<StoredLineup, 'captainId' | 'viceCaptainId'>): 0 | 1 | 2 {
  if (id === lineup.captainId) return 1;
  return id === lineup.viceCaptainId ? 2 : 0;
}
