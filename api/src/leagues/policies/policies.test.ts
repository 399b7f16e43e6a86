import { authorizeInLeague, type LeagueAction, leaguePolicies, mayInLeague } from './policies.js';

const SOMEBODY = 7;
const OTHER = 8;

const standings = {
  stranger: {},
  member: { isMember: true },
  admin: { league: { adminId: SOMEBODY } },
  teamOwner: { team: { userId: SOMEBODY } },
  author: { comment: { userId: SOMEBODY } },
  'somebody else’s everything': {
    isMember: false,
    league: { adminId: OTHER },
    team: { userId: OTHER },
    comment: { userId: OTHER },
  },
  'no team': { team: null },
};
type Who = keyof typeof standings;
const everybody = Object.keys(standings) as Who[];

const expected: Record<LeagueAction, Who[]> = {
  'league.read': ['member'],
  'league.change': ['admin'],
  'league.foundAgain': ['admin'],
  'league.readRemovals': ['admin'],
  'league.join': ['teamOwner'],
  'league.joinWithoutCode': ['admin'],
  'league.letBackIn': ['admin'],
  'league.takeOut': ['teamOwner', 'admin'],
  'chat.read': ['member'],
  'chat.write': ['member'],
  'chat.deleteComment': ['author', 'admin'],
};

const cases = (Object.keys(leaguePolicies) as LeagueAction[]).flatMap((action) =>
  everybody.map((who) => ({ action, who, allowed: expected[action].includes(who) })),
);

it.each(cases)('$action by $who: $allowed', ({ action, who, allowed }) => {
  expect(mayInLeague(action, { userId: SOMEBODY, ...standings[who] })).toBe(allowed);
});

it('denies actions that the table does not allow', () => {
  expect(() => authorizeInLeague('chat.read', { userId: SOMEBODY })).toThrow('forbidden');
});
