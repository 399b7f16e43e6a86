import { changedRoles } from './changedRoles.js';

const lineup = { starting: [1, 2, 3], bench: [4, 5], captainId: 1, viceCaptainId: 2 };

it.each([
  ['nothing changes', {}, []],
  ['a starter and a substitute change places', { starting: [1, 2, 4], bench: [3, 5] }, [3, 4]],
  ['a player is sold for another', { bench: [4, 6] }, [5, 6]],
  ['the armband moves', { captainId: 3 }, [1, 3]],
  ['captain and vice change', { captainId: 2, viceCaptainId: 1 }, [1, 2]],
  ['the order of the bench changes', { bench: [5, 4] }, [4, 5]],
  ['starters change places, which is nobody’s part', { starting: [3, 2, 1] }, []],
] as const)('when %s, these players have another part: %#', (_what, changes, ids) => {
  expect(changedRoles(lineup, { ...lineup, ...changes })).toEqual(ids);
});

it('everybody comes into a new team', () => {
  expect(changedRoles(null, lineup)).toEqual([1, 2, 3, 4, 5]);
});
