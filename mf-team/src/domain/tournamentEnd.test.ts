import { exampleWorld, matchesState } from '@euro/game-ui/testing';
import { exampleMatch, exampleSettings, exampleWeeks } from '@euro/platform/testing';
import { finalMatches } from '../testing/playedTournament.js';
import { isTournamentOver } from './isTournamentOver.js';
import { tournamentWinner } from './tournamentWinner.js';

const LAST = 7;
type State = (typeof exampleWeeks)[number]['state'];

function world(last: State, matches = finalMatches(), deadline: object = {}) {
  return exampleWorld({
    matches: matchesState({
      matches,
      weeks: exampleWeeks.map((week) => ({
        ...week,
        state: week.weekId === LAST ? last : ('confirmed' as const),
      })),
      deadline: { deadlineWeek: null, deadlineDate: null, displayWeek: LAST, ...deadline } as never,
    }),
  });
}
const withFinal = (fields: object) =>
  finalMatches().map((match, at) => (at ? match : { ...match, ...fields }));

describe('the end of a tournament', () => {
  it.each<[string, State, ReturnType<typeof finalMatches>, object, boolean]>([
    ['comes with the last final whistle', 'provisional', finalMatches(), {}, true],
    ['stays once points are definitive', 'confirmed', [], {}, true],
    ['is not there while the final runs', 'provisional', withFinal({ status: 'live' }), {}, false],
    ['is not there before the final', 'locked', withFinal({ status: 'scheduled' }), {}, false],
    [
      'waits for no match that is called off',
      'locked',
      withFinal({ status: 'scheduled', state: 'cancelled', homeScore: null }),
      {},
      true,
    ],
    ['is not there before a deadline', 'confirmed', finalMatches(), { deadlineWeek: 7 }, false],
    ['is not there in an earlier matchday', 'open', finalMatches(), { displayWeek: 6 }, false],
  ])('%s', (_, state, matches, deadline, isOver) => {
    expect(isTournamentOver(world(state, matches, deadline))).toBe(isOver);
  });

  it('has the winner of the final', () => {
    expect(tournamentWinner(world('confirmed'))).toMatchObject({ clubId: 1, final: { penalties: [4, 2] } });
  });

  it('has the first of a league that no final decides, once all of it is played', () => {
    const [first, second] = [...exampleWorld().clubs.values()];
    if (!first || !second) throw new Error('There are no clubs.');
    const clubs = new Map([first, second].map((club) => [club.id, { ...club, group: 'L' }]));
    const side = ({ id, short }: typeof first) => ({ id, short, name: short });
    const round = (id: number, fields: object) =>
      exampleMatch({
        ...{ id, stage: `Matchday ${id}`, homeId: side(first), awayId: side(second) },
        ...{ status: 'finished', homeScore: 0, awayScore: 2, ...fields },
      });
    const winner = (fields: object) =>
      tournamentWinner({ clubs, settings: exampleSettings, matches: [round(1, {}), round(2, fields)] });
    expect(winner({ homeScore: 1, awayScore: 1 })).toEqual({ clubId: second.id, final: null });
    expect(winner({ status: 'scheduled', homeScore: null, awayScore: null })).toBeNull();
  });
});
