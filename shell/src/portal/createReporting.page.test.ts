import { createReporting } from './createReporting.js';

const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});

describe('a fault', () => {
  it('is logged at once, and sent to the API when the page is left', async () => {
    const payloads: unknown[] = [];
    const reporting = createReporting({
      version: '1.0.0-shell',
      page: window,
      findPage: () => null,
      fetch: async (_, init = {}) => {
        payloads.push(JSON.parse(String(init.body)));
        return new Response('{}');
      },
    });
    const error = new Error('boom');
    reporting.report(error, 'shell', { part: 'menu' });
    reporting.report(error, 'mf-team');
    expect(quiet).toHaveBeenCalledWith('[shell]', error, { part: 'menu' });
    while (payloads.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      window.dispatchEvent(new Event('pagehide'));
    }
    expect(payloads).toMatchObject([
      {
        faults: [
          { code: 'error', remote: 'shell', release: '1.0.0-shell' },
          { code: 'error', remote: 'mf-team', release: null },
        ],
      },
    ]);
    reporting.end();
  });
});
