import { chatOperations } from '@euro/api-contract';
import { ask, leagueOf, type Member } from '../../testing/chatting.js';
import { importTournament } from '../../testing/importTournament.js';
import { signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NO_ANSWERS = { answered: 0, medianMinutes: null, appeals: 0 };

let api: TestApi;
let leagueId: number;
let admin: Member;
let author: Member;
let reader: Member;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
});
beforeEach(async () => {
  // The day before is over.
  api.passTime(2 * DAY);
  await api.database.models.Complaint.destroy({ where: {} });
  const league = await leagueOf(api, 3);
  leagueId = league.leagueId;
  [admin, author, reader] = league.members as [Member, Member, Member];
});
afterAll(() => api.close());

const say = async (comment: string): Promise<number> => {
  const { body } = await ask(author, chatOperations.insert, { key_id: leagueId, comment });
  return body.data.insert_comment.id;
};
const complain = async ({ client }: Member, body: object, path = `league/${leagueId}`) =>
  expect((await client.post(`${path}/complaint`, { reason: 'insult', ...body })).status).toBe(200);
/** By somebody of the desk whose session is of now. */
const atDesk = async () => (await signedIn(api, { roles: ['support'] })).client;
const list = async (query = '') => (await (await atDesk()).get(`admin/complaints${query}`)).body;
const idOf = async (query = '') => (await list(query)).complaints[0].id;
const decide = async (id: number, answer: string, more: object = {}) =>
  expect(
    (
      await (
        await atDesk()
      ).post(`admin/complaints/${id}/decide`, {
        ...{ answer, reason: 'Huisregels', ...more },
      })
    ).status,
  ).toBe(200);

describe('the filters of complaints', () => {
  const filtered = async (query: string) => {
    const { totalRecords, complaints, counts } = await list(query);
    return { totalRecords, texts: complaints.map(({ text }: { text: string }) => text), counts };
  };

  it('count messages, names, and names with a picture, and list each', async () => {
    await complain(reader, { commentId: await say('Zwijg, kalf.') });
    await complain(admin, { commentId: await say('Bel mij') });
    await complain(reader, {}, `team/${author.teamId}`);
    await complain(reader, {});
    const counts = { comment: 2, name: 2, picture: 0 };
    expect(await filtered('?filter=name')).toMatchObject({ totalRecords: 2, counts });
    await api.database.models.League.update({ cover: 'x.webp' }, { where: { id: leagueId } });
    const withCover = { comment: 2, name: 1, picture: 1 };
    expect(await filtered('?filter=name')).toEqual({
      totalRecords: 1,
      texts: ['Ploeg 2'],
      counts: withCover,
    });
    expect(await filtered('?filter=picture')).toMatchObject({ totalRecords: 1, texts: ['De Kantine'] });
    // The cover of a league says nothing of its messages.
    expect(await filtered('?filter=comment&pageRecords=1')).toMatchObject({
      ...{ totalRecords: 2, texts: ['Zwijg, kalf.'], counts: withCover },
    });
    expect(await filtered('')).toMatchObject({ totalRecords: 4, counts: withCover });
  });

  it('keep a picture that was removed with the pictures', async () => {
    await api.database.models.League.update({ cover: 'x.webp' }, { where: { id: leagueId } });
    await complain(reader, {});
    await decide(await idOf(), 'uncover');
    const counts = { comment: 0, name: 0, picture: 1 };
    expect(await filtered('?status=decided&filter=picture')).toMatchObject({ totalRecords: 1, counts });
    expect((await list('?filter=picture')).counts).toEqual({ comment: 0, name: 0, picture: 0 });
  });
});

/** A message to the help desk, of somebody whose session has expired meanwhile. */
async function writeAgain(userId: number): Promise<void> {
  const { HelpConversation, HelpMessage } = api.database.models;
  const now = api.context.realNow();
  const conversation = await HelpConversation.findOne({ where: { userId }, rejectOnEmpty: true });
  await conversation.update({ updatedAt: now });
  await HelpMessage.create({
    ...{ conversationId: conversation.id, fromDesk: false, author: '', body: 'Nog altijd niet.' },
    ...{ at: now, writtenAt: now, requestKey: null },
  });
}

describe('the last 24 hours', () => {
  it('have the answers, each of all complaints about a thing, and the median of real minutes', async () => {
    expect((await list()).lastDay).toEqual(NO_ANSWERS);
    await complain(reader, { commentId: await say('Eén') });
    api.passTime(4 * MINUTE);
    await complain(admin, { commentId: (await list()).complaints[0].messages[0].id });
    api.passTime(6 * MINUTE);
    // The game's clock doesn't matter.
    api.clock.set(api.clock.now() + 3 * 60 * MINUTE);
    await decide(await idOf(), 'hide');
    expect((await list()).lastDay).toEqual({ answered: 1, medianMinutes: 10, appeals: 0 });
    await complain(reader, {});
    api.passTime(3 * MINUTE);
    await decide(await idOf(), 'leave');
    await complain(reader, {}, `team/${author.teamId}`);
    api.passTime(40 * MINUTE);
    expect((await list()).lastDay).toMatchObject({ answered: 2, medianMinutes: 7 });
    await decide(await idOf(), 'rename');
    expect((await list()).lastDay).toMatchObject({ answered: 3, medianMinutes: 10 });
  });

  it('count a thing again that another complaint opened again, and no restoring', async () => {
    const commentId = await say('Twee');
    await complain(reader, { commentId });
    await decide(await idOf(), 'leave');
    api.passTime(9 * MINUTE);
    await complain(admin, { commentId });
    api.passTime(2 * MINUTE);
    await decide(await idOf(), 'hide');
    const lastDay = { answered: 2, medianMinutes: 1, appeals: 0 };
    expect((await list()).lastDay).toEqual(lastDay);
    api.passTime(60 * MINUTE);
    await decide(await idOf('?status=decided'), 'restore');
    expect((await list()).lastDay).toEqual(lastDay);
    api.passTime(DAY);
    expect((await list()).lastDay).toEqual(NO_ANSWERS);
  });

  it('count who objects to a sanction, once, from the first objection on', async () => {
    await complain(reader, { commentId: await say('Drie') });
    await decide(await idOf(), 'hide', { notice: 'Dat hoort hier niet.' });
    expect((await list()).lastDay.appeals).toBe(0);
    await reader.client.post('help', { body: 'Waar zijn mijn punten?' });
    expect((await list()).lastDay.appeals).toBe(0);
    await author.client.post('help', { body: 'Niet akkoord!' });
    await author.client.post('help', { body: 'Echt niet.' });
    expect((await list()).lastDay.appeals).toBe(1);
    api.passTime(DAY);
    await writeAgain(author.userId);
    expect((await list()).lastDay.appeals).toBe(0);
  });
});
