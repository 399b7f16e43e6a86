import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedTeams } from '../demo/seedTeams.js';
import { isTracing, startTracing } from '../infra/tracing/index.js';
import { settleDue } from '../scoring/settlement/index.js';
import { type Collector, drawTrace, type ReceivedSpan, startCollector } from '../testing/collector.js';
import { importTournament } from '../testing/importTournament.js';
import { type Manager, manager } from '../testing/people.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../testing/testApi.js';
import { TestClient } from '../testing/testClient.js';

const AFTER_ONE = '2024-06-19T08:00:00Z';
const SECRET = 'Geheime Naam';
/** Shows one save and one settlement, for the guide. */
const SHOWS = process.env.SHOW_TRACES === '1';

let collector: Collector;
let stopTracing: () => Promise<void>;
let api: TestApi;
let fan: Manager;

beforeAll(async () => {
  collector = await startCollector();
  stopTracing = await startTracing({ url: collector.url, serviceName: 'euromanager-api' });
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, { teams: 5, weekId: 1, seed: 3 });
  api.clock.set(BEFORE_THE_START);
  fan = await manager(api);
});
afterAll(async () => {
  await api.close();
  collector.close();
});

const rootNamed = (name: string) =>
  collector.spans.filter((span) => span.name === name && span.parentSpanId === undefined);
const childrenOf = ({ spanId }: ReceivedSpan) =>
  collector.spans
    .filter(({ parentSpanId }) => parentSpanId === spanId)
    .sort((a, b) => Number(a.begin - b.begin));
const namesOf = (spans: readonly ReceivedSpan[]) => spans.map(({ name }) => name);

it('sends one save and one settlement, with each span below its parent', async () => {
  const { teamId, squad, client } = fan;
  const body = { ...squad, captainId: squad.viceCaptainId, viceCaptainId: squad.captainId };
  const saveAnswer = await client.post(`team/${teamId}/selections`, body, {
    headers: { 'idempotency-key': 'traced-1', 'x-request-id': 'traced-request' },
  });
  const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', parentSpanId: '00f067aa0ba902b7' };
  const traceparent = `00-${caller.traceId}-${caller.parentSpanId}-01`;
  await new TestClient(api.url).get('competitions', { headers: { traceparent } });
  await new TestClient(api.url).get('clubs', { headers: { traceparent: 'made up' } });
  expect([saveAnswer.status, saveAnswer.body.error]).toEqual([200, undefined]);
  await client.post(`team/${teamId}/name`, { teamName: SECRET });
  await new TestClient(api.url).get('team/999999');
  await new TestClient(api.url).get('health/ready');
  api.clock.set(AFTER_ONE);
  const [report] = (await settleDue(api.context)).reports;
  await api.context.sequelize.query('SELECT 1');
  await stopTracing();
  expect(isTracing()).toBe(false);

  expect([...collector.services]).toEqual(['euromanager-api']);
  const [save] = rootNamed('POST team/{id}/selections');
  if (!save) throw new Error('The save is not traced.');
  expect(save.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.route': 'POST team/{id}/selections',
    'http.response.status_code': 200,
    'euro.request_id': 'traced-request',
  });
  const transaction = childrenOf(save).find(({ name }) => name === 'transaction');
  if (!transaction) throw new Error('The save has no transaction.');
  // SQLite's connections are set up with some.
  const statements = childrenOf(transaction).filter(({ name }) => name !== 'PRAGMA');
  expect(statements[0]?.name).toMatch(/^(START TRANSACTION|BEGIN)$/);
  expect(statements.at(-1)?.name).toBe('COMMIT');
  expect(namesOf(statements)).toEqual(
    expect.arrayContaining(['SELECT teams', 'UPDATE teams', 'INSERT receipts', 'INSERT idempotency_keys']),
  );
  expect(statements.every(({ traceId }) => traceId === save.traceId)).toBe(true);
  // Who calls is read before it.
  expect(namesOf(childrenOf(save))[0]).toMatch(/^SELECT /);

  const spansNamed = (name: string) => collector.spans.filter((span) => span.name === name);
  expect(spansNamed('GET competitions')).toMatchObject([caller]);
  expect(rootNamed('GET clubs')).toHaveLength(1);

  const settlement = rootNamed('settlement').find(
    ({ attributes }) => attributes['euro.matchday'] === report?.weekId,
  );
  if (!settlement) throw new Error('The settlement is not traced.');
  expect(settlement.attributes).toMatchObject({ 'euro.version': 1, 'euro.teams': 6 });
  expect(namesOf(childrenOf(settlement))).toEqual([
    'transaction',
    'claim',
    'read matchday',
    'freeze lineups',
    'score',
    'rank',
    'write',
    'publish',
  ]);
  for (const step of childrenOf(settlement)) expect(childrenOf(step).length).toBeGreaterThan(0);

  const [refusedSpan] = rootNamed('GET team/{id}').filter(
    ({ attributes }) => attributes['http.response.status_code'] === 404,
  );
  expect([refusedSpan?.attributes['error.type'], refusedSpan?.isFailed]).toEqual(['not-found', false]);
  // Neither what platforms ask for nor what nobody asked for.
  expect(
    collector.spans.filter(
      ({ name, parentSpanId }) => /probe/.test(name) || (!parentSpanId && /^SELECT/.test(name)),
    ),
  ).toEqual([]);
  const traceText = collector.bodies.join('');
  for (const secret of [SECRET, 'traced-1', '@example.test', String(fan.client.token)])
    expect(traceText).not.toContain(secret);
  if (SHOWS)
    for (const root of [save, settlement])
      process.stdout.write(`\n${drawTrace(collector.spans, root).join('\n')}\n`);
});

it('is loaded by one file, which is imported only when tracing is on', () => {
  const folder = join(import.meta.dirname, '..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  const having = (text: RegExp) => sources.filter((one) => text.test(one.text)).map(({ file }) => file);
  expect(having(/from '@opentelemetry/)).toEqual(['infra/tracing/openTracer.ts']);
  expect(having(/openTracer\.js'/)).toEqual(['infra/tracing/startTracing.ts']);
  expect(having(/from '[^']*openTracer\.js'/)).toEqual([]);
});
