import { players } from '@euro/game-ui/testing';
import { refuse, textOf } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { arrangeSides } from '../../testing/arrangeSides.js';
import { exampleChallenge, exampleDuel, jefsTeam } from '../../testing/exampleDuels.js';
import { makePortal, openPage } from '../../testing/openLeagues.js';

const CODE = 'K7PX-M2QD-9VTE';
const PATH = `/duel/${CODE}`;
const ACCEPT = 'POST duel/{code}/join/{teamId}';
const STOP = 'POST duel/{code}/stop/{teamId}';

const text = () => textOf(document.body);

function makeStranger(fields = {}) {
  const fake = makePortal();
  fake.state.session.set({ status: 'visitor' });
  fake.state.myTeams.set({ status: 'ready', value: [] });
  fake.api.answer('GET duel/{code}', exampleChallenge(fields));
  return fake;
}

describe('the link of a duel for a stranger', () => {
  it('says who challenges, from which matchday, and what he scored', async () => {
    await openPage(makeStranger(), PATH);
    expect(await screen.findByRole('heading', { level: 1, name: 'Jef daagt je uit' })).toBeVisible();
    expect(text()).toContain('Speeldag 3 · nog');
    expect(text()).toContain('De InvallersJef Wouters');
    expect(text()).toContain('47,5scoorde Jef op speeldag 2gemiddeld was dat 36');
  });

  it('leads to building a team for it first, and to signing in second', async () => {
    const fake = makeStranger();
    await openPage(fake, PATH);
    await userEvent.click(await screen.findByRole('link', { name: 'Neem het duel aan' }));
    await userEvent.click(screen.getByRole('link', { name: 'Aanmelden' }));
    expect(fake.visited).toEqual([`/play?duel=${CODE}`, `${PATH}?account=known`]);
  });

  it('names the team where its manager is hidden, and a later matchday', async () => {
    const user = { firstName: '', lastName: '', nameVisible: false, premium: false };
    await openPage(makeStranger({ challenger: { ...jefsTeam, user }, weekId: 4, last: null }), PATH);
    expect(await screen.findByRole('heading', { level: 1, name: 'De Invallers daagt je uit' })).toBeVisible();
    expect(text()).toContain('Begint op speeldag 4');
  });

  it.each([
    ['taken', 'Iemand was je voor'],
    ['closed', 'Dit duel kan niet meer beginnen'],
  ])('says that it is %s, and leads to a team', async (state, title) => {
    await openPage(makeStranger({ state }), PATH);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByText('Neem het duel aan')).toBeNull();
    expect(screen.getByRole('link', { name: 'Bouw gratis je ploeg' })).toHaveAttribute('href', '/play');
  });

  it('says of an unknown code that it does not work', async () => {
    const fake = makeStranger();
    fake.api.answer('GET duel/{code}', refuse('invite-invalid', 404));
    await openPage(fake, PATH);
    expect(await screen.findByText('Deze link werkt niet')).toBeVisible();
  });

  it('can be retried when it fails to load', async () => {
    const fake = makeStranger();
    fake.api.answer('GET duel/{code}', refuse('not-available', 503));
    await openPage(fake, PATH);
    const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' });
    fake.api.answer('GET duel/{code}', exampleChallenge());
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Jef daagt je uit' })).toBeVisible();
  });
});

it('a user with a team accepts a duel in one press', async () => {
  const fake = makePortal();
  fake.api.answer(ACCEPT, { duel: exampleDuel({ weekId: 3 }) });
  await openPage(fake, PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Neem het duel aan' }));
  expect(fake.api.calls(ACCEPT)).toMatchObject([{ params: { code: CODE, teamId: 7 } }]);
  expect(fake.notices).toMatchObject([{ text: 'Je duel met Jef begint op speeldag 3.' }]);
});

function makeRunning(fields = {}) {
  const fake = makePortal({ players });
  fake.api.answer('GET duel/{code}', exampleChallenge({ state: 'taken', teamId: 7 }));
  fake.api.answer('GET duels/{teamId}', { duels: [exampleDuel(fields)], left: 4 });
  arrangeSides(fake);
  return fake;
}

describe('a running duel', () => {
  it('shows both scores of the matchday, who has still to play, and the season', async () => {
    await openPage(makeRunning(), PATH);
    expect(await screen.findByRole('heading', { level: 1, name: 'Duel · speeldag 2' })).toBeVisible();
    await screen.findByText('1 bezig · nog 1');
    expect(text()).toContain('seizoen 1–1');
    expect(text()).toMatch(/9,5Tielemans & Zonen.*\+\s?6,0jij voor.*3,5De Invallers/);
    const weeks = screen.getAllByRole('listitem').map(textOf);
    expect(weeks).toEqual(expect.arrayContaining(['Speeldag 144,547,5', 'Speeldag 3']));
  });

  it('puts the players of both teams opposite each other', async () => {
    await openPage(makeRunning(), PATH);
    expect(await screen.findByRole('list', { name: 'Jij tegen Jef' })).toBeVisible();
  });

  it('keeps the other side secret before its first deadline', async () => {
    const fake = makeRunning({
      weeks: [{ weekId: 3, own: null, other: null, confirmed: false }],
      weekId: 3,
    });
    await openPage(fake, PATH);
    expect(await screen.findByRole('heading', { level: 1, name: 'Duel · speeldag 3' })).toBeVisible();
    expect(text()).toContain('De Invallersgeheim');
    expect(fake.api.calls('GET team/{id}/points/{weekId}')).toEqual([]);
  });

  it('is stopped after a question, and blocks its opponent where wanted', async () => {
    const fake = makeRunning();
    fake.api.answer(STOP, { ok: true });
    await openPage(fake, PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop het duel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stop je dit duel?' });
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop het duel' }));
    expect(fake.api.calls(STOP)).toMatchObject([
      { params: { code: CODE, teamId: 7 }, body: { block: true } },
    ]);
    expect(fake.visited).toEqual(['/duels']);
  });
});
