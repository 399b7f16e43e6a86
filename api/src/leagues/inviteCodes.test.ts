import fc from 'fast-check';
import { createInviteCodes, isSameInvite, looksLikeCode } from './inviteCodes.js';

const codes = createInviteCodes('a secret that only this test knows, 32 letters');
const EURO = { feed: 'EUROM', season: 2024 };

const leagues = fc.record({
  id: fc.integer({ min: 1, max: 2 ** 31 }),
  inviteKey: fc.integer({ min: 0, max: 2 ** 48 - 1 }),
});

it('parses every code that it creates, in groups of four unambiguous letters', () => {
  fc.assert(
    fc.property(leagues, (league) => {
      const code = codes.codeOf(league, EURO);
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3,}(-[A-HJ-NP-Z2-9]{1,3})?$/);
      expect(code.replaceAll('-', '').length).toBeGreaterThanOrEqual(12);
      expect(codes.read(code.toLowerCase().replaceAll('-', ' '), EURO)).toEqual(league);
    }),
    { seed: 24 },
  );
});

it('is four groups of four letters for the league ids of many years', () => {
  for (const id of [1, 21, 484, 9_000])
    for (const inviteKey of [0, 1, 2 ** 48 - 1])
      expect(codes.codeOf({ id, inviteKey }, EURO)).toHaveLength(19);
});

it('opens its own league, with its own key only', () => {
  fc.assert(
    fc.property(leagues, leagues, (league, other) => {
      const read = codes.read(codes.codeOf(other, EURO), EURO);
      expect(read).not.toBeNull();
      const isSame = league.id === other.id && league.inviteKey === other.inviteKey;
      expect(read !== null && isSameInvite(read, league)).toBe(isSame);
      expect(read !== null && isSameInvite(read, other)).toBe(true);
    }),
    { seed: 24 },
  );
});

it.each([
  ['nothing', null],
  ['text', '281474976710655'],
])('compares keys as the database returns them: %s', (_what, stored) => {
  const read = { id: 7, inviteKey: 2 ** 48 - 1 };
  const league = { id: 7, inviteKey: stored as unknown as number | null };
  expect(isSameInvite(read, league)).toBe(stored !== null);
});

it.each([
  ['with another secret', createInviteCodes('another secret that has 32 letters, too'), EURO],
  ['of another season', codes, { feed: 'EUROM', season: 2028 }],
  ['of another feed', codes, { feed: 'WORLD', season: 2024 }],
])('rejects a code %s', (_, reader, competition) => {
  const league = { id: 7, inviteKey: 281_000_000_000_000 };
  expect(reader.read(codes.codeOf(league, EURO), competition)).not.toEqual(league);
});

it.each(['', 'AAAA-AAAA-AAAA', 'K7PX', '💚'.repeat(12), '1'.repeat(60), 'ﬀ'])('rejects %j', (code) => {
  expect(codes.read(code, EURO)).toBeNull();
});

it.each([
  ['K7PX-M2QD-9VTE-3RWA', true],
  ['k7pxm2qd9vte3rwa', true],
  ['De Kantine', false],
  ['Zomer 2024', false],
  ['dekettersvanhasselt', false],
])('%j looks like a code: %s', (text, isOne) => {
  expect(looksLikeCode(text)).toBe(isOne);
});
