import { cheapestCompletion, type DraftSquad, draftCost } from '@euro/game';
import { examplePlayersById, exampleRules } from '@euro/game/testing';
import { exampleChangedTeam } from '@euro/game-ui/testing';
import { exampleSettings, onPhone, settle } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import { fullDraft, leaveDraft } from '../../testing/storedDraft.js';

beforeEach(onPhone);
afterEach(() => jest.restoreAllMocks());

/** The example squad with an empty bench. */
const benchless: DraftSquad = {
  ...fullDraft,
  slots: fullDraft.slots.map((slot) => (slot.role === 'bench' ? { ...slot, playerId: null } : slot)),
};

async function open(draft?: DraftSquad, budget = 200) {
  const fake = makePortal({ settings: { ...exampleSettings, budget } });
  if (draft) leaveDraft(fake, { draft, weekId: 2 });
  await openPage(fake, '/new');
  return fake;
}

const picker = () => within(screen.getByRole('dialog', { name: 'Bouw je ploeg' }));
const press = async (button: HTMLElement) => {
  await userEvent.click(button);
  await settle();
};
const addable = () => picker().getAllByRole('button', { name: /^Voeg .* toe$/ });

describe('picking over the pitch on a phone', () => {
  it('opens at the pressed place, and continues with the next empty one', async () => {
    await open(benchless);
    await press(screen.getByRole('button', { name: 'Lege plaats op de bank voor een doelman, kies' }));
    await waitFor(() => expect(picker().getByRole('heading', { name: 'Doelman Op de bank' })).toBeTruthy());
    const [first] = addable();
    await press(first as HTMLElement);
    expect(picker().getByRole('heading', { name: 'Verdediger Op de bank' })).toBeTruthy();
    await press(picker().getByRole('button', { name: 'Ongedaan' }));
    expect(
      picker().getByRole('button', { name: 'Lege plaats op de bank voor een doelman, kies' }),
    ).toBeTruthy();
  });

  it('fills the squad with one press, exchanges one or all, and undoes all with one', async () => {
    await open(benchless);
    await press(screen.getByRole('button', { name: 'Vul aan' }));
    const title = { name: '4 plaatsen ingevuld Op waarde, vorm en tegenstander, binnen je budget' };
    await waitFor(() => expect(picker().getByRole('heading', title)).toBeTruthy());
    const others = () =>
      picker()
        .getAllByRole('button', { name: /^Een ander dan / })
        .map((button) => button.getAttribute('aria-label'));
    const first = others();
    expect(first).toHaveLength(4);
    await press(picker().getByRole('button', { name: first[0] ?? '' }));
    expect(others()).not.toContain(first[0]);
    expect(others()).toEqual(expect.arrayContaining(first.slice(1)));
    await press(picker().getByRole('button', { name: 'Andere' }));
    expect(others().filter((name) => first.includes(name))).toEqual([]);
    for (const _ of [1, 2, 3]) await press(picker().getByRole('button', { name: 'Ongedaan' }));
    expect(picker().getAllByRole('button', { name: /^Lege plaats op de bank/ })).toHaveLength(4);
  });

  it('swaps two players above the pitch, and leaves the focus on the moved card', async () => {
    await open(benchless);
    await press(screen.getByRole('button', { name: 'Vul aan' }));
    await waitFor(() => expect(picker().getByRole('heading', { name: /^4 plaatsen ingevuld/ })).toBeTruthy());
    await press(picker().getByRole('button', { name: /^Rüdiger, / }));
    const sheet = within(screen.getByRole('dialog', { name: /Rüdiger/ }));
    await press(sheet.getByRole('button', { name: 'Wissel' }));
    await press(picker().getByRole('button', { name: /^Pavard, .*op de bank/ }));
    expect(picker().getByRole('button', { name: /^Rüdiger, .*op de bank/ })).toBeTruthy();
    const moved = picker().getByRole('button', { name: /^Pavard, Frankrijk, verdediger, (?!op de bank)/ });
    expect(moved).toHaveFocus();
  });

  it('prompts for the name when the squad is saved, prefilled', async () => {
    const fake = await open(fullDraft);
    fake.api.answer('POST team/add', exampleChangedTeam({ id: 77, weekId: 2 }));
    await press(screen.getByRole('button', { name: 'Opslaan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hoe heet je ploeg?' }));
    const field = dialog.getByRole('textbox', { name: 'Naam van je ploeg' });
    expect(field).toHaveValue('Ploeg van Lotte');
    await userEvent.clear(field);
    await press(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(field).toBeInvalid();
    await userEvent.type(field, 'De Buitenspelval');
    await press(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(fake.api.calls('POST team/add').at(-1)).toMatchObject({ body: { teamName: 'De Buitenspelval' } });
  });

  it('has one way back, which takes back the press that the money guide made', async () => {
    const context = { players: examplePlayersById, rules: exampleRules, matchday: 2 };
    const needed = draftCost(benchless, context) + (cheapestCompletion(benchless, context)?.cost ?? 0);
    await open(benchless, (needed - 5) / 10);
    await press(screen.getByRole('button', { name: 'Lege plaats op de bank voor een doelman, kies' }));
    const guide = () => picker().queryByText('Te weinig voor 4 plaatsen.');
    expect(guide()).toBeTruthy();
    await press(picker().getByRole('button', { name: 'Ruil' }));
    expect(guide()).toBeNull();
    const [undo, ...others] = picker().getAllByRole('button', { name: /^Ongedaan/ });
    expect(others).toEqual([]);
    await press(undo as HTMLElement);
    expect(guide()).toBeTruthy();
  });

  it('opens filters and search in the line of the title', async () => {
    await open(benchless);
    await press(screen.getByRole('button', { name: 'Lege plaats op de bank voor een doelman, kies' }));
    await waitFor(() => expect(picker().getByRole('button', { name: 'Filters' })).toBeTruthy());
    await press(picker().getByRole('button', { name: 'Filters' }));
    expect(picker().getByRole('combobox', { name: 'Land' })).toHaveFocus();
    await press(picker().getByRole('button', { name: 'Sluit de filters' }));
    expect(picker().getByRole('button', { name: 'Filters' })).toHaveFocus();
    await press(picker().getByRole('button', { name: 'Zoek een speler' }));
    await userEvent.type(picker().getByRole('searchbox'), 'zzz');
    await settle();
    expect(await picker().findByText('Geen spelers gevonden')).toBeTruthy();
    await press(picker().getByRole('button', { name: 'Sluit het zoeken' }));
    expect(addable().length).toBeGreaterThan(0);
  });
});
