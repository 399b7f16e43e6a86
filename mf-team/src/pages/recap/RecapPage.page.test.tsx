import type { TeamRecap } from '@euro/api-contract';
import { refuse, settle, textOf } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';

const [MUSIALA, OLMO, MCGINN, KARNICNIK] = [110, 510, 207, 902];
const recap: TeamRecap = {
  teamId: 7,
  teamName: 'Fc Testers',
  user: { firstName: '', lastName: '', nameVisible: false, premium: false },
  weekStat: [
    { weekId: 6, points: 40, rank: 9, generalPoints: 300, generalRank: 12, confirmed: true },
    { weekId: 7, points: 60.5, rank: 2, generalPoints: 360.5, generalRank: 4, confirmed: true },
  ],
  averages: [{ weekId: 7, points: 33 }],
  bestWeek: { weekId: 7, points: 60.5 },
  bestRank: { weekId: 7, rank: 4 },
  players: [{ playerId: MUSIALA, matchdays: 2, points: 31 }],
  bestCaptain: { playerId: MUSIALA, weekId: 7, points: 21 },
  captainPoints: 35.5,
  benchPoints: 8,
  transfers: 3,
  boosters: [
    { booster: 'bank', weekId: 6, points: 40, gain: 12.5, without: 27.5 },
    { booster: 'tripleCaptain', weekId: 7, points: 60.5, gain: -1.5, without: 62 },
    { booster: 'wildCard', weekId: 5, points: 30, gain: null, without: null },
  ],
  transferGains: [
    { weekId: 6, inId: MUSIALA, outId: OLMO, inPoints: 20, outPoints: 0 },
    { weekId: 6, inId: KARNICNIK, outId: MCGINN, inPoints: 13.5, outPoints: 1 },
    { weekId: 7, inId: MCGINN, outId: KARNICNIK, inPoints: 3, outPoints: 3 },
    { weekId: 7, inId: OLMO, outId: MUSIALA, inPoints: 1, outPoints: 9 },
  ],
  bench: {
    players: [{ playerId: KARNICNIK, weekId: 7, points: 7 }],
    bestPoints: 370.5,
    bestRank: 2,
  },
};

const noRanking = {
  ...{ weekId: 7, confirmed: true, chosen: null, choices: [], data: [], own: null, ownPosition: null },
};

function portalAfter(): ReturnType<typeof makePortal> {
  const fake = makePortal({ deadline: { deadlineWeek: null, deadlineDate: null, displayWeek: 7 } });
  fake.api.answer('GET team/{id}/recap', recap);
  fake.api.answer('GET rankings/{type}', { ...noRanking, totalRecords: 8214 });
  return fake;
}
const region = (name: string) => screen.getByRole('region', { name });

it('has the figures of the tournament', async () => {
  await openPage(portalAfter(), '/recap/7');
  await settle();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jouw toernooi');
  const main = textOf(document.body);
  for (const figure of ['360,5', '4e', 'van 8.214', '1 van 2', 'Beste speeldag (7)', '35,5']) {
    expect(main).toContain(figure);
  }
  expect(textOf(region('Zij brachten je ver'))).toMatch(
    /Musiala2 speeldagen meegeteld31.*Beste kapitein: .*21/,
  );
  expect(textOf(region('Speeldag na speeldag'))).toContain(
    'Speeldag 7 beste2e op de speeldag · 4e algemeen60,5',
  );
});

it('has what each transfer brought, the best first, and all on a press', async () => {
  const user = userEvent.setup();
  await openPage(portalAfter(), '/recap/7');
  await settle();
  const card = region('Transfers');
  expect(textOf(card)).toMatch(/Beste transfer\+20.*Musiala voor Olmo.*speeldag 6 · 20 tegen 0/);
  expect(textOf(card)).toContain('Alle 4 samen: +24,5');
  expect(within(card).queryByText('Olmo voor Musiala')).not.toBeInTheDocument();
  await user.click(within(card).getByRole('button', { name: 'Toon ze' }));
  expect(textOf(card)).toMatch(/Olmo voor Musialaspeeldag 7 · 1 tegen 9−8/);
  expect(within(card).getByText('−8')).toHaveAttribute('data-loss');
});

it('has what each booster brought, and those that were not used', async () => {
  const fake = portalAfter();
  const settings = fake.state.application.value.value;
  fake.state.application.set({ status: 'ready', value: { ...settings, boostersEnabled: true } as never });
  await openPage(fake, '/recap/7');
  await settle();
  const rows = within(region('Boosters')).getAllByRole('listitem').map(textOf);
  expect(rows).toEqual([
    'Bankboostspeeldag 6 · bracht 12,5, zonder: 27,5+12,5',
    'Drievoudige kapiteinspeeldag 7 · kostte 1,5, zonder: 62,0−1,5',
    'Wildcardspeeldag 5 · de eerste van deze ploeg–',
    'Free hitNiet gebruikt',
  ]);
});

it('has the price of the bench, and the rank with the best lineups', async () => {
  await openPage(portalAfter(), '/recap/7');
  await settle();
  expect(textOf(region('De prijs van de bank'))).toMatch(
    /8,0punten bleven op de bankMet de beste opstellingen: 370,5 punten, 2e\..*speeldag 7 · bleef op de bank7/,
  );
});

it('leaves out what a team never had', async () => {
  const fake = portalAfter();
  fake.api.answer('GET team/{id}/recap', { ...recap, boosters: [], transferGains: [] });
  await openPage(fake, '/recap/7');
  await settle();
  for (const name of ['Transfers', 'Boosters'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

it('is shared by its address, with a picture of the whole tournament', async () => {
  const user = userEvent.setup();
  await openPage(portalAfter(), '/recap/7');
  expect(within(region('Deel je toernooi')).getByRole('link')).toHaveAttribute(
    'href',
    'http://localhost/share/recap/7.png?lang=nl',
  );
  await user.click(within(region('Deel je toernooi')).getByRole('button', { name: 'Deel' }));
  expect(await navigator.clipboard.readText()).toContain('/recap/7');
});

it('redirects to the points while the tournament runs', async () => {
  const fake = makePortal();
  fake.api.answer('GET team/{id}/recap', refuse('nothing-to-show-yet', 404));
  await openPage(fake, '/recap/7');
  expect(await screen.findByText('Het toernooi loopt nog')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jouw toernooi');
  expect(screen.getByRole('link', { name: 'Naar de punten' })).toHaveAttribute('href', '/points/7');
});

it('is linked from the points of the last matchday', async () => {
  await openPage(portalAfter(), '/points/7?week=7');
  expect(await screen.findByRole('link', { name: 'Het hele toernooi in cijfers' })).toHaveAttribute(
    'href',
    '/recap/7',
  );
});
