import { deepFreeze } from '@euro/game/testing';
import { exampleInvalidTeam, exampleSavedTeam, idOf, pairsOf } from '../testing/exampleSavedTeam.js';
import { evaluateDraft } from './evaluateDraft.js';

const team = deepFreeze(exampleSavedTeam());
const sums = (...pairs: string[]) => {
  const { moneyLeft, transfersLeft, ready } = evaluateDraft(pairsOf(...pairs), team);
  return { moneyLeft, transfersLeft, ready };
};

describe('the result of a draft', () => {
  it.each([
    ['nothing while it is empty', [], { moneyLeft: 15, transfersLeft: 2, ready: 0 }],
    ['the sale of the outgoing player', ['Mbappé >'], { moneyLeft: 115, transfersLeft: 1, ready: 0 }],
    ['the sale and the purchase', ['Mbappé > Kvaratskhelia'], { moneyLeft: 30, transfersLeft: 1, ready: 1 }],
    [
      'all of them together',
      ['Mbappé > Kvaratskhelia', 'Karničnik > Kashia', 'Olmo >'],
      { moneyLeft: 110, transfersLeft: -1, ready: 2 },
    ],
  ])('is %s', (_, pairs, expected) => {
    expect(sums(...pairs)).toEqual(expected);
  });

  it('sells a player at a gain for less than his value', () => {
    const purchasePrices = new Map([[idOf('Mbappé'), 80]]);
    const { pairs } = evaluateDraft(pairsOf('Mbappé >'), { ...team, purchasePrices });
    expect(pairs[0]?.outPrice).toBe(90);
  });

  it('includes the transfer tax in the price', () => {
    const rules = { ...team.rules, transferTaxPercentage: 10 };
    const [pair] = evaluateDraft(pairsOf('Mbappé > Kvaratskhelia'), { ...team, rules }).pairs;
    expect(pair).toMatchObject({ inPrice: 94, tax: 9 });
  });

  it('applies the rules only to complete pairs', () => {
    expect(evaluateDraft(pairsOf('Mbappé > Kvaratskhelia', 'Olmo >'), team).result).toBeNull();
    expect(evaluateDraft([], team).result).toBeNull();
    expect(evaluateDraft(pairsOf('Mbappé > Kvaratskhelia'), team).result).toMatchObject({
      ok: true,
      plan: { moneyLeft: 30, charged: 1 },
    });
  });

  it('counts surplus players of a nation as extras, which cost nothing', () => {
    const { pairs, transfersLeft } = evaluateDraft(
      pairsOf('Musiala > Freuler', 'Rüdiger > Kashia'),
      exampleInvalidTeam(),
    );
    expect(pairs.map(({ extra }) => extra)).toEqual([true, false]);
    expect(transfersLeft).toBe(1);
  });

  it('has empty places in the squad for open transfers', () => {
    const { squad } = evaluateDraft(pairsOf('Mbappé > Kvaratskhelia', 'Olmo >'), team);
    const ids = squad.map(({ id }) => id);
    expect(ids).toHaveLength(15);
    expect(ids).toContain(idOf('Kvaratskhelia'));
    expect(ids).not.toContain(idOf('Olmo'));
  });
});
