import { type StandIns, startStandIns } from '@euro/stand-ins';
import { importTournament } from '../../testing/importTournament.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { TestClient } from '../../testing/testClient.js';

let standIns: StandIns;
let api: TestApi;
beforeAll(async () => {
  standIns = await startStandIns();
  api = await startTestApi({ env: { ...testEnv, newsUrl: `${standIns.origin}/stand-ins/news/rss.xml` } });
  await importTournament(api.database, api.clock);
});
afterAll(async () => {
  await api.close();
  await standIns.stop();
});

const read = async () => (await new TestClient(api.url).get('matches/rss')).body.rss.channel.item;

it('the demo has news, with titles, texts, links and pictures that can be fetched', async () => {
  const items = await read();
  expect(items).toHaveLength(6);
  for (const { title, description, link, enclosure } of items) {
    expect([title, description]).toEqual([expect.stringMatching(/\w{3}/), expect.stringMatching(/\w{3}/)]);
    const [page, picture] = await Promise.all([fetch(link), fetch(enclosure.url)]);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  }
});

it('a feed that is down answers with its last copy, without delay', async () => {
  const before = await read();
  standIns.news.setFeed('down');
  api.passTime(10 * 60_000);
  expect(await read()).toEqual(before);
  standIns.news.setFeed('up');
});

it('a competition’s own feed is first', async () => {
  const { Competition } = api.database.models;
  const competition = await Competition.findOne({ rejectOnEmpty: true });
  const settings = { ...JSON.parse(String(competition.settings)), newsUrl: `${standIns.origin}/nowhere.xml` };
  await competition.update({ settings: JSON.stringify(settings) });
  expect(await read()).toEqual([]);
});
