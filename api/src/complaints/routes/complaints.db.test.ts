import { chatOperations } from '@euro/api-contract';
import { ask, join, leagueOf, listen, type Member, withTeam } from '../../testing/chatting.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Person, signedIn } from '../../testing/people.js';
import { picture, uploadAs } from '../../testing/pictureFiles.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';

const COMMENTS = {
  text: 'query($key_id: Int!) { comments(key_id: $key_id) { id comment hidden poll { closed } quote { comment deleted } } }',
};

let api: TestApi;
let desk: Person;
let leagueId: number;
let admin: Member;
let author: Member;
let reader: Member;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  desk = await signedIn(api, { roles: ['support'] });
});
beforeEach(async () => {
  await api.database.models.Complaint.destroy({ where: {} });
  const league = await leagueOf(api, 3);
  leagueId = league.leagueId;
  [admin, author, reader] = league.members as [Member, Member, Member];
});
afterAll(() => api.close());

const say = async (comment: string, more: object = {}, who = author): Promise<number> => {
  const { body } = await ask(who, chatOperations.insert, { key_id: leagueId, comment, ...more });
  return body.data.insert_comment.id;
};
const chatOf = async ({ client }: Person) =>
  (await ask({ client }, COMMENTS, { key_id: leagueId }, { 'accept-language': 'nl' })).body.data.comments;
const complain = ({ client }: Pick<Person, 'client'>, body: object, path = `league/${leagueId}`) =>
  client.post(`${path}/complaint`, { reason: 'insult', ...body });
const queue = async (query = '') => (await desk.client.get(`admin/complaints${query}`)).body;
const only = async (query = '') => (await queue(query)).complaints[0];
const decide = (id: number, answer: string, more: object = {}) =>
  desk.client.post(`admin/complaints/${id}/decide`, { answer, reason: 'Huisregels', ...more });
const DONE = { status: 200, body: { ok: true } };
const refused = (status: number, code: Parameters<typeof refusal>[0]) => ({ status, body: refusal(code) });

describe('a complaint', () => {
  it('is counted once for each user, and shows the message with its neighbours and no complainant', async () => {
    await say('Lewandowski op de bank gezet. Slim.', {}, reader);
    const commentId = await say('Zwijg, kalf.');
    await say('Kan dit weg?', {}, admin);
    expect(await complain(reader, { commentId })).toMatchObject(DONE);
    expect(await complain(reader, { commentId, reason: 'spam' })).toMatchObject(DONE);
    await complain(admin, { commentId, reason: 'other' });
    const { totalRecords, complaints } = await queue();
    expect(totalRecords).toBe(1);
    expect(complaints).toEqual([
      {
        id: expect.any(Number),
        ...{ kind: 'comment', text: 'Zwijg, kalf.', picture: null, league: 'De Kantine' },
        messages: [
          expect.objectContaining({ comment: 'Lewandowski op de bank gezet. Slim.', isReported: false }),
          expect.objectContaining({ comment: 'Zwijg, kalf.', teamname: 'Ploeg 2', isReported: true }),
          expect.objectContaining({ comment: 'Kan dit weg?', teamname: 'Ploeg 1' }),
        ],
        author: { id: author.userId, name: 'Romelu Lukaku', language: 'nl' },
        reasons: [
          { reason: 'insult', total: 1 },
          { reason: 'other', total: 1 },
        ],
        ...{ total: 2, since: expect.any(String), decision: null },
      },
    ]);
  });

  it('is refused about own things, what the caller does not see, and what is not there', async () => {
    const commentId = await say('Hallo');
    const stranger = await withTeam(api, 'Vreemde');
    expect(await complain(author, { commentId })).toMatchObject(refused(403, 'forbidden'));
    expect(await complain(stranger, { commentId })).toMatchObject(refused(403, 'forbidden'));
    expect(await complain(stranger, {})).toMatchObject(refused(403, 'forbidden'));
    expect(await complain(admin, {})).toMatchObject(refused(403, 'forbidden'));
    expect(await complain(author, {}, `team/${author.teamId}`)).toMatchObject(refused(403, 'forbidden'));
    expect(await complain(reader, { commentId: 999_999 })).toMatchObject(refused(404, 'not-found'));
    expect(await complain(reader, {}, 'league/999999')).toMatchObject(refused(404, 'not-found'));
    expect(await complain(reader, {}, 'team/999999')).toMatchObject(refused(404, 'not-found'));
    expect(await complain(reader, { reason: 'boring' })).toMatchObject(refused(400, 'invalid-input'));
    const visitor = new TestClient(api.url);
    expect(await complain({ client: visitor }, { commentId })).toMatchObject(refused(401, 'not-signed-in'));
    expect((await queue()).totalRecords).toBe(0);
  });

  it('is accepted from strangers about a league that everybody finds', async () => {
    await api.database.models.League.update({ findable: true }, { where: { id: leagueId } });
    expect(await complain(await withTeam(api, 'Vreemde'), {})).toMatchObject(DONE);
  });

  it('is limited to thirty an hour', async () => {
    const commentId = await say('Hallo');
    const fan = await withTeam(api, 'Klager');
    await join(api, leagueId, fan.teamId);
    for (let count = 0; count < 30; count += 1)
      expect(await complain(fan, { commentId })).toMatchObject(DONE);
    expect(await complain(fan, { commentId })).toMatchObject(refused(429, 'too-many-requests'));
  });

  it('is deleted with its message, its league and its team', async () => {
    const { Complaint, League } = api.database.models;
    const commentId = await say('Weg ermee');
    await complain(reader, { commentId });
    await ask(author, chatOperations.delete, { id: commentId });
    expect(await Complaint.count()).toBe(0);
    await complain(reader, {});
    await complain(reader, {}, `team/${author.teamId}`);
    await League.destroy({ where: { id: leagueId } });
    expect(await Complaint.count()).toBe(1);
    expect((await author.client.delete(`team/${author.teamId}`)).status).toBe(200);
    expect(await Complaint.count()).toBe(0);
  });

  it('is read and decided by support and operators only', async () => {
    await complain(reader, {});
    const { id } = await only();
    expect(await reader.client.get('admin/complaints')).toMatchObject(refused(403, 'forbidden'));
    const body = { answer: 'leave', reason: 'Huisregels' };
    const path = `admin/complaints/${id}/decide`;
    expect(await reader.client.post(path, body)).toMatchObject(refused(403, 'forbidden'));
    const operator = await signedIn(api, { roles: ['operator'] });
    expect((await operator.client.get('admin/complaints')).body.totalRecords).toBe(1);
    expect(await desk.client.post(path, { answer: 'leave' })).toMatchObject(refused(400, 'invalid-input'));
  });
});

