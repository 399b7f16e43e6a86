import { cheapestCompletion, type DraftSquad, draftCost, swapPlayers } from '@euro/game';
import { examplePlayersById, exampleRules } from '@euro/game/testing';
import { exampleSettings, settle, textOf } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { draftChanges } from '../../domain/draftChanges.js';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import { fullDraft, leaveDraft } from '../../testing/storedDraft.js';
import { bar } from '../../testing/teamScreen.js';

const open = async (fake = makePortal()) => {
  await openPage(fake, '/new');
  return fake;
};

/** The example squad without these players. */
function draftWithout(...ids: number[]): DraftSquad {
  const slots = fullDraft.slots.map((slot) =>
    slot.playerId !== null && ids.includes(slot.playerId) ? { ...slot, playerId: null } : slot,
  );
  return { ...fullDraft, slots };
}

const benchIds = fullDraft.slots.flatMap(({ role, playerId }) =>
  role === 'bench' && playerId !== null ? [playerId] : [],
);

describe('the money guide', () => {
  /** The bench is open, and there is half a million less than the cheapest bench costs. */
  async function poor() {
    const context = { players: examplePlayersById, rules: exampleRules, matchday: 2 };
    const draft = draftWithout(...benchIds);
    const bench = cheapestCompletion(draft, context)?.cost ?? 0;
    const budget = (draftCost(draft, context) + bench - 5) / 10;
    const fake = makePortal({ settings: { ...exampleSettings, budget } });
    leaveDraft(fake, { draft: draftWithout(...benchIds), weekId: 2 });
    return open(fake);
  }
  const guide = () => within(bar()).getByRole('status');

  it('warns when the money cannot fill the rest of the squad, and solves it with one press, which can be undone', async () => {
    await poor();
    expect(textOf(guide())).toContain('Te weinig voor 4 plaatsen.');
    expect(textOf(guide())).toMatch(/Ruil .+ voor .+\./);
    await userEvent.click(within(guide()).getByRole('button', { name: 'Ruil' }));
    expect(within(bar()).queryByRole('status')).toBeNull();
    await userEvent.click(within(bar()).getByRole('button', { name: 'Ongedaan maken' }));
    await settle();
    expect(textOf(guide())).toContain('Te weinig voor 4 plaatsen.');
  });

  it('is hidden while the money fills the squad', async () => {
    const fake = makePortal();
    leaveDraft(fake, { draft: draftWithout(...benchIds), weekId: 2 });
    await open(fake);
    expect(within(bar()).queryByRole('status')).toBeNull();
  });
});

describe('the list of all players', () => {
  it('continues with the next open position when a pick fills the current one', async () => {
    const [keeper = 0, defender = 0] = benchIds;
    const fake = makePortal({ settings: { ...exampleSettings, budget: 200 } });
    leaveDraft(fake, { draft: draftWithout(keeper, defender), weekId: 2 });
    await open(fake);
    await userEvent.click(
      screen.getByRole('button', { name: 'Lege plaats op de bank voor een doelman, kies' }),
    );
    expect(screen.getByRole('heading', { name: 'Kies een doelman' })).toBeTruthy();
    const list = screen.getByRole('list', { name: 'Alle spelers' });
    const [first] = within(list).getAllByRole('button', { name: /^Voeg .* toe$/ });
    if (first === undefined) throw new Error('No goalkeeper can be added.');
    await userEvent.click(first);
    await settle();
    expect(screen.getByRole('heading', { name: 'Kies een verdediger' })).toBeTruthy();
  });
});

describe('changes of a lineup', () => {
  it('has the players who really changed places', () => {
    const starters = fullDraft.slots.filter(({ role }) => role === 'starting');
    const [, defender, midfielder] = fullDraft.slots.filter(({ role }) => role === 'bench');
    const other = (positionId: number | undefined) =>
      starters.find((slot) => slot.positionId === positionId)?.playerId ?? 0;
    const pairs = [
      { inId: midfielder?.playerId ?? 0, outId: other(midfielder?.positionId) },
      { inId: defender?.playerId ?? 0, outId: other(defender?.positionId) },
    ];
    let draft = fullDraft;
    for (const { inId, outId } of pairs) {
      const result = swapPlayers(draft, inId, outId, exampleRules);
      if (!result.ok) throw new Error(result.code);
      draft = result.draft;
    }
    const swaps = draftChanges(fullDraft, draft).filter(({ kind }) => kind === 'swap');
    expect(swaps).toHaveLength(2);
    expect(swaps).toEqual(expect.arrayContaining(pairs.map((pair) => ({ kind: 'swap', ...pair }))));
  });
});
