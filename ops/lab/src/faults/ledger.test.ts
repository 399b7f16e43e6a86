import { type Change, Ledger, type StoredState, type TeamState } from './ledger.js';

const saved = (key: string, teamId = 1): Change => ({ key, kind: 'team', teamId, leagueId: 0 });
const state: TeamState = { version: 2, captainId: 9, moneyLeft: 5, players: [7, 9] };
const nothing: StoredState = {
  keys: new Set(),
  sessions: new Set(),
  receipts: new Map(),
  members: [],
  teams: new Map(),
};

function ledgerOf(...changes: readonly Change[]): Ledger {
  const ledger = new Ledger();
  for (const change of changes) ledger.acknowledge(change);
  return ledger;
}

describe('the comparison of acknowledged changes with stored ones', () => {
  it('finds nothing where every change is stored once', () => {
    const ledger = ledgerOf(
      saved('a'),
      { key: 'b', kind: 'join', teamId: 1, leagueId: 5 },
      { key: 'c', kind: 'leave', teamId: 2, leagueId: 5 },
      { key: 'hash', kind: 'login', teamId: 1, leagueId: 0 },
    );
    ledger.acknowledge(saved('d'), state);
    const stored: StoredState = {
      keys: new Set(['a', 'b', 'c', 'd']),
      sessions: new Set(['hash']),
      receipts: new Map([[1, 2]]),
      members: ['5 1'],
      teams: new Map([[1, { ...state }]]),
    };
    expect(ledger.compare(stored)).toEqual({ lost: [], doubled: [] });
  });

  it('finds a change that is lost', () => {
    const stored = { ...nothing, keys: new Set(['a']), receipts: new Map([[1, 1]]) };
    expect(ledgerOf(saved('a'), saved('b')).compare(stored)).toEqual({
      lost: ['team of team 1', 'receipt of team 1'],
      doubled: [],
    });
  });

  it('finds a change that is stored twice', () => {
    const stored = { ...nothing, keys: new Set(['a']), receipts: new Map([[1, 2]]) };
    expect(ledgerOf(saved('a')).compare(stored)).toEqual({ lost: [], doubled: ['receipt of team 1'] });
  });

  it.each([
    [[], { lost: ['membership 5 1'], doubled: [] }],
    [['5 1', '5 1'], { lost: [], doubled: ['membership 5 1'] }],
  ])('finds members of a league that are %j', (members, expected) => {
    const ledger = ledgerOf({ key: 'a', kind: 'join', teamId: 1, leagueId: 5 });
    expect(ledger.compare({ ...nothing, keys: new Set(['a']), members })).toEqual(expected);
  });

  it('finds a member that left and is still stored', () => {
    const ledger = ledgerOf(
      { key: 'a', kind: 'join', teamId: 1, leagueId: 5 },
      { key: 'b', kind: 'leave', teamId: 1, leagueId: 5 },
    );
    const stored = { ...nothing, keys: new Set(['a', 'b']), members: ['5 1'] };
    expect(ledger.compare(stored).doubled).toEqual(['membership 5 1']);
  });

  it('finds a session that is lost', () => {
    const ledger = ledgerOf({ key: 'hash', kind: 'login', teamId: 1, leagueId: 0 });
    expect(ledger.compare(nothing).lost).toEqual(['login of team 1']);
  });

  it('finds a team that differs from its last change', () => {
    const ledger = new Ledger();
    ledger.acknowledge(saved('a'), state);
    const stored = { ...nothing, keys: new Set(['a']), receipts: new Map([[1, 1]]) };
    expect(ledger.compare({ ...stored, teams: new Map([[1, state]]) }).lost).toEqual([]);
    const other = { ...state, moneyLeft: 6 };
    expect(ledger.compare({ ...stored, teams: new Map([[1, other]]) }).lost).toEqual(['state of team 1']);
  });
});
