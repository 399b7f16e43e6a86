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
    ['can come in for the outgoing player', 'Duah', 'Mbappé', ['Mbappé >'], 'free'],
    ['can come in for one of the team', 'Duah', null, [], 'free'],
    ['cannot, as his nation is full', 'Šeško', 'Mbappé', ['Mbappé >'], 'refused'],
    ['leaves too little for the others', 'Kvaratskhelia', 'Celar', ['Celar >', 'Sigua >'], 'tight'],
    ['leaves enough for the others', 'Duah', 'Celar', ['Celar >', 'Sigua >'], 'free'],
  ])('shows who %s', (_, name, out, pairs, kind) => {
    expect(say(name, out, ...pairs).kind).toBe(kind);
  });

  it('shows for whom a player comes in', () => {
    expect(say('Adams', null, 'Mbappé > Adams')).toEqual({ kind: 'comes-in', outId: idOf('Mbappé') });
  });

  it('refuses without a chosen place only players who can replace nobody, with the reason of the closest one', () => {
    const poor = { ...team, moneyLeft: 0 };
    expect(marketAdvice(idOf('Griezmann'), { outId: null, cheapest: 40 }, [], poor)).toEqual({
      kind: 'refused',
      refusal: { code: 'over-budget', params: { missing: 5 } },
    });
  });

  it('includes in the maximal price the other transfers’ money, but not that of the chosen one', () => {
    const pairs = pairsOf('Mbappé > Kvaratskhelia', 'Karničnik > Kakabadze');
    expect(mostToSpend(idOf('Mbappé'), pairs, team)).toBe(115);
  });
});

describe('whom a player can replace', () => {
  it('is anybody of his position, with the remaining money, outgoing players first', () => {
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

  it('is nobody with a successor', () => {
    expect(outChoices(idOf('Adams'), pairsOf('Celar > Duah'), team).map(({ outId }) => outId)).toEqual([
      idOf('Füllkrug'),
      idOf('Mbappé'),
    ]);
  });

  it('has a reason for each refusal', () => {
    const choices = outChoices(idOf('Kvaratskhelia'), [], team);
    expect(choices.map(({ refusal }) => refusal?.code ?? null)).toEqual([null, null, 'over-budget']);
  });
});
