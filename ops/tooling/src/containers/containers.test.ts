import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { parse } from 'yaml';
import { OF_API, variablesOf } from './variablesOf.js';

const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly restart?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
}

const compose = parse(read('ops/containers/compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const services = Object.entries(compose.services);

/** The instructions of the Dockerfile by stage, with continued lines joined. */
const stages = new Map<string, string[]>();
let stage: string[] = [];
for (const line of read('ops/containers/Dockerfile').replaceAll('\\\n', ' ').split('\n')) {
  const [, name] = /^FROM \S+ AS (\S+)$/.exec(line) ?? [];
  if (name !== undefined) {
    stage = [];
    stages.set(name, stage);
  }
  if (line !== '' && !line.startsWith('#')) stage.push(line);
}
const instructions = [...stages.values()].flat();

/** Path of an image's file in the repository; programs are compiled from a source of the same name. */
function isThere(path: string): boolean {
  const source = path.replace(/^(api|ops\/\w+)\/dist\/(src\/)?(.*)\.js$/, '$1/src/$3.ts');
  return existsSync(join(REPOSITORY, source));
}

describe('the images', () => {
  it('copy from existing stages that precede them', () => {
    const earlierStages: string[] = [];
    for (const [name, lines] of stages) {
      for (const line of lines) {
        const [, from] = /--from=(\S+)/.exec(line) ?? [];
        if (from !== undefined) expect(earlierStages).toContain(from);
      }
      earlierStages.push(name);
    }
  });

  it('copy and run existing files', () => {
    const copied = instructions.flatMap((line) => /^COPY (?!--from)(\S+) /.exec(line)?.[1] ?? []);
    const run = instructions.flatMap((line) => {
      const [, words] = /\bCMD (\[.*\])$/.exec(line) ?? [];
      return words === undefined ? [] : (JSON.parse(words) as string[]).filter((word) => word.endsWith('js'));
    });
    expect(copied.length).toBeGreaterThan(3);
    expect(run.length).toBeGreaterThan(3);
    for (const path of [...copied, ...run]) expect([path, isThere(path)]).toEqual([path, true]);
  });

  it('run as an unprivileged user, in production, with a health check', () => {
    expect(stages.get('runtime')).toEqual(expect.arrayContaining(['USER node', 'VOLUME /data']));
    expect(stages.get('runtime')?.join()).toMatch(/NODE_ENV=production .*DEMO=0/);
    for (const name of ['api', 'gateway']) expect(stages.get(name)?.join()).toContain('HEALTHCHECK');
  });

  it('contain no secret, and neither does their context', () => {
    expect(instructions.join('\n')).not.toMatch(/SECRET|PASSWORD|TOKEN/);
    expect(read('.dockerignore')).toContain('ops/containers/secrets');
    expect(read('.gitignore')).toContain('ops/containers/secrets');
  });
});

describe('the composition', () => {
  it('builds existing targets', () => {
    for (const [, { build }] of services) {
      if (build) expect([...stages.keys()]).toContain(build.target);
    }
  });

  it('references existing services, secrets and volumes', () => {
    for (const [, { depends_on = {}, secrets = [], volumes = [] }] of services) {
      for (const name of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(name);
      for (const name of secrets) expect(Object.keys(compose.secrets)).toContain(name);
      for (const [name = ''] of volumes.map((volume) => volume.split(':'))) {
        if (!name.startsWith('.')) expect(Object.keys(compose.volumes)).toContain(name);
      }
    }
  });

  it('runs two serving processes and a worker after the migrations', () => {
    const roles = services.map(([, { environment }]) => environment?.ROLE).filter(Boolean);
    expect(roles.sort()).toEqual(['api', 'api', 'worker']);
    for (const name of ['api-1', 'api-2', 'worker']) {
      expect(compose.services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
    }
  });

  it('runs existing programs on a read-only file system', () => {
    for (const [, { command = [], image = '', read_only }] of services) {
      for (const word of command.filter((part) => part.endsWith('.js'))) expect(isThere(word)).toBe(true);
      if (/^euromanager-(api|gateway|releases)$/.test(image)) expect(read_only).toBe(true);
    }
  });

  it('contains no default secret', () => {
    const text = read('ops/containers/compose.yaml');
    expect(text).not.toMatch(/(SECRET|PASSWORD)(_\w+)?: (?!\/run\/secrets\/|'yes')\S/);
    for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/secrets\//);
    for (const name of ['api-1', 'worker']) expect(compose.services[name]?.environment?.DEMO).toBe('0');
  });

  it('sets variables that the programs read, like the images', () => {
    const ofApi = variablesOf(...OF_API);
    const ofGateway = variablesOf(
      ...['main', 'server/placesFrom', 'server/foreignScripts'].map((file) => `ops/gateway/src/${file}.ts`),
      'ops/release/src/registry/storeFrom.ts',
    );
    for (const [name, { image, environment = {} }] of services) {
      const variables = { 'euromanager-api': ofApi, 'euromanager-gateway': ofGateway }[image ?? ''];
      const unknown = Object.keys(environment).filter(
        (key) => variables && !variables.has(key.replace(/_FILE$/, '')),
      );
      expect([name, unknown]).toEqual([name, []]);
    }
    const set = instructions.flatMap((line) =>
      [...line.matchAll(/\b([A-Z_]+)=/g)].map(([, key = '']) => key),
    );
    const ofImages = new Set([...ofApi, ...ofGateway, 'NODE_ENV', 'NODE', 'NGINX']);
    expect(set.filter((key) => !ofImages.has(key))).toEqual([]);
  });

  it('refers to processes at the ports that they open', () => {
    const ports = { api: 'API_PORT=4000', gateway: 'PORT=3000' };
    for (const [target, setting] of Object.entries(ports)) {
      const stageOf = stages.get(target)?.join('\n') ?? '';
      const [variable, port] = setting.split('=');
      expect(stageOf).toContain(`ENV ${setting}`);
      expect(stageOf).toContain(`EXPOSE ${port}`);
      expect(stageOf).toContain(`"ops/containers/healthy.mjs", "${variable}"`);
    }
    const named = read('ops/containers/compose.yaml').matchAll(/\b(api|gateway)-\d:(\d+)/g);
    const references = [...named].map(([, target = '', port]) => [
      target,
      ports[target as 'api'].endsWith(`=${port}`),
    ]);
    expect(references.length).toBeGreaterThan(2);
    expect(references.filter(([, isRight]) => !isRight)).toEqual([]);
  });

  it('gives our services minimal privileges, and checks the health of long-running ones', () => {
    for (const [name, { image = '', build, healthcheck, restart, ...service }] of services) {
      const isOurs = /^euromanager-(api|gateway|releases)$/.test(image);
      if (isOurs) expect([name, service.cap_drop, service.tmpfs]).toEqual([name, ['ALL'], ['/tmp']]);
      if (isOurs) expect(service.security_opt).toEqual(['no-new-privileges:true']);
      const isChecked =
        healthcheck ||
        stages
          .get(build?.target ?? '')
          ?.join()
          .includes('HEALTHCHECK');
      if (restart !== 'no') expect([name, Boolean(isChecked)]).toEqual([name, true]);
    }
  });

  it('uses only keys of the compose format', () => {
    const composeKeys = new Set([
      ...['image', 'build', 'command', 'environment', 'secrets', 'volumes', 'depends_on', 'ports'],
      ...['read_only', 'tmpfs', 'cap_drop', 'security_opt', 'restart', 'stop_grace_period', 'healthcheck'],
    ]);
    const conditions = ['service_started', 'service_healthy', 'service_completed_successfully'];
    for (const [name, service] of services) {
      expect([name, Object.keys(service).filter((key) => !composeKeys.has(key))]).toEqual([name, []]);
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(conditions).toContain(condition);
        const mustEnd = condition === 'service_completed_successfully';
        expect([other, compose.services[other]?.restart === 'no']).toEqual([other, mustEnd]);
      }
    }
    expect(Object.keys(compose).filter((key) => !key.startsWith('x-'))).toEqual([
      ...['name', 'services', 'secrets', 'volumes'],
    ]);
  });
});
