import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/builtRemote.js';
import { REPOSITORY } from '../workspace/repository.js';

let folder: string;
let server: Server;
let taken: number;

beforeAll(async () => {
  folder = temporaryFolder();
  server = createServer();
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  taken = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `npm start` without npm, until it gives up. */
function start(variables: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const env = {
    ...process.env,
    PORT: '39817',
    API_PORT: '39818',
    STAND_INS_PORT: '39819',
    DATA_DIR: join(folder, 'data'),
    ...variables,
  };
  const child = spawn(process.execPath, [join(REPOSITORY, 'tooling/bin/start.mjs')], { env });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  const late = setTimeout(() => child.kill(), 15_000);
  return new Promise((ended) =>
    child.once('close', (code) => {
      clearTimeout(late);
      ended({ code, said });
    }),
  );
}

describe('npm start says in one sentence', () => {
  it.each([
    ['PORT', () => taken],
    ['API_PORT', () => taken],
    ['STAND_INS_PORT', () => taken],
  ])('that the port of %s is taken', async (variable, port) => {
    expect(await start({ [variable]: String(port()) })).toEqual({
      code: 1,
      said: `Port ${taken} is taken: stop what listens there, or choose another with ${variable}.\n`,
    });
  });

  it('that a port is none', async () => {
    expect(await start({ PORT: 'http' })).toEqual({
      code: 1,
      said: 'PORT=http is not a port: give a number from 1 to 65535.\n',
    });
  });

  it('that an address is not one of this computer', async () => {
    expect(await start({ HOST: '203.0.113.7' })).toEqual({
      code: 1,
      said: '203.0.113.7 is not an address of this computer: see HOST.\n',
    });
  });

  it('that nothing can be kept in DATA_DIR', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await start({ DATA_DIR: file })).toEqual({
      code: 1,
      said: `The folder ${file} cannot be written (it is a file): choose another with DATA_DIR.\n`,
    });
    const below = join(file, 'below');
    expect((await start({ DATA_DIR: below })).said).toBe(
      `The folder ${below} cannot be written (a part of the path is a file): choose another with DATA_DIR.\n`,
    );
  });

  it.each(['postgres://127.0.0.1/game', 'mysql://127.0.0.1', 'game.sqlite', 'sqlite:'])(
    'that DATABASE_URL=%s is not right',
    async (url) => {
      expect(await start({ DATABASE_URL: url })).toEqual({
        code: 1,
        said: 'DATABASE_URL is not right: it must look like sqlite:path/to/file or mysql://user:password@host:3306/database.\n',
      });
    },
  );
});
