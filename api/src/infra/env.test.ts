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

const SECRET = 'q7Jm0vX2cR9tL5nB8sW1zK4yH6dF3gAe';

describe('a secret', () => {
  it('can be read from a file', () => {
    const env = readEnv({ DEMO: '0', JWT_SECRET_FILE: file(`${SECRET}\n`) });
    expect(env.jwtSecret).toBe(SECRET);
  });

  it.each([
    [
      'does not exist',
      () => ({ JWT_SECRET_FILE: '/nowhere/secret' }),
      /\/nowhere\/secret of JWT_SECRET_FILE can't be read: ENOENT/,
    ],
    ['is empty', () => ({ JWT_SECRET_FILE: file('\n') }), /of JWT_SECRET_FILE is empty/],
    ['is configured twice', () => ({ JWT_SECRET: SECRET, JWT_SECRET_FILE: file(SECRET) }), /not both/],
    ['is too short', () => ({ JWT_SECRET_FILE: file('short') }), /JWT_SECRET/],
  ])('whose file %s is refused, and never printed', (_what, variables, sentence) => {
    expect(() => readEnv({ DEMO: '0', ...variables() })).toThrow(sentence);
  });
});

it.each(['JWT_SECRET', 'INVITE_SECRET'])(
  'a %s of one repeated letter is refused outside the demo',
  (name) => {
    const weak = { JWT_SECRET: SECRET, [name]: 'x'.repeat(40) };
    expect(() => readEnv({ DEMO: '0', ...weak })).toThrow(`The variable ${name} is easily guessed`);
    expect(() => readEnv({ DEMO: '1', ...weak })).not.toThrow();
  },
);

describe('the time budget of a call for the database', () => {
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

describe('the replicas of the database', () => {
  const database = 'mysql://euro@primary:3306/euro';

  it('are none by default, or those that are configured', () => {
    const read = (DATABASE_REPLICAS: string) =>
      readEnv({ DATABASE_URL: database, DATABASE_REPLICAS }).replicaUrls;
    expect(readEnv({}).replicaUrls).toEqual([]);
    expect(read('')).toEqual([]);
    expect(read('mysql://a/euro, mysql://b/euro')).toEqual(['mysql://a/euro', 'mysql://b/euro']);
  });

  it('can be read from a file, with their passwords', () => {
    const DATABASE_REPLICAS_FILE = file('mysql://euro:secret@a/euro\n');
    expect(readEnv({ DATABASE_URL: database, DATABASE_REPLICAS_FILE }).replicaUrls).toEqual([
      'mysql://euro:secret@a/euro',
    ]);
  });

  it('need a database that supports them', () => {
    expect(() => readEnv({ DATABASE_REPLICAS: 'mysql://a/euro' })).toThrow('DATABASE_URL must name a MySQL');
  });
});

describe('traces', () => {
  const endpoint = 'http://collector:4318/';
  const read = (variables: NodeJS.ProcessEnv) => readEnv(variables).tracing;

  it('are sent nowhere by default, and nowhere when OpenTelemetry is turned off', () => {
    expect(read({})).toBeNull();
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' })).toBeNull();
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeNull();
  });

  it('are sent to the general endpoint, or to that of traces, with the role as service name', () => {
    const url = 'http://collector:4318/v1/traces';
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toEqual({ url, serviceName: 'euromanager-api' });
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ROLE: 'worker' })?.serviceName).toBe(
      'euromanager-worker',
    );
    const own = 'https://traces.example/in';
    expect(
      read({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own })?.url,
    ).toBe(own);
  });
});

describe('the queue of workers', () => {
  const read = (variables: NodeJS.ProcessEnv) => readEnv(variables).queue;

  it('is in the database by default, also where there is a Redis', () => {
    expect(read({ REDIS_URL: 'redis://127.0.0.1:6379' })).toBeNull();
  });

  it('is in the shared Redis, or in a separate one', () => {
    const REDIS_URL = 'redis://127.0.0.1:6379';
    expect(read({ QUEUE: 'redis', REDIS_URL })).toEqual({ url: REDIS_URL, prefix: 'euro:' });
    const own = { QUEUE: 'redis', REDIS_URL, QUEUE_REDIS_URL: 'redis://queue:6379', REDIS_PREFIX: 'x:' };
    expect(read(own)).toEqual({ url: 'redis://queue:6379', prefix: 'x:' });
  });

  it('in Redis requires an address', () => {
    expect(() => read({ QUEUE: 'redis' })).toThrow('QUEUE_REDIS_URL or REDIS_URL must be set');
  });
});

describe('the keys of notifications', () => {
  const publicKey = 'B'.repeat(87);
  const privateKey = 'k'.repeat(43);

  it('are generated by default, with the sender of mails as contact for push services', () => {
    expect(readEnv({ STAND_INS_PORT: '4100' }).push).toEqual({
      keys: null,
      subject: 'mailto:noreply@euromanager.local',
      standIn: 'http://127.0.0.1:4100/stand-ins/push/',
    });
    expect(readEnv({ DEMO: '0', JWT_SECRET: SECRET }).push.standIn).toBeNull();
  });

  it('must be configured together', () => {
    const variables = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    expect(readEnv(variables).push.keys).toEqual({ publicKey, privateKey });
    expect(() => readEnv({ VAPID_PUBLIC_KEY: publicKey })).toThrow(/must be set together/);
  });

  it.each([
    ['VAPID_PUBLIC_KEY', 'short'],
    ['VAPID_PRIVATE_KEY', `${privateKey}=`],
    ['VAPID_SUBJECT', 'http://desk.example'],
  ])('are rejected as %s=%s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(`The variable ${name} is not right`);
  });
});

describe('live feeds', () => {
  const secret = `whsec_${'a'.repeat(32)}`;

  it('are off in production, and open to the demo’s secret in the demo', () => {
    expect(readEnv({ DEMO: '0', JWT_SECRET: SECRET }).feed).toEqual({ secrets: [], polls: [] });
    expect(readEnv({}).feed).toEqual({
      secrets: [{ competition: null, secret: expect.stringMatching(/^whsec_/) }],
      polls: [],
    });
  });

  it('have secrets, addresses and tokens per competition, or one secret for all', () => {
    const { feed } = readEnv({
      FEED_SECRETS: `EUROM/2024=${secret}\n WORLDM/2022=${secret}b= ${secret}`,
      FEED_URLS: 'EUROM/2024=https://feed.example/euro?key=a=b WORLDM/2022=http://127.0.0.1:9/',
      FEED_TOKENS: 'WORLDM/2022=open-sesame=',
    });
    expect(feed.secrets).toEqual([
      { competition: 'EUROM/2024', secret },
      { competition: 'WORLDM/2022', secret: `${secret}b=` },
      { competition: null, secret },
    ]);
    expect(feed.polls).toEqual([
      { competition: 'EUROM/2024', url: 'https://feed.example/euro?key=a=b', token: null },
      { competition: 'WORLDM/2022', url: 'http://127.0.0.1:9/', token: 'open-sesame=' },
    ]);
  });

  it.each([
    ['FEED_SECRETS', 'whsec_short'],
    ['FEED_SECRETS', 'EUROM=whsec_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['FEED_URLS', 'https://feed.example'],
    ['FEED_URLS', 'EUROM/2024=ftp://feed.example'],
    ['FEED_TOKENS', 'abc'],
  ])('are rejected as %s=%s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(`The variable ${name} is not right`);
  });
});
