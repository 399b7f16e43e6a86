import { parse } from 'csv-parse/sync';
import { settleDue } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, type Person, signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal } from '../../testing/testClient.js';

const TEAMS = 3;
const reason = 'Prijzen van speeldag 1';

let api: TestApi;
let operator: Person;
let managers: readonly Manager[];
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  operator = await signedIn(api, { roles: ['operator'] });
  const made: Manager[] = [];
  for (let count = 0; count < TEAMS; count += 1) made.push(await manager(api));
  managers = made;
  api.clock.set('2024-06-19T08:00:00Z');
  await settleDue(api.context);
});
beforeEach(() => api.database.models.PrizeClaim.destroy({ where: {} }));
afterAll(() => api.close());

type Row = { readonly state: string | null } & Record<string, unknown>;

const list = async (query = ''): Promise<Row[]> =>
  (await operator.client.get(`admin/winners?pageRecords=100${query}`)).body.winners;

/** The prize of matchday 1 that a team won; all three have the same squad, and share the first place. */
async function wonBy({ teamId }: Manager) {
  const winners = await list();
  const won = winners.find((one) => (one.team as { id: number }).id === teamId);
  const { prize, ranking, firstWeek, lastWeek } = won as Row;
  return { prize, ranking, firstWeek, lastWeek, teamId };
}

const ASK = { from: null, state: 'asked', message: 'Proficiat! Waar mag het heen?' };
const change = async (winner: Manager, body: object, by: Person = operator) =>
  by.client.post('admin/winners', { ...(await wonBy(winner)), reason, ...body });
const messagesOf = async ({ client }: Person): Promise<string[]> =>
  ((await client.get('help')).body.conversation?.messages ?? []).map((one: { body: string }) => one.body);
const DONE = { status: 200, body: { ok: true } };
const CHANGED = { status: 409, body: refusal('prize-changed-meanwhile') };
const stateOf = async (winner: Manager) =>
  (await list()).find((one) => (one.team as { id: number }).id === winner.teamId)?.state;

describe('the winners', () => {
  it('are a row for each tied team, with prize, person and address, and no state', async () => {
    const [first] = managers as [Manager];
    const rows = await list();
    const teams = rows.map((one) => (one.team as { id: number }).id);
    for (const { teamId } of managers) expect(teams).toContain(teamId);
    const { email } = (await first.client.get('user/profile')).body;
    expect(rows.find((one) => (one.team as { id: number }).id === first.teamId)).toMatchObject({
      ...{ ranking: 'week', firstWeek: 1, lastWeek: 1, rank: 1 },
      title: { nl: expect.stringMatching(/\w/), en: expect.stringMatching(/\w/) },
      user: { id: first.userId, name: 'Romelu Lukaku', email, language: 'nl' },
      ...{ state: null, contact: null, track: null, changedAt: null, isWinner: true },
    });
  });

  it('are for operators only', async () => {
    const [first] = managers as [Manager];
    const support = await signedIn(api, { roles: ['support'] });
    for (const { client } of [first, support]) {
      expect((await client.get('admin/winners')).status).toBe(403);
      expect((await change(first, ASK, { client, userId: 0 })).status).toBe(403);
    }
  });
});

