import { exampleChangedTeam, exampleTeamView } from '@euro/game-ui/testing';
import { exampleSettings, refuse, settle, textOf } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleReceipt } from '../testing/exampleAnswers.js';
import { makePortal } from '../testing/makePortal.js';
import { openPage } from '../testing/openPage.js';
import { bar, inSheet, player } from '../testing/teamScreen.js';

type Fields = Parameters<typeof exampleTeamView>[0];

/** Matchday 5 is open, in a competition with boosters. */
function portal(team: Fields = {}, weekId = 5) {
  const fake = makePortal({
    settings: { ...exampleSettings, boostersEnabled: true },
    deadline: { deadlineWeek: weekId, deadlineDate: '2024-07-05T16:00:00Z', displayWeek: weekId - 1 },
  });
  fake.api.answer('GET team/{id}', exampleTeamView(team));
  return fake;
}

async function open(fake = portal(), path = '/team/7') {
  await openPage(fake, path);
  return fake;
}

const card = () => within(screen.getByRole('region', { name: 'Boosters' }));
const tile = (name: string) => card().getByRole('button', { name: new RegExp(`^${name}`) });
const reasonOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

async function activate(name: string) {
  await userEvent.click(tile(name));
  await userEvent.click(screen.getByRole('button', { name: `Activeer ${name}` }));
  await settle();
}

