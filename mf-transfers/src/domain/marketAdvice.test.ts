import { exampleSavedTeam, idOf, pairsOf } from '../testing/exampleSavedTeam.js';
import { marketAdvice, mostToSpend } from './marketAdvice.js';
import { outChoices } from './outChoices.js';

const team = exampleSavedTeam();
const say = (name: string, out: string | null, ...pairs: string[]) =>
  marketAdvice(idOf(name), { outId: out === null ? null : idOf(out), cheapest: 40 }, pairsOf(...pairs), team);

describe('the list of all players', () => {
  it.each([
    ['comes in', 'Adams', 'Mbappé', ['Mbappé > Adams'], 'comes-in'],
    ['goes out', 'Mbappé', 'Mbappé', ['Mbappé > Adams'], 'goes-out'],
    ['is in the team', 'Olmo', 'Mbappé', ['Mbappé > Adams'], 'held'],
    ['may come in for who is out', 'Duah', 'Mbappé', ['Mbappé >'], 'free'],
    ['may come in for somebody', 'Duah', null, [], 'free'],
    ['may not, as his nation is full', 'Šeško', 'Mbappé', ['Mbappé >'], 'refused'],
    ['leaves too little for the others', 'Kvaratskhelia', 'Celar', ['Celar >', 'Sigua >'], 'tight'],
    ['leaves enough for the others', 'Duah', 'Celar', ['Celar >', 'Sigua >'], 'free'],
  ])('says who %s', (_, name, out, pairs, kind) => {
    expect(say(name, out, ...pairs).kind).toBe(kind);
  });

  it('names for whom somebody comes in', () => {
    expect(say('Adams', null, 'Mbappé > Adams')).toEqual({ kind: 'comes-in', outId: idOf('Mbappé') });
  });

  it('refuses without a chosen place only who can take nobody’s, with the reason for who comes closest', () => {
    const poor = { ...team, moneyLeft: 0 };
    expect(marketAdvice(idOf('Griezmann'), { outId: null, cheapest: 40 }, [], poor)).toEqual({
      kind: 'refused',
      refusal: { code: 'over-budget', params: { missing: 5 } },
    });
  });

  it('counts for the most to spend what the others bring and cost, but not who is chosen', () => {
    const pairs = pairsOf('Mbappé > Kvaratskhelia', 'Karničnik > Kakabadze');
    expect(mostToSpend(idOf('Mbappé'), pairs, team)).toBe(115);
  });
});

describe('whose place a player can take', () => {
  it('is anybody’s of his position, with the money that would be left, who is out already first', () => {
    expect(
      outChoices(idOf('Adams'), pairsOf('Celar >'), team).map(({ outId, moneyLeft, isOut }) => [
        outId,
        moneyLeft,
        isOut,
      ]),
    ).toEqual([
      [idOf('Celar'), 0, true],
      [idOf('Füllkrug'), 85, false],
      [idOf('Mbappé'), 100, false],
    ]);
  });

  it('is nobody’s for whom somebody comes in already', () => {
    expect(outChoices(idOf('Adams'), pairsOf('Celar > Duah'), team).map(({ outId }) => outId)).toEqual([
      idOf('Füllkrug'),
      idOf('Mbappé'),
    ]);
  });

  it('says why not', () => {
    const choices = outChoices(idOf('Kvaratskhelia'), [], team);
    expect(choices.map(({ refusal }) => refusal?.code ?? null)).toEqual([null, null, 'over-budget']);
  });
});
