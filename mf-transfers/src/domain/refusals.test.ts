import { deepFreeze } from '@euro/game/testing';
import { exampleInvalidTeam, exampleSavedTeam, idOf, pairsOf } from '../testing/exampleSavedTeam.js';
import { refusalToBringIn, refusalToPutOut } from './refusals.js';

const team = deepFreeze(exampleSavedTeam());
const invalid = deepFreeze(exampleInvalidTeam());

describe('transferring a player out', () => {
  it.each([
    ['a player of the team', 'Mbappé', [], null],
    ['the coach', 'Kek', [], null],
    ['an outgoing player', 'Mbappé', ['Mbappé >', 'Olmo >'], null],
    ['one more than there are transfers', 'Mbappé', ['Kek >', 'Olmo >'], 'no-transfers-left'],
    ['an unknown player', 'Yamal', [], 'not-in-team'],
  ])('%s', (_, name, pairs, code) => {
    expect(refusalToPutOut(idOf(name), pairsOf(...pairs), team)?.code ?? null).toBe(code);
  });

  it.each([
    ['allows a nation that is above the limit', 'Musiala', [], null],
    ['refuses others', 'Mbappé', [], 'only-surplus-clubs'],
    [
      'refuses a second one of a nation that has only one too many',
      'Rüdiger',
      ['Musiala >'],
      'only-surplus-clubs',
    ],
    ['allows everybody once no nation is above it', 'Mbappé', ['Musiala >', 'Olmo >', 'Celar >'], null],
  ])('for an invalid team %s', (_, name, pairs, code) => {
    expect(refusalToPutOut(idOf(name), pairsOf(...pairs), invalid)?.code ?? null).toBe(code);
  });

  it('for an invalid team requires no transfers left', () => {
    const withoutTransfers = { ...invalid, freeLeft: 0 };
    expect(refusalToPutOut(idOf('Musiala'), [], withoutTransfers)).toBeNull();
    expect(
      refusalToPutOut(idOf('Mbappé'), pairsOf('Musiala >', 'Olmo >', 'Celar >'), withoutTransfers)?.code,
    ).toBe('no-transfers-left');
  });
});

describe('transferring a player in', () => {
  it.each([
    ['of the same position', 'Kvaratskhelia', 'Mbappé', [], null],
    ['of another position', 'Freuler', 'Mbappé', [], 'position-differs'],
    ['a player of the team', 'Füllkrug', 'Mbappé', [], 'already-in-team'],
    ['an outgoing player', 'Füllkrug', 'Mbappé', ['Füllkrug >'], 'goes-out'],
    ['an incoming player of another transfer', 'Adams', 'Mbappé', ['Füllkrug > Adams'], 'comes-in'],
    ['the chosen successor', 'Adams', 'Mbappé', ['Mbappé > Adams'], null],
    ['of a full nation', 'Šeško', 'Mbappé', [], 'club-limit'],
    ['of a nation with room after a sale', 'Šeško', 'Mbappé', ['Kek >'], null],
    ['too expensive', 'Griezmann', 'Sigua', [], 'over-budget'],
    ['affordable by another sale', 'Griezmann', 'Sigua', ['Mbappé > Duah'], null],
    ['without any transfer left', 'Duah', 'Mbappé', ['Kek >', 'Olmo >'], 'no-transfers-left'],
  ])('%s', (_, name, out, pairs, code) => {
    expect(refusalToBringIn(idOf(name), idOf(out), pairsOf(...pairs), team)?.code ?? null).toBe(code);
  });

  it('reports the missing money, and the nation above the limit', () => {
    expect(refusalToBringIn(idOf('Griezmann'), idOf('Sigua'), [], team)?.params).toEqual({ missing: 30 });
    expect(refusalToBringIn(idOf('Yamal'), idOf('Mbappé'), [], team)?.params).toEqual({
      clubIds: [5],
      limit: 3,
    });
  });

  it('refuses a player who left the competition', () => {
    const id = idOf('Griezmann');
    const player = team.players.get(id);
    if (!player) throw new Error('There is no such player.');
    const players = new Map(team.players).set(id, { ...player, hasLeft: true });
    expect(refusalToBringIn(id, idOf('Sigua'), [], { ...team, players })).toEqual({
      code: 'player-left',
      params: { playerIds: [id] },
    });
  });

  it('refuses an eliminated player', () => {
    expect(refusalToBringIn(99_999, idOf('Mbappé'), [], team)).toEqual({
      code: 'unknown-players',
      params: { playerIds: [99_999] },
    });
  });
});
