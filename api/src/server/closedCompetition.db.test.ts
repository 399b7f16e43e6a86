import { chatOperations, type Endpoint, type EndpointName, endpoints } from '@euro/api-contract';
import { ask, type Member, withTeam } from '../testing/chatting.js';
import { signedIn } from '../testing/people.js';
import { picture, uploadAs } from '../testing/pictureFiles.js';
import { BACK, managerOf, openShop, type Shop } from '../testing/shop.js';
import { type Answer, refusal } from '../testing/testClient.js';

/**
 * What a finished or archived competition refuses players: all that would change what others see of it, or cost money.
 */
const REFUSED = [
  'POST team/add',
  'POST team/{id}',
  'POST team/{id}/selections',
  'POST team/{id}/name',
  'POST team/{id}/copy',
  'DELETE team/{id}',
  'POST team/transfers/{id}',
  'POST team/transfers/{id}/reset',
  'POST team/{id}/booster',
  'POST team/{id}/power-sub',
  'POST team/{id}/power-sub/undo',
  'POST team/{id}/spy',
  'POST team/badge',
  'DELETE team/{id}/badge',
  'PUT watchlist/{playerId}',
  'DELETE watchlist/{playerId}',
  'POST league/team/{teamId}',
  'POST league/{id}/join/{teamId}',
  'PUT league/{id}',
  'DELETE league/{id}',
  // The admin removes nobody; everybody may leave.
  'DELETE league/{leagueId}/{teamId}',
  'POST league/{id}/invite',
  'POST league/cover',
  'POST league/{id}/cup',
  'POST league/{id}/cup/cancel',
  'POST duel/team/{teamId}',
  'POST duel/{code}/join/{teamId}',
  'POST payments/create',
  'POST payments/coupon',
] as const;

/** What a person may always do, and what is of no competition. */
const ALLOWED = {
  'the account, its sign-ins, and leaving the game': [
    'POST user/register',
    'POST user/login',
    'POST user/refresh',
    'POST user/logout',
    'POST user/forgot',
    'POST user/reset',
    'POST user/verify-email',
    'POST user/verify-email/send',
    'PUT user',
    'POST user/avatar',
    'DELETE user/avatar',
    'POST user/sign-out-everywhere',
    'POST user/delete',
    'POST user/auth/vrt/start',
    'POST user/auth/vrt',
  ],
  'what somebody is sent': [
    'PUT user/reminders',
    'POST user/unsubscribe',
    'PUT user/push',
    'POST user/push/subscribe',
    'POST user/push/replace',
    'POST user/push/unsubscribe',
    'POST user/push/test',
  ],
  'asking for help, complaints, and errors of the portal': [
    'POST help',
    'POST league/{id}/complaint',
    'POST team/{id}/complaint',
    'POST faults',
  ],
  'leaving an opponent': ['POST duel/{code}/stop/{teamId}'],
  'money that is on its way': ['POST payments/cancel', 'POST payments/webhook'],
  'the provider of its data': ['POST feed/{competitionFeed}/{seasonId}'],
  'the desk, which decides itself': [
    'POST admin/help/{id}',
    'POST admin/help/{id}/status',
    'POST admin/complaints/{id}/decide',
    'POST admin/complaints/{id}/ask',
    'POST admin/announcements',
    'POST admin/announcements/{id}/end',
    'POST admin/matchdays/{weekId}/settle',
    'POST admin/matchdays/{weekId}/confirm',
    'POST admin/matchdays/{weekId}/reopen',
    'POST admin/matchdays/{weekId}/open',
    'POST admin/held/{id}/decide',
    'PUT admin/users/{id}/roles',
    'POST admin/users/{id}/roles',
    'POST admin/users/{id}/sign-out',
    'POST admin/users/{id}/suspend',
    'POST admin/users/{id}/restore',
    'POST admin/users/{id}/erase',
    'POST admin/users/{id}/merge',
    'POST admin/work/{kind}/retry',
    'PUT admin/pages/{slug}',
    'POST admin/corrections',
    'POST admin/news',
    'POST admin/matches/{id}/fixture',
    'POST admin/matchdays/{weekId}/deadline',
    'POST admin/fixtures/{id}/take-back',
    'POST admin/competitions/{id}/state',
    'PUT admin/competitions/{id}/settings',
    'PUT admin/competitions/{id}/four-eyes',
    'POST admin/competitions/import',
    'POST admin/competitions/upload',
    'POST admin/orders/{id}/check',
    'POST admin/orders/{id}/settle',
    'POST admin/orders/{id}/refund',
    'POST admin/refunds',
    'POST admin/refunds/{id}/retry',
    'POST admin/refunds/{id}/stop',
    'POST admin/coupons',
    'POST admin/coupons/{id}/withdraw',
    'POST admin/winners',
    'POST admin/approvals/{id}/decide',
    'POST admin/approvals/{id}/withdraw',
  ],
} as const satisfies Record<string, readonly EndpointName[]>;

