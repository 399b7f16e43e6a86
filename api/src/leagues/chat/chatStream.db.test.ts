import { chatOperations } from '@euro/api-contract';
import { ask, join, kick, leagueOf, listen, type Member, withTeam } from '../../testing/chatting.js';
import type { EventReader } from '../../testing/eventReader.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { createChatHub } from './chatHub.js';
import { chatJob } from './chatJob.js';
import { insertComment } from './insertComment.js';

let api: TestApi;
let leagueId: number;
let admin: Member;
let member: Member;
let readers: EventReader[];
beforeEach(async () => {
  api = await startTestApi();
  readers = [];
  const league = await leagueOf(api, 2);
  leagueId = league.leagueId;
  [admin, member] = league.members as [Member, Member];
});
afterEach(async () => {
  for (const reader of readers) reader.close();
  await api.close();
});

const say = async (sender: Member, comment: string) =>
  (await ask(sender, chatOperations.insert, { key_id: leagueId, comment })).body.data.insert_comment;

async function follow(sender: Member, after = 0): Promise<EventReader> {
  const reader = await listen(api, sender, chatOperations.changes, { key_id: leagueId, after });
  readers.push(reader);
  return reader;
}

/** Applies messages as a client does: whole lists replace, changes are merged, deleted comments are removed. */
function replay({ events }: EventReader): { text: string[]; revision: number; online: number } {
  const textById = new Map<number, string>();
  let last = { revision: 0, online: 0 };
  for (const { data } of events) {
    const changes = data.data.comment_changes;
    if (changes.whole) textById.clear();
    for (const { id, comment, deleted } of changes.comments) {
      if (deleted) textById.delete(id);
      else textById.set(id, comment);
    }
    last = changes;
  }
  return { text: [...textById].sort(([a], [b]) => a - b).map(([, text]) => text), ...last };
}
const codeOf = ({ events }: EventReader) => events.at(-1)?.data.errors?.[0].extensions.code;
const look = () => chatJob.run(api.context, 0);

describe('a subscriber of a chat', () => {
  it('receives the whole list, then new comments, votes and deletions at once', async () => {
    const first = await say(member, 'Eerste');
    const reader = await follow(admin);
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(reader.headers['access-control-allow-origin']).toBeUndefined();
    expect((await reader.event(0)).data.data.comment_changes).toMatchObject({
      ...{ revision: 1, whole: true, online: 1 },
      comments: [{ id: first.id, comment: 'Eerste', teamname: 'Ploeg 2' }],
    });
    await say(admin, 'Tweede');
    await reader.until((all) => replay(all).revision === 2);
    await ask(admin, chatOperations.vote, { id: first.id, voted: true });
    await reader.until((all) => replay(all).revision === 3);
    expect(reader.events.at(-1)?.data.data.comment_changes).toMatchObject({
      whole: false,
      comments: [{ id: first.id, votes_total: 1 }],
    });
    await ask(admin, chatOperations.delete, { id: first.id });
    await reader.until((all) => replay(all).revision === 4);
    expect(replay(reader).text).toEqual(['Tweede']);
  });

  it('resumes from its revision without missing or repeating a change', async () => {
    const first = await follow(admin);
    await say(member, 'een');
    await first.until((all) => replay(all).revision === 1);
    first.close();
    await say(member, 'twee');
    await say(member, 'drie');
    const secondReader = await follow(admin, 1);
    expect((await secondReader.event(0)).data.data.comment_changes).toMatchObject({
      ...{ whole: false, revision: 3 },
      comments: [{ comment: 'twee' }, { comment: 'drie' }],
    });
    const reader = await follow(admin, 3);
    expect((await reader.event(0)).data.data.comment_changes).toMatchObject({ whole: false, comments: [] });
  });

  it('receives the whole list again after more than 200 changes, or for an unknown revision', async () => {
    const { Comment, League } = api.database.models;
    const { userId, teamId } = member;
    await Comment.bulkCreate(
      Array.from({ length: 205 }, (_, index) => ({
        ...{ leagueId, userId, teamId, body: `${index + 1}`, createdAt: index, requestKey: null },
        revision: index + 1,
      })),
    );
    await League.update({ chatRevision: 205 }, { where: { id: leagueId } });
    for (const [after, whole, count] of [
      [4, true, 200],
      [5, false, 200],
      [999, true, 200],
      [-7, true, 200],
    ] as const) {
      const { revision, ...news } = (await (await follow(admin, after)).event(0)).data.data.comment_changes;
      expect([after, news.whole, news.comments.length, revision]).toEqual([after, whole, count, 205]);
    }
  });

  it('loses nothing of twenty concurrent comments, whenever it subscribed', async () => {
    const busy = await leagueOf(api, 20);
    leagueId = busy.leagueId;
    const early = await follow(busy.admin);
    const writing = Promise.all(busy.members.map((sender, place) => say(sender, `bericht ${place}`)));
    const late = await Promise.all(busy.members.slice(0, 5).map((sender) => follow(sender)));
    await writing;
    for (const reader of [early, ...late]) {
      await reader.until((all) => replay(all).revision === 20);
      expect(replay(reader).text).toHaveLength(20);
      const revisions = reader.events.map(({ data }) => data.data.comment_changes.revision);
      expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
    }
  });

  it('receives comments of other processes', async () => {
    const reader = await follow(admin);
    await reader.event(0);
    const other = createChatHub(
      { ...api.database, invalidations: { publish() {} } },
      { total: 10, perAddress: 10 },
      api.context.realNow,
    );
    await insertComment({ ...api.context, chat: other }, member.userId, {
      ...{ leagueId, text: 'Van ver', teamId: null, key: null, options: null, quotes: null },
    });
    expect(reader.events).toHaveLength(1);
    await look();
    await reader.until((all) => replay(all).revision === 1);
    expect(replay(reader).text).toEqual(['Van ver']);
  });

  it('receives the number of subscribers', async () => {
    const reader = await follow(admin);
    await reader.event(0);
    const bothReaders = [await follow(member), await follow(member)];
    for (const one of bothReaders) expect((await one.event(0)).data.data.comment_changes.online).toBe(2);
    await look();
    await reader.until((all) => replay(all).online === 2);
    for (const one of bothReaders) one.close();
    await reader.until(() => api.context.chat.readers === 1);
    await look();
    await reader.until((all) => replay(all).online === 1);
  });

  it('can request the whole list each time', async () => {
    const query = { text: 'subscription($key_id: Int!) { comments(key_id: $key_id) { comment } }' };
    const reader = await listen(api, admin, query, { key_id: leagueId });
    readers.push(reader);
    await reader.event(0);
    await say(member, 'een');
    await reader.event(1);
    await say(member, 'twee');
    const lists = [0, 1, 2].map(async (index) =>
      (await reader.event(index)).data.data.comments.map(({ comment }: { comment: string }) => comment),
    );
    expect(await Promise.all(lists)).toEqual([[], ['een'], ['een', 'twee']]);
    const newest = { text: query.text.replace('key_id: $key_id', 'key_id: $key_id, limit: 1') };
    const reader2 = await listen(api, admin, newest, { key_id: leagueId });
    readers.push(reader2);
    expect((await reader2.event(0)).data.data.comments).toEqual([{ comment: 'twee' }]);
  });
});

