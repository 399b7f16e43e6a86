import helpers from '@module-federation/runtime/helpers';
import type { RemoteModule } from '../../contract/platform.js';
import { entryOf } from '../registry/registryFixture.js';
import { createFederation, type ProvidedModules } from './createFederation.js';
import { createFederationLoader } from './createFederationLoader.js';

const release = entryOf('mf-team').active;
const remote: RemoteModule = { contract: 2, mount: () => ({ update() {}, unmount() {} }) };

interface Script {
  /** Without one it leaves no container behind. */
  leavesContainer?: true;
  fails?: 'missing' | 'refused' | 'threw';
}

const realFetch = globalThis.fetch;
let watched: MutationObserver | undefined;

/** The runtime itself, in a page whose scripts are played. */
function setUp(scripts: Script[], exposed: () => unknown = () => ({ remote }), provided?: ProvidedModules) {
  const urls: string[] = [];
  Reflect.set(globalThis, 'mf_team', undefined);
  const container = { init: () => {}, get: async () => exposed };
  const play = (element: HTMLScriptElement) => {
    urls.push(element.src);
    const script = scripts[urls.length - 1] ?? scripts.at(-1) ?? {};
    if (script.leavesContainer) Reflect.set(globalThis, 'mf_team', container);
    if (script.fails === 'threw')
      window.dispatchEvent(
        new ErrorEvent('error', { filename: element.src, message: 'Uncaught Error: boom' }),
      );
    globalThis.fetch = async () => ({ ok: script.fails === 'refused' }) as Response;
    const isHere = script.fails === undefined || script.fails === 'threw';
    element.dispatchEvent(new Event(isHere ? 'load' : 'error'));
  };
  watched = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) play(node);
  });
  watched.observe(document.head, { childList: true });
  const federation = createFederation(provided ?? {});
  return { loader: createFederationLoader({ federation, provided }), urls };
}

const instances = () => helpers.global.nativeGlobal.__FEDERATION__.__INSTANCES__;
const remotesOfHost = () => instances()[0]?.options.remotes;

afterEach(() => {
  watched?.disconnect();
  globalThis.fetch = realFetch;
  helpers.global.resetFederationGlobalInfo();
});

const works: Script = { leavesContainer: true };
const missing: Script = { fails: 'missing' };

describe('loading a remote', () => {
  it('resolves with its module, and with the same one for later calls', async () => {
    const { loader, urls } = setUp([works]);
    await expect(loader.load(release)).resolves.toBe(remote);
    await expect(loader.load(release)).resolves.toBe(remote);
    expect(urls).toEqual(['http://localhost/remotes/mf-team/1.0.0-abc/remoteEntry.js']);
  });

  it('is listed for developer tools with container and version', async () => {
    const { loader } = setUp([works]);
    await loader.load(release);
    await loader.load(entryOf('mf-team', { version: '2.0.0' }).active);
    expect(remotesOfHost()).toMatchObject([
      { name: 'mf_team', version: '1.0.0-abc' },
      { name: 'mf_team~2', version: '2.0.0' },
    ]);
  });

  it('uses the registry’s address even when another tool replaces it', async () => {
    const { loader, urls } = setUp([works]);
    const [host] = instances();
    host?.registerPlugins([
      {
        name: 'somebody',
        beforeRegisterRemote(args) {
          Object.assign(args.remote, { entry: 'http://localhost:3001/mf-manifest.json' });
          return args;
        },
      },
    ]);
    await expect(loader.load(release)).resolves.toBe(remote);
    expect(urls).toEqual(['http://localhost/remotes/mf-team/1.0.0-abc/remoteEntry.js']);
  });

  it('retries a missing script once', async () => {
    const { loader, urls } = setUp([missing, works]);
    await expect(loader.load(release)).resolves.toBe(remote);
    expect(urls).toHaveLength(2);
    expect(new Set(urls).size).toBe(2);
  });

  it.each<[string, Script[], () => unknown]>([
    ['script-missing', [missing], () => ({ remote })],
    ['script-refused', [{ fails: 'refused' }], () => ({ remote })],
    ['script-threw', [{ fails: 'threw' }], () => ({ remote })],
    ['module-missing', [{}], () => ({ remote })],
    ['module-missing', [works], () => ({})],
    ['module-missing', [works], () => ({ remote: { contract: 2 } })],
    ['module-missing', [works], () => fail('[ Federation Runtime ]: Failed to get module. #RUNTIME-014')],
    ['contract-too-new', [works], () => ({ remote: { ...remote, contract: 3 } })],
    ['contract-too-old', [works], () => ({ remote: { ...remote, contract: 0 } })],
    ['share-refused', [works], () => fail("Shared module jquery doesn't exist in shared scope default")],
    ['script-missing', [works], () => fail('Loading chunk 12 failed.')],
    ['script-threw', [works], () => fail("can't access property x of undefined")],
  ])('fails with %s', async (code, scripts, exposed) => {
    const { loader } = setUp(scripts, exposed);
    await expect(loader.load(release)).rejects.toMatchObject({
      name: 'RemoteFailure',
      code,
      remote: 'mf-team',
    });
  });

  it('retries a missing chunk once: the browser may replay a failed preload', async () => {
    let attempts = 0;
    const { loader, urls } = setUp([works], () => {
      attempts += 1;
      return attempts === 1 ? fail('Loading chunk 12 failed.') : { remote };
    });
    await expect(loader.load(release)).resolves.toBe(remote);
    expect(urls).toHaveLength(2);
  });

  it('does not fetch a remote of another contract', async () => {
    const { loader, urls } = setUp([works]);
    const newer = entryOf('mf-team', { contract: 3 }).active;
    await expect(loader.load(newer)).rejects.toMatchObject({ code: 'contract-too-new' });
    expect(urls).toEqual([]);
  });

  it('uses another address and another registration after a failure', async () => {
    let broken = true;
    const { loader, urls } = setUp([works], () => (broken ? fail('half initialised') : { remote }));
    await expect(loader.load(release)).rejects.toMatchObject({ code: 'script-threw' });
    broken = false;
    await expect(loader.load(release)).resolves.toBe(remote);
    expect(urls).toHaveLength(2);
    expect(urls[1]).toContain('?r=');
  });

  it('loads a newer release of the same remote beside the old one, from the address that was preloaded', async () => {
    const { loader, urls } = setUp([works]);
    await loader.load(release);
    await loader.load(entryOf('mf-team', { version: '2.0.0' }).active);
    expect(urls[1]).toBe('http://localhost/remotes/mf-team/2.0.0/remoteEntry.js');
  });

  it('loads a release again under another address when a chunk is missing', async () => {
    const { loader, urls } = setUp([works]);
    await loader.load(release);
    await loader.load(release, { force: true });
    await loader.load(release);
    expect(urls).toHaveLength(2);
    expect(urls[1]).toContain('/remotes/mf-team/1.0.0-abc/remoteEntry.js?r=');
  });

  it('does not fetch a remote that requires a module which the shell does not share', async () => {
    const { loader, urls } = setUp([works], undefined, {
      react: { version: '19.3.1', get: async () => ({}) },
    });
    const asking = entryOf('mf-team', { shared: ['react'], requires: { jquery: '^3.7.1' } }).active;
    await expect(loader.load(asking)).rejects.toMatchObject({ code: 'share-refused' });
    expect(urls).toEqual([]);
  });
});