describe('a message', () => {
  it('is hidden at once for everybody, also in quotes, and restored with all of it', async () => {
    const options = [{ text: 'Jij' }, { text: 'Ik' }];
    const commentId = await say('Wie is het kalf?', { options });
    await say('Hou op', { quotes: commentId }, admin);
    await complain(reader, { commentId });
    const { id } = await only();
    const line = await listen(api, reader, chatOperations.changes, { key_id: leagueId, after: 0 });
    await line.event(0);
    expect(await decide(id, 'hide')).toMatchObject(DONE);
    expect(JSON.stringify((await line.event(1)).data)).not.toContain('Wie is het kalf?');
    line.close();
    expect(await chatOf(reader)).toEqual([
      expect.objectContaining({ comment: 'Bericht verwijderd', hidden: true, poll: null }),
      expect.objectContaining({ hidden: false, quote: { comment: '', deleted: true } }),
    ]);
    const answers = [
      await ask(admin, chatOperations.vote, { id: commentId, voted: true }),
      await ask(admin, chatOperations.react, { id: commentId, kind: 'like', reacted: true }),
      await ask(admin, chatOperations.votePoll, { id: commentId, option: 0 }),
      await ask(admin, chatOperations.insert, { key_id: leagueId, comment: 'Zeg', quotes: commentId }),
    ];
    const codes = answers.map(({ body }) => body.errors[0].extensions.code);
    expect(codes).toEqual(Array(4).fill('not-found'));
    expect(await complain(admin, { commentId })).toMatchObject(refused(404, 'not-found'));
    expect((await queue()).totalRecords).toBe(0);
    expect(await only('?status=decided')).toMatchObject({ decision: 'hide', text: 'Wie is het kalf?' });

    expect(await decide(id, 'restore')).toMatchObject(DONE);
    expect((await chatOf(reader))[0]).toMatchObject({
      comment: 'Wie is het kalf?',
      hidden: false,
      poll: { closed: false },
    });
    expect(await only('?status=decided')).toMatchObject({ decision: 'leave' });
    expect(await decide(id, 'restore')).toMatchObject(refused(404, 'not-found'));
  });

  it('is left, and waits again with the complaint of another user only', async () => {
    const commentId = await say('Hallo');
    await complain(reader, { commentId });
    const { id } = await only();
    expect(await decide(id, 'rename')).toMatchObject(refused(404, 'not-found'));
    await decide(id, 'leave');
    expect(await decide(id, 'hide')).toMatchObject(refused(404, 'not-found'));
    await complain(reader, { commentId });
    expect((await queue()).totalRecords).toBe(0);
    await complain(admin, { commentId });
    expect(await only()).toMatchObject({ total: 1 });
  });

  it('of a notified author is explained in his conversation with the help desk', async () => {
    const commentId = await say('Zwijg');
    await complain(reader, { commentId });
    await decide((await only()).id, 'hide', { notice: 'Je bericht beledigt een andere speler.' });
    const { conversation } = (await author.client.get('help')).body;
    expect(conversation).toMatchObject({
      unread: 1,
      messages: [{ from: 'desk', body: 'Je bericht beledigt een andere speler.' }],
    });
    const waits = (await desk.client.get('admin/help')).body.tickets.find(
      ({ user }: { user: { id: number } | null }) => user?.id === author.userId,
    );
    expect(waits).toMatchObject({ status: 'open', unread: 0 });
    expect((await reader.client.get('help')).body.conversation).toBeNull();
  });
});

