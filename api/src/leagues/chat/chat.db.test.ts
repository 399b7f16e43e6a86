import { chatOperations, chatPath, type ReactionKind } from '@euro/api-contract';
import { getIntrospectionQuery } from 'graphql';
import { ask, join, leagueOf, type Member, withTeam } from '../../testing/chatting.js';
import { signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { loadLastComments } from './loadLastComments.js';

const COMMENTS = {
  text: 'query($key_id: Int!, $limit: Int) { comments(key_id: $key_id, limit: $limit) { id comment revision } }',
};

let api: TestApi;
let leagueId: number;
let admin: Member;
let member: Member;
beforeEach(async () => {
  api = await startTestApi();
  const league = await leagueOf(api, 2);
  leagueId = league.leagueId;
  [admin, member] = league.members as [Member, Member];
});
afterEach(() => api.close());

const insert = (sender: Member, comment: string, more: object = {}) =>
  ask(sender, chatOperations.insert, { key_id: leagueId, comment, ...more });
const list = async (sender: Member, limit?: number) =>
  (await ask(sender, COMMENTS, { key_id: leagueId, limit })).body.data.comments;
const refused = (code: string) => ({
  status: 200,
  body: { errors: [expect.objectContaining({ extensions: expect.objectContaining({ code }) })] },
});

/** Comments written past the API. */
async function fill(count: number): Promise<void> {
  const { Comment, League } = api.database.models;
  const { userId, teamId } = member;
  await Comment.bulkCreate(
    Array.from({ length: count }, (_, index) => ({
      ...{ leagueId, userId, teamId, body: `bericht ${index + 1}`, createdAt: index },
      ...{ revision: index + 1, requestKey: null },
    })),
  );
  await League.update({ chatRevision: count }, { where: { id: leagueId } });
}

describe('a comment', () => {
  it('is stored unchanged, with its team, for every member', async () => {
    const { body } = await insert(member, '  Wat een match!\nZeker <b>die</b> goal 🇧🇪  ');
    const comment = body.data.insert_comment;
    expect(comment).toEqual({
      id: expect.any(Number),
      key_id: leagueId,
      type: 2,
      kind: 'comment',
      comment: 'Wat een match!\nZeker <b>die</b> goal 🇧🇪',
      created_at: new Date(api.clock.now()).toISOString(),
      team_id: member.teamId,
      teamname: 'Ploeg 2',
      badge: null,
      user_id: member.userId,
      username: '',
      premium: false,
      votes_total: 0,
      votes_users: [],
      reactions: [],
      deleted: false,
      hidden: false,
      revision: 1,
      result: null,
      poll: null,
      quote: null,
    });
    expect(await list(admin)).toEqual([{ id: comment.id, comment: comment.comment, revision: 1 }]);
  });

  it('has the name of a manager who shows it, and the crown of a premium member', async () => {
    const { Team, UserRole } = api.database.models;
    await Team.update({ nameVisible: true }, { where: { id: member.teamId } });
    await UserRole.create({ userId: member.userId, role: 'premium' });
    const { body } = await insert(member, 'Hallo');
    expect(body.data.insert_comment).toMatchObject({ username: 'Romelu Lukaku', premium: true });
  });

  it('retains its text when its team is deleted, and is deleted with its league', async () => {
    await insert(member, 'Tot later');
    const { Team, League, Comment } = api.database.models;
    await Team.update({ deletedAt: 1 }, { where: { id: member.teamId } });
    const { body } = await ask(
      admin,
      { text: 'query($key_id: Int!) { comments(key_id: $key_id) { comment teamname } }' },
      { key_id: leagueId },
    );
    expect(body.data.comments).toEqual([{ comment: 'Tot later', teamname: '—' }]);
    await League.destroy({ where: { id: leagueId } });
    expect(await Comment.count()).toBe(0);
  });

  it('is from the given team, if that is one of the caller’s in the league', async () => {
    const { userId } = member;
    const other = await withTeam(api, 'Tweede ploeg');
    await api.database.models.Team.update({ userId }, { where: { id: other.teamId } });
    expect(await insert(member, 'Hallo', { team_id: other.teamId })).toMatchObject(refused('forbidden'));
    await join(api, leagueId, other.teamId);
    const { body } = await insert(member, 'Hallo', { team_id: other.teamId });
    expect(body.data.insert_comment.teamname).toBe('Tweede ploeg');
    expect((await insert(member, 'Hallo')).body.data.insert_comment.team_id).toBe(member.teamId);
    expect(await insert(member, 'Hallo', { team_id: admin.teamId })).toMatchObject(refused('forbidden'));
  });

  it.each([
    ['nothing', ''],
    ['invisible characters only', ' \u200b\u2060\n '],
    ['1001 characters', '👨‍👩‍👧‍👦'.repeat(1001)],
    ['a character a page long', `e${'\u0301'.repeat(9000)}`],
    ['a control character', 'hallo\u0007'],
    ['half a character', 'hallo \ud83d'],
  ])('is rejected with %s', async (_, comment) => {
    expect(await insert(member, comment)).toMatchObject(refused('comment-invalid'));
    expect(await list(admin)).toEqual([]);
  });

  it('has at most 1000 characters, counted as readers count them', async () => {
    const comment = '👍🏽'.repeat(1000);
    expect((await insert(member, comment)).body.data.insert_comment.comment).toBe(comment);
  });

  it.each([
    ['<img src=x onerror="alert(1)">', '<img src=x onerror="alert(1)">'],
    ['javascript:alert(1) [x](data:text/html,x)', 'javascript:alert(1) [x](data:text/html,x)'],
    ['regel 1\r\nregel 2\rregel 3', 'regel 1\nregel 2\nregel 3'],
    ['Go\u200bal\u200e \ufeff👨\u200d👩\u200d👧', 'Goal 👨\u200d👩\u200d👧'],
    ['\u202eesrever\u202c en \u2066isolated\u2069\tok', 'esrever en isolated ok'],
    ["'; DROP TABLE comments; -- :leagueId ?", "'; DROP TABLE comments; -- :leagueId ?"],
  ])('is plain text: %j', async (text, expected) => {
    await insert(member, text);
    expect((await list(admin)).map(({ comment }: { comment: string }) => comment)).toEqual([expected]);
  });

  it('is created once for one key', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => insert(member, 'Een keer', { key: 'druk-1' })));
    expect(new Set(answers.map(({ body }) => body.data.insert_comment.id)).size).toBe(1);
    expect(await list(admin)).toHaveLength(1);
    const other = await insert(member, 'Iets anders', { key: 'druk-1' });
    expect(other.body.errors[0].extensions.code).toBe('idempotency-key-reused');
    await insert(admin, 'Zelfde sleutel, iemand anders', { key: 'druk-1' });
    expect(await list(admin)).toHaveLength(2);
    expect(await insert(member, 'x', { key: 'met spatie' })).toMatchObject(
      refused('idempotency-key-invalid'),
    );
  });
});

