import type { ChangedTeam, DeadlineInfo, Receipt } from '@euro/api-contract';
import { exampleTeam, exampleWorld } from '@euro/game-ui/testing';
import { closeRemote, type FakePlatform, refuse, settle, textOf } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { idOf, pairsOf } from '../testing/exampleSavedTeam.js';
import { transfersView } from '../testing/exampleTransfers.js';
import { changedTeam, exampleReceipt } from '../testing/makeDrafting.js';
import { makePortal } from '../testing/makePortal.js';
import { bar, barText, descriptionOf, pairs } from '../testing/onPage.js';
import { openPage } from '../testing/openPage.js';

const MBAPPE = idOf('Mbappé');
const KVARA = idOf('Kvaratskhelia');
const PAIR = 'Mbappé uit € 10,0 → Kvaratskhelia in € 8,5: + € 1,5 mln, gratis';
const transfers = [{ outId: MBAPPE, inId: KVARA }];

/** A page with this draft in the browser. */
async function openConfirm(fake: FakePlatform = makePortal(), ...draft: string[]) {
  const draftPairs = draft.length === 0 ? ['Mbappé > Kvaratskhelia'] : draft;
  fake.platform.storage.write('draft-7-2', { pairs: pairsOf(...draftPairs), sent: null });
  await openPage(fake);
  return fake;
}

const barButton = () => within(bar()).getByRole('button', { name: /^Bevestig/ });
const dialog = () => screen.getByRole('dialog', { name: /bevestigen\?$/ });
const pressConfirm = () => userEvent.click(barButton());
const confirmButton = () => within(dialog()).getByRole('button', { name: /^(Bevestig|Probeer opnieuw)/ });
async function confirm() {
  await userEvent.click(confirmButton());
  await settle();
}
const confirmations = (fake: FakePlatform) => fake.api.calls('POST team/transfers/{id}');
/** The rows of the dialog by their terms. */
const consequences = () =>
  Object.fromEntries(
    within(dialog())
      .getAllByRole('term')
      .map((term) => [textOf(term), textOf(term.nextElementSibling ?? undefined).trim()]),
  );

