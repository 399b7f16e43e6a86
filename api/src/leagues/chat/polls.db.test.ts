import { type ChatComment, chatOperations, type NewPollOption } from '@euro/api-contract';
import { eraseUser } from '../../accounts/eraseUser.js';
import { ask, leagueOf, listen, type Member, withTeam } from '../../testing/chatting.js';
import { importTournament } from '../../testing/importTournament.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { closePollsJob } from './closePollsJob.js';

const DEADLINE = '2024-06-14T19:00:00.000Z';
const AFTER_ALL = '2024-07-15T12:00:00Z';
const QUESTION = 'Wie wordt kapitein?';
const OPTIONS = [{ text: 'Gakpo' }, { text: 'Musiala' }, { text: 'Iemand anders' }];

let api: TestApi;
let leagueId: number;
let admin: Member;
let member: Member;
beforeEach(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  api.clock.set(BEFORE_THE_START);
  const league = await leagueOf(api, 2);
  leagueId = league.leagueId;
  [admin, member] = league.members as [Member, Member];
});
afterEach(() => api.close());

const send = (sender: Member, options: readonly NewPollOption[] | undefined, more: object = {}) =>
  ask(sender, chatOperations.insert, { key_id: leagueId, comment: QUESTION, options, ...more });
const poll = async (sender: Member, options: readonly NewPollOption[] = OPTIONS): Promise<ChatComment> =>
  (await send(sender, options)).body.data.insert_comment;
const vote = (sender: Member, id: number, option: number) =>
  ask(sender, chatOperations.votePoll, { id, option });
const voted = async (...args: Parameters<typeof vote>) => (await vote(...args)).body.data.vote_poll.poll;
const seenBy = async (reader: Member) => {
  const text =
    'query($id: Int!) { comments(key_id: $id) { id poll { own closed votes_total options { total } } } }';
  return (await ask(reader, { text }, { id: leagueId })).body.data.comments[0].poll;
};
const totals = ({ options }: { options: { total: number | null }[] }) => options.map(({ total }) => total);
const refused = (code: string) => ({
  body: { errors: [expect.objectContaining({ extensions: expect.objectContaining({ code }) })] },
});
const close = async () => {
  api.clock.set(DEADLINE);
  await closePollsJob.run(api.context, api.clock.now());
};

describe('a poll', () => {
  it('is a comment with options, which the next deadline closes', async () => {
    const player = await api.database.models.Player.findOne({ order: ['id'], rejectOnEmpty: true });
    const comment = await poll(member, [
      { text: ' Gakpo ', player_id: player.id },
      { text: 'Iemand anders' },
    ]);
    expect(comment).toMatchObject({
      kind: 'comment',
      comment: QUESTION,
      user_id: member.userId,
      revision: 1,
    });
    expect(comment.poll).toEqual({
      week_id: 1,
      closes_at: DEADLINE,
      closed: false,
      options: [
        { text: 'Gakpo', player_id: player.id, total: null },
        { text: 'Iemand anders', player_id: null, total: null },
      ],
      votes_total: 0,
      own: null,
    });
  });

  it('is made once for one key', async () => {
    const answers = [
      await send(member, OPTIONS, { key: 'druk' }),
      await send(member, OPTIONS, { key: 'druk' }),
    ];
    expect(new Set(answers.map(({ body }) => body.data.insert_comment.id)).size).toBe(1);
    expect(await api.database.models.CommentPoll.count()).toBe(1);
    for (const options of [OPTIONS.slice(1), undefined])
      expect(await send(member, options, { key: 'druk' })).toMatchObject(refused('idempotency-key-reused'));
    await api.database.models.Comment.update({ deleted: true, body: '' }, { where: {} });
    expect((await send(member, OPTIONS.slice(1), { key: 'druk' })).body.errors).toBeUndefined();
  });

  it.each([
    ['one option', [{ text: 'Gakpo' }]],
    ['seven options', Array.from({ length: 7 }, (_, at) => ({ text: `Optie ${at}` }))],
    ['the same option twice', [{ text: 'Gakpo' }, { text: ' GAKPO' }]],
    ['an empty option', [{ text: 'Gakpo' }, { text: '\u200b' }]],
    ['an option of 61 characters', [{ text: 'Gakpo' }, { text: 'x'.repeat(61) }]],
    ['an option of two lines', [{ text: 'Gakpo' }, { text: 'a\nb' }]],
  ])('is rejected with %s', async (_, options) => {
    expect(await send(member, options)).toMatchObject(refused('poll-invalid'));
    expect(await api.database.models.Comment.count()).toBe(0);
  });

  it('is rejected with an unknown player, and after the last deadline', async () => {
    expect(await send(member, [...OPTIONS, { text: 'x', player_id: 999_999 }])).toMatchObject(
      refused('invalid-input'),
    );
    api.clock.set(AFTER_ALL);
    expect(await send(member, OPTIONS)).toMatchObject(refused('deadline-passed'));
  });
});

