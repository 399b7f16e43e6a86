import { endpoints } from '@euro/api-contract';
import { seedTeams } from '../../demo/seedTeams.js';
import { closePollsJob } from '../../leagues/chat/closePollsJob.js';
import { settleDue } from '../../scoring/settlement/index.js';
import { ask } from '../../testing/chatting.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { queryPlan } from '../../testing/queryPlan.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';

const TEAMS = 2_000;

/** What grows with the people who play; the other tables are as large as the tournament. */
const GROWING = new Set([
  ...[
    'users',
    'user_roles',
    'sessions',
    'teams',
    'team_lineups',
    'result_parts',
    'ranking_parts',
    'ranking_positions',
    'transfers',
  ],
  ...['receipts', 'power_subs', 'idempotency_keys', 'leagues', 'league_words', 'league_members'],
  ...['audit_entries', 'stat_corrections', 'user_identities', 'account_mails', 'provider_sessions'],
  ...[
    'league_removals',
    'duels',
    'league_matches',
    'comments',
    'comment_votes',
    'comment_reactions',
    'comment_polls',
    'poll_votes',
    'watched_players',
    'mail_choices',
  ],
  'league_results',
  ...['orders', 'order_lines', 'order_coupons', 'coupons'],
  ...['lineup_looks', 'help_conversations', 'help_messages', 'complaints'],
]);