describe('a name or a picture', () => {
  it('of a league is replaced, restored, and found by searches as it is', async () => {
    const { League } = api.database.models;
    await League.update({ findable: true }, { where: { id: leagueId } });
    await complain(reader, {});
    const found = async (name: string) =>
      (await reader.client.get(`leagues/search?name=${name}`)).body.data.map((one: { id: number }) => one.id);
    const { id } = await only();
    await decide(id, 'rename');
    expect((await League.findByPk(leagueId))?.name).toBe(`Minicompetitie ${leagueId}`);
    expect(await found('Minicompetitie')).toContain(leagueId);
    // A renewed complaint waits: the admin may have chosen another name.
    await complain(reader, {});
    expect(await only()).toMatchObject({ text: `Minicompetitie ${leagueId}` });
    await decide(id, 'leave');

    await complain(author, {});
    const renamed = (await only()).id;
    await League.update({ name: 'Nog erger' }, { where: { id: leagueId } });
    await decide(renamed, 'rename');
    await decide(renamed, 'restore');
    expect((await League.findByPk(leagueId))?.name).toBe('Nog erger');
  });

  it('of a league is removed', async () => {
    const file = await picture(40, 30).png().toBuffer();
    await uploadAs(api, admin, {
      path: 'league/cover',
      field: 'cover',
      fields: { leagueId: String(leagueId) },
      file,
    });
    await complain(reader, {});
    const { id, picture: cover } = await only();
    expect((await fetch(new URL(cover, api.url))).status).toBe(200);
    await decide(id, 'uncover');
    expect((await fetch(new URL(cover, api.url))).status).toBe(404);
    expect((await api.database.models.League.findByPk(leagueId))?.cover).toBeNull();
  });

  it('of a team is replaced with a receipt, and not restored over a newer one', async () => {
    await complain(reader, {}, `team/${author.teamId}`);
    const { id } = await only();
    expect(await only()).toMatchObject({ kind: 'team', text: 'Ploeg 2', author: { id: author.userId } });
    await decide(id, 'rename');
    const { Team } = api.database.models;
    expect((await Team.findByPk(author.teamId))?.name).toBe(`Ploeg ${author.teamId}`);
    const { body } = await author.client.get(`team/${author.teamId}/changes`);
    expect(body.data).toHaveLength(1);
    await Team.update({ name: 'Brave ploeg' }, { where: { id: author.teamId } });
    expect(await decide(id, 'restore')).toMatchObject(refused(404, 'not-found'));
    expect((await Team.findByPk(author.teamId))?.name).toBe('Brave ploeg');
  });
});

it('every decision is in the audit log, with the reason and without names', async () => {
  const commentId = await say('Zwijg');
  await complain(reader, { commentId });
  const { id } = await only();
  await decide(id, 'hide');
  await decide(id, 'restore');
  const operator = await signedIn(api, { roles: ['operator'] });
  const { body } = await operator.client.get(`admin/audit?subject=comment%20${commentId}`);
  expect(body.entries).toMatchObject([
    { action: 'complaint.restored', actor: { id: desk.userId } },
    { action: 'complaint.hidden', reason: 'Huisregels', details: { complaints: 1, notified: false } },
  ]);
});