describe('a prize', () => {
  it('is asked for in the conversation of its winner, claimed and sent, with an entry of each', async () => {
    const [first] = managers as [Manager];
    expect(await change(first, ASK)).toMatchObject(DONE);
    expect(await messagesOf(first)).toEqual([ASK.message]);
    const contact = 'Romelu, Kerkstraat 1, 9000 Gent';
    expect(await change(first, { from: 'asked', state: 'claimed', contact })).toMatchObject(DONE);
    expect(await change(first, { from: 'claimed', state: 'sent', track: '3232' })).toMatchObject(DONE);
    expect(await list('&state=sent')).toMatchObject([{ contact, track: '3232', state: 'sent' }]);
    expect(await list('&state=none')).not.toContainEqual(
      expect.objectContaining({ team: expect.objectContaining({ id: first.teamId }) }),
    );
    const subject = `team ${first.teamId}`;
    const { entries } = (await operator.client.get(`admin/audit?subject=${encodeURIComponent(subject)}`))
      .body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      ...['prize.sent', 'prize.claimed', 'prize.asked'],
    ]);
    expect(entries[1]).toMatchObject({ reason, details: { from: 'asked', place: 1, ranking: 'week' } });
    expect(JSON.stringify(entries)).not.toContain('Kerkstraat');
    const csv = (await operator.client.get('admin/exports/winners')).body;
    const exported = parse<Record<string, string>>(csv, { columns: true, bom: true });
    expect(exported.find(({ teamId }) => teamId === String(first.teamId))).toMatchObject({
      ...{ state: 'sent', contact },
    });
  });

  it('is asked for once, also when two do it at the same time', async () => {
    const second = managers[1] as Manager;
    const before = await messagesOf(second);
    const answers = await Promise.all([change(second, ASK), change(second, ASK)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await change(second, ASK)).toMatchObject(CHANGED);
    expect(await change(second, { ...ASK, from: 'asked' })).toMatchObject(CHANGED);
    expect(await messagesOf(second)).toHaveLength(before.length + 1);
  });

  it('is declined, and claimed again when that was a mistake; other ways are refused', async () => {
    const [first] = managers as [Manager];
    expect(await change(first, { from: null, state: 'sent' })).toMatchObject(CHANGED);
    expect(await change(first, { from: null, state: 'declined' })).toMatchObject(DONE);
    expect(await change(first, { from: null, state: 'claimed' })).toMatchObject(CHANGED);
    expect(await change(first, { from: 'declined', state: 'claimed' })).toMatchObject(DONE);
    expect(await stateOf(first)).toBe('claimed');
  });

  it('changes nothing without a message, a reason, or for a team that did not win it', async () => {
    const [first] = managers as [Manager];
    const invalid = { status: 422, body: refusal('help-message-invalid') };
    expect(await change(first, { ...ASK, message: ' ' })).toMatchObject(invalid);
    expect(await change(first, { ...ASK, reason: '' })).toMatchObject({ status: 400 });
    for (const other of [{ teamId: 999_999 }, { prize: 'geen' }, { firstWeek: 2, lastWeek: 2 }])
      expect(await change(first, { ...ASK, ...other })).toMatchObject(CHANGED);
    expect(await api.database.models.PrizeClaim.count()).toBe(0);
  });
});

describe('a claim', () => {
  it('of a team that does not win any more stays, says so, and is only declined', async () => {
    const [first] = managers as [Manager];
    await change(first, ASK);
    const { models } = api.database;
    await models.PrizeClaim.update({ prize: 'verdwenen', place: 4 }, { where: {} });
    const rows = await list();
    expect(await stateOf(first)).toBeNull();
    expect(rows.at(-1)).toMatchObject({ prize: 'verdwenen', rank: 4, state: 'asked', isWinner: false });
    const gone = { prize: 'verdwenen', from: 'asked' };
    expect(await change(first, { ...gone, state: 'claimed' })).toMatchObject(CHANGED);
    expect(await change(first, { ...gone, state: 'declined' })).toMatchObject(DONE);
  });

  it('is in the export of its owner, and of a deleted account only how far it was', async () => {
    const last = managers[2] as Manager;
    const { prize } = await wonBy(last);
    await change(last, { from: null, state: 'claimed', contact: 'Kerkstraat 1' });
    expect((await last.client.get('user/export')).body.prizeClaims).toMatchObject([
      { prize, state: 'claimed', contact: 'Kerkstraat 1' },
    ]);
    const { email } = (await last.client.get('user/profile')).body;
    const erased = await operator.client.post(`admin/users/${last.userId}/erase`, { email, reason });
    expect(erased).toMatchObject(DONE);
    expect((await list()).at(-1)).toMatchObject({
      ...{ team: { id: last.teamId }, user: null, state: 'claimed', contact: null, isWinner: false },
    });
  });
});
