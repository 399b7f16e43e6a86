import { existsSync } from 'node:fs';
import files from 'node:fs/promises';
import { pictureFileAt } from '../../infra/uploads/pictures.js';
import { importTournament, readTournament } from '../../testing/importTournament.js';
import { type Manager, manager, signedIn } from '../../testing/people.js';
import { picture, uploadAs } from '../../testing/pictureFiles.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal } from '../../testing/testClient.js';
import { importFeed } from '../../tournament/feed/importFeed.js';

const NEXT = { competitionFeed: 'NEXT', seasonId: 2028 };
const QUERY = 'competitionFeed=NEXT&seasonId=2028';
const EURO = { nl: 'EURO 2024', en: 'EURO 2024' };

let api: TestApi;
let admin: Manager;
let member: Manager;
let formerMember: Manager;
let old: number;
let nextTeam: number;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  const feed = { ...(await readTournament()), feed: 'NEXT', season: 2028, slug: 'next-2028' };
  const importResult = await importFeed(api.database, api.clock, feed, { opens: true });
  expect(importResult.ok).toBe(true);
  admin = await manager(api, { teamName: 'De Beheerders' }, { roles: ['premium'] });
  member = await manager(api, { teamName: 'De Vrienden' });
  formerMember = await manager(api, { teamName: 'De Verhuizers' });
  const body = { name: 'De Kantine', mode: 'head-to-head', findable: true };
  const createdAnswer = await admin.client.post(`league/team/${admin.teamId}`, body);
  old = createdAnswer.body.league.id;
  for (const { client, teamId } of [member, formerMember]) await client.post(`league/${old}/join/${teamId}`);
  await formerMember.client.delete(`league/${old}/${formerMember.teamId}`);
  const file = await picture(800, 200).png().toBuffer();
  await uploadAs(api, admin, {
    path: 'league/cover',
    field: 'cover',
    fields: { leagueId: String(old) },
    file,
  });
  await uploadAs(api, admin, {
    ...{ path: 'team/badge', field: 'badge', fields: { teamId: String(admin.teamId) } },
    file: await picture(60, 60).png().toBuffer(),
  });
  nextTeam = await teamInNext(admin, { teamName: 'De Beheerders', again: admin.teamId });
});
afterAll(() => api.close());

async function teamInNext({ client, squad }: Manager, body: object): Promise<number> {
  const ids = (list: readonly number[]) => list.map((id) => id + 100_000);
  const answer = await client.post('team/add', {
    ...NEXT,
    starting: ids(squad.starting),
    bench: ids(squad.bench),
    captainId: Number(squad.captainId) + 100_000,
    viceCaptainId: Number(squad.viceCaptainId) + 100_000,
    ...body,
  });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body.team.id;
}

const again = async ({ client }: Pick<Manager, 'client'>, query = QUERY) =>
  (await client.get(`leagues/again?${query}`)).body;
const foundAgain = (owner: Manager, team: number, body: object = {}) =>
  owner.client.post(`league/team/${team}`, { name: 'De Kantine', ...NEXT, again: old, ...body });

describe('a league of a competition that is still running', () => {
  it('cannot be refounded', async () => {
    expect(await again(admin)).toEqual({ own: [], invitations: [] });
    expect(await foundAgain(admin, nextTeam)).toMatchObject({
      status: 409,
      body: { error: { code: 'league-again-refused', details: { because: 'not-over' } } },
    });
    expect((await admin.client.get(`teams/again?${QUERY}`)).body).toEqual({ teams: [] });
  });
});

