import { chatOperations } from '@euro/api-contract';
import { type StandIns, startStandIns } from '@euro/stand-ins';
import { ask, join, kick } from '../testing/chatting.js';
import { importTournament } from '../testing/importTournament.js';
import type { Manager } from '../testing/people.js';
import { deliver, notified, pushEnv, received, work } from '../testing/pushing.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import { pushPlanJob } from './index.js';

const WORDS = 'Zwijgplicht';

let standIns: StandIns;
let api: TestApi;
let author: Manager;
let mentioned: Manager & { readonly endpoint: string };
let leagueId: number;
let commentId: number;
beforeEach(async () => {
  standIns = await startStandIns();
  api = await startTestApi({ env: pushEnv(standIns) });
  await importTournament(api.database, api.clock);
  author = await notified(api, standIns, {});
  mentioned = await notified(api, standIns, { mention: true });
  const { Team, League } = api.database.models;
  await Team.update({ name: 'De Kantine' }, { where: { id: mentioned.teamId } });
  await Team.update({ name: `${WORDS} FC` }, { where: { id: author.teamId } });
  const league = await League.create({
    ...{ competitionId: 1, name: 'Kantoorliga', adminId: author.userId, weekId: 1 },
    ...{ mode: 'points', findable: false, createdAt: 0 },
  });
  leagueId = league.id;
  for (const { teamId } of [author, mentioned]) await join(api, leagueId, teamId);
  await work(api);
  const comment = `${WORDS}, @De Kantine`;
  const { body } = await ask(author, chatOperations.insert, { key_id: leagueId, comment });
  commentId = Object.values<{ id: number }>(body.data)[0]?.id ?? 0;
});
afterEach(async () => {
  await api.close();
  await standIns.stop();
});

const plan = () => pushPlanJob.run(api.context, api.clock.now());
const storedMessages = () => api.database.models.PushMessage.findAll({ raw: true });
const exported = async () => JSON.stringify((await mentioned.client.get('user/export')).body.pushMessages);

describe('a mention that waits is not sent', () => {
  it.each([
    ['the comment is deleted', () => ask(author, chatOperations.delete, { id: commentId })],
    [
      'the account of its author is deleted',
      async () => {
        const { email } = (await author.client.get('user/profile')).body;
        return author.client.post('user/delete', { email });
      },
    ],
    ['the mentioned user is removed from the league', () => kick(api, leagueId, mentioned.teamId)],
    ['the league is deleted', () => author.client.delete(`league/${leagueId}`)],
  ])('once %s', async (_, withdraw) => {
    await plan();
    await withdraw();
    await deliver(api);
    expect(received(standIns, mentioned.endpoint)).toEqual([]);
    expect((await storedMessages()).map(({ kind, state }) => [kind, state])).toEqual([
      ['mention', 'unwanted'],
    ]);
    expect(await exported()).not.toContain(WORDS);
  });
});

it('a comment is quoted in the notification, and nowhere else', async () => {
  await work(api);
  expect(received(standIns, mentioned.endpoint)).toEqual([
    expect.objectContaining({
      title: `${WORDS} FC vermeldt je in Kantoorliga`,
      body: `${WORDS}, @De Kantine`,
    }),
  ]);
  expect((await storedMessages()).map(({ state }) => state)).toEqual(['sent']);
  expect(JSON.stringify(await storedMessages())).not.toContain(WORDS);
  expect(await exported()).not.toContain(WORDS);
});

it('a message of a release that stored the text is not sent either once the comment is deleted', async () => {
  await plan();
  const facts = { kind: 'mention', leagueId, league: 'Kantoorliga', author: WORDS, comment: WORDS };
  await api.database.models.PushMessage.update({ facts: JSON.stringify(facts) }, { where: {} });
  await ask(author, chatOperations.delete, { id: commentId });
  await deliver(api);
  expect(received(standIns, mentioned.endpoint)).toEqual([]);
});
