import { checkWrites, type StoredWrites } from './checkWrites.js';
import { type Entry, Journal } from './journal.js';

const NOTHING: StoredWrites = { keys: [], comments: [], orders: [], receipts: [] };

function journalOf(
  ...writes: readonly (readonly [key: string, Entry['outcome'], ...statuses: number[]])[]
): Journal {
  const journal = new Journal();
  for (const [key, outcome, ...statuses] of writes) {
    const entry = journal.begin(key, 'team 1', 'team/1/selections');
    entry.outcome = outcome;
    entry.attempts.push(...statuses.map((status, at) => ({ from: at * 100, to: at * 100 + 50, status })));
  }
  return journal;
}

const keyed = (key: string, receiptId: number | null = null) => ({ key, teamId: 1, receiptId });

describe('the check of writes', () => {
  it('finds nothing where each write is stored as it was acknowledged', () => {
    const journal = journalOf(
      ['a', 'acknowledged', 0, 200],
      ['b', 'acknowledged', 200],
      ['c', 'refused', 409],
      ['d', 'unknown', 0],
      ['e', 'refused', 0, 429],
    );
    const comments = [{ body: 'Bericht b', requestKey: 'b' }];
    const stored = {
      ...NOTHING,
      comments,
      keys: [keyed('a', 7), keyed('e')],
      receipts: [{ id: 7, teamId: 1 }],
    };
    expect(checkWrites(stored, journal, [{ name: 'team 1', teamId: 1, grown: 1 }])).toEqual([]);
  });

  it('finds an acknowledged write that is lost, with its history', () => {
    const journal = journalOf(['a', 'acknowledged', 0, 200]);
    journal.event('api-1 killed, for 900 ms');
    const [problem = ''] = checkWrites(NOTHING, journal, []);
    expect(problem).toMatch(/^lost:/);
    expect(problem).toMatch(/0\.000 s {2}sent, no answer after 50 ms/);
    expect(problem).toMatch(/0\.100 s {2}sent, answered 200 after 50 ms/);
    expect(problem).toContain('api-1 killed, for 900 ms');
  });

  it('finds a write that is stored twice, whatever its clients received', () => {
    const orders = [{ requestKey: 'a' }, { requestKey: 'a' }];
    for (const outcome of ['acknowledged', 'unknown', 'refused'] as const)
      expect(checkWrites({ ...NOTHING, orders }, journalOf(['a', outcome, 0]), [])).toEqual([
        expect.stringMatching(/^doubled:/),
      ]);
  });

  it('finds a stored write that was refused', () => {
    const problems = checkWrites({ ...NOTHING, keys: [keyed('a')] }, journalOf(['a', 'refused', 409]), []);
    expect(problems).toEqual([expect.stringMatching(/^refused, and stored:/)]);
  });

  it('finds a comment with another text for its key', () => {
    const comments = [{ body: 'Bericht z', requestKey: 'a' }];
    const problems = checkWrites({ ...NOTHING, comments }, journalOf(['a', 'acknowledged', 200]), []);
    expect(problems).toEqual([expect.stringMatching(/^another comment:/)]);
  });

  it('finds receipts with no key or two keys, and versions without a receipt', () => {
    const journal = journalOf(['a', 'acknowledged', 200], ['b', 'acknowledged', 200]);
    const keys = [keyed('a', 7), keyed('b', 7)];
    const receipts = [7, 8].map((id) => ({ id, teamId: 1 }));
    const team = { name: 'team 1', teamId: 1, grown: 3 };
    expect(checkWrites({ ...NOTHING, keys, receipts }, journal, [team])).toEqual([
      'team 1: receipt 7 belongs to two keys',
      'team 1: receipt 8 belongs to no key',
      'team 1: its version grew by 3, and it has 2 receipts',
    ]);
  });
});
