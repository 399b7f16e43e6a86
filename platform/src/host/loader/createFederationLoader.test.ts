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
  it('gives its module, and the same one to whoever asks again', async () => {
    const { loader, urls } = setUp([works]);
    await expect(loader.load(release)).resolves.toBe(remote);
    await expect(loader.load(release)).resolves.toBe(remote);
    expect(urls).toEqual(['http://localhost/remotes/mf-team/1.0.0-abc/remoteEntry.js']);
  });

  it('is known to tools by its container and its version', async () => {
    const { loader } = setUp([works]);
    await loader.load(release);
    await loader.load(entryOf('mf-team', { version: '2.0.0' }).active);
    expect(remotesOfHost()).toMatchObject([
      { name: 'mf_team', version: '1.0.0-abc' },
      { name: 'mf_team~2', version: '2.0.0' },
    ]);
  });

  it('comes from the registry’s address, whatever another tool registers in its place', async () => {
    const { loader, urls } = setUp([works]);
    const [host] = instances();
    host?.registerPlugins([
      {
        name: 'somebody',
        beforeRegisterRemote(given) {
          Object.assign(given.remote, { entry: 'http://localhost:3001/mf-manifest.json' });
          return given;
        },
      },
    ]);
    await expect(loader.load(release)).resolves.toBe(remote);
    expect(urls).toEqual(['http://localhost/remotes/mf-team/1.0.0-abc/remoteEntry.js']);
  });

  it('asks once more when the script does not arrive the first time', async () => {
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
  ])('says %s', async (code, scripts, exposed) => {
    const { loader } = setUp(scripts, exposed);
    await expect(loader.load(release)).rejects.toMatchObject({
      name: 'RemoteFailure',
      code,
      remote: 'mf-team',
    });
  });

  it('asks once more for a chunk: the first answer may be the failed preload that the browser remembers', async () => {
    let asked = 0;
    const { loader, urls } = setUp([works], () => {
      asked += 1;
      return asked === 1 ? fail('Loading chunk 12 failed.') : { remote };
    });
    await expect(loader.load(release)).resolves.toBe(remote);
    expect(urls).toHaveLength(2);
  });

  it('does not even fetch a remote that speaks another contract', async () => {
    const { loader, urls } = setUp([works]);
    const newer = entryOf('mf-team', { contract: 3 }).active;
    await expect(loader.load(newer)).rejects.toMatchObject({ code: 'contract-too-new' });
    expect(urls).toEqual([]);
  });

  it('starts from nothing after a failure: another address, a container registered anew', async () => {
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

  it('loads a release again under another address when a part of what was loaded is missing', async () => {
    const { loader, urls } = setUp([works]);
    await loader.load(release);
    await loader.load(release, { anew: true });
    await loader.load(release);
    expect(urls).toHaveLength(2);
    expect(urls[1]).toContain('/remotes/mf-team/1.0.0-abc/remoteEntry.js?r=');
  });

  it('does not even fetch a remote that asks for what the shell does not share', async () => {
    const { loader, urls } = setUp([works], undefined, {
      react: { version: '19.3.1', get: async () => ({}) },
    });
    const asking = entryOf('mf-team', { shared: ['react'], requires: { jquery: '^3.7.1' } }).active;
    await expect(loader.load(asking)).rejects.toMatchObject({ code: 'share-refused' });
    expect(urls).toEqual([]);
  });
});

function fail(message: string): never {
  throw new Error(message);
}