type Refused = (typeof REFUSED)[number];

describe('every call that writes', () => {
  it('is refused by a finished competition, and lists that error in the contract, or is allowed explicitly', () => {
    const writes = Object.keys(endpoints).filter((name) => !name.startsWith('GET '));
    expect([...REFUSED, ...Object.values(ALLOWED).flat()].toSorted()).toEqual(writes.toSorted());
    const declared = Object.entries<Endpoint>(endpoints)
      .filter(([, { errors }]) => errors.includes('competition-closed'))
      .map(([name]) => name);
    expect(declared.toSorted()).toEqual([...REFUSED].toSorted());
  });
});

let shop: Shop;
let owner: Awaited<ReturnType<typeof managerOf>>;
let member: Member;
let leagueId: number;
let commentId: number;
let pollId: number;
let calls: Readonly<Record<Refused, () => Promise<Answer>>>;
const say = (who: Pick<Member, 'client'>, comment: string, key?: string) =>
  ask(who, chatOperations.insert, { key_id: leagueId, comment, ...(key ? { key } : {}) });
const setState = (state: 'open' | 'finished' | 'archived') =>
  shop.api.database.models.Competition.update({ state }, { where: { id: 1 } });

beforeAll(async () => {
  shop = await openShop();
  const { api } = shop;
  owner = await managerOf(shop, 2);
  await api.database.models.UserRole.create({ userId: owner.userId, role: 'premium' });
  member = await withTeam(api, 'Ploeg van een lid');
  const { client, teamId, squad } = owner;
  const createdAnswer = await client.post(`league/team/${teamId}`, { name: 'De Kantine', findable: true });
  leagueId = createdAnswer.body.league.id;
  expect((await member.client.post(`league/${leagueId}/join/${member.teamId}`)).status).toBe(200);
  commentId = (await say(member, 'Proficiat!', 'first')).body.data.insert_comment.id;
  const options = [{ text: 'Oranje' }, { text: 'Spanje' }];
  const poll = { key_id: leagueId, comment: 'Wie wint?', options };
  // By the owner: one member may not write so fast.
  pollId = (await ask(owner, chatOperations.insert, poll)).body.data.insert_comment.id;
  const swap = { outId: squad.starting[1], inId: squad.bench[0], weekId: 1 };
  const file = await picture(40, 30).png().toBuffer();
  const upload = (path: string, field: string, fields: Record<string, string>) =>
    uploadAs(api, owner, { path, field, fields, file });
  calls = {
    'POST team/add': () => client.post('team/add', { teamName: 'Te laat', ...squad }),
    'POST team/{id}': () => client.post(`team/${teamId}`, squad),
    'POST team/{id}/selections': () => client.post(`team/${teamId}/selections`, squad),
    'POST team/{id}/name': () => client.post(`team/${teamId}/name`, { teamName: 'Nieuwe naam' }),
    'POST team/{id}/copy': () => client.post(`team/${teamId}/copy`),
    'DELETE team/{id}': () => client.delete(`team/${teamId}`),
    'POST team/transfers/{id}': async () =>
      client.post(`team/transfers/${teamId}`, { transfers: [{ inId: 1, outId: squad.starting[1] }] }),
    'POST team/transfers/{id}/reset': () => client.post(`team/transfers/${teamId}/reset`),
    'POST team/{id}/booster': () => client.post(`team/${teamId}/booster`, { boosterType: 'bank' }),
    'POST team/{id}/power-sub': () => client.post(`team/${teamId}/power-sub`, swap),
    'POST team/{id}/power-sub/undo': () => client.post(`team/${teamId}/power-sub/undo`, swap),
    'POST team/{id}/spy': () => client.post(`team/${member.teamId}/spy`),
    'POST team/badge': () => upload('team/badge', 'badge', { teamId: String(teamId) }),
    'DELETE team/{id}/badge': () => client.delete(`team/${teamId}/badge`),
    'PUT watchlist/{playerId}': () => client.put('watchlist/110'),
    'DELETE watchlist/{playerId}': () => client.delete('watchlist/110'),
    'POST league/team/{teamId}': () => client.post(`league/team/${teamId}`, { name: 'Nog een' }),
    'POST league/{id}/join/{teamId}': () => client.post(`league/${leagueId}/join/${owner.teamIds[1]}`),
    'PUT league/{id}': () => client.put(`league/${leagueId}`, { name: 'Anders' }),
    'DELETE league/{id}': () => client.delete(`league/${leagueId}`),
    'DELETE league/{leagueId}/{teamId}': () => client.delete(`league/${leagueId}/${member.teamId}`),
    'POST league/{id}/invite': () => client.post(`league/${leagueId}/invite`),
    'POST league/cover': () => upload('league/cover', 'cover', { leagueId: String(leagueId) }),
    'POST league/{id}/cup': () => client.post(`league/${leagueId}/cup`, { weekId: 1 }),
    'POST league/{id}/cup/cancel': () => client.post(`league/${leagueId}/cup/cancel`),
    'POST duel/team/{teamId}': () => client.post(`duel/team/${teamId}`, { length: 'week' }),
    'POST duel/{code}/join/{teamId}': () => client.post(`duel/K7PX-M2QD-9VTE/join/${teamId}`),
    'POST payments/create': () => client.post('payments/create', { teamIds: [teamId], redirectURL: BACK }),
    'POST payments/coupon': () => client.post('payments/coupon', { coupon: 'EURO1PLUS1' }),
  };
});
afterAll(() => shop.close());

