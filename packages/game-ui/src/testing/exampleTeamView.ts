import type {
  ChangedTeam,
  ScoredSelection,
  SelectedPlayer,
  Team,
  TeamPoints,
  TeamView,
} from '@euro/api-contract';
import type { Lineup } from '@euro/game';
import { exampleLineup } from '@euro/game/testing';
import { exampleUser } from '@euro/platform/testing';
import { players } from './exampleWorld.js';

/** The example lineup's team of the example user. */
export function exampleTeam(fields: Partial<Team> = {}): Team {
  return {
    id: 7,
    name: 'De Buitenspelval',
    teamName: 'De Buitenspelval',
    competitionFeed: 'EUROM',
    seasonId: 2024,
    userId: exampleUser.id,
    user: { firstName: 'Lotte', lastName: 'Peeters', nameVisible: true, premium: false },
    nameVisible: true,
    badge: null,
    starting: [...exampleLineup.starting],
    bench: [...exampleLineup.bench],
    captainId: exampleLineup.captainId,
    viceCaptainId: exampleLineup.viceCaptainId,
    lineupWeekId: 2,
    weekId: 1,
    points: 44.5,
    rank: 12,
    budget: 1.5,
    freeHitBudget: null,
    paid: false,
    paymentId: null,
    payment: null,
    createdAt: '2024-06-11T10:00:00.000Z',
    price: 7,
    freeHit: null,
    bank: null,
    tripleCaptain: null,
    wildCard: null,
    leagues: [],
    version: 3,
    ...fields,
  };
}

/** The answer of `GET team/{id}`. */
export function exampleTeamView(fields: Partial<Team> = {}): TeamView {
  const team = exampleTeam(fields);
  const select = (ids: readonly number[], role: 0 | 1) =>
    ids.flatMap((id, order): SelectedPlayer[] => {
      const player = players.find((each) => each.id === id);
      if (player === undefined) return [];
      const captain = id === team.captainId ? 1 : id === team.viceCaptainId ? 2 : 0;
      const { value } = player;
      const selection = {
        positionId: role,
        captain,
        order,
        points: 0,
        purchasePrice: value,
        sellingPrice: value,
      } as const;
      return [{ ...player, selection }];
    });
  return {
    team,
    players: [...select(team.starting, 1), ...select(team.bench, 0)],
    transfers: [],
    freeTransfers: { left: 2, saved: 0, earned: 2, used: 0, unlimited: false },
    weekStat: [],
    weekWinner: null,
    weekAveragePoints: null,
  };
}

/** The answer to a save of the example team that changed nothing worth a receipt. */
export function exampleChangedTeam(fields: Partial<Team> = {}): ChangedTeam {
  return { ...exampleTeamView(fields), receipt: null };
}

/** A matchday's points of the example team: everybody 2, the captain ×1,5. */
export function exampleTeamPoints(
  fields: Partial<TeamPoints> = {},
  lineup: Lineup = exampleLineup,
): TeamPoints {
  const select = (ids: readonly number[], role: 0 | 1) =>
    ids.map((playerId, order): ScoredSelection => {
      const isCaptain = playerId === lineup.captainId;
      return {
        playerId,
        positionId: role,
        order,
        captain: isCaptain ? 1 : playerId === lineup.viceCaptainId ? 2 : 0,
        minutes: 90,
        points: 2,
        multiplier: isCaptain ? 1.5 : 1,
        total: role === 0 ? 0 : isCaptain ? 3 : 2,
        counted: role === 1,
        autoSub: null,
        powerSub: null,
        status: 'played',
        lines: [{ rule: 'minutes-60', stat: 90, points: 2 }],
      };
    });
  return {
    teamId: 7,
    teamName: 'De Buitenspelval',
    user: { firstName: 'Lotte', lastName: 'Peeters', nameVisible: true, premium: false },
    weekId: 1,
    generalPoints: 25,
    generalRank: 12,
    visibleWeekPoints: 25,
    visibleWeekRank: 8,
    weekPointsConfirmed: true,
    provisionalPoints: null,
    weekWinnerPoints: 81,
    weekWinner: { points: 81, teamId: 3, teamName: 'Frituur United' },
    weekAveragePoints: 36,
    weekTransfers: 0,
    weekPowerSubs: 0,
    powerSubs: [],
    powerSubsLeft: null,
    benchPoints: 8,
    booster: null,
    generalRankMove: 5,
    selections: [...select(lineup.starting, 1), ...select(lineup.bench, 0)],
    autoSubs: [],
    weekStat: [{ weekId: 1, points: 25, rank: 8, generalPoints: 25, generalRank: 12, confirmed: true }],
    averages: [{ weekId: 1, points: 36 }],
    ...fields,
  };
}
