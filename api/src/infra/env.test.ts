import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from './env.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'euro-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function file(content: string): string {
  const path = join(folder, 'secret');
  writeFileSync(path, content);
  return path;
}

const SECRET = 'x'.repeat(40);

describe('a secret', () => {
  it('may be handed in as a file', () => {
    const env = readEnv({ DEMO: '0', JWT_SECRET_FILE: file(`${SECRET}\n`) });
    expect(env.jwtSecret).toBe(SECRET);
  });

  it.each([
    [
      'is not there',
      () => ({ JWT_SECRET_FILE: '/nowhere/secret' }),
      /\/nowhere\/secret of JWT_SECRET_FILE can't be read: ENOENT/,
    ],
    ['is empty', () => ({ JWT_SECRET_FILE: file('\n') }), /of JWT_SECRET_FILE is empty/],
    ['is given twice', () => ({ JWT_SECRET: SECRET, JWT_SECRET_FILE: file(SECRET) }), /not both/],
    ['is too short', () => ({ JWT_SECRET_FILE: file('short') }), /JWT_SECRET/],
  ])('whose file %s is refused, and never shown', (_what, made, sentence) => {
    expect(() => readEnv({ DEMO: '0', ...made() })).toThrow(sentence);
  });
});

describe('the time that a call may wait for the database', () => {
  it('is 5 seconds, 60 for jobs and commands', () => {
    expect(readEnv({}).databaseTimeouts).toEqual({ call: 5_000, long: 60_000 });
  });

  it.each([
    ['DATABASE_TIMEOUT', '1', '60'],
    ['DATABASE_LONG_TIMEOUT', '1', '3600'],
  ])('is a number of seconds in %s from %s to %s', (name, least, most) => {
    const seconds = (value: string) => Object.values(readEnv({ [name]: value }).databaseTimeouts);
    expect(seconds(least)).toContain(Number(least) * 1_000);
    expect(seconds(most)).toContain(Number(most) * 1_000);
    for (const value of ['0', '-5', `${Number(most) + 1}`, 'soon', 'Infinity'])
      expect(() => readEnv({ [name]: value })).toThrow(`The variable ${name} is not right`);
  });
});

describe('the keys of notifications', () => {
  const publicKey = 'B'.repeat(87);
  const privateKey = 'k'.repeat(43);

  it('are made where none are given; push services may turn to the sender of mails', () => {
    expect(readEnv({ STAND_INS_PORT: '4100' }).push).toEqual({
      keys: null,
      subject: 'mailto:noreply@euromanager.local',
      standIn: 'http://127.0.0.1:4100/stand-ins/push/',
    });
    expect(readEnv({ DEMO: '0', JWT_SECRET: SECRET }).push.standIn).toBeNull();
  });

  it('are given together', () => {
    const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    expect(readEnv(given).push.keys).toEqual({ publicKey, privateKey });
    expect(() => readEnv({ VAPID_PUBLIC_KEY: publicKey })).toThrow(/must be set together/);
  });

  it.each([
    ['VAPID_PUBLIC_KEY', 'short'],
    ['VAPID_PRIVATE_KEY', `${privateKey}=`],
    ['VAPID_SUBJECT', 'http://desk.example'],
  ])('are refused as %s=%s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(`The variable ${name} is not right`);
  });
});
