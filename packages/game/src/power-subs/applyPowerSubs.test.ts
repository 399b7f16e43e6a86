import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleLineup } from '../testing/exampleLineup.js';
import { applyPowerSubs, type PowerSub } from './applyPowerSubs.js';

const [OLMO, FULLKRUG, CUCURELLA, KARNICNIK, SIGUA, CELAR] = [510, 109, 524, 902, 2226, 919];
const apply = (...subs: [number, number][]) =>
  applyPowerSubs(
    deepFreeze({ ...exampleLineup }),
    deepFreeze(subs.map<PowerSub>(([outId, inId]) => ({ outId, inId }))),
  );

describe('applyPowerSubs', () => {
  it('changes nothing for an empty list', () => {
    expect(apply()).toEqual({ lineup: exampleLineup, untouchable: new Set() });
  });

  it('exchanges the two players and leaves the armbands unchanged', () => {
    const { lineup, untouchable } = apply([OLMO, SIGUA]);
    expect(lineup).toEqual({
      ...exampleLineup,
      starting: [900, 523, 102, 203, 306, 524, 110, 207, 310, SIGUA, 109, 1610],
      bench: [421, 902, OLMO, 919],
    });
    expect(untouchable).toEqual(new Set([OLMO, SIGUA]));
  });

  it('applies several in order, also for a player who came on and went off again', () => {
    const { lineup, untouchable } = apply([OLMO, KARNICNIK], [FULLKRUG, CELAR], [KARNICNIK, SIGUA]);
    expect(lineup.starting).toEqual([900, 523, 102, 203, 306, 524, 110, 207, 310, SIGUA, CELAR, 1610]);
    expect(lineup.bench).toEqual([421, OLMO, KARNICNIK, FULLKRUG]);
    expect(untouchable).toEqual(new Set([OLMO, KARNICNIK, FULLKRUG, CELAR, SIGUA]));
  });

  it('skips a sub whose players are in other places', () => {
    expect(apply([SIGUA, OLMO], [OLMO, CUCURELLA], [1, 2])).toEqual({
      lineup: exampleLineup,
      untouchable: new Set(),
    });
  });
});
