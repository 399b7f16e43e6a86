import type { ConfirmedTransfer } from '@euro/api-contract';
import {
  exampleInvalidTeam,
  exampleSavedTeam,
  idOf,
  OPEN_WEEK,
  pairsOf,
} from '../testing/exampleSavedTeam.js';
import { clubChanges } from './clubChanges.js';
import { confirmObstacle } from './confirmObstacle.js';
import { evaluateDraft } from './evaluateDraft.js';
import { fittingPairs } from './fittingPairs.js';
import { pastTransfers } from './pastTransfers.js';

const team = exampleSavedTeam();

describe('the obstacle to confirming a draft', () => {
  it.each([
    ['nothing', ['Mbappé > Kvaratskhelia'], null],
    ['that nobody was chosen', [], 'nothing-chosen'],
    ['that somebody has no successor', ['Mbappé > Kvaratskhelia', 'Olmo >'], 'in-missing'],
    ['the budget', ['Celar > Kvaratskhelia'], 'over-budget'],
    ['a nation', ['Mbappé > Yamal'], 'club-limit'],
    ['the free transfers', ['Mbappé > Duah', 'Olmo > Freuler', 'Kek > Sagnol'], 'too-many-transfers'],
  ])('is %s', (_, pairs, code) => {
    expect(confirmObstacle(evaluateDraft(pairsOf(...pairs), team), team)?.code ?? null).toBe(code);
  });

  it('is a nation that remains above the limit', () => {
    const invalid = exampleInvalidTeam();
    const evaluation = evaluateDraft(pairsOf('Mbappé > Duah'), invalid);
    expect(confirmObstacle(evaluation, invalid)?.code).toBe('only-surplus-clubs');
  });

  it('is the lack of transfers, unless an invalid team needs none', () => {
    const withoutTransfers = { ...team, freeLeft: 0 };
    expect(confirmObstacle(evaluateDraft([], withoutTransfers), withoutTransfers)?.code).toBe(
      'no-transfers-left',
    );
    const invalid = exampleInvalidTeam({ freeLeft: 0 });
    expect(confirmObstacle(evaluateDraft([], invalid), invalid)?.code).toBe('nothing-chosen');
  });

  it('is a player without a successor', () => {
    expect(confirmObstacle(evaluateDraft(pairsOf('Olmo >'), team), team)?.params).toEqual({
      playerIds: [idOf('Olmo')],
    });
  });
});

describe('the nations of a squad', () => {
  it('that change are listed, those that grow first', () => {
    const { squad } = evaluateDraft(pairsOf('Mbappé > Kvaratskhelia', 'Karničnik > Kakabadze'), team);
    expect(clubChanges(team.squad, squad)).toEqual([
      { clubId: 22, from: 1, to: 3 },
      { clubId: 9, from: 3, to: 2 },
      { clubId: 16, from: 1, to: 0 },
    ]);
  });

  it('are not listed when they are unchanged', () => {
    expect(clubChanges(team.squad, team.squad)).toEqual([]);
  });
});

describe('a draft on a team that was changed meanwhile', () => {
  const changedTeam = exampleSavedTeam({
    squad: team.squad.map((player) =>
      player.id === idOf('Mbappé') ? (team.players.get(idOf('Kvaratskhelia')) ?? player) : player,
    ),
  });
  const confirmed = [{ outId: idOf('Mbappé'), inId: idOf('Kvaratskhelia'), weekId: OPEN_WEEK }];

  it('is unchanged when it still fits', () => {
    const pairs = pairsOf('Mbappé > Kvaratskhelia', 'Olmo >');
    expect(fittingPairs(pairs, team, [])).toEqual({ pairs, confirmed: [], impossible: [] });
    expect(fittingPairs(pairs, team, []).pairs).toBe(pairs);
  });

  it('loses confirmed transfers, and reports it', () => {
    const pairs = pairsOf('Mbappé > Kvaratskhelia', 'Olmo > Freuler');
    expect(fittingPairs(pairs, changedTeam, confirmed)).toEqual({
      pairs: pairsOf('Olmo > Freuler'),
      confirmed: pairsOf('Mbappé > Kvaratskhelia'),
      impossible: [],
    });
  });

  it.each([
    ['goes out is no longer in the team', 'Mbappé > Duah'],
    ['comes in is already in the team', 'Celar > Kvaratskhelia'],
    ['comes in has another position', 'Olmo > Duah'],
  ])('loses a pair whose player who %s', (_, pair) => {
    expect(fittingPairs(pairsOf(pair), changedTeam, confirmed)).toMatchObject({
      pairs: [],
      impossible: pairsOf(pair),
    });
  });

  it('drops a duplicate player', () => {
    const pairs = pairsOf('Olmo > Freuler', 'Musiala > Freuler');
    expect(fittingPairs(pairs, team, []).pairs).toEqual(pairsOf('Olmo > Freuler'));
  });

  it('loses eliminated players', () => {
    const pairs = [{ outId: idOf('Mbappé'), inId: 99_999 }];
    expect(fittingPairs(pairs, team, []).impossible).toEqual(pairs);
  });
});

describe('confirmed transfers', () => {
  const transfer = (weekId: number, inId: number, at?: string): ConfirmedTransfer => ({
    inId,
    outId: 1,
    weekId,
    extra: false,
    at,
  });

  it('of the open matchday are listed separately, earlier ones the newest first', () => {
    const { current, earlier } = pastTransfers(
      [
        transfer(2, 20, '2024-06-18T10:00:00Z'),
        transfer(2, 21, '2024-06-18T11:00:00Z'),
        transfer(3, 30, '2024-06-21T10:00:00Z'),
        transfer(1, 10),
      ],
      3,
    );
    expect(current.map(({ inId }) => inId)).toEqual([30]);
    expect(earlier.map(({ inId }) => inId)).toEqual([21, 20, 10]);
  });
});
