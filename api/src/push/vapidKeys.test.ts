import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEnv } from '../testing/testApi.js';
import { readVapidKeys } from './vapidKeys.js';

let dataDir: string;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'euro-vapid-')), 'data');
});
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }));

const unset = () => ({ dataDir, push: { ...testEnv.push, keys: null } });

it('are generated once, readable by this system user only, and stable', () => {
  const keys = readVapidKeys(unset());
  expect(keys.publicKey).toMatch(/^[\w-]{87}$/);
  expect(keys.privateKey).toMatch(/^[\w-]{43}$/);
  expect(readVapidKeys(unset())).toEqual(keys);
  expect(readdirSync(dataDir)).toEqual(['vapid-keys.json']);
  expect(statSync(join(dataDir, 'vapid-keys.json')).mode & 0o777).toBe(0o600);
});

it('are those that are configured', () => {
  expect(readVapidKeys({ dataDir, push: testEnv.push })).toEqual(testEnv.push.keys);
});
