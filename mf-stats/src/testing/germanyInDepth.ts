import type { ClubPlayer } from '@euro/api-contract';
import type { ClubDetails } from '../store/statsApi.js';

type Named = Pick<ClubPlayer, 'id' | 'name' | 'short' | 'positionId'> & Partial<ClubPlayer>;

function clubPlayer(player: Named): ClubPlayer {
  return {
    shirt: player.id % 100,
    value: 6.5,
    ban: 0,
    injury: 0,
    squadDepth: 1,
    fieldOrder: 12,
    inStarting: false,
    starts: 0,
    appearances: 0,
    minutes: 0,
    points: 0,
    ...player,
  };
}

/** Germany after a match: a coach, a goalkeeper and a defender expected to start, one defender banned, no forward. */
export function germanyInDepth(fields: Partial<ClubDetails['club']> = {}): ClubDetails {
  return {
    club: {
      id: 1,
      short: 'GER',
      name: 'Duitsland',
      updated: '2024-06-14T21:00:00Z',
      formation: '4-2-4',
      lineupForPremium: false,
      nextMatch: {
        id: 15,
        weekId: 2,
        date: '2024-06-19T16:00:00Z',
        homeId: { id: 1, short: 'GER' },
        awayId: { id: 3, short: 'HUN' },
      },
      ...fields,
    },
    players: [
      clubPlayer({
        id: 104,
        name: 'Jonathan Tah',
        short: 'Tah',
        positionId: 2,
        ban: 1,
        squadDepth: 2,
        points: -1.5,
      }),
      clubPlayer({
        id: 102,
        name: 'Antonio Rüdiger',
        short: 'Rüdiger',
        positionId: 2,
        fieldOrder: 2,
        inStarting: true,
        starts: 1,
        points: 7,
      }),
      clubPlayer({
        id: 101,
        name: 'Manuel Neuer',
        short: 'Neuer',
        positionId: 1,
        fieldOrder: 1,
        inStarting: true,
        starts: 1,
      }),
      clubPlayer({
        id: 100,
        name: 'Julian Nagelsmann',
        short: 'Nagelsmann',
        positionId: 0,
        shirt: null,
        fieldOrder: 0,
        inStarting: true,
      }),
    ],
  };
}

/** The same for users who aren't premium members: players by position, without line-up. */
export function depthForEverybody(): ClubDetails {
  const { club, players } = germanyInDepth({ formation: null, lineupForPremium: true });
  return { club, players: players.map((player) => ({ ...player, fieldOrder: null, inStarting: false })) };
}
