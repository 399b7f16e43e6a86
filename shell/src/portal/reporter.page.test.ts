import { endpoints, MAX_FAULTS } from '@euro/api-contract';
import { RemoteFailure } from '@euro/platform/host';
import { createReporter } from './faults.js';

const body = endpoints['POST faults'].body;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function setUp(answer: () => Promise<Response> = async () => new Response('{}')) {
  const sent: RequestInit[] = [];
  const reporter = createReporter({
    page: window,
    fetch: (address, init = {}) => {
      expect(address).toBe('/api/faults');
      sent.push(init);
      return answer();
    },
    version: '1.0.0-shell',
    kindOf: (pathname) => (pathname === '/team/12' ? '/team/:id' : null),
  });
  const report = (error: unknown, source: string) =>
    reporter.note({
      ...{ error, source, pathname: '/team/12' },
      release: source === 'mf-team' ? '1.1.0-0a1b2c3d4e' : null,
    });
  const faults = () => sent.map((init) => body.parse(JSON.parse(String(init.body))).faults);
  return { report, end: reporter.end, sent, faults };
}

describe('a fault in the browser', () => {
  it('is reported to the API with its code, remote and release', () => {
    const { report, faults, sent, end } = setUp();
    report(new RemoteFailure('script-threw', 'mf-team', new Error('x is undefined')), 'mf-team');
    report(new TypeError('y is null'), 'shell');
    jest.advanceTimersByTime(1_000);
    expect(faults()).toEqual([
      [
        {
          ...{ code: 'script-threw', remote: 'mf-team', release: '1.1.0-0a1b2c3d4e' },
          ...{ message: 'Error: x is undefined', path: '/team/:id', count: 1 },
        },
        {
          ...{ code: 'error', remote: 'shell', release: null },
          ...{ message: 'TypeError: y is null', path: '/team/:id', count: 1 },
        },
      ],
    ]);
    expect(sent[0]).toMatchObject({ keepalive: true, credentials: 'omit' });
    end();
  });

  it('has the places in scripts of releases that it passed, and nothing else of its stack', () => {
    const { report, faults, end } = setUp();
    const error = new Error('x is undefined');
    error.stack = [
      'Error: x is undefined',
      '    at save (https://euro.test/remotes/mf-team/1.1.0-0a1b/chunks/12.js:1:23456)',
      'press@https://euro.test/remotes/mf-team/1.1.0-0a1b/remoteEntry.js?r=1:3:4',
      '    at https://euro.test/main.0123abcd.js:1:1',
    ].join('\n');
    report(new RemoteFailure('render-threw', 'mf-team', error), 'mf-team');
    jest.advanceTimersByTime(1_000);
    expect(faults()[0]?.[0]?.frames).toEqual([
      '/remotes/mf-team/1.1.0-0a1b/chunks/12.js:1:23456',
      '/remotes/mf-team/1.1.0-0a1b/remoteEntry.js:3:4',
    ]);
    end();
  });

  it.each([
    ['null', null, 'null'],
    ['nothing', undefined, 'undefined'],
    ['a symbol', Symbol('s'), 'Symbol(s)'],
    ['an object that has no text', Object.create(null), 'nothing that can be said in words'],
  ])('is reported when it is %s, too', (_what, thrown, message) => {
    const { report, faults, end } = setUp();
    report(thrown, 'mf-team');
    report(new RemoteFailure('mount-threw', 'mf-team', thrown), 'mf-team');
    jest.advanceTimersByTime(1_000);
    expect(faults()[0]?.[0]).toMatchObject({ code: 'error', message });
    expect(faults()[0]?.[1]).toMatchObject({ code: 'mount-threw' });
    end();
  });

  it('is counted when it is repeated', () => {
    const { report, faults, end } = setUp();
    for (let time = 0; time < 3; time++) report(new Error('again'), 'mf-team');
    jest.advanceTimersByTime(1_000);
    expect(faults()).toEqual([[expect.objectContaining({ message: 'Error: again', count: 3 })]]);
    end();
  });

  it('is batched: at most one call in ten seconds', () => {
    const { report, sent, end } = setUp();
    report(new Error('first'), 'shell');
    jest.advanceTimersByTime(1_000);
    report(new Error('second'), 'shell');
    jest.advanceTimersByTime(9_000);
    expect(sent).toHaveLength(1);
    jest.advanceTimersByTime(1_000);
    expect(sent).toHaveLength(2);
    end();
  });

  it('is reported by its first ones and a count of the rest during a flood', () => {
    const { report, faults, end } = setUp();
    for (let fault = 0; fault < 50; fault++) report(new Error(`no. ${fault}`), 'shell');
    jest.advanceTimersByTime(1_000);
    expect(faults()[0]).toHaveLength(MAX_FAULTS);
    expect(faults()[0]?.at(-1)).toMatchObject({ code: 'more', remote: 'shell', count: 31 });
    end();
  });

  it('is still sent when the page is left', () => {
    const { report, sent, end } = setUp();
    report(new Error('last words'), 'shell');
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
    jest.advanceTimersByTime(20_000);
    expect(sent).toHaveLength(1);
    end();
  });

  it('is dropped silently when the API is down', async () => {
    const { report, sent, end } = setUp(() => Promise.reject(new TypeError('failed to fetch')));
    report(new Error('boom'), 'shell');
    await jest.advanceTimersByTimeAsync(30_000);
    expect(sent).toHaveLength(1);
    end();
  });

  it.each([
    ['a mail address', 'no user jan.peeters+x@voorbeeld.be here', 'Error: no user (mail) here'],
    [
      'a token',
      `bad token eyJhbGciOiJIUzI1NiIsInR5cCI.eyJzdWIiOiIxMjM0.sflKxwRJSMeKKF2QT4`,
      'Error: bad token (code)',
    ],
    ['a long number', 'account 0475123456 failed', 'Error: account # failed'],
    ['the query of an address', 'GET /api/x?user=jan answered 500', 'Error: GET /api/x answered 500'],
  ])('ignores %s', (_, message, expected) => {
    const { report, faults, end } = setUp();
    report(new Error(message), 'shell');
    jest.advanceTimersByTime(1_000);
    expect(faults()[0]?.[0]?.message).toBe(expected);
    end();
  });

  it.each([
    ['transfers/panel@1', 'transfers-panel-1'],
    ['42', 'shell'],
    ['mf-team', 'mf-team'],
  ])('of %s is reported as %s', (source, remote) => {
    const { report, faults, end } = setUp();
    report(new Error('boom'), source);
    report('no error at all', source);
    jest.advanceTimersByTime(1_000);
    expect(faults()[0]?.map((fault) => fault.remote)).toEqual([remote, remote]);
    end();
  });
});
