import { createParcels } from './createParcels.js';

const parcels = createParcels();

function page(text: string, log: string[] = []) {
  const element = document.createElement('div');
  return {
    element,
    mounting: parcels.mount({
      name: `mf-${text}`,
      element,
      props: text,
      mount: (props: string) => {
        element.textContent = props;
        return {
          update: (next: string) => {
            element.textContent = next;
          },
          unmount: () => {
            log.push(`unmounted ${element.textContent}`);
            element.textContent = '';
          },
        };
      },
    }),
  };
}

describe('pages under single-spa', () => {
  it('are mounted, updated and unmounted at once', async () => {
    const log: string[] = [];
    const { element, mounting } = page('team', log);
    const mounted = await mounting;
    expect(element.textContent).toBe('team');
    mounted.update('points');
    expect(element.textContent).toBe('points');
    mounted.unmount();
    expect(log).toEqual(['unmounted points']);
    expect(element.textContent).toBe('');
  });

  it('may stand beside each other', async () => {
    const [one, two] = [page('one'), page('two')];
    const mounted = await Promise.all([one.mounting, two.mounting]);
    expect([one.element.textContent, two.element.textContent]).toEqual(['one', 'two']);
    for (const each of mounted) each.unmount();
  });

  it('that throw reject with their own error, and others still mount afterwards', async () => {
    const failing = parcels.mount({
      name: 'mf-broken',
      element: document.createElement('div'),
      props: null,
      mount: () => {
        throw new Error('boom');
      },
    });
    await expect(failing).rejects.toThrow('boom');
    const { element, mounting } = page('next');
    await mounting;
    expect(element.textContent).toBe('next');
  });

  it('that throw on leaving do not keep the next one from coming', async () => {
    const mounted = await parcels.mount({
      name: 'mf-rude',
      element: document.createElement('div'),
      props: null,
      mount: () => ({
        update() {},
        unmount: () => {
          throw new Error('rude');
        },
      }),
    });
    expect(() => mounted.unmount()).toThrow('rude');
    const { element, mounting } = page('polite');
    await mounting;
    expect(element.textContent).toBe('polite');
  });
});
