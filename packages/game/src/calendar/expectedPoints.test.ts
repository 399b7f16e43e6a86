import { expectedPoints, type Prospects } from './expectedPoints.js';

const prospects: Prospects = { value: 80, form: 4, playedShare: 1, difficulties: [3] };

describe('the expected points of a player', () => {
  it.each<[string, Partial<Prospects>, number]>([
    ['follow from his value and his form', {}, 3.6],
    ['are more against an easy opponent', { difficulties: [1] }, 3.8],
    ['are fewer against a strong one', { difficulties: [5] }, 3.4],
    ['depend on how often he plays', { playedShare: 0.5 }, 1.8],
    ['follow from his value before the first match', { form: null, playedShare: 0 }, 3.6],
    ['are the sum of both matches where a matchday has two', { difficulties: [3, 3] }, 7.2],
    ['are zero where his nation does not play', { difficulties: [] }, 0],
    ['are never negative', { value: 30, form: -4, difficulties: [5] }, 0],
  ])('%s', (_, change, points) => {
    expect(expectedPoints({ ...prospects, ...change })).toBeCloseTo(points, 9);
  });
});