describe('an author', () => {
  it('who is kept out of the chats reads them, writes nothing, and is let in again', async () => {
    const commentId = await say('Zwijg');
    await complain(reader, { commentId });
    const { id } = await only();
    expect(await decide(id, 'hide', { mutedDays: 7 })).toMatchObject(refused(422, 'help-message-invalid'));
    expect(await decide(id, 'hide', { mutedDays: 2 })).toMatchObject(refused(400, 'invalid-input'));
    expect(await only()).toMatchObject({ id, decision: null });
    expect(await decide(id, 'hide', { mutedDays: 7, notice: 'Hou het netjes.' })).toMatchObject(DONE);
    const { conversation } = (await author.client.get('help')).body;
    expect(conversation.messages[0].body).toMatch(/^Hou het netjes\.\n\nJe kan tot .* niets schrijven/);

    const { body } = await ask(author, chatOperations.insert, { key_id: leagueId, comment: 'Toch' });
    expect(body.errors[0].extensions).toMatchObject({ code: 'chat-suspended', status: 403 });
    expect(await chatOf(author)).toHaveLength(1);
    expect((await author.client.get('user/profile')).status).toBe(200);

    const operator = await signedIn(api, { roles: ['operator'] });
    const path = `admin/users/${author.userId}`;
    expect((await operator.client.get(path)).body.user.mutedUntil).toEqual(expect.any(String));
    const restored = await operator.client.post(`${path}/restore`, { reason: 'Bezwaar gegrond' });
    expect(restored.body.user).not.toHaveProperty('mutedUntil');
    expect(await say('Bedankt')).toEqual(expect.any(Number));
  });

  it('has a history of complaints and sanctions, and complainants who were right before count', async () => {
    const first = await say('Kalf');
    await complain(reader, { commentId: first });
    await decide((await only()).id, 'hide', { mutedDays: 1, notice: 'Hou het netjes.' });
    await complain(reader, {}, `team/${author.teamId}`);
    await complain(admin, {}, `team/${author.teamId}`);
    const { id } = await only();
    const answer = await desk.client.get(`admin/complaints/${id}`);
    const by = { id: desk.userId, name: 'Romelu' };
    expect(answer.body).toEqual({
      since: expect.any(String),
      history: expect.arrayContaining([
        { kind: 'muted', text: 'Huisregels', total: 0, decision: null, by, at: expect.any(String) },
        { kind: 'comment', text: 'Kalf', total: 1, decision: 'hide', by, at: expect.any(String) },
      ]),
      complainants: { total: 2, reliable: 1 },
      samePerson: expect.any(Array),
    });
    expect(answer.body.history).toHaveLength(2);
    // All accounts of these tests have one name and one browser.
    expect(answer.body.samePerson[0].signals).toEqual(['name', 'browser', 'league']);
    expect(await desk.client.get('admin/complaints/999999')).toMatchObject(refused(404, 'not-found'));
    expect((await only('?status=decided')).decidedBy).toEqual(by);
  });
});

it('a colleague who is asked finds the complaint with a mark, until it is answered', async () => {
  await complain(reader, {});
  const { id } = await only();
  const asking = (asked: boolean) => desk.client.post(`admin/complaints/${id}/ask`, { ask: asked });
  expect(await asking(true)).toMatchObject(DONE);
  expect(await only()).toMatchObject({ askedBy: { id: desk.userId } });
  await asking(false);
  expect(await only()).not.toHaveProperty('askedBy');
  await asking(true);
  await decide(id, 'leave');
  expect(await only('?status=decided')).not.toHaveProperty('askedBy');
  expect(await asking(true)).toMatchObject(refused(404, 'not-found'));
});

describe('an appeal', () => {
  let commentId: number;
  let id: number;
  let ticketId: number;
  beforeEach(async () => {
    commentId = await say('Zwijg');
    await complain(reader, { commentId });
    ({ id } = await only());
    await decide(id, 'hide', { mutedDays: 7, notice: 'Hou het netjes.' });
    const { tickets } = (await desk.client.get('admin/help')).body;
    ticketId = tickets.find(({ user }: { user: { id: number } | null }) => user?.id === author.userId).id;
  });
  const answerTo = ({ client }: Pick<Person, 'client'>, body = 'We kijken ernaar.') =>
    client.post(`admin/help/${ticketId}`, { body });
  const appealOf = async () => (await desk.client.get(`admin/help/${ticketId}`)).body.ticket.appeal;

  it('against a decision is for another person of the desk than who decided', async () => {
    const other = await signedIn(api, { roles: ['support'] });
    // The notice alone is no appeal.
    expect((await answerTo(desk, 'Nog iets.')).status).toBe(200);
    await author.client.post('help', { body: 'Niet akkoord!' });
    expect(await appealOf()).toEqual({ id: desk.userId, name: 'Romelu' });
    expect(await answerTo(desk)).toMatchObject(refused(409, 'other-person-needed'));
    expect(await decide(id, 'restore')).toMatchObject(refused(409, 'other-person-needed'));
    expect(await chatOf(reader)).toEqual([expect.objectContaining({ hidden: true })]);
    expect((await answerTo(other)).status).toBe(200);
    expect(await appealOf()).toBeUndefined();
    expect(await decide(id, 'restore')).toMatchObject(DONE);
  });

  it('is answered by who decided where nobody else is at the desk', async () => {
    await author.client.post('help', { body: 'Niet akkoord!' });
    const { UserRole } = api.database.models;
    const others = await UserRole.findAll({ where: { role: ['support', 'operator'] }, raw: true });
    const without = others.filter(({ userId }) => userId !== desk.userId);
    await UserRole.destroy({ where: { userId: without.map(({ userId }) => userId) } });
    expect((await answerTo(desk)).status).toBe(200);
    await UserRole.bulkCreate(without);
  });
});
