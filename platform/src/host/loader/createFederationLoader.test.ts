import type { RemoteModule } from '../../contract/platform.js';
import { RemoteFailure } from '../failures/failures.js';
import { entryOf } from '../registry/registryFixture.js';
import type { Federation, ProvidedModules } from './createFederation.js';
import { createFederationLoader } from './createFederationLoader.js';

const release = entryOf('mf-team').active;
const remote: RemoteModule = { contract: 2, mount: () => ({ update() {}, unmount() {} }) };

interface Script {
  /** What the entry script does when it runs; nothing leaves no container behind. */
  run?: () => void;
  fails?: RemoteFailure;
}

type Plugin = NonNullable<Parameters<Federation['registerPlugins']>[0]>[number];

/** A federation with the runtime's behaviour: a name that was registered stays with its first entry, and opens it once. */
function setUp(scripts: Script[], exposed: () => unknown = () => ({ remote }), provided?: ProvidedModules) {
  const urls: string[] = [];
  let plugin: Plugin | undefined;
  const entries = new Map<string, string>();
  const opened = new Map<string, unknown>();
  const federation = {
    registerPlugins: ([given]: Plugin[]) => {
      plugin = given;
    },
    registerRemotes([given]: { name: string; entry: string }[]) {
      if (given && !entries.has(given.name)) entries.set(given.name, given.entry);
    },
    async loadRemote(id: string) {
      const [name = '', path] = id.split('/');
      expect([name, path]).toEqual([expect.stringMatching(/^mf_team~/), 'remote']);
      const remoteInfo = { name, entry: entries.get(name), entryGlobalName: 'mf_team' };
      if (!opened.has(name)) opened.set(name, await plugin?.loadEntry?.({ remoteInfo } as never));
      return opened.get(name) && exposed();
    },
  } as unknown as Federation;
  const loader = createFederationLoader({
    federation,
    provided,
    runScript: async ({ url }) => {
      urls.push(url);
      const script = scripts[urls.length - 1] ?? scripts.at(-1);
      if (script?.fails) throw script.fails;
      script?.run?.();
    },
  });
  return { loader, urls };
}

const works: Script = {
  run: () => Reflect.set(globalThis, 'mf_team', { init: () => {}, get: async () => () => ({}) }),
};
const missing: Script = { fails: new RemoteFailure('script-missing', 'mf-team') };

describe('loading a remote', () => {
  it('gives its module, and the same one to whoever asks again', async () => {
    const { loader, urls } = setUp([works]);
    await expect(loader.load(release)).resolves.toBe(remote);
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
    ['script-refused', [{ fails: new RemoteFailure('script-refused', 'mf-team') }], () => ({ remote })],
    ['script-threw', [{ fails: new RemoteFailure('script-threw', 'mf-team') }], () => ({ remote })],
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
