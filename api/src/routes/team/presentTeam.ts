import type { Team as TeamJson } from '@euro/api-contract';
import { toMillions, toPoints } from '@euro/game';
import type { LoadedCompetition } from '../../competition/loadCompetition.js';
import type { Team, User } from '../../models/index.js';
import { may } from '../../policies/policies.js';
import type { Caller } from '../../routing/caller.js';
import type { VisibleResult } from '../../teams/loadResults.js';
import type { StoredLineup } from '../../teams/storedLineup.js';

/** A team with what the caller may see of it. */
export interface TeamToPresent {
  readonly team: Team;
  readonly owner: Pick<User, 'firstName' | 'lastName'>;
  readonly competition: LoadedCompetition;
  readonly lineup: StoredLineup | null;
  readonly lineupWeekId: number | null;
  /** All visible results, oldest first. */
  readonly results: readonly VisibleResult[];
}

export function presentTeam(
  { team, competition, lineup, ...rest }: TeamToPresent,
  caller: Caller | null,
): TeamJson {
  const last = rest.results.at(-1);
  return {
    id: team.id,
    name: team.name,
    teamName: team.name,
    competitionFeed: competition.feed,
    seasonId: competition.season,
    userId: team.userId,
    user: presentManager(team, rest.owner, caller),
    nameVisible: team.nameVisible,
    badge: team.badge ?? null,
    starting: [...(lineup?.starting ?? [])],
    bench: [...(lineup?.bench ?? [])],
    captainId: lineup?.captainId ?? null,
    viceCaptainId: lineup?.viceCaptainId ?? null,
    lineupWeekId: lineup ? rest.lineupWeekId : null,
    weekId: team.weekId,
    points: toPoints(last?.totalHalf ?? 0),
    rank: last?.generalRank ?? null,
    budget: may(caller, 'team.readMoney', team) ? toMillions(team.moneyLeft) : null,
    freeHitBudget: null,
    paid: team.paid,
    paymentId: team.paymentId ?? null,
    price: competition.settings.teamPrice / 100,
    freeHit: team.freeHitWeek ?? null,
    bank: team.bankWeek ?? null,
    tripleCaptain: team.tripleCaptainWeek ?? null,
    wildCard: team.wildCardWeek ?? null,
    leagues: [],
    version: team.version,
  };
}

/** The manager's name, for strangers only when the team shows it (decisions §5.4). */
export function presentManager(
  team: Pick<Team, 'nameVisible' | 'userId'>,
  owner: Pick<User, 'firstName' | 'lastName'>,
  caller: Caller | null,
): TeamJson['user'] {
  const isShown = team.nameVisible || may(caller, 'team.readManagerName', team);
  return {
    firstName: isShown ? owner.firstName : '',
    lastName: isShown ? owner.lastName : '',
    nameVisible: team.nameVisible,
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
