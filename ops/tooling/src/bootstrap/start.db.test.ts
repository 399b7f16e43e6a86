import { execFileSync, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { temporaryFolder } from '@euro/release/testing';

let folder: string;
let server: Server;
let usedPort: number;

beforeAll(async () => {
  folder = temporaryFolder();
  server = createServer();
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  usedPort = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `npm start` without npm, until it exits. */
function start(
  variables: Record<string, string>,
  words: readonly string[] = [],
): Promise<{ code: number | null; output: string }> {
  const env = {
    ...process.env,
    PORT: '39817',
    API_PORT: '39818',
    STAND_INS_PORT: '39819',
    DATA_DIR: join(folder, 'data'),
    ...variables,
  };
  const child = spawn(process.execPath, [join(REPOSITORY, 'ops/tooling/bin/start.mjs'), ...words], { env });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  const late = setTimeout(() => child.kill(), 120_000);
  return new Promise((ended) =>
    child.once('close', (code) => {
      clearTimeout(late);
      ended({ code, output });
    }),
  );
}

describe('npm start reports in one sentence', () => {
  it.each([
    ['PORT', () => usedPort],
    ['API_PORT', () => usedPort],
    ['STAND_INS_PORT', () => usedPort],
  ])('that the port of %s is in use', async (variable, port) => {
    expect(await start({ [variable]: String(port()) })).toEqual({
      code: 1,
      output: `Port ${usedPort} is taken: stop what listens there, or choose another with ${variable}.\n`,
    });
  });

  it('that a port is invalid', async () => {
    expect(await start({ PORT: 'http' })).toEqual({
      code: 1,
      output: 'PORT=http is not a port: give a number from 1 to 65535.\n',
    });
  });

  it('that a competition is unknown', async () => {
    expect(await start({ DEMO_WITH: 'worldcup2022,mycup2028' })).toEqual({
      code: 1,
      output: 'There is no pack mycup2028 in the folder competitions (DEMO_WITH).\n',
    });
  });

  it('that an argument is unknown', async () => {
    const { code, output } = await start({}, ['--without', 'worldcup2022']);
    expect([code, output]).toEqual([1, expect.stringContaining('npm start -- --with worldcup2022')]);
  });

  it('that an address is not local', async () => {
    expect(await start({ HOST: '203.0.113.7' })).toEqual({
      code: 1,
      output: '203.0.113.7 is not an address of this computer: see HOST.\n',
    });
  });

  it('that DATA_DIR is not writable', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await start({ DATA_DIR: file })).toEqual({
      code: 1,
      output: `The folder ${file} cannot be written (it is a file): choose another with DATA_DIR.\n`,
    });
    const below = join(file, 'below');
    expect((await start({ DATA_DIR: below })).output).toBe(
      `The folder ${below} cannot be written (a part of the path is a file): choose another with DATA_DIR.\n`,
    );
  });

  it.each(['postgres://127.0.0.1/game', 'mysql://127.0.0.1', 'game.sqlite', 'sqlite:'])(
    'that DATABASE_URL=%s is invalid',
    async (url) => {
      expect(await start({ DATABASE_URL: url })).toEqual({
        code: 1,
        output:
          'DATABASE_URL is not right: it must look like sqlite:path/to/file or mysql://user:password@host:3306/database.\n',
      });
    },
  );
});

it('the accounts of the broadcaster are listed, each with what it demonstrates', () => {
  const module = join(REPOSITORY, 'ops/tooling/bin/lib/standIns.mjs');
  const script = `const { describeStandIns } = await import(${JSON.stringify(module)});
    console.log(await describeStandIns({ standInsPort: 1 }, {}));`;
  const list = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(list.trim().split('\n')).toEqual([
    'With the broadcaster De Schelde, everybody signs in with the password schelde:',
    ...Array.from({ length: 4 }, () => expect.stringMatching(/^ {2}\S+@\S+\.test +(?!undefined)\w/)),
  ]);
});
