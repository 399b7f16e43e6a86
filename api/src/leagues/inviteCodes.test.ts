import fc from 'fast-check';
import { createInviteCodes } from './inviteCodes.js';

const codes = createInviteCodes('a secret that only this test knows, 32 letters');
const EURO = { feed: 'EUROM', season: 2024 };

const leagues = fc.record({
  id: fc.integer({ min: 1, max: 2 ** 31 }),
  inviteVersion: fc.integer({ min: 0, max: 1000 }),
});

it('reads every code that it wrote, in groups of four letters that nobody confuses', () => {
  fc.assert(
    fc.property(leagues, (league) => {
      const code = codes.codeOf(league, EURO);
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4})+(-[A-HJ-NP-Z2-9]{1,3})?$/);
      expect(code.replaceAll('-', '').length).toBeGreaterThanOrEqual(12);
      expect(codes.read(code.toLowerCase().replaceAll('-', ' '), EURO)).toEqual(league);
    }),
    { seed: 24 },
  );
});

it('is a short code for every league that there will ever be', () => {
  expect(codes.codeOf({ id: 1, inviteVersion: 0 }, EURO)).toHaveLength(14);
  expect(codes.codeOf({ id: 100_000, inviteVersion: 0 }, EURO)).toHaveLength(14);
});

it.each([
  ['with another secret', createInviteCodes('another secret that has 32 letters, too'), EURO],
  ['of another season', codes, { feed: 'EUROM', season: 2028 }],
])('does not read a code %s', (_, reader, competition) => {
  const league = { id: 7, inviteVersion: 0 };
  expect(reader.read(codes.codeOf(league, EURO), competition)).not.toEqual(league);
});

it.each(['', 'AAAA-AAAA-AAAA', 'K7PX', '💚'.repeat(12), '1'.repeat(60), 'ﬀ'])(
  'reads nothing from %j',
  (code) => {
    expect(codes.read(code, EURO)).toBeNull();
  },
);
