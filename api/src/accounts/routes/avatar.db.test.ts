import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { badFiles, goodFiles, picture, uploadAs } from '../../testing/pictureFiles.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';

const dataDir = mkdtempSync(join(tmpdir(), 'euro-pictures-'));

let api: TestApi;
let fan: Manager;
beforeAll(async () => {
  api = await startTestApi({ env: { ...testEnv, dataDir } });
  await importTournament(api.database, api.clock);
  fan = await manager(api, {}, { roles: ['premium'] });
});
afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true });
});

function stored(folder: 'avatars' | 'badges'): string[] {
  const path = join(dataDir, 'uploads', folder);
  return existsSync(path) ? readdirSync(path) : [];
}

async function bytesAt(path: string): Promise<Buffer> {
  const servedResponse = await fetch(new URL(path, api.url));
  expect(Object.fromEntries(servedResponse.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  return Buffer.from(await servedResponse.arrayBuffer());
}

const avatar = (file: Buffer | null, who = fan) =>
  uploadAs(api, who, { path: 'user/avatar', field: 'avatar', file });

const badge = (file: Buffer | null, who = fan, teamId = who.teamId) =>
  uploadAs(api, who, { path: 'team/badge', field: 'badge', fields: { teamId: String(teamId) }, file });

describe('a profile picture', () => {
  it.each(goodFiles)('may be %s; it is encoded again, and the previous one is deleted', async (_, make) => {
    const answer = await avatar(await make());
    expect(answer.status).toBe(200);
    expect(answer.body.avatar).toMatch(/^\/api\/uploads\/avatars\/[0-9a-f]{48}\.webp$/);
    expect(stored('avatars')).toEqual([answer.body.avatar.split('/').at(-1)]);
    expect((await fan.client.get('user/profile')).body.avatar).toBe(answer.body.avatar);
    const bytes = await bytesAt(answer.body.avatar);
    // This simplest kind of WebP has no room for anything but the picture.
    expect(bytes.toString('latin1')).toMatch(/^RIFF.{4}WEBPVP8 /s);
    expect([bytes.readUInt16LE(26), bytes.readUInt16LE(28)]).toEqual([512, 512]);
    expect(bytes.includes('Geheim')).toBe(false);
  });

  it('rejects any other file and leaves the current picture', async () => {
    const before = stored('avatars');
    for (const [name, status, code, make] of badFiles) {
      const answer = await avatar(await make());
      expect([name, answer.status, answer.body]).toEqual([name, status, refusal(code)]);
    }
    expect(stored('avatars')).toEqual(before);
  });

  it('that cannot be drawn leaves the reason in the log', async () => {
    api.logLines.length = 0;
    const answer = await avatar(Buffer.from('nothing'));
    expect(answer.body).toEqual(refusal('upload-not-an-image'));
    const line = api.logLines.map((one) => JSON.parse(one)).find(({ msg }) => msg === 'upload-not-an-image');
    expect(line).toMatchObject({ level: 20, err: { message: expect.stringContaining('unsupported image') } });
  });

  it('remains the previous one when the disk is full, and leaves no partial file', async () => {
    const before = stored('avatars');
    expect(before).toHaveLength(1);
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    jest.spyOn(files, 'writeFile').mockImplementationOnce(async (file) => {
      writeFileSync(String(file), 'RIFF');
      throw full;
    });
    const answer = await avatar(await picture(300, 200).png().toBuffer());
    expect([answer.status, answer.body]).toEqual([503, refusal('not-available')]);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(stored('avatars')).toEqual(before);
    expect((await fan.client.get('user/profile')).body.avatar).toContain(before[0]);
  });

  it('is refused after twenty attempts', async () => {
    const attempt = () =>
      uploadAs(api, fan, { path: 'user/avatar', field: 'avatar', file: null, from: '198.51.100.1' });
    const answers = await Promise.all(Array.from({ length: 21 }, attempt));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 429)?.body).toEqual(refusal('too-many-requests'));
  });

  it('can be removed more than once', async () => {
    for (const _ of [1, 2]) {
      expect((await fan.client.delete('user/avatar')).body).toMatchObject({ id: fan.userId, avatar: null });
    }
    expect(stored('avatars')).toEqual([]);
  });
});

describe('the badge of a team', () => {
  it('is shown wherever the team is while its owner is premium, and again once he is premium again', async () => {
    const { client, teamId, userId } = fan;
    const answer = await badge(await picture(300, 200).png().toBuffer());
    expect([answer.status, answer.body]).toEqual([
      200,
      { badge: expect.stringMatching(/^\/api\/uploads\/badges\/[0-9a-f]{48}\.webp$/) },
    ]);
    const readBadges = async () => [
      (await client.get('teams')).body.teams[0].badge,
      (await new TestClient(api.url).get(`team/${teamId}`)).body.team.badge,
    ];
    expect(await readBadges()).toEqual([answer.body.badge, answer.body.badge]);
    const { UserRole } = api.database.models;
    await UserRole.destroy({ where: { userId } });
    expect(await readBadges()).toEqual([null, null]);
    await UserRole.create({ userId, role: 'premium' });
    expect(await readBadges()).toEqual([answer.body.badge, answer.body.badge]);
    // A logo may be seen through.
    expect((await bytesAt(answer.body.badge)).toString('latin1')).toMatch(/^RIFF.{4}WEBPVP8X/s);
  });

  it('is accepted only from premium owners of the team, whatever the file', async () => {
    const stranger = await manager(api, {}, { roles: ['premium', 'operator'] });
    const plain = await manager(api);
    const nothing = Buffer.from('nothing');
    expect((await badge(nothing, stranger, fan.teamId)).body).toEqual(refusal('forbidden'));
    expect((await badge(nothing, plain)).body).toEqual(refusal('premium-required'));
    expect((await badge(nothing, fan, 999_999)).body).toEqual(refusal('not-found'));
    expect((await badge(nothing)).body).toEqual(refusal('upload-not-an-image'));
    expect(stored('badges')).toHaveLength(1);
  });

  it('is deleted at its owner’s request, and with its team', async () => {
    expect((await fan.client.delete(`team/${fan.teamId}/badge`)).body).toEqual({ ok: true });
    expect(stored('badges')).toEqual([]);
    await badge(await picture(300, 200).png().toBuffer());
    expect(stored('badges')).toHaveLength(1);
    expect((await fan.client.delete(`team/${fan.teamId}`)).status).toBe(200);
    expect(stored('badges')).toEqual([]);
  });
});