describe('the code of a page', () => {
  const pages = { '/team/:id': { files: ['chunks/2.js'], shared: [] } };
  const paged = entryOf('mf-team', { preload: ['chunks/1.js'], pages }).active;
  const linked = (rel: string) =>
    [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'));

  afterEach(() => {
    for (const link of document.head.querySelectorAll('link')) link.remove();
  });

  it('is loaded with the module, and only for the page that is opened', async () => {
    const prepared: string[] = [];
    let arrive = () => {};
    const preload = (route: string) => {
      prepared.push(route);
      return new Promise<void>((resolve) => {
        arrive = resolve;
      });
    };
    const { loader } = setUp([works], () => ({ remote: { ...remote, preload } }));
    await loader.load(paged);
    expect(prepared).toEqual([]);
    let isReady = false;
    const loading = loader.load(paged, { route: '/team/:id' }).then(() => {
      isReady = true;
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect({ asked: prepared, isReady }).toEqual({ asked: ['/team/:id'], isReady: false });
    arrive();
    await loading;
  });

  it('is fetched in parallel to the entry', async () => {
    const { loader } = setUp([works]);
    const loading = loader.load(paged, { route: '/team/:id' });
    expect(linked('preload')).toEqual([
      '/remotes/mf-team/1.0.0-abc/chunks/1.js',
      '/remotes/mf-team/1.0.0-abc/chunks/2.js',
    ]);
    await loading;
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('Loading chunk 2 failed.'))],
    [
      'throws',
      () => {
        throw new Error('boom');
      },
    ],
  ])('that %s does not prevent the mount', async (_how, preload) => {
    const { loader } = setUp([works], () => ({ remote: { ...remote, preload } }));
    await expect(loader.load(paged, { route: '/team/:id' })).resolves.toMatchObject({ preload });
  });

  it('is prefetched with its release, once, and does not run', () => {
    const { loader, urls } = setUp([works]);
    loader.hint(paged, '/team/:id');
    loader.hint(paged, '/team/:id');
    expect(linked('prefetch')).toEqual([
      '/remotes/mf-team/1.0.0-abc/remoteEntry.js',
      '/remotes/mf-team/1.0.0-abc/chunks/1.js',
      '/remotes/mf-team/1.0.0-abc/chunks/2.js',
    ]);
    expect(urls).toEqual([]);
  });
});

function fail(message: string): never {
  throw new Error(message);
}
