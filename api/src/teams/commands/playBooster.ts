import type { Receipt } from '@euro/api-contract';
import { type Booster, type EpochMs, refusalToPlayBooster } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import type { Team } from '../../models/index.js';
import { loadTeamToChange } from '../loadTeamToChange.js';
import type { LockedTeam } from '../lockedTeam.js';
import { refuseIfChanged, updateTeam } from '../lockedTeam.js';
import { type BoosterColumns, boosterWeeks } from '../modeOf.js';
import { writeReceipt } from '../receipts/receipts.js';
import { lockedPlayers } from '../refuseLocked.js';
import { type StoredLineup, writeLineup } from '../storedLineup.js';

export interface BoosterToPlay {
  readonly booster: Booster;
  /** The matchday that the change is for; when left out, the one that is open on arrival. */
  readonly weekId?: number | undefined;
  readonly version?: number | undefined;
}

const COLUMNS = {
  bank: 'bankWeek',
  tripleCaptain: 'tripleCaptainWeek',
  freeHit: 'freeHitWeek',
  wildCard: 'wildCardWeek',
} as const satisfies Record<Booster, keyof BoosterColumns>;

/** Plays a booster in the open matchday, which is final (decisions §4.7). */
export async function playBooster(
  context: GameContext,
  team: LockedTeam,
  { booster, version, ...input }: BoosterToPlay,
  transaction: Transaction,
): Promise<Receipt> {
  const change = await loadTeamToChange(context, team, input, transaction);
  const { season, weekId, deadline, now, heldLineup } = change;
  const refusal = refusalToPlayBooster({
    booster,
    weekId,
    teamWeekId: team.weekId,
    weeks: boosterWeeks(team),
    rules: season.competition.rules,
  });
  if (refusal) throw new Refusal(refusal.code, refusal.params);
  await refuseIfChanged(context, team, version, transaction);
  // What it multiplies or adds must not be known yet.
  const counted = { bank: heldLineup.bench, tripleCaptain: [heldLineup.captainId, heldLineup.viceCaptainId] };
  const countedIds = booster === 'bank' || booster === 'tripleCaptain' ? counted[booster] : [];
  const lockedIds = await lockedPlayers(context, change, countedIds, transaction);
  if (lockedIds.length > 0) throw new Refusal('deadline-passed', { weekId, playerIds: lockedIds });
  if (booster === 'freeHit') await keepReturn(context, { team, heldLineup, weekId, now }, transaction);
  await updateTeam(context, team, { [COLUMNS[booster]]: weekId, version: team.version + 1 }, transaction);
  const receipt = { team, kind: 'booster-played', weekId, now, deadline, changes: { booster } } as const;
  return writeReceipt(context, receipt, transaction);
}

interface SquadToReturn {
  readonly team: Pick<Team, 'id'>;
  readonly heldLineup: StoredLineup;
  /** The free hit's matchday. */
  readonly weekId: number;
  readonly now: EpochMs;
}

/** The current squad is the one of the matchday after the free hit's, whatever happens until then (decisions §3.4). */
async function keepReturn(
  { models }: GameContext,
  { team, heldLineup, weekId, now }: SquadToReturn,
  transaction: Transaction,
): Promise<void> {
  const row = { teamId: team.id, weekId: weekId + 1, ...writeLineup(heldLineup), savedAt: now };
  await models.TeamLineup.create(row, { transaction });
  await models.FreeHitReturn.create(row, { transaction });
}