describe('a vote in a poll', () => {
  it('is one per member, may change, and shows the totals to those who voted', async () => {
    const { id } = await poll(member);
    expect(await voted(admin, id, 1)).toMatchObject({ own: 1, votes_total: 1 });
    expect(await seenBy(member)).toMatchObject({ own: null, votes_total: 1 });
    expect(totals(await seenBy(member))).toEqual([null, null, null]);
    expect(totals(await voted(member, id, 1))).toEqual([0, 2, 0]);
    expect(totals(await voted(member, id, 0))).toEqual([1, 1, 0]);
    expect((await vote(member, id, 0)).body.data.vote_poll).toMatchObject({ revision: 4 });
  });

  it('is by members, for one of its options', async () => {
    const { id } = await poll(member);
    expect(await vote(await withTeam(api, 'Vreemd'), id, 0)).toMatchObject(refused('forbidden'));
    for (const option of [-1, 3])
      expect(await vote(member, id, option)).toMatchObject(refused('invalid-input'));
    const { body } = await ask(member, chatOperations.insert, { key_id: leagueId, comment: 'Hallo' });
    expect(await vote(member, body.data.insert_comment.id, 0)).toMatchObject(refused('not-found'));
  });

  it('is sent to open readers, to each as he may see it', async () => {
    const { id } = await poll(member);
    const reader = await listen(api, member, chatOperations.changes, { key_id: leagueId, after: 1 });
    await vote(admin, id, 2);
    await reader.until(({ events }) => events.length === 2);
    reader.close();
    const [comment] = reader.events.at(-1)?.data.data.comment_changes.comments ?? [];
    expect(comment.poll).toMatchObject({ votes_total: 1, own: null });
    expect(totals(comment.poll)).toEqual([null, null, null]);
  });

  it('is refused from the deadline on, and the closed poll shows its totals to all', async () => {
    const { id } = await poll(member);
    await vote(admin, id, 2);
    api.clock.set(DEADLINE);
    expect(await vote(member, id, 0)).toMatchObject(refused('poll-closed'));
    await close();
    expect(await seenBy(member)).toMatchObject({ own: null, closed: true, votes_total: 1 });
    expect(totals(await seenBy(member))).toEqual([0, 0, 1]);
    const league = await api.database.models.League.findByPk(leagueId, { raw: true });
    expect(league?.chatRevision).toBe(3);
    await close();
    // A deadline that moves opens it no more.
    api.clock.set(BEFORE_THE_START);
    expect(await vote(member, id, 0)).toMatchObject(refused('poll-closed'));
  });

  it('leaves with a deleted account, and readers receive the new totals', async () => {
    const { id } = await poll(member);
    await vote(member, id, 0);
    await vote(admin, id, 2);
    const erased = await api.database.withTransaction((transaction) =>
      eraseUser(api.context, { userId: admin.userId, contextOf: () => api.context }, transaction),
    );
    expect(erased.chats).toEqual([{ leagueId, revision: 4 }]);
    const text = `{ comments(key_id: ${leagueId}) { revision poll { votes_total options { total } } } }`;
    const [comment] = (await ask(member, { text }, {})).body.data.comments;
    expect(comment).toMatchObject({ revision: 4, poll: { votes_total: 1 } });
    expect(totals(comment.poll)).toEqual([1, 0, 0]);
  });

  it('is erased with the poll, by its author or the admin', async () => {
    const { id } = await poll(member);
    await vote(admin, id, 2);
    const { body } = await ask(admin, chatOperations.delete, { id });
    expect(body.data.delete_comment).toMatchObject({ deleted: true, comment: '', poll: null });
    const { CommentPoll, PollVote } = api.database.models;
    expect([await CommentPoll.count(), await PollVote.count()]).toEqual([0, 0]);
    expect(await vote(member, id, 0)).toMatchObject(refused('not-found'));
  });
});

describe('a quote', () => {
  const say = async (sender: Member, comment: string, quotes?: number, more: object = {}) =>
    (await ask(sender, chatOperations.insert, { key_id: leagueId, comment, quotes, ...more })).body;

  it('has author and beginning of a comment of the league', async () => {
    const { id } = (await say(admin, 'x'.repeat(300))).data.insert_comment;
    expect((await say(member, 'Genoteerd', id)).data.insert_comment.quote).toEqual({
      id,
      teamname: 'Ploeg 1',
      username: '',
      comment: 'x'.repeat(200),
      deleted: false,
    });
  });

  it('loses its words for all readers when the comment is deleted', async () => {
    const { id } = (await say(admin, 'Gakpo')).data.insert_comment;
    const answer = (await say(member, 'Genoteerd', id)).data.insert_comment;
    await ask(admin, chatOperations.delete, { id });
    const text = `{ comments(key_id: ${leagueId}) { id revision quote { id comment deleted } } }`;
    expect((await ask(member, { text }, {})).body.data.comments).toEqual([
      { id: answer.id, revision: 3, quote: { id, comment: '', deleted: true } },
    ]);
    expect((await say(member, 'Nog eens', id)).errors[0].extensions.code).toBe('not-found');
  });

  it('belongs to the key of its comment, and may be left out once it was deleted', async () => {
    const { id } = (await say(admin, 'Gakpo')).data.insert_comment;
    const other = (await say(admin, 'Musiala')).data.insert_comment;
    const key = { key: 'druk' };
    const answer = (await say(member, 'Genoteerd', id, key)).data.insert_comment;
    expect((await say(member, 'Genoteerd', id, key)).data.insert_comment.id).toBe(answer.id);
    for (const quotes of [other.id, undefined])
      expect((await say(member, 'Genoteerd', quotes, key)).errors[0].extensions.code).toBe(
        'idempotency-key-reused',
      );
    await ask(admin, chatOperations.delete, { id });
    expect((await say(member, 'Genoteerd', undefined, key)).data.insert_comment.id).toBe(answer.id);
  });

  it('is of no other league', async () => {
    const { id } = (await say(admin, 'Onder ons')).data.insert_comment;
    const other = await leagueOf(api, 1);
    const { body } = await ask(other.admin, chatOperations.insert, {
      ...{ key_id: other.leagueId, comment: 'Hallo', quotes: id },
    });
    expect(body.errors[0].extensions.code).toBe('not-found');
  });
});