describe('a subscription ends', () => {
  it('at once for a user outside the league, with the reason', async () => {
    const stranger = await withTeam(api, 'Vreemd');
    await say(member, 'Onder ons');
    const reader = await follow(stranger);
    await reader.until(({ isEnded }) => isEnded);
    expect([reader.events.length, codeOf(reader), reader.retries]).toEqual([1, 'forbidden', []]);
    expect(JSON.stringify(reader.events)).not.toContain('Onder ons');
    await join(api, leagueId, stranger.teamId);
    expect((await (await follow(stranger)).event(0)).data.errors).toBeUndefined();
  });

  it('with the membership, and before another comment is sent', async () => {
    const [quiet, busy] = [await follow(member), await follow(member)];
    await Promise.all([quiet.event(0), busy.event(0)]);
    await kick(api, leagueId, member.teamId);
    await say(admin, 'Nu onder ons');
    for (const reader of [quiet, busy]) {
      await reader.until(({ isEnded }) => isEnded);
      expect([reader.events.length, codeOf(reader)]).toEqual([2, 'forbidden']);
    }
  });

  it('with the membership, also while nobody writes', async () => {
    const reader = await follow(member);
    await reader.event(0);
    await api.database.models.Team.update({ deletedAt: 1 }, { where: { id: member.teamId } });
    await look();
    await reader.until(({ isEnded }) => isEnded);
    expect(codeOf(reader)).toBe('forbidden');
  });

  it('with the session, or when its token expires: the client may reconnect', async () => {
    const signedOut = await follow(member);
    const runOut = await follow(admin);
    await Promise.all([signedOut.event(0), runOut.event(0)]);
    await api.database.models.Session.update({ revokedAt: 1 }, { where: { userId: member.userId } });
    await look();
    await signedOut.until(({ isEnded }) => isEnded);
    expect([signedOut.retries.length, codeOf(signedOut), runOut.isEnded]).toEqual([1, undefined, false]);
    api.passTime(16 * 60_000);
    await look();
    await runOut.until(({ isEnded }) => isEnded);
    expect([runOut.retries.length, codeOf(runOut)]).toEqual([1, undefined]);
    expect((await follow(admin)).status).toBe(401);
  });

  it('when the process stops, and no new one is accepted', async () => {
    const reader = await follow(admin);
    await reader.event(0);
    api.context.chat.close();
    await reader.until(({ isEnded }) => isEnded);
    expect(reader.retries).toHaveLength(1);
    expect((await follow(admin)).status).toBe(503);
  });

  it('without leaving anything in memory', async () => {
    const reader = await follow(admin);
    await reader.event(0);
    reader.close();
    await reader.until(() => api.context.chat.readers === 0);
    const query = jest.spyOn(api.database.sequelize, 'query');
    await look();
    expect(query).not.toHaveBeenCalled();
  });
});

it('beyond ten of one user', async () => {
  for (let count = 0; count < 10; count += 1) await (await follow(admin)).event(0);
  expect((await follow(admin)).status).toBe(429);
  expect((await follow(member)).status).toBe(200);
});
