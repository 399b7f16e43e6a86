import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { badFiles, goodFiles, picture, uploadAs } from '../../testing/pictureFiles.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { refusal } from '../../testing/testClient.js';

const dataDir = mkdtempSync(join(tmpdir(), 'euro-covers-'));
const covers = join(dataDir, 'uploads', 'covers');

let api: TestApi;
let admin: Manager;
let leagueId: number;
beforeAll(async () => {
  api = await startTestApi({ env: { ...testEnv, dataDir } });
  await importTournament(api.database, api.clock);
  admin = await manager(api, {}, { roles: ['premium'] });
  leagueId = (await admin.client.post(`league/team/${admin.teamId}`, { name: 'De Kantine' })).body.league.id;
});
afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true });
});

const upload = (file: Buffer | null, { who = admin, id = leagueId } = {}) =>
  uploadAs(api, who, {
    path: 'league/cover',
    field: 'cover',
    fields: { leagueId: String(id), leagueName: 'De Kantine' },
    file,
  });

function stored(): string[] {
  return existsSync(covers) ? readdirSync(covers) : [];
}

it.each(goodFiles)('accepts %s, re-encodes it and deletes the previous one', async (_, make) => {
  const answer = await upload(await make());
  expect(answer.status).toBe(200);
  const { cover } = answer.body.league;
  expect(cover).toMatch(/^\/api\/uploads\/covers\/[0-9a-f]{48}\.webp$/);
  expect(stored()).toEqual([cover.split('/').at(-1)]);

  const servedResponse = await fetch(new URL(cover, api.url));
  expect(Object.fromEntries(servedResponse.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const bytes = Buffer.from(await servedResponse.arrayBuffer());
  expect(bytes.toString('latin1')).toMatch(/^RIFF.{4}WEBPVP8 /s);
  // This simplest kind of WebP has no room for anything but the picture.
  expect([bytes.readUInt16LE(26), bytes.readUInt16LE(28)]).toEqual([1600, 400]);
  expect(bytes.includes('Geheim')).toBe(false);
});

it.each(badFiles)('rejects %s and leaves the current one', async (_, status, code, make) => {
  const before = stored();
  const answer = await upload(await make());
  expect([answer.status, answer.body]).toEqual([status, refusal(code)]);
  expect(stored()).toEqual(before);
});

it('accepts a picture of the admin only, checked before the picture is read', async () => {
  const stranger = await manager(api);
  const nothing = Buffer.from('nothing');
  expect((await upload(nothing, { who: stranger })).body).toEqual(refusal('forbidden'));
  expect((await upload(nothing, { id: 999_999 })).body).toEqual(refusal('not-found'));
});

it.each([
  ['application/json', '{}', 415, 'unsupported-media-type'],
  ['multipart/form-data', 'x', 400, 'malformed-body'],
  ['multipart/form-data; boundary=x', '--x\r\nbroken', 400, 'malformed-body'],
] as const)('rejects a body that is %s', async (type, body, status, code) => {
  const answer = await admin.client.send('POST', 'league/cover', { body, headers: { 'content-type': type } });
  expect([answer.status, answer.body]).toEqual([status, refusal(code)]);
});

it('leaves no file behind when an upload is aborted', async () => {
  const [before, lines] = [stored(), api.logLines.length];
  const half = request(`${api.url}/league/cover`, {
    method: 'POST',
    headers: {
      authorization: admin.client.token ?? '',
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 100_000,
    },
  });
  half.on('error', () => {});
  const head = '--x\r\nContent-Disposition: form-data; name="cover"; filename="a.jpg"\r\n\r\n';
  await new Promise((resolve) => half.write(`${head}${'a'.repeat(1000)}`, resolve));
  half.destroy();
  while (!api.logLines.slice(lines).some((line) => line.includes('/api/league/cover'))) await setImmediate();
  expect(api.logLines.slice(lines).join()).toContain('malformed-body');
  expect(stored()).toEqual(before);
});

it.each(['../../jwt-secret', '%2e%2e/x.webp', `${'0'.repeat(48)}.webp`, 'x.svg'])(
  'returns 404 for %s',
  async (name) => {
    expect((await fetch(`${new URL(api.url).origin}/api/uploads/covers/${name}`)).status).toBe(404);
  },
);

it('deletes the picture with its league', async () => {
  await upload(await picture(60, 60).png().toBuffer());
  expect(stored()).toHaveLength(1);
  await admin.client.delete(`league/${leagueId}`);
  expect(stored()).toEqual([]);
});
