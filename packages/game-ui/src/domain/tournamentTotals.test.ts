import type { PlayerMatch } from '@euro/api-contract';
import { COACH, FORWARD, GOALKEEPER, MIDFIELDER } from '@euro/game';
import { exampleRules } from '@euro/game/testing';
import { exampleCoachMatch, examplePlayerMatch } from '../testing/examplePlayerMatch.js';
import { tournamentTotals } from './tournamentTotals.js';

const totals = (player: Parameters<typeof tournamentTotals>[0], matches: readonly PlayerMatch[]) =>
  Object.fromEntries(tournamentTotals(player, matches, exampleRules).map(({ stat, count }) => [stat, count]));

describe('the totals of a player', () => {
  it('are each statistic over all his matches, including the running one', () => {
    const matches = [
      examplePlayerMatch({ minutes: 74, goals: 1, duelWon: 3, duelLost: 3, conceeded: 1, skillIndex: 2 }, 3),
      examplePlayerMatch({ minutes: 72, goals: 1, duelWon: 2, duelLost: 1, skillIndex: 3 }, 3, {
        matchId: 14,
        weekId: 2,
        live: true,
      }),
    ];
    expect(totals({ positionId: MIDFIELDER, clubId: 1 }, matches)).toEqual({
      matches: 2,
      time: 146,
      goals: 2,
      assists: 0,
      cleanSheets: 1,
      conceeded: 1,
      duelWon: 5,
      duelLost: 4,
      best: 2,
    });
  });

  it('exclude a match in which he only got a card on the bench', () => {
    const match = examplePlayerMatch({ minutes: 0, yellow_cards: 1 }, 4);
    expect(totals({ positionId: FORWARD, clubId: 1 }, [match])).toEqual({
      matches: 0,
      time: 0,
      goals: 0,
      assists: 0,
      yellow_cards: 1,
    });
  });

  it('count no clean sheet before an hour is played', () => {
    const match = examplePlayerMatch({ minutes: 59 }, 1, { live: true });
    expect(totals({ positionId: GOALKEEPER, clubId: 1 }, [match])).not.toHaveProperty('cleanSheets');
  });

  it('are unknown where the source has none of a count, and incomplete where a match lacks it', () => {
    const lacking = (match: PlayerMatch, ...unknown: string[]): PlayerMatch => ({
      ...match,
      pointsOverview: match.pointsOverview && { ...match.pointsOverview, unknown },
    });
    const matches = [
      lacking(examplePlayerMatch({ minutes: 90 }, 1), 'saves', 'conceeded', 'duelWon'),
      lacking(examplePlayerMatch({ minutes: 90, saves: 4 }, 1), 'duelWon'),
    ];
    const all = tournamentTotals({ positionId: GOALKEEPER, clubId: 1 }, matches, exampleRules);
    expect(all.filter(({ stat }) => ['saves', 'duelWon', 'cleanSheets'].includes(stat))).toEqual([
      { stat: 'cleanSheets', count: 1, incomplete: true },
      { stat: 'saves', count: 4, incomplete: true },
      { stat: 'duelWon', count: null },
    ]);
  });

  it('are those of a coach by the club of each match', () => {
    const won = exampleCoachMatch(2, { homeScore: 2, awayScore: 0 });
    const moved = { ...won, clubId: won.homeId.id };
    expect(totals({ positionId: COACH, clubId: 99 }, [moved])).toMatchObject({ wins: 1 });
  });

  it('include zero saves for a goalkeeper', () => {
    expect(totals({ positionId: GOALKEEPER, clubId: 1 }, [])).toMatchObject({ matches: 0, saves: 0 });
  });

  it('are the results of a coach in finished matches', () => {
    const matches = [
      exampleCoachMatch(2),
      exampleCoachMatch(2, { homeScore: 1, awayScore: 1 }),
      exampleCoachMatch(2, { homeScore: 0, awayScore: 3 }),
      exampleCoachMatch(2, { homeScore: 2, awayScore: 0, live: true }),
    ];
    expect(totals({ positionId: COACH, clubId: 2 }, matches)).toEqual({
      matches: 3,
      wins: 1,
      draws: 1,
      losses: 1,
    });
  });
});
