import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { parse, parseAllDocuments } from 'yaml';
import { OF_API, variablesOf } from './variablesOf.js';

const FOLDER = 'ops/containers/kubernetes';
const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');

interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
}

interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly envFrom?: readonly { readonly configMapRef: { readonly name: string } }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly lifecycle?: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } };
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}

interface Volume {
  readonly name: string;
  readonly persistentVolumeClaim?: { readonly claimName: string };
  readonly secret?: { readonly secretName: string };
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly replicas?: number;
    readonly maxUnavailable?: number;
    readonly strategy?: { readonly rollingUpdate: object };
    readonly selector?: Readonly<Record<string, unknown>>;
    readonly ports?: readonly { readonly port: number; readonly targetPort: string }[];
    readonly template?: {
      readonly spec: {
        readonly containers: readonly Container[];
        readonly volumes: readonly Volume[];
        readonly terminationGracePeriodSeconds?: number;
        readonly securityContext: { readonly runAsNonRoot: boolean };
      };
    };
  };
}

const kustomization = parse(read(`${FOLDER}/kustomization.yaml`)) as {
  readonly resources: readonly string[];
  readonly configMapGenerator: readonly { readonly name: string; readonly literals: readonly string[] }[];
  readonly images: readonly { readonly name: string; readonly newTag: string }[];
};
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(`${FOLDER}/${file}`)).map((document) => document.toJS() as Manifest),
);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const deployments = ofKind('Deployment');
const workloads = [...deployments, ...ofKind('Job')];
const podOf = ({ metadata, spec }: Manifest) => {
  const pod = spec.template?.spec;
  const container = pod?.containers[0];
  if (!pod || !container) throw new Error(`${metadata.name} has no container.`);
  return { pod, container };
};
const settings = new Map(
  kustomization.configMapGenerator.map(({ name, literals }) => [
    name,
    new Map(literals.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)])),
  ]),
);
const dockerfile = read('ops/containers/Dockerfile');
const guide = read('docs/guides/deploy.md');

it('lists every file of the folder', () => {
  const files = readdirSync(join(REPOSITORY, FOLDER)).filter((file) => file !== 'kustomization.yaml');
  expect([...kustomization.resources].sort()).toEqual(files.sort());
});

it('runs images of the Dockerfile, all of one version', () => {
  const targets = new Set(
    [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name = '']) => `euromanager-${name}`),
  );
  const tagged = kustomization.images.map(({ name }) => name);
  for (const workload of workloads) {
    const { image } = podOf(workload).container;
    expect([image, targets.has(image), tagged.includes(image)]).toEqual([image, true, true]);
  }
  expect(new Set(kustomization.images.map(({ newTag }) => newTag)).size).toBe(1);
});

it('runs API processes, workers, gateways and nginx, several of each', () => {
  const replicas = Object.fromEntries(
    deployments.map(({ metadata, spec }) => [metadata.name, spec.replicas]),
  );
  expect(replicas).toEqual({ api: 3, worker: 2, gateway: 2, nginx: 2 });
  const roles = deployments.map((deployment) => podOf(deployment).container.env?.[0]?.value).filter(Boolean);
  expect(roles).toEqual(['api', 'worker']);
});

it('replaces processes one by one, after another one is ready, and evicts one at a time', () => {
  for (const { metadata, spec } of deployments) {
    expect(spec.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    const budget = ofKind('PodDisruptionBudget').find((one) => one.metadata.name === metadata.name);
    expect([metadata.name, budget?.spec.maxUnavailable, budget?.spec.selector]).toEqual([
      ...[metadata.name, 1, { matchLabels: { app: metadata.name } }],
    ]);
  }
});

it('gives a stopping process the time that it needs', () => {
  const longestDrain = 10;
  for (const deployment of deployments) {
    const { pod, container } = podOf(deployment);
    const [, seconds = '0'] = container.lifecycle?.preStop.exec.command ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(5);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + longestDrain);
  }
});

