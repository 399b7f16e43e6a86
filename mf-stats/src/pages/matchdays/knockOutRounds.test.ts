import { bracket } from '@euro/game';
import { exampleMatch } from '@euro/platform/testing';
import { namedRounds, shownRound } from './knockOutRounds.js';

const winnerOf = (matchId: number) => ({ matchId, place: null });
const scheduled = { status: 'scheduled', homeScore: null, awayScore: null } as const;
const place = { matchId: null, place: '1A' };
const semis = [49, 50].map((id) =>
  exampleMatch({ id, stage: 'Semi-finals', homeFrom: place, awayFrom: place }),
);
const final = exampleMatch({
  id: 51,
  stage: 'Final',
  homeFrom: winnerOf(49),
  awayFrom: winnerOf(50),
  ...scheduled,
});
const roundsOf = (matches: Parameters<typeof bracket>[0]) => namedRounds(bracket(matches as typeof semis));
const rounds = roundsOf([...semis, final]);

describe('the rounds of the knock-out phase', () => {
  it('have their own names', () => {
    expect(rounds.map(({ stage }) => stage)).toEqual(['semi', 'final']);
  });

  it('are none when one of them has an unknown name', () => {
    expect(roundsOf([...semis, { ...final, stage: 'Grand finale' }])).toEqual([]);
  });

  it('show the one that is requested', () => {
    expect(shownRound(new URLSearchParams('round=semi'), rounds)).toBe('semi');
  });

  it('default to the first that is not over, also for an invalid request', () => {
    expect(shownRound(new URLSearchParams(''), rounds)).toBe('final');
    expect(shownRound(new URLSearchParams('round=group'), rounds)).toBe('final');
    expect(
      shownRound(
        new URLSearchParams(''),
        roundsOf([
          ...semis,
          {
            ...final,
            ...exampleMatch({ id: 51, stage: 'Final', homeFrom: winnerOf(49), awayFrom: winnerOf(50) }),
          },
        ]),
      ),
    ).toBe('final');
    expect(shownRound(new URLSearchParams(''), [])).toBeNull();
  });
});