describe('a league of a competition that is over', () => {
  beforeAll(() => api.database.models.Competition.update({ state: 'finished' }, { where: { id: 1 } }));

  it('can be refounded by its admin in the next one, and by no other user', async () => {
    const { own } = await again(admin);
    expect(own).toEqual([
      { id: old, name: 'De Kantine', cover: expect.any(String), totalTeams: 2, competition: EURO },
    ]);
    expect(await again(member)).toEqual({ own: [], invitations: [] });
    expect(await again(admin, 'competitionFeed=EUROM&seasonId=2024')).toEqual({ own: [], invitations: [] });
    expect((await admin.client.get('leagues/again?competitionFeed=NOBODY')).status).toBe(404);
  });

  it('is refounded by its admin with premium only', async () => {
    const memberTeam = await teamInNext(member, { teamName: 'De Vrienden' });
    await api.database.models.UserRole.create({ userId: member.userId, role: 'premium' });
    expect((await foundAgain(member, memberTeam)).body).toEqual(refusal('forbidden'));
    expect((await foundAgain(admin, nextTeam, { again: 999 })).body).toEqual(refusal('not-found'));
    await api.database.models.UserRole.destroy({ where: { userId: admin.userId } });
    expect((await foundAgain(admin, nextTeam)).body).toEqual(refusal('premium-required'));
    await api.database.models.UserRole.create({ userId: admin.userId, role: 'premium' });
  });

  it('is not refounded while its cover can’t be read', async () => {
    const tooMany = Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
    const read = jest.spyOn(files, 'readFile').mockRejectedValueOnce(tooMany);
    expect((await foundAgain(admin, nextTeam)).body).toEqual(refusal('internal-error'));
    expect((await again(admin)).own).toHaveLength(1);
    read.mockRestore();
  });

  it('is refounded once, with its settings and a copy of its cover, and without its members', async () => {
    const { body } = await foundAgain(admin, nextTeam);
    expect(body.league).toMatchObject({
      ...{ name: 'De Kantine', mode: 'head-to-head', findable: true, admin: admin.userId, totalTeams: 1 },
    });
    const before = (await admin.client.get(`league/${old}`)).body.league.cover;
    expect(body.league.cover).not.toBe(before);
    for (const path of [before, body.league.cover]) {
      expect(existsSync(pictureFileAt(api.context.env, path) ?? '')).toBe(true);
    }
    expect(await foundAgain(admin, nextTeam)).toMatchObject({
      status: 409,
      body: { error: { code: 'league-again-refused', details: { because: 'founded-already' } } },
    });
    expect((await again(admin)).own).toEqual([]);
  });

  it('invites its last members until they join or are removed', async () => {
    const { invitations } = await again(member);
    expect(invitations).toEqual([
      {
        league: expect.objectContaining({ name: 'De Kantine', totalTeams: 1, joined: false }),
        inviteCode: expect.stringMatching(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3,}$/),
        competition: EURO,
      },
    ]);
    for (const other of [formerMember, await signedIn(api)])
      expect((await again(other)).invitations).toEqual([]);
    const [{ league, inviteCode }] = invitations;
    const [team] = (await member.client.get(`teams?${QUERY}`)).body.teams;
    expect((await member.client.post(`league/${league.id}/join/${team.id}?code=${inviteCode}`)).status).toBe(
      200,
    );
    expect((await again(member)).invitations).toEqual([]);
    await admin.client.delete(`league/${league.id}/${team.id}`);
    expect((await again(member)).invitations).toEqual([]);
  });
});

describe('a team of a competition that is over', () => {
  it('offers its name, and its logo to premium members', async () => {
    const { teams } = (await admin.client.get(`teams/again?${QUERY}`)).body;
    expect(teams).toEqual([
      { id: admin.teamId, name: 'De Beheerders', badge: expect.any(String), competition: EURO },
    ]);
    expect((await admin.client.get('teams/again')).body).toEqual({ teams: [] });
  });

  it('copies its logo to the new one', async () => {
    const [before] = (await admin.client.get(`teams/again?${QUERY}`)).body.teams;
    const id = await teamInNext(admin, { teamName: 'De Beheerders', again: admin.teamId });
    const { badge } = (await admin.client.get(`team/${id}`)).body.team;
    expect(badge).toEqual(expect.any(String));
    expect(badge).not.toBe(before.badge);
    // A logo whose file is gone is left out.
    const gone = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });
    const read = jest.spyOn(files, 'readFile').mockRejectedValueOnce(gone);
    const bare = await teamInNext(admin, { teamName: 'Zonder logo', again: admin.teamId });
    expect((await admin.client.get(`team/${bare}`)).body.team.badge).toBeNull();
    read.mockRestore();
    // Somebody else's gives nothing.
    const other = await teamInNext(member, { teamName: 'Nog een', again: admin.teamId });
    expect((await member.client.get(`team/${other}`)).body.team.badge).toBeNull();
  });
});
