import type { ConfirmedTransfer, Team as TeamJson } from '@euro/api-contract';
import { type BoosterWeeks, toMillions, toPoints } from '@euro/game';
import type { Caller } from '../../http/index.js';
import { type Season, squadPlaceOf, type TournamentSnapshot } from '../../tournament/index.js';
import { type HeldLineup, lineupIn } from '../loadLineup.js';
import type { OwnedTeam } from '../loadOwnedTeam.js';
import type { VisibleResult } from '../loadResults.js';
import { boosterWeeks, heldWeek } from '../modeOf.js';
import { may } from '../policies/policies.js';
import { presentBadge } from '../presentBadge.js';
import type { StoredTransfer } from '../storedTransfers.js';

/** The data of a team's view, limited to what the caller may see. */
interface TeamToPresent {
  readonly team: OwnedTeam;
  readonly season: Season;
  /** All that were saved, the one of the last matchday first. */
  readonly lineups: readonly HeldLineup[];
  /** The one to be shown, and its matchday. */
  readonly lineup: HeldLineup | null;
  readonly lineupWeekId: number;
  /** All visible results, oldest first. */
  readonly results: readonly VisibleResult[];
  /** The owner's to see. */
  readonly leagues: TeamJson['leagues'];
  /** The owner's to see. */
  readonly payment: TeamJson['payment'];
}

export function presentTeam(input: TeamToPresent, caller: Caller | null): TeamJson {
  const { team, season, lineup, lineupWeekId } = input;
  const { competition } = season;
  const last = input.results.at(-1);
  return {
    id: team.id,
    name: team.name,
    teamName: team.name,
    competitionFeed: competition.feed,
    seasonId: competition.season,
    userId: team.userId,
    user: presentManager(team, caller),
    nameVisible: team.nameVisible,
    badge: presentBadge(team.badge, team.owner.premium),
    starting: [...(lineup?.starting ?? [])],
    bench: [...(lineup?.bench ?? [])],
    captainId: lineup?.captainId ?? null,
    viceCaptainId: lineup?.viceCaptainId ?? null,
    lineupWeekId: lineup ? lineupWeekId : null,
    weekId: team.weekId,
    points: toPoints(last?.totalHalf ?? 0),
    rank: last?.generalRank ?? null,
    ...(may(caller, 'team.readMoney', team) ? presentMoney(input) : { budget: null, freeHitBudget: null }),
    paid: team.paid,
    paymentId: may(caller, 'team.readMoney', team) ? (team.paymentId ?? null) : null,
    payment: may(caller, 'team.readMoney', team) ? input.payment : null,
    createdAt: new Date(team.createdAt).toISOString(),
    price: competition.settings.teamPrice / 100,
    ...presentBoosters(input, caller),
    leagues: may(caller, 'team.readLeagues', team) ? input.leagues : [],
    version: team.version,
  };
}

/** The money beside the held squad; in a free hit's matchday also beside the squad that returns. */
function presentMoney({ team, season, lineups }: TeamToPresent): Pick<TeamJson, 'budget' | 'freeHitBudget'> {
  const weekId = heldWeek(team, season);
  const moneyLeft = toMillions(lineupIn(lineups, weekId)?.moneyLeft ?? 0);
  if (team.freeHitWeek !== weekId) return { budget: moneyLeft, freeHitBudget: null };
  const returning = toMillions(lineupIn(lineups, weekId + 1)?.moneyLeft ?? 0);
  return { budget: returning, freeHitBudget: moneyLeft };
}

/** When each booster is played; that of a matchday still to lock is as secret as its lineup (decisions §5.5). */
function presentBoosters({ team, season }: TeamToPresent, caller: Caller | null): BoosterWeeks {
  const weeks = boosterWeeks(team);
  if (may(caller, 'team.readComingLineup', team)) return weeks;
  const visibleWeek = (weekId: number | null) =>
    weekId !== null && weekId <= (season.lastLockedWeek ?? 0) ? weekId : null;
  return {
    bank: visibleWeek(weeks.bank),
    tripleCaptain: visibleWeek(weeks.tripleCaptain),
    freeHit: visibleWeek(weeks.freeHit),
    wildCard: visibleWeek(weeks.wildCard),
  };
}

/** The manager's name, for strangers only when the team shows it (decisions §5.4). */
export function presentManager(
  { owner, ...team }: Pick<OwnedTeam, 'nameVisible' | 'userId' | 'owner'>,
  caller: Caller | null,
): TeamJson['user'] {
  const isShown = team.nameVisible || may(caller, 'team.readManagerName', team);
  return {
    firstName: isShown ? owner.firstName : '',
    lastName: isShown ? owner.lastName : '',
    nameVisible: team.nameVisible,
    premium: owner.premium,
  };
}

export function presentWeekStats(results: readonly VisibleResult[]) {
  return results.map(({ weekId, halfPoints, weekRank, totalHalf, generalRank, state }) => ({
    weekId,
    points: toPoints(halfPoints),
    rank: weekRank,
    generalPoints: toPoints(totalHalf),
    generalRank,
    confirmed: state === 'confirmed',
  }));
}

/** The mean of all teams in each matchday that has one, floored (spec §9). */
export function presentAverages({ matchdays }: Pick<Season, 'matchdays'>) {
  return matchdays.flatMap(({ weekId, averageHalf }) =>
    averageHalf === null ? [] : [{ weekId, points: Math.floor(toPoints(averageHalf)) }],
  );
}

interface Details {
  readonly snapshot: TournamentSnapshot;
  readonly now: number;
  readonly showsMoney: boolean;
}

/** Confirmed transfers; `details` are who they were, when, and for the owner at what price. */
export function presentTransfers(
  transfers: readonly StoredTransfer[],
  details: Details | null,
): ConfirmedTransfer[] {
  return transfers.map((transfer) => {
    const { inId, outId, weekId, extra, inPrice, outPrice, createdAt } = transfer;
    const plain = { inId, outId, weekId, extra };
    if (!details) return plain;
    const { showsMoney } = details;
    return {
      ...plain,
      inPlayer: presentName(details, inId),
      outPlayer: presentName(details, outId),
      at: new Date(createdAt).toISOString(),
      inPrice: showsMoney ? toMillions(inPrice) : null,
      outPrice: showsMoney ? toMillions(outPrice) : null,
    };
  });
}

function presentName({ snapshot, now }: Details, id: number): ConfirmedTransfer['inPlayer'] {
  const player = snapshot.players.get(id);
  if (!player) return undefined;
  const { name, short, positionId } = player;
  const { clubId } = squadPlaceOf(snapshot, player, now) ?? player;
  return { id, name, short, positionId, clubId };
}
