import type { TeamRecap } from '@euro/api-contract';
import { refuse, settle, textOf } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';

const MUSIALA = 110;
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
  boosters: [{ booster: 'bank', weekId: 6, points: 40 }],
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
  expect(textOf(region('Boosters'))).toContain('Bankboost · speeldag 6');
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
