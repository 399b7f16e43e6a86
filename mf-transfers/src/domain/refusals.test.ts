import { deepFreeze } from '@euro/game/testing';
import { exampleInvalidTeam, exampleSavedTeam, idOf, pairsOf } from '../testing/exampleSavedTeam.js';
import { refusalToBringIn, refusalToPutOut } from './refusals.js';

const team = deepFreeze(exampleSavedTeam());
const invalid = deepFreeze(exampleInvalidTeam());

describe('putting a player out', () => {
  it.each([
    ['a player of the team', 'Mbappé', [], null],
    ['the coach', 'Kek', [], null],
    ['one who is out already', 'Mbappé', ['Mbappé >', 'Olmo >'], null],
    ['one more than there are transfers', 'Mbappé', ['Kek >', 'Olmo >'], 'no-transfers-left'],
    ['somebody who is not there', 'Yamal', [], 'not-in-team'],
  ])('%s', (_, name, pairs, code) => {
    expect(refusalToPutOut(idOf(name), pairsOf(...pairs), team)?.code ?? null).toBe(code);
  });

  it.each([
    ['allows a nation that is above the limit', 'Musiala', [], null],
    ['refuses everybody else', 'Mbappé', [], 'only-surplus-clubs'],
    [
      'refuses a second one of a nation that has only one too many',
      'Rüdiger',
      ['Musiala >'],
      'only-surplus-clubs',
    ],
    ['allows everybody once no nation is above it', 'Mbappé', ['Musiala >', 'Olmo >', 'Celar >'], null],
  ])('of an invalid team %s', (_, name, pairs, code) => {
    expect(refusalToPutOut(idOf(name), pairsOf(...pairs), invalid)?.code ?? null).toBe(code);
  });

  it('of an invalid team needs no transfers left', () => {
    const withoutTransfers = { ...invalid, freeLeft: 0 };
    expect(refusalToPutOut(idOf('Musiala'), [], withoutTransfers)).toBeNull();
    expect(
      refusalToPutOut(idOf('Mbappé'), pairsOf('Musiala >', 'Olmo >', 'Celar >'), withoutTransfers)?.code,
    ).toBe('no-transfers-left');
  });
});

describe('bringing a player in', () => {
  it.each([
    ['of the same position', 'Kvaratskhelia', 'Mbappé', [], null],
    ['of another position', 'Freuler', 'Mbappé', [], 'position-differs'],
    ['who is in the team', 'Füllkrug', 'Mbappé', [], 'already-in-team'],
    ['who goes out', 'Füllkrug', 'Mbappé', ['Füllkrug >'], 'goes-out'],
    ['who comes in for another', 'Adams', 'Mbappé', ['Füllkrug > Adams'], 'comes-in'],
    ['who is chosen for him already', 'Adams', 'Mbappé', ['Mbappé > Adams'], null],
    ['whose nation is full', 'Šeško', 'Mbappé', [], 'club-limit'],
    ['whose nation has room once one goes', 'Šeško', 'Mbappé', ['Kek >'], null],
    ['who is too expensive', 'Griezmann', 'Sigua', [], 'over-budget'],
    ['who is affordable by another sale', 'Griezmann', 'Sigua', ['Mbappé > Duah'], null],
    ['when nobody may go out any more', 'Duah', 'Mbappé', ['Kek >', 'Olmo >'], 'no-transfers-left'],
  ])('%s', (_, name, out, pairs, code) => {
    expect(refusalToBringIn(idOf(name), idOf(out), pairsOf(...pairs), team)?.code ?? null).toBe(code);
  });

  it('says how much is missing, and which nation is full', () => {
    expect(refusalToBringIn(idOf('Griezmann'), idOf('Sigua'), [], team)?.params).toEqual({ missing: 30 });
    expect(refusalToBringIn(idOf('Yamal'), idOf('Mbappé'), [], team)?.params).toEqual({
      clubIds: [5],
      limit: 3,
    });
  });

  it('refuses who is not in the tournament any more', () => {
    expect(refusalToBringIn(99_999, idOf('Mbappé'), [], team)).toEqual({
      code: 'unknown-players',
      params: { playerIds: [99_999] },
    });
  });
});
