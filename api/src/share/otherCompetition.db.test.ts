import { rmSync } from 'node:fs';
import { seedTeams } from '../demo/seedTeams.js';
import { FixedClock } from '../infra/clock/fixedClock.js';
import { inCompetition } from '../infra/inCompetition.js';
import { writePaymentMail } from '../payments/index.js';
import { descriptionOf } from '../payments/orders/descriptionOf.js';
import { composeNotification } from '../push/deliver/composeNotification.js';
import { snapshotJob } from '../scoring/live/snapshotJob.js';
import { settleDue } from '../scoring/settlement/index.js';
import { type ClubLeague, writeClubLeague } from '../testing/clubLeague.js';
import { importTournament } from '../testing/importTournament.js';
import { signedIn } from '../testing/people.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import { refusal, TestClient } from '../testing/testClient.js';
import { importFeed } from '../tournament/feed/importFeed.js';
import { readFeed } from '../tournament/feed/readFeed.js';
import { competitionLook, latestSnapshot } from '../tournament/index.js';
import { drawCard } from './cards/drawCard.js';
import { createPen } from './drawing/pen.js';
import { loadTypeface } from './drawing/typeface.js';
import { cardBase } from './load/cardBase.js';
import { loadTeamCard } from './load/loadTeamCard.js';

const PORTAL = 'http://127.0.0.1:3000';
const QUERY = 'competitionFeed=CLUBS&seasonId=2027';
/** What nobody is to read of another competition. */
const PRODUCT = /EuroManager|EURO 20|StatsBomb/;

let api: TestApi;
let league: ClubLeague;
let teamId: number;
let leagueId: number;
let playerId: number;
let matchId: number;
beforeAll(async () => {
  league = writeClubLeague(11);
  const clock = new FixedClock('2027-08-01T08:00:00Z');
  api = await startTestApi({ clocks: { of: () => clock } });
  await importTournament(api.database, api.clock);
  const read = await readFeed(league.directory);
  if (!read.ok) throw new Error(JSON.stringify(read.problems.slice(0, 5)));
  const importResult = await importFeed(api.database, clock, read.feed, { opens: true });
  if (!importResult.ok) throw new Error(JSON.stringify(importResult.problems.slice(0, 5)));
  const context = inCompetition(api.context, 2);
  await seedTeams(context, { teams: 3, weekId: 1, seed: 5 });
  clock.set('2027-08-12T08:00:00Z');
  await settleDue(context);
  await snapshotJob.run(context, clock.now());
  const { Team, Player, Match, League, LeagueMember } = api.database.models;
  const team = await Team.findOne({ where: { competitionId: 2 }, raw: true });
  teamId = team?.id ?? 0;
  const kantine = await League.create({
    ...{ competitionId: 2, name: 'De Kantine', adminId: team?.userId ?? 0, weekId: 1 },
    ...{ mode: 'points', findable: true, createdAt: 0 },
  });
  leagueId = kantine.id;
  await LeagueMember.create({ leagueId, teamId, joinedAt: 0 });
  playerId = (await Player.findOne({ where: { competitionId: 2, positionId: 4 }, raw: true }))?.id ?? 0;
  matchId = (await Match.findOne({ where: { competitionId: 2 }, raw: true }))?.id ?? 0;
});
afterAll(async () => {
  await api.close();
  rmSync(league.directory, { recursive: true });
});

const get = (path: string) => new TestClient(api.url).get(path);
const preview = async (path: string, lang = 'nl') =>
  (await get(`share/page?path=${encodeURIComponent(path)}&lang=${lang}`)).body;