describe('the list', () => {
  it('contains the latest 200, oldest first', async () => {
    await fill(205);
    const comments = await list(member);
    expect([comments.length, comments[0].comment, comments.at(-1).comment]).toEqual([
      200,
      'bericht 6',
      'bericht 205',
    ]);
    expect((await list(member, 3)).map(({ comment }: { comment: string }) => comment)).toEqual([
      'bericht 203',
      'bericht 204',
      'bericht 205',
    ]);
    expect(await list(member, 5000)).toHaveLength(200);
    expect(await ask(member, COMMENTS, { key_id: leagueId, limit: 0 })).toMatchObject(
      refused('invalid-input'),
    );
  });

  it('is identified by its latest comment that was not deleted', async () => {
    const last = async () => (await loadLastComments(api.database, [leagueId])).get(leagueId);
    expect(await last()).toBeUndefined();
    const first = (await insert(admin, 'Een')).body.data.insert_comment;
    const second = (await insert(admin, 'Twee')).body.data.insert_comment;
    expect(await last()).toBe(second.id);
    await ask(admin, chatOperations.delete, { id: second.id });
    expect(await last()).toBe(first.id);
  });

  it('is numbered without gaps when twenty members write at once', async () => {
    const { members, leagueId: busy } = await leagueOf(api, 20);
    const answers = await Promise.all(
      members.map((sender) => ask(sender, chatOperations.insert, { key_id: busy, comment: 'Goal!' })),
    );
    const revisions = answers.map(({ body }) => body.data.insert_comment.revision).sort((a, b) => a - b);
    expect(revisions).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });
});

describe('a vote', () => {
  it('counts once per user, and can be taken back', async () => {
    const { id } = (await insert(member, 'Goal!')).body.data.insert_comment;
    const vote = async (sender: Member, voted: boolean) =>
      (await ask(sender, chatOperations.vote, { id, voted })).body.data.vote_comment;
    await vote(admin, true);
    expect(await vote(admin, true)).toMatchObject({
      votes_total: 1,
      votes_users: [admin.userId],
      revision: 2,
    });
    expect(await vote(member, true)).toMatchObject({
      votes_users: [admin.userId, member.userId],
      revision: 3,
    });
    expect(await vote(admin, false)).toMatchObject({
      votes_total: 1,
      votes_users: [member.userId],
      revision: 4,
    });
    expect(await vote(admin, false)).toMatchObject({ revision: 4 });
  });

  it('names at most a hundred voters, and counts all', async () => {
    const { id } = (await insert(member, 'Goal!')).body.data.insert_comment;
    const { User, CommentVote } = api.database.models;
    const users = await User.bulkCreate(
      Array.from({ length: 103 }, (_, index) => ({
        ...{ email: `voter${index}@example.test`, firstName: 'A', lastName: 'B', language: 'nl' as const },
        createdAt: 0,
      })),
    );
    const first = (await User.findOne({ where: { email: 'voter0@example.test' }, raw: true }))?.id ?? 0;
    await CommentVote.bulkCreate(
      users.map((_, index) => ({ commentId: id, userId: first + index, votedAt: index })),
    );
    const { vote_comment } = (await ask(admin, chatOperations.vote, { id, voted: true })).body.data;
    expect([vote_comment.votes_total, vote_comment.votes_users.length, vote_comment.votes_users[0]]).toEqual([
      104,
      100,
      first,
    ]);
  });
});

