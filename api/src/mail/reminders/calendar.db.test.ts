import { importTournament } from '../../testing/importTournament.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = (query = '', headers: Record<string, string> = {}) =>
  fetch(`${api.url}/calendar.ics${query}`, { headers });
/** Long lines are folded (RFC 5545 §3.1). */
const text = async (query = '') => (await (await get(query)).text()).replaceAll('\r\n ', '');
const eventsOf = (calendar: string) => calendar.split('BEGIN:VEVENT').slice(1);

async function moveDeadline(weekId: number, deadlineAt: string): Promise<void> {
  const { models } = api.database;
  await models.Matchday.update({ deadlineAt: Date.parse(deadlineAt) }, { where: { weekId } });
  await models.FeedImport.create({ competitionId: 1, importedAt: 0, changes: 1 });
}

describe('the calendar', () => {
  it('does not exist before the first import', async () => {
    expect((await get()).status).toBe(404);
  });

  it('has every deadline as an event with an alarm', async () => {
    await importTournament(api.database, api.clock);
    const calendar = await text();
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    const events = eventsOf(calendar);
    expect(events).toHaveLength(7);
    expect(events[1]).toContain('\r\nUID:deadline-EUROM-2024-2@euromanager\r\n');
    expect(events[1]).toContain('\r\nDTSTART:20240619T130000Z\r\n');
    expect(events[1]).not.toContain('DTEND');
    expect(events[1]).toContain('\r\nSUMMARY:Deadline speeldag 2 · EuroManager\r\n');
    expect(events[1]).toMatch(/BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT2H\r\n/);
    expect(events[1]).toContain('\r\nTRANSP:TRANSPARENT\r\n');
  });

  it('is in the language of its address', async () => {
    expect(await text('?lang=en')).toContain('SUMMARY:Deadline of matchday 2 · EuroManager');
    expect(await text('?lang=fr')).toContain('SUMMARY:Deadline of matchday 2 · EuroManager');
  });

  it('is a public calendar file that may be cached for a while', async () => {
    const { headers } = await get();
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=900');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('retains past deadlines', async () => {
    api.clock.set('2024-07-15T08:00:00Z');
    expect(eventsOf(await text())).toHaveLength(7);
  });

  it('is identical while no deadline moves', async () => {
    const tag = (await get()).headers.get('etag') ?? '';
    const before = await text();
    api.passTime(60_000);
    await api.database.models.FeedImport.create({ competitionId: 1, importedAt: 0, changes: 1 });
    expect(await text()).toBe(before);
    const secondResponse = await get('', { 'if-none-match': tag });
    expect([secondResponse.status, await secondResponse.text()]).toEqual([304, '']);
  });

  it('increments the sequence of a deadline each time it moves', async () => {
    const tag = (await get()).headers.get('etag') ?? '';
    await moveDeadline(3, '2024-06-23T18:30:00Z');
    api.passTime(5_000);
    const stamp = new Date(api.context.realNow()).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const events = eventsOf(await text());
    expect(events[2]).toContain('\r\nUID:deadline-EUROM-2024-3@euromanager\r\nSEQUENCE:1\r\n');
    expect(events[2]).toContain('\r\nDTSTART:20240623T183000Z\r\n');
    expect(events[2]).toContain(`\r\nLAST-MODIFIED:${stamp}\r\n`);
    expect(events[1]).toContain('\r\nSEQUENCE:0\r\n');
    expect(events[1]).not.toContain(stamp);
    await moveDeadline(3, '2024-06-23T18:45:00Z');
    const all = await Promise.all([text(), text(), text()]);
    for (const calendar of all) expect(eventsOf(calendar)[2]).toContain('\r\nSEQUENCE:2\r\n');
    expect((await get('', { 'if-none-match': tag })).status).toBe(200);
  });

  it('is read-only', async () => {
    const postedResponse = await fetch(`${api.url}/calendar.ics`, { method: 'POST' });
    expect([postedResponse.status, postedResponse.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await fetch(`${api.url}/calendar.ics`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
