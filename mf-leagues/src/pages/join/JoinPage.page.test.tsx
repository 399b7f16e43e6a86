import { refuse, textOf } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleInvitation } from '../../testing/exampleLeagues.js';
import { makePortal, openPage } from '../../testing/openLeagues.js';

const PREVIEW = 'GET leagues/invite/{code}/preview';
const PATH = '/join/K7PX-M2QD-9VTE';

function makeStranger() {
  const fake = makePortal();
  fake.state.session.set({ status: 'visitor' });
  fake.state.myTeams.set({ status: 'ready', value: [] });
  return fake;
}

const main = () => textOf(document.body);

describe('an invitation for a stranger', () => {
  it('shows who invites, the league, its best three, and when the matchday starts', async () => {
    const fake = makeStranger();
    await openPage(fake, `${PATH}?by=101`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Kantine Derby' })).toBeVisible();
    expect(fake.api.calls(PREVIEW)[0]).toMatchObject({
      params: { code: 'K7PX-M2QD-9VTE' },
      query: { by: 101 },
    });
    expect(main()).toContain('Sofie Nummer 1 nodigt je uit');
    expect(main()).toContain('14 ploegen');
    expect(main()).toContain('Deadline speeldag 3');
    const rows = screen.getAllByRole('listitem').map(textOf);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toContain('Onder de Lat');
    expect(rows[0]).toContain('89,5');
    // The third hides its manager.
    expect(rows[2]).toBe('3Kwaremont United87,5');
    expect(rows[3]).toContain('15Jouw ploegtelt mee vanaf speeldag 3');
  });

  it('leads to building a team for it first, and to signing in second', async () => {
    const fake = makeStranger();
    await openPage(fake, PATH);
    await userEvent.click(await screen.findByRole('link', { name: 'Speel gratis mee' }));
    await userEvent.click(screen.getByRole('link', { name: 'Aanmelden' }));
    expect(fake.visited).toEqual(['/play?invite=K7PX-M2QD-9VTE', `${PATH}?account=known`]);
  });

  it('names the team where its manager is hidden', async () => {
    const fake = makeStranger();
    const { inviter } = exampleInvitation();
    const user = { firstName: '', lastName: '', nameVisible: false, premium: false };
    fake.api.answer(PREVIEW, exampleInvitation({ inviter: inviter && { ...inviter, user } }));
    await openPage(fake, PATH);
    expect(await screen.findByText('Onder de Lat nodigt je uit')).toBeVisible();
  });

  it('has no points before the first matchday', async () => {
    const fake = makeStranger();
    fake.api.answer(PREVIEW, exampleInvitation({ weekId: null }));
    await openPage(fake, PATH);
    expect(await screen.findByRole('heading', { name: 'Wie doet er mee?' })).toBeVisible();
    expect(main()).not.toContain('89,5');
  });

  it.each([
    [{ full: true }, 'Kantine Derby zit vol', 'Bouw gratis je ploeg', '/play'],
    [{ closed: true }, 'Kantine Derby is gesloten', 'Naar de rangschikking', '/rankings'],
  ])('says that %j, and leads on', async (fields, title, link, path) => {
    const fake = makeStranger();
    fake.api.answer(PREVIEW, exampleInvitation(fields));
    await openPage(fake, PATH);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Speel gratis mee' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: link }));
    expect(fake.visited).toEqual([path]);
  });

  it('says of a used or unknown code that it does not work, without a name', async () => {
    const fake = makeStranger();
    fake.api.answer(PREVIEW, refuse('invite-invalid', 404));
    await openPage(fake, PATH);
    expect(await screen.findByText('Deze uitnodiging werkt niet meer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bouw gratis je ploeg' })).toHaveAttribute('href', '/play');
  });

  it('can be retried when it fails to load', async () => {
    const fake = makeStranger();
    fake.api.answer(PREVIEW, refuse('not-available', 503));
    await openPage(fake, PATH);
    const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' });
    fake.api.answer(PREVIEW, exampleInvitation());
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Kantine Derby' })).toBeVisible();
  });
});

it('an invitation for a user without a team leads to a new team, not to signing in', async () => {
  const fake = makePortal({ myTeams: [] });
  await openPage(fake, PATH);
  const way = await screen.findByRole('link', { name: 'Speel gratis mee' });
  expect(way).toHaveAttribute('href', '/play?invite=K7PX-M2QD-9VTE');
  expect(within(document.body).queryByRole('link', { name: 'Aanmelden' })).toBeNull();
});