const CLOSED = { status: 409, body: refusal('competition-closed') };

describe.each([
  ['finished', 'before its first deadline', '2024-06-10T08:00:00Z'],
  ['archived', 'after its last match', '2024-08-01T08:00:00Z'],
] as const)('a competition that is %s, %s', (state, _, moment) => {
  beforeAll(async () => {
    shop.api.clock.set(moment);
    await setState(state);
  });
  afterAll(async () => {
    shop.api.clock.set('2024-06-10T08:00:00Z');
    await setState('open');
  });

  it.each(REFUSED)('refuses %s', async (name) => {
    expect(await calls[name]()).toMatchObject(CLOSED);
  });

  it('refuses comments, votes and reactions, and returns the existing ones', async () => {
    const answers = [
      await say(member, 'Tot volgend jaar'),
      await ask(member, chatOperations.vote, { id: commentId, voted: true }),
      await ask(member, chatOperations.react, { id: commentId, kind: 'party', reacted: true }),
      await ask(member, chatOperations.votePoll, { id: pollId, option: 0 }),
    ];
    const codes = answers.map(({ body }) => body.errors[0].extensions.code);
    expect(codes).toEqual(Array(4).fill('competition-closed'));
    const query = { text: `{ comments(key_id: ${leagueId}) { id comment } }` };
    expect((await ask(member, query, {})).body.data.comments).toEqual([
      { id: commentId, comment: 'Proficiat!' },
      { id: pollId, comment: 'Wie wint?' },
    ]);
  });

  it('replays the response to a comment that was accepted before', async () => {
    expect((await say(member, 'Proficiat!', 'first')).body.data.insert_comment.id).toBe(commentId);
  });

  it('can be read as before', async () => {
    for (const path of [`team/${owner.teamId}`, `league/${leagueId}`, 'teams', 'payments', 'watchlist']) {
      expect((await owner.client.get(path)).status).toBe(200);
    }
  });

  it('allows users to change and delete their own data', async () => {
    const { client } = member;
    expect((await client.put('user', { city: 'Gent' })).status).toBe(200);
    expect((await client.put('user/reminders', { deadline: true, report: false })).status).toBe(200);
    expect((await client.get('user/export')).status).toBe(200);
    const leaver = await withTeam(shop.api, 'Weg');
    await shop.api.database.models.LeagueMember.create({ leagueId, teamId: leaver.teamId, joinedAt: 9 });
    expect((await leaver.client.delete(`league/${leagueId}/${leaver.teamId}`)).status).toBe(200);
  });
});

describe('an order of a finished competition', () => {
  it('can still be cancelled', async () => {
    const answer = await owner.client.post('payments/create', {
      teamIds: [owner.teamId],
      redirectURL: BACK,
    });
    await setState('finished');
    const paymentId = answer.body.order.id;
    expect((await owner.client.post('payments/cancel', { paymentId })).body.order.status).toBe('canceled');
    await setState('open');
  });
});

describe('a comment of a finished competition', () => {
  it('can be deleted by its author and by the admin', async () => {
    const second = (await say(owner, 'Nog iets')).body.data.insert_comment.id;
    await setState('archived');
    for (const [who, id] of [
      [member, commentId],
      [owner, second],
    ] as const) {
      expect((await ask(who, chatOperations.delete, { id })).body.data.delete_comment.deleted).toBe(true);
    }
    await setState('open');
  });
});

describe('a draft', () => {
  it('accepts no team, and is invisible to players', async () => {
    const { models } = shop.api.database;
    const { settings } = await models.Competition.findByPk(1, { rejectOnEmpty: true });
    const draft = await models.Competition.create({ feed: 'NEXT', season: 2026, settings, state: 'draft' });
    const stranger = await signedIn(shop.api);
    const body = { teamName: 'Te vroeg', ...owner.squad, competitionFeed: 'NEXT', seasonId: 2026 };
    expect(await stranger.client.post('team/add', body)).toMatchObject({
      status: 404,
      body: refusal('not-found'),
    });
    await draft.destroy();
  });
});
