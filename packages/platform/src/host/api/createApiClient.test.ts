import { competitionCalls, endpoints } from '@euro/api-contract';
import type { CallCompetition } from './buildRequest.js';
import { createApiClient } from './createApiClient.js';
import { isOpenCall } from './openCalls.js';

type Answer = Response | Error | 'never';

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

function bodyOf(body: RequestInit['body']): unknown {
  if (body === undefined) return undefined;
  return body instanceof FormData ? [...body.entries()] : JSON.parse(String(body));
}

function setUp(
  answers: Answer[],
  options: {
    tokens?: string[];
    widgetUser?: string;
    refresh?: 'refused';
    onToken?: () => void;
    onRenewal?: () => void;
    competition?: CallCompetition;
  } = {},
) {
  const sent: Sent[] = [];
  const shown: string[] = [];
  let token: string | null = options.tokens?.[0] ?? null;
  let renewals = 0;
  let mark = 0;
  const fetch = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    sent.push({
      url: String(url),
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: bodyOf(init.body),
    });
    const answer = answers[sent.length - 1] ?? answers.at(-1);
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (answer === 'never') {
      // As a browser's fetch does: also for a signal that was aborted before.
      init.signal?.throwIfAborted();
      await new Promise((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    }
    if (answer instanceof Error) throw answer;
    return (answer as Response).clone();
  };
  const api = createApiClient({
    base: '/api',
    fetch,
    locale: () => 'nl',
    widgetUser: () => options.widgetUser ?? null,
    competition: options.competition ?? null,
    session: {
      mark: () => mark,
      async token() {
        options.onToken?.();
        return token;
      },
      async renew() {
        renewals++;
        options.onRenewal?.();
        if (options.refresh === 'refused')
          return { error: { code: 'refresh-refused', status: 401, message: '' } };
        token = options.tokens?.[renewals] ?? null;
        return token ? { data: token } : { error: { code: 'session-expired', status: 401, message: '' } };
      },
    },
    notices: { show: ({ text, duration }) => shown.push(`${text} (${duration})`) },
    timeout: 40,
    pause: () => 1,
  });
  return { api, sent, shown, renewals: () => renewals, anotherSession: () => mark++ };
}

const ok = (body: unknown = { ok: true }) => new Response(JSON.stringify(body));
const refusal = (status: number, code: string, more = {}) =>
  new Response(JSON.stringify({ error: { code, message: `(${code})`, requestId: 'r1', ...more } }), {
    status,
  });

describe('a call', () => {
  it('follows the contract: path, sorted query, language, bare token', async () => {
    const { api, sent } = setUp([ok({ team: 1 })], { tokens: ['abc'] });
    const answer = await api.call('GET team/{id}', { params: { id: 7 }, query: { weekId: 2, _t: 'x y' } });
    expect(answer).toEqual({ data: { team: 1 } });
    expect(sent).toEqual([
      {
        url: '/api/team/7?_t=x+y&weekId=2',
        method: 'GET',
        headers: { Accept: 'application/json', 'Accept-Language': 'nl', Authorization: 'abc' },
        body: undefined,
      },
    ]);
  });

  it('omits undefined and null from the query', async () => {
    const { api, sent } = setUp([ok()]);
    await api.call('GET players-stats', { query: { name: undefined, pageNumber: 2 } });
    expect(sent[0]?.url).toBe('/api/players-stats?pageNumber=2');
  });

  it('sends files as a form, behind the fields of its body', async () => {
    const { api, sent } = setUp([ok()], { tokens: ['abc'] });
    const cover = new File(['picture'], 'cover.png', { type: 'image/png' });
    await api.call('POST league/cover', { body: { leagueId: 3, leagueName: undefined }, files: { cover } });
    expect(sent[0]?.headers).not.toHaveProperty('Content-Type');
    expect(sent[0]?.body).toEqual([
      ['leagueId', '3'],
      ['cover', cover],
    ]);
  });

  it('sends the broadcaster cookie with every POST and PUT only', async () => {
    const { api, sent } = setUp([ok()], { tokens: ['abc'], widgetUser: 'w-1' });
    await api.call('POST team/{id}/name', { params: { id: 7 }, body: { teamName: 'De Kampioenen' } });
    await api.call('PUT user', { body: { firstName: 'Lotte' } });
    await api.call('POST team/{id}/copy', { params: { id: 7 } });
    await api.call('GET teams', {});
    await api.call('DELETE team/{id}', { params: { id: 7 } });
    expect(sent.map(({ body }) => body)).toEqual([
      { teamName: 'De Kampioenen', widgetUser: 'w-1' },
      { firstName: 'Lotte', widgetUser: 'w-1' },
      { widgetUser: 'w-1' },
      undefined,
      undefined,
    ]);
  });

  it('sends no token with the open calls', async () => {
    const { api, sent } = setUp([ok()], { tokens: ['abc'] });
    await api.call('GET players', {});
    expect(sent[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('lists exactly the open calls of the contract that browsers make', () => {
    const named = Object.keys(endpoints) as (keyof typeof endpoints)[];
    expect(named.filter(isOpenCall).sort()).toEqual(
      named.filter((name) => endpoints[name].access === 'open' && !('signed' in endpoints[name])).sort(),
    );
  });
});

describe('a call on a page of another competition than the default', () => {
  const competition = { competitionFeed: 'WORLDM', seasonId: 2022, calls: competitionCalls() };

  it('has it in the query of a read, and in the body of a write', async () => {
    const { api, sent } = setUp([ok()], { tokens: ['abc'], competition });
    await api.call('GET players', {});
    await api.call('GET matches', { query: { weekId: 2 } });
    const lineup = { starting: [1], bench: [], captainId: 1, viceCaptainId: null };
    await api.call('POST team/add', { body: { teamName: 'De Kampioenen', ...lineup } });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/players?competitionFeed=WORLDM&seasonId=2022',
      '/api/matches?competitionFeed=WORLDM&seasonId=2022&weekId=2',
      '/api/team/add',
    ]);
    expect(sent[2]?.body).toMatchObject({
      competitionFeed: 'WORLDM',
      seasonId: 2022,
      teamName: 'De Kampioenen',
    });
  });

  it('retains the competition of the caller', async () => {
    const { api, sent } = setUp([ok()], { competition });
    await api.call('GET players', { query: { competitionFeed: 'EUROM', seasonId: 2024 } });
    expect(sent[0]?.url).toBe('/api/players?competitionFeed=EUROM&seasonId=2024');
  });

  it('omits it where the contract does not have it', async () => {
    const { api, sent } = setUp([ok()], { tokens: ['abc'], competition });
    await api.call('GET competitions', {});
    await api.call('POST team/{id}/copy', { params: { id: 7 } });
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      ['/api/competitions', undefined],
      ['/api/team/7/copy', undefined],
    ]);
  });
});

describe('a refused call', () => {
  it("returns the API's code, sentence, details and request id", async () => {
    const { api } = setUp([refusal(422, 'lineup-invalid', { details: { issues: [] } })], { tokens: ['abc'] });
    const { error } = await api.call('POST team/{id}/name', { params: { id: 7 }, body: { teamName: 'x' } });
    expect(error).toEqual({
      code: 'lineup-invalid',
      message: '(lineup-invalid)',
      status: 422,
      details: { issues: [] },
      requestId: 'r1',
    });
  });

  it.each<[string, Answer, number]>([
    ['offline', new TypeError('Failed to fetch'), 0],
    ['timed-out', 'never', 0],
    ['unreadable-answer', new Response('<html>', { status: 200 }), 200],
    ['unreadable-answer', new Response('Bad gateway', { status: 500 }), 500],
    ['unreadable-answer', new Response('{"message":"?"}', { status: 400 }), 400],
  ])('fails with %s in the reader’s language', async (code, answer, status) => {
    const { api } = setUp([answer]);
    const { error } = await api.call('GET players', {});
    expect(error).toMatchObject({ code, status });
    expect(error?.message).toMatch(/\w{3,}.*\.$/);
  });
});

describe('an expired session', () => {
  it('is renewed once for concurrent calls, which are retried', async () => {
    const expired = refusal(401, 'session-expired');
    const { api, sent, renewals } = setUp([expired, ok()], { tokens: ['old', 'new'] });
    const answer = await api.call('POST team/{id}/name', {
      params: { id: 7 },
      body: { teamName: 'De Kampioenen' },
    });
    expect(answer.data).toEqual({ ok: true });
    expect(sent.map(({ headers }) => headers.Authorization)).toEqual(['old', 'new']);
    expect(renewals()).toBe(1);
  });

  it('is renewed once per call', async () => {
    const { api, sent } = setUp([refusal(401, 'session-expired')], { tokens: ['old', 'new'] });
    const { error } = await api.call('GET teams', {});
    expect(error?.code).toBe('session-expired');
    expect(sent).toHaveLength(2);
  });

  it('fails with a sentence when it can’t be renewed', async () => {
    const { api, sent } = setUp([refusal(401, 'session-expired')], { tokens: ['old'], refresh: 'refused' });
    const { error } = await api.call('GET teams', {});
    expect(error).toMatchObject({
      code: 'refresh-refused',
      message: 'Je sessie is verlopen. Meld je opnieuw aan.',
    });
    expect(sent).toHaveLength(1);
  });

  it('is not confused with a wrong password', async () => {
    const { api, renewals } = setUp([refusal(401, 'invalid-credentials')], { tokens: ['old', 'new'] });
    const { error } = await api.call('POST user/login', { body: { email: 'a@b.be', password: 'x' } });
    expect(error?.code).toBe('invalid-credentials');
    expect(renewals()).toBe(0);
  });
});

describe('a retry', () => {
  const gone = new TypeError('Failed to fetch');

  it.each<[string, Answer]>([
    ['the network failed', gone],
    ['the server is not available', refusal(503, 'not-available')],
  ])('repeats a GET when %s', async (_, answer) => {
    const { api, sent } = setUp([answer, ok()]);
    expect((await api.call('GET players', {})).data).toEqual({ ok: true });
    expect(sent).toHaveLength(2);
  });

  it('repeats a GET once', async () => {
    const { api, sent } = setUp([gone]);
    await api.call('GET players', {});
    expect(sent).toHaveLength(2);
  });

  it('does not follow a refusal', async () => {
    const { api, sent } = setUp([refusal(404, 'not-found')]);
    await api.call('GET match/{id}', { params: { id: 99 } });
    expect(sent).toHaveLength(1);
  });

  it('never repeats a write without a key', async () => {
    const { api, sent } = setUp([gone], { tokens: ['abc'] });
    await api.call('POST team/{id}/name', { params: { id: 7 }, body: { teamName: 'De Kampioenen' } });
    expect(sent).toHaveLength(1);
  });

  const rename = { params: { id: 7 }, body: { teamName: 'De Kampioenen' }, idempotencyKey: 'k-1' };
  const keys = (sent: readonly Sent[]) => sent.map(({ headers }) => headers['Idempotency-Key']);

  it.each<[string, Answer]>([
    ['the network failed', gone],
    ['the request timed out', 'never'],
    ['the server is not available', refusal(503, 'not-available')],
  ])('repeats a write with the same key when %s', async (_, answer) => {
    const { api, sent } = setUp([answer, ok()], { tokens: ['abc'] });
    expect((await api.call('POST team/{id}/name', rename)).data).toEqual({ ok: true });
    expect(keys(sent)).toEqual(['k-1', 'k-1']);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  it('repeats a write with a key once, and a later call sends it again', async () => {
    const { api, sent } = setUp(['never', 'never', ok()], { tokens: ['abc'] });
    expect((await api.call('POST team/{id}/name', rename)).error?.code).toBe('timed-out');
    expect(sent).toHaveLength(2);
    expect((await api.call('POST team/{id}/name', rename)).data).toEqual({ ok: true });
    expect(keys(sent)).toEqual(['k-1', 'k-1', 'k-1']);
  });

  it.each<[string, Answer[], number]>([
    ['right away', [refusal(401, 'session-expired'), ok()], 1],
    ['when it is repeated', [gone, refusal(401, 'session-expired'), ok()], 1],
  ])('repeats a write with the same key after a renewed session: %s', async (_, answers, times) => {
    const { api, sent, renewals } = setUp(answers, { tokens: ['old', 'new'] });
    expect((await api.call('POST team/{id}/name', rename)).data).toEqual({ ok: true });
    expect(renewals()).toBe(times);
    expect(new Set(keys(sent))).toEqual(new Set(['k-1']));
    expect(sent.at(-1)?.headers.Authorization).toBe('new');
  });

  it('does not follow a refused write with a key', async () => {
    const { api, sent } = setUp([refusal(409, 'deadline-passed')], { tokens: ['abc'] });
    await api.call('POST team/{id}/name', rename);
    expect(sent).toHaveLength(1);
  });

  it('does not follow an aborted write', async () => {
    const { api, sent } = setUp(['never'], { tokens: ['abc'] });
    const stop = new AbortController();
    const call = api.call('POST team/{id}/name', { ...rename, signal: stop.signal });
    setTimeout(() => stop.abort(), 5);
    expect((await call).error?.code).toBe('aborted');
    expect(sent).toHaveLength(1);
  });
});

describe('a download', () => {
  const zip = () =>
    new Response('PK', {
      headers: { 'Content-Disposition': 'attachment; filename="euromanager-2024-06-19.zip"' },
    });

  it('has content and name of the response, and sends the token', async () => {
    const { api, sent } = setUp([refusal(401, 'session-expired'), zip()], { tokens: ['old', 'new'] });
    const { data } = await api.download('GET user/export', { query: { format: 'csv' } });
    expect([data?.name, await data?.content.text()]).toEqual(['euromanager-2024-06-19.zip', 'PK']);
    expect(sent.map(({ url }) => url)).toEqual(Array(2).fill('/api/user/export?format=csv'));
    expect(sent.at(-1)?.headers.Authorization).toBe('new');
  });

  it('fails like other calls', async () => {
    const { api } = setUp([refusal(429, 'too-many-requests')], { tokens: ['abc'] });
    const { error } = await api.download('GET user/export', { query: { format: 'csv' } });
    expect(error?.code).toBe('too-many-requests');
  });
});

describe('sharing', () => {
  it('the same GET in flight is one request, a later one is another', async () => {
    const { api, sent } = setUp([ok()]);
    await Promise.all([api.call('GET players', {}), api.call('GET players', {})]);
    expect(sent).toHaveLength(1);
    await api.call('GET players', {});
    expect(sent).toHaveLength(2);
  });

  it('requests are not shared between sessions', async () => {
    const { api, sent, anotherSession } = setUp([ok()], { tokens: ['abc'] });
    const first = api.call('GET teams', {});
    anotherSession();
    await Promise.all([first, api.call('GET teams', {})]);
    expect(sent).toHaveLength(2);
  });

  it('an aborted call does not abort the others', async () => {
    const { api, sent } = setUp([ok()]);
    const stop = new AbortController();
    const impatient = api.call('GET players', { signal: stop.signal });
    const patient = api.call('GET players', {});
    stop.abort();
    expect((await impatient).error?.code).toBe('aborted');
    expect((await patient).data).toEqual({ ok: true });
    expect(sent).toHaveLength(1);
  });

  it('writes are never shared', async () => {
    const { api, sent } = setUp([ok()]);
    const login = { body: { email: 'a@b.be', password: 'x' } };
    await Promise.all([api.call('POST user/login', login), api.call('POST user/login', login)]);
    expect(sent).toHaveLength(2);
  });
});

describe('a write that is queued', () => {
  const save = { params: { id: 7 }, body: { starting: [] }, idempotencyKey: 'once' } as never;
  const sentBack = (details: object) => refusal(503, 'not-available', { details });

  it('is retried automatically with its key and ticket until its turn, and reports the waiting time', async () => {
    const { api, sent, shown } = setUp([
      sentBack({ ticket: 'first', place: 34, seconds: 4 }),
      sentBack({ ticket: 'second', place: 2, seconds: 1 }),
      ok({ saved: true }),
    ]);
    expect(await api.call('POST team/{id}', save)).toEqual({ data: { saved: true } });
    expect(sent.map(({ headers }) => [headers['Idempotency-Key'], headers['Admission-Ticket']])).toEqual([
      ['once', undefined],
      ['once', 'first'],
      ['once', 'second'],
    ]);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(shown).toEqual([
      expect.stringMatching(/nummer 34 .* nog 4 s.* \(1000\)$/),
      expect.stringMatching(/nummer 2 .* nog 1 s.* \(1000\)$/),
    ]);
  });

  it('resolves with the server’s final response, such as that it is too late', async () => {
    const { api } = setUp([sentBack({ ticket: 'a', place: 1, seconds: 1 }), refusal(409, 'deadline-passed')]);
    const { error } = await api.call('POST team/{id}', save);
    expect(error?.code).toBe('deadline-passed');
  });

  it('retains its ticket where the server could not respond in time, and is then retried once', async () => {
    const { api, sent, shown } = setUp([sentBack({ ticket: 'a' }), sentBack({ ticket: 'b' }), ok()]);
    expect((await api.call('POST team/{id}', save)).error?.code).toBe('not-available');
    expect(sent.map(({ headers }) => headers['Admission-Ticket'])).toEqual([undefined, 'a']);
    expect(shown).toEqual([]);
  });

  it('fails like any other where the code of the queue does not load', async () => {
    jest.doMock('./waitForTurn.js', () => {
      throw new Error('a chunk of a release that is gone');
    });
    const { api, sent } = setUp([sentBack({ ticket: 'a', place: 1, seconds: 1 })]);
    expect((await api.call('POST team/{id}', save)).error?.code).toBe('not-available');
    expect(sent).toHaveLength(1);
    jest.dontMock('./waitForTurn.js');
  });

  it('is sent again without a key where it has a place, because it was not begun', async () => {
    const { api, sent, shown } = setUp([
      sentBack({ ticket: 'a', place: 1, seconds: 1 }),
      sentBack({ ticket: 'b' }),
    ]);
    const { error } = await api.call('POST user/login', { body: { email: 'a@b.be', password: 'x' } });
    expect(error?.code).toBe('not-available');
    expect(sent.map(({ headers }) => headers['Admission-Ticket'])).toEqual([undefined, 'a']);
    expect(shown).toEqual([expect.stringMatching(/nog 1 s\. Het gaat vanzelf door\. \(1000\)$/)]);
  });

  it('is not sent again without a key and without a place', async () => {
    const { api, sent } = setUp([sentBack({ ticket: 'a' })]);
    await api.call('POST team/{id}', { params: { id: 7 }, body: { starting: [] } } as never);
    expect(sent).toHaveLength(1);
  });
});

describe('a change of a person whose account was replaced by another meanwhile', () => {
  const save = { params: { id: 7 }, body: {}, idempotencyKey: 'k1' } as never;
  const expired = { code: 'session-expired', status: 401, message: expect.stringContaining('sessie') };

  it('is not sent with the token of the other', async () => {
    const { api, sent, anotherSession } = setUp([ok()], { tokens: ['a'], onToken: () => anotherSession() });
    const { error } = await api.call('POST team/{id}', save);
    expect([error, sent]).toEqual([expired, []]);
  });

  it('is not sent again after a renewal that returned the other', async () => {
    const { api, sent, anotherSession } = setUp([refusal(401, 'session-expired'), ok()], {
      tokens: ['a', 'b'],
      onRenewal: () => anotherSession(),
    });
    const { error } = await api.call('POST team/{id}', save);
    expect([error, sent.length]).toEqual([expired, 1]);
  });

  it('is not retried', async () => {
    const { api, sent, anotherSession } = setUp([refusal(503, 'not-available'), ok()], { tokens: ['a'] });
    const answer = api.call('POST team/{id}', save);
    setTimeout(anotherSession, 1);
    expect([(await answer).error, sent.length]).toEqual([expired, 1]);
  });

  it('does not stop what is read', async () => {
    const { api, anotherSession } = setUp([ok({ teams: [] })], {
      tokens: ['a'],
      onToken: () => anotherSession(),
    });
    expect((await api.call('GET teams', {} as never)).error).toBeUndefined();
  });
});