describe('the boosters', () => {
  it('are not shown where the competition has none', async () => {
    await open(makePortal());
    expect(screen.queryByRole('region', { name: 'Boosters' })).toBeNull();
  });

  it('show from when they can be played', async () => {
    const fake = await open(portal({}, 4));
    expect(card().getByText('vanaf speeldag 5')).toBeTruthy();
    expect(reasonOf(tile('Bankboost'))).toBe('Boosters kan je inzetten vanaf speeldag 5.');
    await userEvent.click(tile('Bankboost'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fake.notices.map(({ text }) => text)).toEqual(['Boosters kan je inzetten vanaf speeldag 5.']);
  });

  it('that is being confirmed is not played in another matchday when the deadline passes', async () => {
    const fake = await open();
    await userEvent.click(tile('Bankboost'));
    const state = fake.state.matches.value.value;
    if (state === null) throw new Error('There are no matches yet.');
    const deadline = { ...state.deadline, deadlineWeek: 6, deadlineDate: '2024-07-09T19:00:00Z' };
    await act(async () => fake.state.matches.set({ status: 'ready', value: { ...state, deadline } }));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(textOf(screen.getByRole('alert'))).toContain('Speeldag 5 ligt vast');
    expect(textOf(screen.getByRole('alert'))).toContain('Bankboost');
    await userEvent.click(screen.getByRole('button', { name: 'Zet klaar voor speeldag 6' }));
    await settle();
    fake.api.answer('POST team/{id}/booster', exampleChangedTeam({ bank: 6 }));
    await userEvent.click(screen.getByRole('button', { name: 'Activeer Bankboost' }));
    await settle();
    expect(fake.api.calls('POST team/{id}/booster').map(({ body }) => body)).toEqual([
      expect.objectContaining({ weekId: 6 }),
    ]);
  });

  it('show where they were played, and which one is active', async () => {
    await open(portal({ wildCard: 5, bank: 6 }, 6));
    expect(textOf(tile('Wildcard'))).toContain('gespeeld op speeldag 5');
    expect(textOf(tile('Bankboost'))).toContain('actief');
    expect(reasonOf(tile('Free hit'))).toContain('speel je al een andere booster');
  });

  it('are disabled until changes are saved', async () => {
    await open();
    await inSheet('Olmo', 'Kapitein');
    expect(reasonOf(tile('Bankboost'))).toContain('Sla eerst je wijzigingen op');
  });
});

describe('playing a booster', () => {
  it('prompts first: which, for when, its effect, what is paused, and that it is final', async () => {
    const view = exampleTeamView();
    const fake = portal();
    fake.api.answer('GET team/{id}', {
      ...view,
      freeTransfers: { left: 5, saved: 3, earned: 2, used: 0, unlimited: false },
    });
    await open(fake);
    await userEvent.click(tile('Free hit'));
    const dialog = textOf(screen.getByRole('dialog', { name: 'Free hit activeren?' }));
    expect(dialog).toContain('Voor speeldag 5 stel je een vrij team samen');
    expect(dialog).toContain('vrijdag 05/07/24');
    expect(dialog).toContain('3 blijven bewaard, geen nieuwe deze speeldag');
    expect(dialog).toContain('terug op speeldag 6');
    expect(dialog).toContain('Een booster is definitief');
    await userEvent.keyboard('{Escape}');
    expect(fake.api.calls('POST team/{id}/booster')).toEqual([]);
  });

  it('that frees the squad opens it, notifies the portal and reloads the own teams', async () => {
    const fake = portal();
    fake.api.answer('POST team/{id}/booster', {
      ...exampleChangedTeam({ freeHit: 5, freeHitBudget: 2.5, version: 4 }),
      receipt: exampleReceipt({ kind: 'booster-played', weekId: 5, changes: { booster: 'freeHit' } }),
    });
    await open(fake);
    await activate('Free hit');
    expect(fake.api.calls('POST team/{id}/booster')).toEqual([
      {
        params: { id: 7 },
        body: { boosterType: 'freeHit', weekId: 5, version: 3 },
        idempotencyKey: expect.any(String),
      },
    ]);
    expect(fake.emitted.filter(({ name }) => name !== 'menu.badged@1')).toEqual([
      expect.objectContaining({
        name: 'boosters.played@1',
        detail: { teamId: 7, weekId: 5, booster: 'freeHit' },
      }),
    ]);
    expect(fake.refreshed).toContain('myTeams');
    expect(fake.notices.at(-1)?.text).toBe(
      'Free hit is actief op speeldag 5, ingezet 8 min voor de deadline.',
    );
    expect(document.body.textContent).toContain(
      'Vrij team voor speeldag 5. Je gewone team keert terug op speeldag 6.',
    );
    expect(screen.getByRole('region', { name: 'Alle spelers' })).toBeTruthy();
    expect(textOf(bar())).toContain('€ 2,5 mln over');
  });

  it('that only affects points leaves the page and the menu unchanged', async () => {
    const fake = portal();
    fake.api.answer('POST team/{id}/booster', exampleChangedTeam({ tripleCaptain: 5, version: 4 }));
    await open(fake);
    await activate('Drievoudige kapitein');
    expect(fake.refreshed).not.toContain('myTeams');
    expect(document.body.textContent).toContain('Musiala telt op speeldag 5 ×3.');
    expect(player('Musiala').getAttribute('aria-label')).toContain('kapitein ×3');
    expect(textOf(bar())).toContain('Alles is opgeslagen');
  });

  it('shows a refusal in the dialog', async () => {
    const fake = portal();
    fake.api.answer(
      'POST team/{id}/booster',
      refuse('deadline-passed', 409, { message: 'De deadline van speeldag 5 is voorbij.' }),
    );
    await open(fake);
    await activate('Bankboost');
    expect(textOf(screen.getByRole('alert'))).toBe(
      'Bankboost is niet geactiveerd. De deadline van speeldag 5 is voorbij.',
    );
    expect(fake.refreshed).toContain('matches');
  });

  it('works by keyboard only', async () => {
    const fake = portal();
    fake.api.answer('POST team/{id}/booster', exampleChangedTeam({ bank: 5, version: 4 }));
    await open(fake);
    tile('Bankboost').focus();
    await userEvent.keyboard('{Enter}');
    const confirm = screen.getByRole('button', { name: 'Activeer Bankboost' });
    for (let step = 0; step < 10 && document.activeElement !== confirm; step++) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(document.body.textContent).toContain('Op speeldag 5 telt je hele bank mee.');
  });
});

describe('a matchday without limits', () => {
  it('is edited on /edit too, under its wildcard', async () => {
    const fake = await open(portal({ wildCard: 5 }), '/edit/7');
    expect(document.body.textContent).toContain('Je wildcard is actief.');
    expect(fake.visited).toEqual([]);
  });

  it('is available in English too', async () => {
    const fake = portal({ freeHit: 7 }, 7);
    fake.state.locale.set('en');
    await open(fake);
    expect(document.body.textContent).toContain('Free team for matchday 7, the last one.');
  });
});