describe('a competition beside the default one is shared under its own name', () => {
  it.each([
    ['', 'Ligamanager'],
    ['/rankings', 'Rangschikking'],
    ['/deadlines', 'Matchen en deadlines'],
    ['/stats', 'Statistieken'],
  ])('in the title of a link to its page %j', async (path, title) => {
    const card = await preview(`/clubs-2027${path}`);
    expect(card.title).toBe(title);
    expect(card.path.startsWith('/clubs-2027/')).toBe(true);
    expect(card.image).toBe(`/share/portal.png?lang=nl&${QUERY}`);
    expect(JSON.stringify(card)).not.toMatch(PRODUCT);
  });

  it('in the title of a link to a team, a player or a match', async () => {
    const [team, player, match] = [
      await preview(`/clubs-2027/public/${teamId}`),
      await preview(`/clubs-2027/stats?player=${playerId}`, 'en'),
      await preview(`/clubs-2027/match/${matchId}`),
    ];
    expect(team).toMatchObject({ path: `/clubs-2027/public/${teamId}` });
    expect(player).toMatchObject({
      path: `/clubs-2027/stats?player=${playerId}`,
      description: expect.stringMatching(/points at League 2027$/),
    });
    expect(match).toMatchObject({ path: `/clubs-2027/match/${matchId}` });
    expect(JSON.stringify([team, player, match])).not.toMatch(PRODUCT);
  });

  it.each(['points', 'public', 'team', 'recap', 'leagues'])(
    'and its /%s has no title without its prefix',
    async (page) => {
      const id = page === 'leagues' ? leagueId : teamId;
      expect((await preview(`/clubs-2027/${page}/${id}`)).title).toEqual(expect.any(String));
      expect(await preview(`/${page}/${id}`)).toEqual(refusal('not-found'));
    },
  );

  it('in its oEmbed, whose frame names it', async () => {
    const url = encodeURIComponent(`${PORTAL}/clubs-2027/rankings`);
    const { body } = await get(`oembed?url=${url}&lang=en`);
    expect(body).toMatchObject({
      title: 'Rankings',
      provider_name: 'League Manager',
      provider_url: `${PORTAL}/clubs-2027/`,
    });
    expect(body.html).toContain('/embed/v1/frame/euro-rankings?competition=clubs-2027&amp;');
    expect(JSON.stringify(body)).not.toMatch(PRODUCT);
  });

  it('in its feeds', async () => {
    const { body: rss } = await get(`feed.xml?lang=nl&${QUERY}`);
    expect(rss).toContain('<title>Ligamanager: uitslagen en deadlines</title>');
    expect(rss).toContain(`<link>${PORTAL}/clubs-2027/</link>`);
    const { body: json } = await get(`feed.json?lang=en&${QUERY}`);
    const feed = typeof json === 'string' ? JSON.parse(json) : json;
    expect(feed).toMatchObject({
      title: 'League Manager: results and deadlines',
      description: 'Results of League 2027 and the deadlines of League Manager.',
    });
    expect(feed.items[0].url).toMatch(`${PORTAL}/clubs-2027/`);
    expect(rss + JSON.stringify(feed)).not.toMatch(PRODUCT);
  });

  it('in its calendar', async () => {
    const { body, headers } = await get(`calendar.ics?lang=nl&${QUERY}`);
    const text = String(body).replaceAll('\r\n ', '');
    expect(text).toContain('SUMMARY:Deadline speeldag 2 · Ligamanager');
    expect(text).toContain(`URL;VALUE=URI:${PORTAL}/clubs-2027`);
    expect(headers.get('content-disposition')).toBe('inline; filename="clubs-2027.ics"');
  });

  it('on its pictures, with its colours, emblem and source', async () => {
    const snapshot = await latestSnapshot(inCompetition(api.context, 2));
    if (!snapshot) throw new Error('The league is imported.');
    const query = { teamId, weekId: 1, caller: null, language: 'nl' as const, asSquad: true, key: null };
    const card = await loadTeamCard(inCompetition(api.context, 2), query);
    const typeface = await loadTypeface();
    const svg = drawCard(createPen(typeface, card.look), card);
    const labels = [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);
    expect(labels).toEqual(expect.arrayContaining(['Ligamanager', 'Cijfers: verzonnen']));
    expect(svg).toContain('<path d="M16 1 30 26H2z" fill="#FFD166"/>');
    expect(svg).toContain('stop-color="#0F4C3A"');
    expect(svg.includes('#D6FF3F')).toBe(false);
    expect(cardBase(snapshot, 'en')).toMatchObject({ competition: 'League 2027' });
    expect((await fetch(`${api.url}/share/portal.png?${QUERY}`)).status).toBe(200);
  });

  it('in its rules, with the numbers of its own layout and without a coach', async () => {
    for (const [language, squad] of [
      ['nl', '12 spelers'],
      ['en', '12 players'],
    ] as const) {
      const answer = await new TestClient(api.url).get(`pages?slug=rules&${QUERY}`, {
        headers: { 'accept-language': language },
      });
      const { body } = answer.body.pages[0].translations[0];
      const text = String(body)
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ');
      expect(text).toContain(squad);
      expect(text).toContain('€ 70 ');
      expect(text).toContain('×2');
      expect(text).not.toMatch(/coach|15 (spelers|players)|EURO 2024|basiself|starting XI|Minder dan 1/i);
    }
  });

  it('in notifications, which name their competition', () => {
    const look = competitionLook({ brand: league.brand, season: 2027 }, 'nl');
    const facts = {
      kind: 'mention',
      leagueId: 3,
      league: 'Kantoor',
      author: 'Lotte',
      comment: 'Hoi',
    } as const;
    const common = { language: 'nl', subject: 'x', look, now: 0 } as const;
    expect(composeNotification({ ...facts, prefix: '/clubs-2027' }, common)).toMatchObject({
      title: 'Lotte vermeldt je in Kantoor',
      body: 'Liga 2027 · Hoi',
      path: '/clubs-2027/leagues/3',
    });
    expect(composeNotification(facts, common).body).toBe('Hoi');
    expect(composeNotification({ kind: 'test' }, common).body).toBe(
      'Zo ziet een melding van Ligamanager eruit.',
    );
  });

  it('in mails about money, and on the payer’s bank statement', async () => {
    const { models } = api.database;
    const payer = await signedIn(api);
    const order = await models.Order.create({
      ...{
        userId: payer.userId,
        competitionId: 2,
        kind: 'premium',
        status: 'paid',
        amount: 500,
        discount: 0,
      },
      ...{ refunded: 0, provider: 'mollie', providerKey: 'key-1', returnUrl: PORTAL, language: 'nl' },
      ...{ createdAt: 1, beganAt: 1, paidAt: 2, receiptNumber: 1, version: 1 },
    } as never);
    const letter = await writePaymentMail(api.context, {
      ...{ id: 1, kind: 'payment', competitionId: 2, userId: payer.userId, weekId: 0, edition: order.id },
      ...{ attempts: 0, createdAt: 1 },
    });
    if (letter.kind !== 'ready') throw new Error(letter.kind);
    expect(letter.mail.text).toContain(`${PORTAL}/clubs-2027/my-teams/payments`);
    expect(letter.mail.text).toContain('omdat je iets betaalde bij Ligamanager.');
    expect(letter.mail.sender).toBe('Ligamanager');
    expect(letter.mail.html).toContain('background:#0F4C3A');
    expect(letter.mail.text + letter.mail.html).not.toMatch(PRODUCT);
    expect(await descriptionOf(api.context, order)).toBe(`Ligamanager Premium (${order.id})`);
  });
});
