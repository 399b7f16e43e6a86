import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, type Portal, seedDemo, startApi } from '@euro/gateway/testing';
import { diskStore, publishBuiltRemotes, REPOSITORY } from '@euro/release';
import { addNewsRemote, temporaryFolder } from '@euro/release/testing';
import { NginxServer } from './nginxServer.js';

const READERS = 6;

interface Answer {
  readonly status: number;
  readonly body: string;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

describe('two processes of the API and two gateways, restarted one by one behind nginx', () => {
  let folder: string;
  let dataDir: string;
  let port: number;
  let nginx: NginxServer;
  let apiPorts: readonly number[];
  const apis: Portal[] = [];
  const gatewayPorts: number[] = [];
  const gateways: ChildProcess[] = [];
  const agent = new Agent({ keepAlive: true });

  beforeAll(async () => {
    folder = temporaryFolder();
    dataDir = await seedDemo(folder);
    addNewsRemote(folder);
    await publishBuiltRemotes(folder, diskStore(dataDir));
    port = await freePort();
    apiPorts = [await freePort(), await freePort()];
    for (const apiPort of apiPorts) apis.push(await startOneApi(apiPort));
    for (const at of [0, 1]) {
      gatewayPorts.push(await freePort());
      gateways.push(await startGateway(at));
    }
    nginx = new NginxServer({
      ...{ folder: join(folder, 'nginx'), port },
      gateways: gatewayPorts.map((number) => `127.0.0.1:${number}`),
    });
    await nginx.start();
  });
  afterAll(async () => {
    agent.destroy();
    await Promise.all([...apis.map((api) => api.stop()), ...gateways.map(ended), nginx.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const startOneApi = (apiPort: number) =>
    startApi({ API_PORT: String(apiPort), DATA_DIR: dataDir, DATABASE_URL: '', TRUSTED_PROXIES: '2' });

  async function startGateway(at: number): Promise<ChildProcess> {
    const gateway = spawn(process.execPath, [join(REPOSITORY, 'ops/gateway/dist/main.js')], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(gatewayPorts[at]),
        API_URL: apiPorts.map((apiPort) => `http://127.0.0.1:${apiPort}`).join(','),
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await once(gateway, 'message');
    return gateway;
  }

  function ask({ method, path, headers = {}, body }: Call): Promise<Answer> {
    return new Promise((answered, failed) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const outgoing = request(
        {
          ...{ port, host: '127.0.0.1', method, path, agent },
          headers: { ...headers, 'content-type': 'application/json', 'content-length': text.length },
        },
        (answer) => {
          let text = '';
          answer.on('data', (part) => {
            text += part;
          });
          answer.on('end', () => answered({ status: answer.statusCode ?? 0, body: text }));
          answer.on('error', failed);
        },
      );
      outgoing.on('error', failed);
      outgoing.end(text);
    });
  }

  async function signIn(): Promise<{ authorization: string; teamId: number }> {
    const credentials = { email: 'fan@demo.test', password: 'euro2024' };
    const signedIn = await ask({ method: 'POST', path: '/api/user/login', body: credentials });
    const { token } = JSON.parse(signedIn.body) as { token: string };
    const headers = { authorization: token };
    const { teams } = JSON.parse((await ask({ method: 'GET', path: '/api/teams', headers })).body) as {
      teams: readonly { id: number }[];
    };
    return { authorization: token, teamId: teams[0]?.id ?? 0 };
  }

  it('answer every call, and persist everything that they acknowledged', async () => {
    const { authorization, teamId } = await signIn();
    const failed: string[] = [];
    let [requestCount, acknowledged, isDone] = [0, '', false];

    const note = ({ method, path }: Call, { status, body }: Answer) => {
      requestCount += 1;
      if (status !== 200) failed.push(`${method} ${path}: ${status} ${body.slice(0, 200)}`);
    };
    const often = async (call: () => Call, then = () => {}) => {
      while (!isDone) {
        const next = call();
        note(next, await ask(next));
        then();
      }
    };
    let number = 0;
    const rename = (): Call => ({
      method: 'POST',
      path: `/api/team/${teamId}/name`,
      headers: { authorization, 'idempotency-key': `restart-${++number}` },
      body: { teamName: `Ploeg ${number}` },
    });
    const load = [
      ...Array.from({ length: READERS }, () => often(() => ({ method: 'GET', path: '/api/matches' }))),
      often(() => ({ method: 'GET', path: '/registry.json' })),
      often(rename, () => {
        acknowledged = `Ploeg ${number}`;
      }),
    ];
    for (const [at, apiPort] of apiPorts.entries()) {
      await sleep(500);
      await apis[at]?.stop();
      apis[at] = await startOneApi(apiPort);
    }
    for (const at of gateways.keys()) {
      await sleep(500);
      await ended(gateways[at]);
      gateways[at] = await startGateway(at);
    }
    await sleep(500);
    isDone = true;
    await Promise.all(load);

    expect(failed).toEqual([]);
    expect(requestCount).toBeGreaterThan(500);
    const headers = { authorization };
    expect((await ask({ method: 'GET', path: `/api/team/${teamId}`, headers })).body).toContain(
      `"${acknowledged}"`,
    );
  });
});

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