describe('a reaction', () => {
  const send = (sender: Member, id: number, kind: string, reacted = true) =>
    ask(sender, chatOperations.react, { id, kind: kind as ReactionKind, reacted });
  const react = async (...reaction: Parameters<typeof send>) => (await send(...reaction)).body;

  it('is one per user, replaces another, and can be taken back', async () => {
    const { id } = (await insert(member, 'Goal!')).body.data.insert_comment;
    await react(admin, id, 'fire');
    expect((await react(admin, id, 'fire')).data.react_comment.revision).toBe(2);
    await react(member, id, 'fire');
    expect((await react(member, id, 'like')).data.react_comment).toMatchObject({
      reactions: [
        { kind: 'like', total: 1, users: [member.userId] },
        { kind: 'fire', total: 1, users: [admin.userId] },
      ],
      votes_total: 0,
      revision: 4,
    });
    expect((await react(admin, id, 'fire', false)).data.react_comment.reactions).toEqual([
      { kind: 'like', total: 1, users: [member.userId] },
    ]);
  });

  it('is one of six kinds, by members, to an existing comment', async () => {
    const { id } = (await insert(member, 'Goal!')).body.data.insert_comment;
    expect((await react(member, id, 'skull')).errors).toHaveLength(1);
    const stranger = await withTeam(api, 'Vreemde ploeg');
    expect(await send(stranger, id, 'like')).toMatchObject(refused('forbidden'));
    expect(await send(member, 999_999, 'like')).toMatchObject(refused('not-found'));
    await react(admin, id, 'sad');
    await ask(member, chatOperations.delete, { id });
    expect(await send(member, id, 'like')).toMatchObject(refused('not-found'));
    expect(await api.database.models.CommentReaction.count({ where: { commentId: id } })).toBe(0);
  });
});

describe('a deletion', () => {
  it('is allowed to the author and the admin, and erases the comment', async () => {
    const { id } = (await insert(member, 'Oeps')).body.data.insert_comment;
    const other = await withTeam(api, 'Derde ploeg');
    await join(api, leagueId, other.teamId);
    expect(await ask(other, chatOperations.delete, { id })).toMatchObject(refused('forbidden'));
    await ask(other, chatOperations.vote, { id, voted: true });
    const { delete_comment } = (await ask(admin, chatOperations.delete, { id })).body.data;
    expect(delete_comment).toMatchObject({ id, comment: '', deleted: true, votes_total: 0, revision: 3 });
    expect((await ask(member, chatOperations.delete, { id })).body.data.delete_comment.revision).toBe(3);
    expect(await list(member)).toEqual([]);
    expect(await ask(member, chatOperations.vote, { id, voted: true })).toMatchObject(refused('not-found'));
    const own = (await insert(member, 'Ook weg')).body.data.insert_comment;
    expect((await ask(member, chatOperations.delete, { id: own.id })).body.data.delete_comment.deleted).toBe(
      true,
    );
  });
});

describe('an author who is no longer a member', () => {
  it('cannot delete, but the admin can', async () => {
    const { id } = (await insert(member, 'Van vroeger')).body.data.insert_comment;
    await api.database.models.LeagueMember.destroy({ where: { leagueId, teamId: member.teamId } });
    expect(await ask(member, chatOperations.delete, { id })).toMatchObject(refused('forbidden'));
    expect((await ask(admin, chatOperations.delete, { id })).body.data.delete_comment.deleted).toBe(true);
  });
});

