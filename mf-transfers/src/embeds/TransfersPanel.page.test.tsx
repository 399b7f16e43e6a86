import { closeRemote, exampleUser, refuse, settle, textOf } from '@euro/platform/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { transfersView } from '../testing/exampleTransfers.js';
import { makePortal } from '../testing/makePortal.js';
import { barText, pairs, pick, pressPlace } from '../testing/onPage.js';
import { openPage, openPanel } from '../testing/openPage.js';

const open = async (fake = makePortal(), id?: string) => {
  await openPage(fake, id);
  return fake;
};

describe('the panel of the team area', () => {
  const openTab = async (fake = makePortal(), props?: { teamId: number | string }) => {
    await openPanel(fake, props);
    return fake;
  };

  it('has no title of its own, but the number of transfers', async () => {
    await openTab();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getByText('Nog 2')).toBeVisible();
    await pressPlace('Mbappé');
    await pick('Kvaratskhelia');
    expect(barText()).toBe('€ 3,0 mln over · Daarna nog 1 transfer');
  });

  it('prepares the same draft as the page', async () => {
    const fake = await openTab();
    await pressPlace('Mbappé');
    await pick('Kvaratskhelia');
    await closeRemote();
    await open(fake);
    expect(pairs()).toHaveLength(1);
  });

  it.each([
    ['wildCard', 'Je wildcard is actief op speeldag 2: verbouw je ploeg zoveel je wil.'],
    ['freeHit', 'Je free hit is actief op speeldag 2: verbouw je ploeg zoveel je wil.'],
  ])('redirects to the squad while a %s is active', async (booster, text) => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', transfersView({}, { [booster]: 2 }));
    await openTab(fake);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verbouw je ploeg' })).toHaveAttribute('href', '/edit/7');
    expect(fake.visited).toEqual([]);
  });

  it.each([
    ['a team of its own first matchday', transfersView({}, { weekId: 2 }), '/edit/7'],
    ['another user’s team', transfersView({}, { userId: exampleUser.id + 1 }), '/home'],
    ['an unknown team', refuse('not-found', 404), '/home'],
  ])('redirects from %s', async (_, answer, href) => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', answer);
    await openTab(fake);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });

  it('redirects to the points after the last deadline', async () => {
    await openTab(makePortal({ deadline: { deadlineWeek: null, deadlineDate: null, displayWeek: 7 } }));
    expect(screen.getByRole('link', { name: 'Naar je punten' })).toHaveAttribute('href', '/points/7');
  });

  it('announces unconfirmed transfers before the very last deadline', async () => {
    const fake = await openTab();
    await pressPlace('Mbappé');
    await pick('Kvaratskhelia');
    const { value } = fake.state.matches.value;
    if (value === null) throw new Error('There are no matches yet.');
    const deadline = { ...value.deadline, deadlineWeek: null, deadlineDate: null, displayWeek: 2 };
    const weeks = value.weeks.filter(({ weekId }) => weekId <= 2);
    await act(async () => fake.state.matches.set({ status: 'ready', value: { ...value, deadline, weeks } }));
    await settle();
    expect(textOf(screen.getByRole('alert'))).toContain('Mbappé → Kvaratskhelia');
    await closeRemote();
    await openTab(fake);
    expect(textOf(screen.getByRole('alert'))).toContain('Mbappé → Kvaratskhelia');
    await userEvent.click(screen.getByRole('button', { name: 'Gooi weg' }));
    await settle();
    expect(screen.getByRole('link', { name: 'Naar je punten' })).toBeVisible();
  });

  it('can be retried, and shows a skeleton before', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', refuse('not-available', 503));
    await openTab(fake);
    fake.api.answer('GET team/{id}', () => new Promise<never>(() => {}));
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    await closeRemote();
    await openTab(fake);
    expect(screen.getAllByRole('status').map(textOf)).toContain('Even geduld…');
  });
});