it('probes each process where the images do', () => {
  const paths = { api: '/api/health/ready', worker: '/api/health/ready', gateway: '/registry.json' };
  for (const [name, path] of Object.entries(paths)) {
    const deployment = deployments.find(({ metadata }) => metadata.name === name);
    expect(deployment && podOf(deployment).container.readinessProbe?.httpGet?.path).toBe(path);
    expect(dockerfile).toContain(`"${path}"`);
  }
  for (const name of ['api', 'worker']) {
    const deployment = deployments.find(({ metadata }) => metadata.name === name);
    expect(deployment && podOf(deployment).container.livenessProbe?.httpGet?.path).toBe('/api/health/live');
  }
});

it('refers to ports that the images open', () => {
  for (const [name, port] of [
    ['api', 4000],
    ['gateway', 3000],
  ] as const) {
    expect(dockerfile).toContain(`EXPOSE ${port}`);
    const deployment = deployments.find(({ metadata }) => metadata.name === name);
    expect(deployment && podOf(deployment).container.ports?.[0]?.containerPort).toBe(port);
    const service = ofKind('Service').find(({ metadata }) => metadata.name === name);
    expect(service?.spec.ports?.[0]?.port).toBe(port);
  }
  expect(settings.get('gateway')?.get('API_URL')).toMatch(/^http:\/\/api:4000(,http:\/\/api:4000)+$/);
  expect(settings.get('api')?.get('REGISTRY_URL')).toBe('http://gateway:3000/registry.json');
});

it('sets variables that the programs read, without the demo and without a secret', () => {
  const documented = {
    api: variablesOf(...OF_API),
    gateway: variablesOf('ops/gateway/src/main.ts', 'ops/gateway/src/server/placesFrom.ts'),
  };
  for (const [name, variables] of Object.entries(documented)) {
    const unknown = [...(settings.get(name)?.keys() ?? [])].filter(
      (key) => !variables.has(key.replace(/_FILE$/, '')),
    );
    expect([name, unknown]).toEqual([name, []]);
  }
  expect(settings.get('api')?.get('DEMO')).toBe('0');
  expect(settings.get('api')?.get('PUBLIC_URL')).toMatch(/^https:/);
  expect(ofKind('Secret')).toEqual([]);
});

it('references secrets that the guide creates', () => {
  const files = [...(settings.get('api') ?? [])]
    .filter(([key]) => key.endsWith('_FILE'))
    .map(([, path]) => path);
  expect(files.length).toBeGreaterThan(3);
  for (const path of files) {
    const [, name = ''] = /^\/run\/secrets\/euro\/(\w+)$/.exec(path) ?? [];
    expect(guide).toContain(`--from-file=ops/containers/secrets/${name}`);
  }
  const mounted = workloads.flatMap((workload) =>
    podOf(workload).pod.volumes.flatMap(({ secret }) => secret ?? []),
  );
  for (const { secretName } of mounted) expect(guide).toContain(`create secret generic ${secretName} `);
});

it('mounts declared volumes, and claims that exist', () => {
  const claims = ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
  for (const workload of workloads) {
    const { pod, container } = podOf(workload);
    const names = pod.volumes.map(({ name }) => name);
    for (const { name } of container.volumeMounts) expect(names).toContain(name);
    for (const { persistentVolumeClaim } of pod.volumes)
      if (persistentVolumeClaim) expect(claims).toContain(persistentVolumeClaim.claimName);
  }
});

it('gives processes minimal privileges', () => {
  for (const workload of workloads) {
    const { pod, container } = podOf(workload);
    expect(pod.securityContext.runAsNonRoot).toBe(true);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  }
});

it('migrates and publishes with the programs of the composition', () => {
  const compose = parse(read('ops/containers/compose.yaml'), { merge: true }) as {
    readonly services: Readonly<Record<string, { readonly command?: readonly string[] }>>;
  };
  const jobs = new Map(ofKind('Job').map((job) => [job.metadata.name, podOf(job).container]));
  expect(jobs.get('migrate')?.command).toEqual(compose.services.migrate?.command);
  expect([...jobs.keys()]).toEqual(['migrate', 'releases']);
});