/** Statements that put rows in order themselves, and why those are never many. */
const SORTED_WITHIN_LIMITS = [
  { part: 'FROM league_members l', why: 'a league has at most 500 teams' },
  { part: 'FROM league_words', why: 'the words of names that begin alike, cut by a limit' },
  { part: 'JOIN leagues l ON l.id = m.league_id', why: 'somebody is in at most 500 leagues' },
  { part: 'JOIN result_parts p', why: 'at most 500 teams, seven matchdays each' },
  { part: 't.user_id =', why: 'somebody has at most fifty teams' },
  { part: /team_id`? (=|IN) \(?\d/, why: 'what one team did in one tournament' },
  { part: '`user_id` =', why: 'what one user did' },
  { part: 'FROM competitions c', why: 'an installation has a few' },
  { part: 'FROM sessions WHERE user_id =', why: 'the sign-ins of one account' },
  { part: '`admin_id` =', why: 'the leagues of one user' },
  { part: 'WHERE c.code =', why: 'the orders that were made with one coupon' },
  { part: '`code` LIKE', why: 'coupons whose code begins like what an operator looks for' },
  { part: ') w0', why: 'accounts whose names begin like a word, for an operator who searches' },
  { part: 'AS byName', why: 'complaints about one user, and his sanctions' },
  { part: 'FROM complaints x', why: 'what waits for the help desk, or what it decided in ninety days' },
  { part: 'AS settledMatches', why: 'the matches of one matchday' },
  { part: 'FROM comment_votes v', why: 'of at most 200 comments, from the members of one league' },
  { part: 'FROM comment_reactions e', why: 'of at most 200 comments, from the members of one league' },
];

/** Statements that look at all rows of an index for one figure, which operators ask for a few times a day. */
const COUNTED_FOR_OPERATORS = [
  'FROM users WHERE deleted_at IS NULL) AS users',
  'FROM power_subs p\n',
  'FROM teams t WHERE t.competition_id = c.id',
  'AS audience',
  'count(*) AS `count` FROM `orders` AS `Order`;',
];

let api: TestApi;
let fan: Manager;
let leagueId: number;
let conversationId: number;
let orderId: number;
beforeAll(async () => {
  api = await startTestApi();
  const { database, clock, context } = api;
  await importTournament(database, clock);
  fan = await manager(api, { teamName: 'Rode Draad' }, { roles: ['premium', 'pundit', 'operator'] });
  await seedTeams(context, { teams: TEAMS, weekId: 1, seed: 3 });
  leagueId = await makeLeague('De Kantine', 300);
  await makeLeague('Kantine Derby', 1_500);
  await askPolls();
  conversationId = await writeToTheDesk(500);
  orderId = await payForTeams(500);
  clock.set('2024-06-23T08:00:00Z');
  await settleDue(context);
  // The first searches and answers read what the process keeps from then on.
  await readEverything();
  if (database.dialect === 'mysql')
    await database.sequelize.query(`ANALYZE TABLE ${(await tablesThere()).join(', ')}`);
});
afterAll(() => api.close());

async function tablesThere(): Promise<string[]> {
  const tables: string[] = await api.database.sequelize.getQueryInterface().showAllTables();
  return tables.filter((table) => GROWING.has(table));
}

async function makeLeague(name: string, members: number): Promise<number> {
  const { Team, LeagueMember, Comment } = api.database.models;
  const { body } = await fan.client.post(`league/team/${fan.teamId}`, { name });
  const leagueId: number = body.league.id;
  const others = await Team.findAll({ order: ['id'], offset: 1, limit: members, raw: true });
  await LeagueMember.bulkCreate(others.map(({ id }) => ({ leagueId, teamId: id, joinedAt: 0 })));
  await Comment.bulkCreate(
    others.map(({ id, userId }, index) => ({
      ...{ leagueId, userId, teamId: id, body: 'Hup', createdAt: index },
      ...{ revision: index + 1, requestKey: null },
    })),
  );
  return leagueId;
}

/** Makes a poll of every other comment, most of them closed, and lets everybody vote in the last one. */
async function askPolls(): Promise<void> {
  const { Comment, CommentPoll, PollVote } = api.database.models;
  const comments = await Comment.findAll({ order: ['id'], raw: true });
  const asking = comments.filter(({ id }) => id % 2 === 0);
  const optionsJson = JSON.stringify(['Ja', 'Nee'].map((text) => ({ text, playerId: null })));
  await CommentPoll.bulkCreate(
    asking.map(({ id }, index) => ({
      ...{ commentId: id, weekId: 1 + (index % 7), optionsJson, closed: index % 100 > 0 },
    })),
  );
  const ofLeague = comments.filter((comment) => comment.leagueId === leagueId);
  const commentId = asking.findLast((comment) => comment.leagueId === leagueId)?.id ?? 0;
  const voters = [...new Set(ofLeague.flatMap(({ userId }) => userId ?? []))];
  await PollVote.bulkCreate(
    voters.map((userId, index) => ({ commentId, userId, choice: index % 2, votedAt: index })),
  );
}

/** Lets many people pay, some with a coupon; answers an order of the fan. */
async function payForTeams(others: number): Promise<number> {
  const { Team, Order, OrderLine, Coupon } = api.database.models;
  const teams = await Team.findAll({ order: ['id'], limit: others, raw: true });
  await Order.bulkCreate(
    teams.map(({ userId }, index) => ({
      ...{
        competitionId: 1,
        userId,
        kind: 'teams' as const,
        status: 'paid' as const,
        amount: 700,
        discount: 0,
      },
      ...{ providerKey: `key ${index}`, providerId: `tr_${index}`, checkoutUrl: null, returnUrl: '' },
      ...{ language: 'nl' as const, requestKey: null, requestHash: null, receiptNumber: index + 1 },
      ...{ createdAt: index, paidAt: index, beganAt: index, checkAt: null },
    })),
  );
  const orders = await Order.findAll({ order: ['id'], raw: true });
  await OrderLine.bulkCreate(
    orders.map(({ id }, index) => ({ orderId: id, teamId: teams[index]?.id ?? 0, name: 'Hup', amount: 700 })),
  );
  await Coupon.bulkCreate(
    orders.map(({ id, userId }, index) => ({
      ...{ competitionId: 1, code: `CODE${1000 + index}`, type: 'discount1+1' as const },
      ...{ state: 'spent' as const, orderId: id, userId, createdAt: 0 },
    })),
  );
  const { id } = await Order.findOne({ where: { userId: fan.userId }, rejectOnEmpty: true });
  await Team.update({ paid: true, paymentId: id }, { where: { id: fan.teamId } });
  return id;
}

/** Lets everybody complain about the message of somebody else; most of it is decided. */
async function complain(): Promise<void> {
  const { Comment, Complaint } = api.database.models;
  const comments = await Comment.findAll({ attributes: ['id'], order: ['id'], raw: true });
  await Complaint.bulkCreate(
    comments.map(({ id }, index) => ({
      ...{ userId: fan.userId, commentId: id, reason: 'other' as const, madeAt: index },
      decidedAt: index % 20 === 0 ? null : index,
    })),
  );
}

/** Gives the help desk a lot to do, and the teams many looks; answers the conversation of the fan. */
async function writeToTheDesk(others: number): Promise<number> {
  const { Team, HelpConversation, HelpMessage, LineupLook } = api.database.models;
  const { body } = await fan.client.post('help', { body: 'Hoe werkt een wildcard?' });
  const teams = await Team.findAll({ order: ['id'], offset: 1, limit: others, raw: true });
  await HelpConversation.bulkCreate(
    teams.map(({ userId }, index) => ({
      ...{
        userId,
        visitorHash: null,
        status: 'open' as const,
        waits: index % 4 === 1,
        language: 'nl' as const,
      },
      ...{ email: null, path: null, mailDueAt: null, createdAt: index, updatedAt: index },
    })),
  );
  const conversations = await HelpConversation.findAll({ attributes: ['id'], raw: true });
  await HelpMessage.bulkCreate(
    conversations.map(({ id }) => ({
      ...{ conversationId: id, fromDesk: false, author: '', body: 'Hup', at: 0, requestKey: null },
    })),
  );
  await complain();
  await LineupLook.bulkCreate(
    teams.map(({ id, userId }) => ({ teamId: id, weekId: 1, userId, looks: 1, countedAt: 0 })),
  );
  return body.conversation.id;
}

/** Values for the parameters of a path, 1 for others; and queries that take other ways through the call. */
const PARAMETERS: Readonly<Record<string, () => number | string>> = {
  'team/{id}': () => fan.teamId,
  'league/{id}': () => leagueId,
  'leagues/{userOrTeamId}': () => fan.userId,
  'leagues/invite/{code}': () => 'AAAA-BBBB-CCCC',
  'leagues/invite/{code}/preview': () => 'AAAA-BBBB-CCCC',
  'duels/{teamId}': () => fan.teamId,
  'duel/{code}': () => 'AAAA-BBBB-CCCC',
  'payments/{id}': () => orderId,
  'admin/help/{id}': () => conversationId,
  'admin/users/{id}': () => fan.userId,
};
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  'GET pages': ['slug=rules'],
  'GET admin/help': ['', 'status=open', 'pageNumber=3'],
  'GET admin/complaints': ['', 'status=decided', 'filter=name'],
  'GET admin/orders': [
    ...['', 'status=paid', 'userId=1', 'pageNumber=30'],
    ...['coupon=CODE1000', 'kind=teams&competitionId=1', 'paidFrom=2024-06-14T00:00:00Z'],
  ],
  'GET admin/refunds/count': ['', 'userId=1', 'coupon=CODE1000', 'paidFrom=2024-06-14T00:00:00Z'],
  'GET admin/coupons': ['', 'state=spent', 'code=CODE1', 'pageNumber=30'],
  'GET leagues/search': ['name=kan'],
  'GET league/{id}': ['', 'weekId=1', 'pageNumber=3'],
  'GET players-stats': ['', 'name=a&weekId=1&positionId=3', 'filters=[]'],
  'GET rankings/{type}': ['', 'weekId=1', 'pageNumber=150', 'name=van', 'name=zzzz'],
  'GET admin/users': [
    '',
    'pageNumber=3',
    'name=van+d',
    'role=premium',
    'name=van&role=premium',
    'isSuspended=true',
    'name=van&isSuspended=true',
  ],
  'GET admin/audit': ['', 'action=role.granted', 'subject=user+1'],
  'GET admin/announcements/audience': ['everyone', 'with-team', 'without-team', 'premium'].flatMap((one) => [
    `segment=${one}`,
    `segment=${one}&isEverywhere=true`,
  ]),
  'GET admin/exports/users': ['', 'name=van', 'role=premium', 'name=van&role=premium'],
  'GET admin/exports/orders': ['', 'status=paid', 'userId=1', 'mismatch=waiting'],
  'GET admin/exports/audit': ['', 'action=role.granted', 'subject=user+1'],
  'GET team/{id}/changes': ['', 'sinceVersion=1', 'pageNumber=2'],
};

/** The address of every GET of the contract: a new endpoint is looked at as soon as it is there. */
function addresses(): string[] {
  return Object.keys(endpoints)
    .filter((name) => name.startsWith('GET '))
    .flatMap((name) => {
      const paths = name.includes('rankings/{type}')
        ? ['general', 'week', 'month', 'period', 'leagues', 'custom', 'pundits'].map(
            (type) => `rankings/${type}`,
          )
        : [fillIn(name.slice(4))];
      return paths.flatMap((path) => (QUERIES[name] ?? ['']).map((query) => `${path}?${query}`));
    });
}

function fillIn(path: string): string {
  const parameter = Object.entries(PARAMETERS).find(([start]) => path.startsWith(start));
  const filled = parameter ? path.replace(/\{\w+\}/, String(parameter[1]())) : path;
  return filled.replace(/\{\w+\}/g, '1');
}

async function readEverything(): Promise<string[]> {
  const failed: string[] = [];
  for (const address of addresses()) {
    const { status } = await fan.client.get(address);
    if (status >= 500 || address.includes('{')) failed.push(`${status} ${address}`);
  }
  const comments = 'query($id: Int!) { comments(key_id: $id) { id comment } }';
  const { body } = await ask(fan, { text: comments }, { id: leagueId });
  if (!body.data?.comments) failed.push('comments');
  return failed;
}

/** Every SELECT that the lists of the API and the job for polls send, each kind once. */
async function collectSelects(): Promise<string[]> {
  const { sequelize } = api.database;
  const kinds = new Map<string, string>();
  sequelize.addHook('afterQuery', 'collect', (_options, query) => {
    // Its types leave out what a query says.
    const { sql } = query as unknown as { readonly sql: string };
    if (/^\s*SELECT/i.test(sql)) kinds.set(sql.replaceAll(/\d+(, ?\d+)*|'[^']*'/g, '?'), sql);
  });
  expect(await readEverything()).toEqual([]);
  await closePollsJob.run(api.context, api.clock.now());
  sequelize.removeHook('afterQuery', 'collect');
  return [...kinds.values()];
}

it('no list of the API scans a table that grows, or sorts an unlimited number of rows', async () => {
  const selects = await collectSelects();
  expect(selects.length).toBeGreaterThan(30);
  expect(selects).toContainEqual(expect.stringContaining('FROM poll_votes v'));
  const openPolls = selects.find((sql) => sql.includes('FROM comment_polls p')) ?? '';
  // Not from the comments of a competition on.
  expect((await queryPlan(api.database, openPolls)).steps[0]).toEqual({
    table: 'comment_polls',
    isScan: false,
  });
  const faults: string[] = [];
  for (const sql of selects) {
    const { steps, sorts } = await queryPlan(api.database, sql);
    const growing = steps.filter(({ table }) => GROWING.has(table));
    const isCount = COUNTED_FOR_OPERATORS.some((part) => sql.includes(part));
    const scans = growing.filter(({ isScan }) => isScan && !isCount);
    for (const { table } of scans) faults.push(`scans ${table}: ${sql}`);
    const isSmall = SORTED_WITHIN_LIMITS.some(({ part }) =>
      typeof part === 'string' ? sql.includes(part) : part.test(sql),
    );
    if (sorts && growing.length > 0 && !isSmall) faults.push(`sorts: ${sql}`);
  }
  expect(faults).toEqual([]);
});
