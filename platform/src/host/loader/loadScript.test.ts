import { loadScript } from './loadScript.js';

const options = {
  url: 'http://remotes.test/remoteEntry.js',
  integrity: 'sha384-AAAA',
  timeout: 50,
  remote: 'mf-team',
};

function theScript(): HTMLScriptElement {
  const script = document.head.querySelector('script');
  if (!script) throw new Error('no script was added');
  return script;
}

describe('running an entry script', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
    document.head.replaceChildren();
  });

  it('asks for it across origins, with the integrity from the registry, and cleans up', async () => {
    const loading = loadScript(options);
    const script = theScript();
    expect(script).toMatchObject({
      src: options.url,
      crossOrigin: 'anonymous',
      integrity: options.integrity,
    });
    script.onload?.(new Event('load'));
    await loading;
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('tells a script that threw from one that did not arrive', async () => {
    const loading = loadScript(options);
    const script = theScript();
    window.dispatchEvent(new ErrorEvent('error', { filename: script.src, error: new Error('boom') }));
    script.onload?.(new Event('load'));
    await expect(loading).rejects.toMatchObject({ code: 'script-threw', cause: new Error('boom') });
  });

  it('leaves the errors of other scripts to them', async () => {
    const loading = loadScript(options);
    window.dispatchEvent(
      new ErrorEvent('error', { filename: 'http://elsewhere.test/x.js', error: new Error('boom') }),
    );
    theScript().onload?.(new Event('load'));
    await expect(loading).resolves.toBeUndefined();
  });

  it.each([
    ['script-missing', async () => ({ ok: false, status: 404 }) as Response],
    ['script-missing', () => Promise.reject(new TypeError('offline'))],
    ['script-refused', async () => ({ ok: true, status: 200 }) as Response],
  ])('says %s when the browser only says error', async (code, answer) => {
    globalThis.fetch = answer;
    const loading = loadScript(options);
    theScript().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ code });
  });

  it('stops waiting', async () => {
    await expect(loadScript(options)).rejects.toMatchObject({ code: 'script-missing' });
    expect(document.head.querySelector('script')).toBeNull();
  });
});