describe('before transfers become final', () => {
  it('the dialog lists the effects', async () => {
    await openConfirm();
    await pressConfirm();
    expect(dialog()).toHaveAccessibleName('1 transfer bevestigen?');
    expect(dialog()).toHaveAccessibleDescription('Zo ziet speeldag 2 er daarna uit.');
    expect(consequences()).toEqual({
      Uit: '10Mbappé',
      In: '7Kvaratskhelia',
      'Geld over': '€ 1,5 →€ 3,0 mln',
      'Transfers over': '2 →1 gespaard',
      'Spelers uit Georgië': '1 →2 van max. 3',
      'Spelers uit Frankrijk': '1 →0',
      Booster: 'geen',
      Deadline: expect.stringMatching(/^woensdag 19\/06\/24 · /),
    });
    expect(textOf(dialog())).toContain('Definitief. Bevestigde transfers kan je niet ongedaan maken.');
  });

  it('it names the booster of the matchday', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', transfersView({}, { bank: 2 }));
    await openConfirm(fake);
    await pressConfirm();
    expect(consequences().Booster).toBe('Bankboost');
  });

  it('it can be cancelled', async () => {
    const fake = await openConfirm();
    await pressConfirm();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Annuleer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pairs()).toEqual([PAIR]);
    expect(confirmations(fake)).toEqual([]);
  });

  it('a draft that another tab empties has nothing to confirm', async () => {
    const fake = await openConfirm();
    await pressConfirm();
    await act(async () => fake.otherTab.remove('draft-7-2'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('confirming', () => {
  it('leaves the focus on the list of transfers, not on the button that has nothing to confirm', async () => {
    const fake = makePortal();
    fake.api.answer('POST team/transfers/{id}', changedTeam());
    await openConfirm(fake);
    await pressConfirm();
    await confirm();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByRole('region', { name: 'Jouw transfers' })).toHaveFocus();
  });

  it('shows the new team, with the transfer among the confirmed ones', async () => {
    const fake = makePortal();
    fake.api.answer('POST team/transfers/{id}', changedTeam());
    await openConfirm(fake);
    fake.api.answer('GET team/{id}', changedTeam());
    await pressConfirm();
    await confirm();
    expect(pairs()).toEqual([]);
    expect(barText()).toBe('€ 3,0 mln over · Nog 1 transfer');
    const now = screen.getByRole('region', { name: 'Bevestigd voor speeldag 2' });
    expect(textOf(now)).toContain('Mbappé → Kvaratskhelia');
    expect(fake.platform.storage.read('draft-7-2', (_): _ is unknown => true)).toBeNull();
  });

  it('happens once, however often the button is pressed', async () => {
    const fake = makePortal();
    fake.api.answer('POST team/transfers/{id}', () => new Promise<never>(() => {}));
    await openConfirm(fake);
    await pressConfirm();
    await confirm();
    await confirm();
    expect(confirmButton()).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeVisible();
    expect(confirmations(fake)).toHaveLength(1);
  });
});

describe('a confirmation without a response', () => {
  const keysOf = (fake: FakePlatform) => confirmations(fake).map(({ idempotencyKey }) => idempotencyKey);

  it('says so in the dialog, where the same call is repeated', async () => {
    const fake = makePortal();
    fake.api.answer('POST team/transfers/{id}', refuse('offline', 0));
    await openConfirm(fake);
    await pressConfirm();
    await confirm();
    expect(textOf(within(dialog()).getByRole('alert'))).toContain('Dit is niet gelukt. Je bent offline.');
    expect(confirmButton()).toHaveTextContent('Probeer opnieuw');
    fake.api.answer('POST team/transfers/{id}', changedTeam());
    await confirm();
    const [first, second] = keysOf(fake);
    expect(second).toBe(first);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a late confirmation', () => {
  const details = { weekId: 2, deadlineDate: '2024-06-19T13:00:00Z', decidedAt: '', msAfterDeadline: 420 };

  async function confirmLate(more: { readonly details?: unknown } = { details }) {
    const fake = makePortal();
    fake.api.answer('POST team/transfers/{id}', refuse('deadline-passed', 409, more));
    await openConfirm(fake);
    await pressConfirm();
    await confirm();
    return fake;
  }
  const announcement = () => screen.getByRole('alert');
  const afterDeadline = () => screen.getByRole('region', { name: 'Na de deadline' });
  const press = async (name: string) => {
    await userEvent.click(within(afterDeadline()).getByRole('button', { name }));
    await settle();
  };

  async function open(fake: FakePlatform, deadline: Partial<DeadlineInfo>, lastWeek = 7) {
    const { value } = fake.state.matches.value;
    if (value === null) throw new Error('There are no matches yet.');
    const weeks = value.weeks.filter(({ weekId }) => weekId <= lastWeek);
    const next = { ...value, weeks, deadline: { ...value.deadline, ...deadline } };
    await act(async () => fake.state.matches.set({ status: 'ready', value: next }));
    await settle();
  }
  const toNextMatchday = (fake: FakePlatform) =>
    open(fake, { deadlineWeek: 3, deadlineDate: '2024-06-23T19:00:00Z' });
  const afterTheLast = (fake: FakePlatform) => open(fake, { deadlineWeek: null, deadlineDate: null }, 2);

  it('is announced like any other, with by how much it was late', async () => {
    const fake = await confirmLate();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(textOf(announcement())).toContain('De deadline is voorbij');
    expect(textOf(announcement())).toContain('Je wijziging kwam toe 0,42 s na de deadline.');
    expect(textOf(within(announcement()).getByRole('region', { name: 'Niet opgeslagen' }))).toContain(
      'Mbappé → Kvaratskhelia',
    );
    expect(fake.refreshed).toContain('matches');
  });

  it('is announced also for a millisecond, or an unknown delay', async () => {
    await confirmLate({ details: { ...details, msAfterDeadline: 0 } });
    expect(textOf(announcement())).toContain('op de deadline zelf: net te laat');
    await closeRemote();
    await confirmLate({ details: undefined });
    expect(textOf(announcement())).toContain('De deadline is voorbij');
    expect(textOf(announcement())).not.toContain('kwam toe');
  });

  it('is prepared for the next matchday only when that is chosen, once it is open', async () => {
    const fake = await confirmLate();
    const keepButton = () =>
      within(afterDeadline()).getByRole('button', { name: 'Zet klaar voor speeldag 3' });
    expect(keepButton()).toHaveAttribute('aria-disabled', 'true');
    await toNextMatchday(fake);
    expect(textOf(announcement())).toContain('Je wijziging kwam toe 0,42 s na de deadline.');
    await press('Zet klaar voor speeldag 3');
    expect(screen.getByRole('heading', { level: 1, name: 'Transfers speeldag 3' })).toBeVisible();
    expect(pairs()).toEqual([PAIR]);
    expect(fake.notices).toEqual([]);
    fake.api.answer('POST team/transfers/{id}', changedTeam());
    await pressConfirm();
    await confirm();
    expect(confirmations(fake).at(-1)?.body).toMatchObject({ weekId: 3 });
  });

  it('can be discarded instead', async () => {
    const fake = await confirmLate();
    await toNextMatchday(fake);
    await press('Gooi weg');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(pairs()).toEqual([]);
  });

  /** A confirmation that is on its way when its matchday closes. */
  async function onItsWay() {
    const fake = makePortal();
    let arrive: (answer: ChangedTeam | ReturnType<typeof refuse>) => void = () => {};
    fake.api.answer(
      'POST team/transfers/{id}',
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    await openConfirm(fake);
    await pressConfirm();
    await confirm();
    const answerWith = async (answer: Parameters<typeof arrive>[0]) => {
      await act(async () => arrive(answer));
      await settle();
    };
    return { fake, answerWith };
  }

  it('is unknown until the response to the one in flight', async () => {
    const { fake, answerWith } = await onItsWay();
    await toNextMatchday(fake);
    expect(textOf(announcement())).toContain('We kijken na of je op tijd was');
    expect(screen.queryByRole('dialog')).toBeNull();
    await answerWith(refuse('deadline-passed', 409, { details }));
    expect(textOf(announcement())).toContain('Je wijziging kwam toe 0,42 s na de deadline.');
  });

  it('without a response is sent again as the same call, until the server decides', async () => {
    const { fake, answerWith } = await onItsWay();
    await toNextMatchday(fake);
    fake.api.answer('POST team/transfers/{id}', refuse('offline', 0));
    await answerWith(refuse('offline', 0));
    expect(textOf(announcement())).toContain('We weten nog niet of je op tijd was');
    expect(textOf(announcement())).toContain('Mbappé → Kvaratskhelia');
    expect(textOf(announcement())).not.toMatch(/Telt niet|niet bevestigd|Geen transfers/);
    expect(within(afterDeadline()).queryByRole('button', { name: 'Zet klaar voor speeldag 3' })).toBeNull();
    fake.api.answer('POST team/transfers/{id}', changedTeam());
    fake.api.answer('GET team/{id}', changedTeam());
    await press('Vraag het na');
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'Je was op tijd: je transfers voor speeldag 2 zijn bevestigd.',
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(new Set(confirmations(fake).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(new Set(confirmations(fake).map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('without a response is sent again at the next visit, too', async () => {
    const { fake, answerWith } = await onItsWay();
    await answerWith(refuse('offline', 0));
    await closeRemote();
    await toNextMatchday(fake);
    fake.api.answer('POST team/transfers/{id}', refuse('deadline-passed', 409, { details }));
    await openPage(fake);
    expect(textOf(announcement())).toContain('De deadline is voorbij');
    // The lateness of the second call is not that of the first.
    expect(textOf(announcement())).not.toContain('kwam toe');
    expect(new Set(confirmations(fake).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    await press('Zet klaar voor speeldag 3');
    expect(pairs()).toEqual([PAIR]);
  });

  it('for the last matchday is announced before the page is left', async () => {
    const fake = await confirmLate();
    await afterTheLast(fake);
    expect(textOf(announcement())).toContain('Je wijziging kwam toe 0,42 s na de deadline.');
    expect(textOf(announcement())).toContain('Dit was de laatste speeldag');
    expect(fake.visited).toEqual([]);
    await press('Gooi weg');
    expect(fake.visited.at(-1)).toBe('/points/7');
  });

  it('for the last matchday is announced after a reload, too', async () => {
    const fake = makePortal();
    await openConfirm(fake);
    await closeRemote();
    await afterTheLast(fake);
    await openPage(fake);
    expect(textOf(announcement())).toContain('Mbappé → Kvaratskhelia');
    expect(fake.visited).toEqual([]);
  });
});

describe('a team that was changed elsewhere meanwhile', () => {
  const otherReceipt: Receipt = {
    ...exampleReceipt,
    id: 30,
    kind: 'lineup-saved',
    changes: { captain: { from: idOf('Musiala'), to: idOf('Olmo') } },
  };

  async function conflict(changes: readonly Receipt[] = [otherReceipt]) {
    const fake = makePortal();
    const details = { version: 4, changes };
    fake.api.answer('POST team/transfers/{id}', refuse('team-changed-meanwhile', 409, { details }));
    await openConfirm(fake);
    fake.api.answer('GET team/{id}', transfersView({}, { version: 4, captainId: idOf('Olmo') }));
    await pressConfirm();
    await confirm();
    return fake;
  }
  const changedDialog = () => screen.getByRole('dialog', { name: 'Je ploeg is intussen gewijzigd' });

  it('is shown with those changes', async () => {
    await conflict();
    expect(textOf(changedDialog())).toContain('Kapitein: Musiala → Olmo');
  });

  it('is shown even with unknown changes', async () => {
    await conflict([]);
    expect(textOf(changedDialog())).toContain(
      'In een ander venster of op een ander toestel is deze ploeg opgeslagen.',
    );
  });

  it('retains the draft on the new team on request', async () => {
    const fake = await conflict();
    await userEvent.click(within(changedDialog()).getByRole('button', { name: 'Houd mijn transfers' }));
    await settle();
    expect(pairs()).toEqual([PAIR]);
    fake.api.answer('POST team/transfers/{id}', changedTeam());
    await pressConfirm();
    await confirm();
    expect(confirmations(fake).at(-1)?.body).toMatchObject({ version: 4, transfers });
  });

  it('drops transfers that no longer fit the new team', async () => {
    const fake = await conflict();
    const starting = exampleTeam().starting.map((id) => (id === MBAPPE ? idOf('Duah') : id));
    fake.api.answer('GET team/{id}', transfersView({}, { version: 4, starting }));
    await userEvent.click(within(changedDialog()).getByRole('button', { name: 'Houd mijn transfers' }));
    await settle();
    expect(pairs()).toEqual([]);
    expect(fake.notices.map(({ text }) => text)).toEqual([
      '1 klaargezette transfer past niet meer in je ploeg en is geschrapt.',
    ]);
  });

  it('discards the draft on request', async () => {
    await conflict();
    await userEvent.click(within(changedDialog()).getByRole('button', { name: 'Gooi ze weg' }));
    await settle();
    expect(pairs()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a confirmation that the rules refuse', () => {
  it('because prices changed shows the new sum, and is confirmed again', async () => {
    const fake = makePortal();
    fake.api.answer(
      'POST team/transfers/{id}',
      refuse('prices-changed', 409, { details: { moneyLeft: 2.5 } }),
    );
    await openConfirm(fake);
    await pressConfirm();
    await confirm();
    expect(textOf(within(dialog()).getByRole('alert'))).toBe(
      'De prijzen zijn intussen veranderd. Je houdt € 2,5 mln over in plaats van € 3,0 mln. Bevestig je toch?',
    );
    expect(fake.refreshed).toContain('players');
    const dearer = [...exampleWorld().players.values()].map((player) =>
      player.id === KVARA ? { ...player, value: 9 } : player,
    );
    await act(async () => fake.state.players.set({ status: 'ready', value: dearer }));
    expect(consequences()['Geld over']).toBe('€ 1,5 →€ 2,5 mln');
    fake.api.answer('POST team/transfers/{id}', changedTeam());
    await confirm();
    expect(confirmations(fake).at(-1)?.body).toMatchObject({ moneyLeft: 2.5 });
  });

  it('because it costs too much by now can no longer be confirmed', async () => {
    const fake = await openConfirm(makePortal(), 'Celar > Adams');
    await pressConfirm();
    const dearer = [...exampleWorld().players.values()].map((player) =>
      player.name === 'Adams' ? { ...player, value: 7 } : player,
    );
    await act(async () => fake.state.players.set({ status: 'ready', value: dearer }));
    expect(textOf(within(dialog()).getByRole('alert'))).toContain('€ 0,5 mln te duur.');
    await confirm();
    expect(confirmations(fake)).toEqual([]);
  });

  it('for a player is shown with that player, until the draft changes', async () => {
    const fake = makePortal();
    const issues = [
      { code: 'unknown-players', params: { playerIds: [KVARA] } },
      { code: 'club-limit', params: { clubIds: [22], limit: 1 } },
    ];
    fake.api.answer('POST team/transfers/{id}', refuse('transfers-invalid', 422, { details: { issues } }));
    await openConfirm(fake, 'Mbappé > Kvaratskhelia', 'Olmo > Freuler');
    await pressConfirm();
    await confirm();
    expect(screen.queryByRole('dialog')).toBeNull();
    const rows = within(screen.getByRole('region', { name: 'Jouw transfers' })).getAllByRole('listitem');
    expect(rows.map((row) => textOf(row).includes('Kvaratskhelia doet niet meer mee'))).toEqual([
      true,
      false,
    ]);
    expect(barText()).toBe(
      'Deze transfers kunnen zo niet · Kvaratskhelia doet niet meer mee: kies iemand anders. Max. 1 uit Georgië.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Neem de transfer van Mbappé terug' }));
    expect(barText()).toContain('mln over');
  });
});

describe('by keyboard only', () => {
  it('one player is replaced by another, and it is confirmed, from the pitch to the list to the bar', async () => {
    const fake = makePortal();
    fake.api.answer('POST team/transfers/{id}', changedTeam());
    await openPage(fake);
    const user = userEvent.setup();
    const tabTo = async (name: RegExp, steps = 80) => {
      for (let step = 0; step < steps; step++) {
        const focused = document.activeElement;
        if (name.test(focused?.getAttribute('aria-label') ?? focused?.textContent ?? '')) return;
        await user.tab();
      }
      throw new Error(`no focus on ${name}`);
    };
    await tabTo(/^Mbappé, .*Haal hem eruit$/);
    await user.keyboard('{Enter}');
    await settle();
    await tabTo(/^Kvaratskhelia in voor Mbappé$/);
    await user.keyboard(' ');
    await settle();
    expect(pairs()).toEqual([PAIR]);
    await tabTo(/^Bevestig 1$/);
    await user.keyboard('{Enter}');
    await tabTo(/^Bevestig 1 transfer$/);
    await user.keyboard('{Enter}');
    await settle();
    expect(confirmations(fake)).toHaveLength(1);
  });

  it('the reason why it cannot be confirmed is reached with the button', async () => {
    const fake = makePortal();
    fake.platform.storage.write('draft-7-2', { pairs: [{ outId: idOf('Mbappé'), inId: null }], sent: null });
    await openPage(fake);
    barButton().focus();
    expect(barButton()).toHaveFocus();
    expect(descriptionOf(barButton())).toMatch(/^Kies nog wie er in komt voor /);
  });
});