describe('a user outside the league', () => {
  it('reads and changes nothing by any operation', async () => {
    const { id } = (await insert(member, 'Onder ons')).body.data.insert_comment;
    const stranger = await withTeam(api, 'Vreemd');
    const answers = [
      await ask(stranger, COMMENTS, { key_id: leagueId }),
      await ask(stranger, chatOperations.insert, { key_id: leagueId, comment: 'Hallo' }),
      await ask(stranger, chatOperations.insert, {
        key_id: leagueId,
        comment: 'Hallo',
        team_id: member.teamId,
      }),
      await ask(stranger, chatOperations.vote, { id, voted: true }),
      await ask(stranger, chatOperations.delete, { id }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject(refused('forbidden'));
      expect(JSON.stringify(answer.body)).not.toContain('Onder ons');
    }
    expect(await list(member)).toEqual([{ id, comment: 'Onder ons', revision: 1 }]);
  });

  it('is unauthorized without a token, or with an expired one', async () => {
    expect(await new TestClient(api.url).post(chatPath, { query: '{ __typename }' })).toMatchObject({
      status: 401,
      body: refusal('not-signed-in'),
    });
    api.passTime(16 * 60_000);
    expect(await insert(member, 'Te laat')).toMatchObject({ status: 401, body: refusal('session-expired') });
  });
});

describe('the limits', () => {
  it('refuse more than five comments in ten seconds', async () => {
    const codes = [];
    for (let round = 0; round < 6; round += 1) {
      codes.push((await insert(member, `${round}`)).body.errors?.[0]?.extensions);
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill(undefined));
    expect(codes[5]).toMatchObject({
      code: 'too-many-requests',
      status: 429,
      details: { retryAfter: expect.any(Number) },
    });
    expect((await insert(admin, 'Ik mag nog')).body.errors).toBeUndefined();
  });

  it('count every comment of a document, under any alias', async () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map(
      (name) => `${name}: insert_comment(key_id: ${leagueId}, comment: "x") { id }`,
    );
    await ask(member, { text: `mutation { ${five.join(' ')} }` }, {});
    expect(await insert(member, 'nog een')).toMatchObject(refused('too-many-requests'));
  });

  it.each([
    [
      'more than five operations at once',
      `{ ${Array.from({ length: 6 }, (_, i) => `a${i}: comments(key_id: 1) { id }`).join(' ')} }`,
    ],
    ['an endless document', `{ comments(key_id: 1) { ${'id '.repeat(2000)} } }`],
    ['an unknown field', '{ comments(key_id: 1) { password } }'],
    [
      'fragments in a circle',
      '{ comments(key_id: 1) { ...a } } fragment a on Comment { ...b } fragment b on Comment { ...a }',
    ],
    ['no document', 'hallo {'],
    [
      'endless types',
      `{ __schema { types { ${'fields { type { '.repeat(20)} name ${'} } '.repeat(20)} } } }`,
    ],
    [
      'two subscriptions in one',
      'subscription { comments(key_id: 1) { id } comment_changes(key_id: 1) { revision } }',
    ],
  ])('refuse %s', async (_, query) => {
    const answer = await member.client.post(chatPath, { query });
    expect([answer.status, answer.body]).toEqual([400, refusal('invalid-input')]);
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:|at \w+ \(/);
  });

  it('refuse a body that is no JSON or too long, and other methods', async () => {
    const { client } = member;
    expect(
      await client.post(chatPath, 'query=x', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    ).toMatchObject({ status: 415 });
    expect(await client.post(chatPath, { query: 'x'.repeat(100_000) })).toMatchObject({ status: 413 });
    const chatAnswer = await client.get(chatPath);
    expect([chatAnswer.status, chatAnswer.headers.get('allow')]).toEqual([405, 'POST']);
    expect(
      await client.post(chatPath, {
        query: 'query($id: Int!) { comments(key_id: $id) { id } }',
        variables: { id: 'x' },
      }),
    ).toMatchObject(refused('invalid-input'));
  });
});

describe('the schema', () => {
  it('can be introspected in the demo only', async () => {
    const query = getIntrospectionQuery();
    expect((await member.client.post(chatPath, { query })).body.data.__schema.queryType).toMatchObject({
      name: 'Query',
    });
    const closed = await startTestApi({ env: { ...testEnv, demo: false } });
    try {
      const { client } = await signedIn(closed);
      expect(await client.post(chatPath, { query })).toMatchObject({
        status: 400,
        body: refusal('invalid-input'),
      });
      const hints = await client.post(chatPath, { query: '{ comment(key_id: 1) { id } }' });
      expect(JSON.stringify(hints.body)).not.toContain('Did you mean');
    } finally {
      await closed.close();
    }
  });
});

it('hides internal errors, which are logged', async () => {
  const failing = jest.spyOn(api.database.models.League, 'findOne');
  failing.mockRejectedValueOnce(new Error('secret of the database'));
  const answer = await insert(member, 'Hallo');
  expect(answer).toMatchObject(refused('internal-error'));
  expect(JSON.stringify(answer.body)).not.toContain('secret');
  expect(api.logLines.some((line) => line.includes('secret of the database'))).toBe(true);
});
