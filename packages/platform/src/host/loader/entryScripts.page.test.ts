import helpers from '@module-federation/runtime/helpers';
import { entryOf } from '../registry/registryFixture.js';
import { createFederation } from './createFederation.js';
import { entryScripts } from './entryScripts.js';

const url = 'http://remotes.test/remoteEntry.js';
const again = `${url}?again`;
const { active } = entryOf('mf-team');

/** Scripts of the page that have not arrived, by address. */
function scriptAt(address: string): Promise<HTMLScriptElement> {
  return new Promise((found) => {
    const look = () => {
      const script = [...document.head.querySelectorAll('script')].find(({ src }) => src === address);
      if (script) found(script);
      else setTimeout(look, 1);
    };
    look();
  });
}

function load(timeouts: readonly [number, number] = [500, 500]) {
  const federation = createFederation({});
  federation.registerPlugins([entryScripts({ releaseAt: () => active, timeouts })]);
  federation.registerRemotes([{ name: 'mf_team', entry: url, entryGlobalName: 'mf_team' }]);
  Reflect.set(globalThis, 'mf_team', undefined);
  return federation.loadRemote('mf_team/remote');
}

function arrive(script: HTMLScriptElement): void {
  Reflect.set(globalThis, 'mf_team', { init: () => {}, get: async () => () => 'module' });
  script.dispatchEvent(new Event('load'));
}

describe('fetching an entry', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
    document.head.replaceChildren();
    helpers.global.resetFederationGlobalInfo();
  });

  it('requests it across origins, with the integrity from the registry, and removes the script', async () => {
    const loading = load();
    const script = await scriptAt(url);
    expect(script).toMatchObject({ crossOrigin: 'anonymous', integrity: active.manifest.integrity });
    arrive(script);
    await expect(loading).resolves.toBe('module');
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('distinguishes a throwing script from a missing one, and does not run it again', async () => {
    const loading = load();
    const script = await scriptAt(url);
    window.dispatchEvent(new ErrorEvent('error', { filename: script.src, message: 'Uncaught Error: boom' }));
    script.dispatchEvent(new Event('load'));
    await expect(loading).rejects.toThrow(/ScriptExecutionError.*boom/);
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('ignores errors of other scripts', async () => {
    const loading = load();
    const script = await scriptAt(url);
    window.dispatchEvent(
      new ErrorEvent('error', { filename: 'http://elsewhere.test/x.js', message: 'boom' }),
    );
    arrive(script);
    await expect(loading).resolves.toBe('module');
  });

  it.each([
    ['it is missing', async () => ({ ok: false, status: 404 }) as Response],
    ['the network failed', () => Promise.reject(new TypeError('offline'))],
  ])('retries from a second address, with the same integrity, when %s', async (_what, answer) => {
    globalThis.fetch = answer;
    const loading = load();
    (await scriptAt(url)).dispatchEvent(new Event('error'));
    const second = await scriptAt(again);
    expect(second).toMatchObject({ crossOrigin: 'anonymous', integrity: active.manifest.integrity });
    arrive(second);
    await expect(loading).resolves.toBe('module');
  });

  it('fails when the second address is missing too', async () => {
    globalThis.fetch = async () => ({ ok: false, status: 404 }) as Response;
    const loading = load();
    (await scriptAt(url)).dispatchEvent(new Event('error'));
    (await scriptAt(again)).dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('RUNTIME-008');
  });

  it('refuses bytes that do not match the integrity, without a retry', async () => {
    globalThis.fetch = async () => ({ ok: true, status: 200 }) as Response;
    const loading = load();
    (await scriptAt(url)).dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ code: 'script-refused', remote: 'mf-team' });
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('refuses them from the second address too', async () => {
    let fetches = 0;
    globalThis.fetch = async () => ({ ok: ++fetches === 2 }) as Response;
    const loading = load();
    (await scriptAt(url)).dispatchEvent(new Event('error'));
    (await scriptAt(again)).dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ code: 'script-refused', remote: 'mf-team' });
  });

  it('times out for the first and for the second address', async () => {
    const loading = load([10, 60]);
    await scriptAt(again);
    const began = performance.now();
    await expect(loading).rejects.toThrow('timed out');
    expect(performance.now() - began).toBeGreaterThan(40);
    expect(document.head.querySelector('script')).toBeNull();
  });
});
