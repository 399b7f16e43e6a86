import { exampleMatch } from '@euro/platform/testing';
import { pastMatches } from './pastMatches.js';

const hungary = { id: 3, short: 'HUN', name: 'Hongarije' };
const germany = { id: 1, short: 'GER', name: 'Duitsland' };
const spain = { id: 5, short: 'ESP', name: 'Spanje' };
const opening = exampleMatch();
const second = exampleMatch({
  id: 14,
  date: '2024-06-19T16:00:00Z',
  awayId: hungary,
  homeScore: 2,
  awayScore: 2,
});
const lostMatch = exampleMatch({
  id: 45,
  date: '2024-07-05T16:00:00Z',
  homeId: spain,
  awayId: germany,
  homeScore: 1,
  awayScore: 1,
  extraTime: true,
  penHome: 5,
  penAway: 4,
});
const next = exampleMatch({
  id: 60,
  date: '2024-07-09T16:00:00Z',
  status: 'scheduled',
  homeScore: null,
  awayScore: null,
});

describe('a nation’s earlier matches', () => {
  it('are sorted with the latest first, from its own side, including shoot-outs', () => {
    const lines = pastMatches(1, next, [opening, second, lostMatch, next]).map(
      ({ opponent, outcome, score }) => `${opponent.short} ${outcome} ${score}`,
    );
    expect(lines).toEqual(['ESP lost 1–1 (4–5)', 'HUN drawn 2–2', 'SCO won 5–1']);
  });

  it('exclude later matches, those of others, and a running one', () => {
    const liveMatch = { ...second, status: 'live' } as const;
    expect(pastMatches(1, opening, [opening, second, lostMatch])).toEqual([]);
    expect(pastMatches(2, next, [liveMatch, lostMatch])).toEqual([]);
  });
});
