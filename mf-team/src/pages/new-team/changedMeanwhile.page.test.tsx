import type { ChangedTeam } from '@euro/api-contract';
import { exampleChangedTeam } from '@euro/game-ui/testing';
import { closeRemote, settle, textOf } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import { leaveDraft } from '../../testing/storedDraft.js';
import { bar, saveButton } from '../../testing/teamScreen.js';

const nameField = () => screen.getByRole('textbox', { name: 'Naam van je ploeg' });
const nameBox = () => screen.getByRole('checkbox', { name: /Toon mijn echte naam/ });

/** A complete new team is saved; `arrive` is the server's answer. */
async function saveOnItsWay() {
  const fake = makePortal();
  leaveDraft(fake, { name: 'De Buitenspelval' });
  const created = exampleChangedTeam({ id: 77, weekId: 2, version: 1 });
  let arrive = () => {};
  fake.api.answer(
    'POST team/add',
    () =>
      new Promise<ChangedTeam>((resolve) => {
        arrive = () => resolve(created);
      }),
  );
  await openPage(fake, '/new');
  await userEvent.click(saveButton());
  await settle();
  fake.api.answer('GET team/{id}', created);
  return {
    fake,
    arrive: async () => {
      await act(async () => arrive());
      await settle();
    },
  };
}

describe('a new team that is changed while it is on its way', () => {
  it('opens with the changed players, unsaved', async () => {
    const { fake, arrive } = await saveOnItsWay();
    await userEvent.click(screen.getByRole('button', { name: /^Füllkrug, Duitsland/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Uit het team' }));
    await arrive();
    expect(fake.visited.at(-1)).toBe('/team/77');
    await closeRemote();
    await openPage(fake, '/team/77');
    expect(screen.queryByRole('button', { name: /^Füllkrug, Duitsland/ })).not.toBeInTheDocument();
    expect(textOf(bar())).toContain('15/16 gekozen');
  });

  it('keeps the name that it was sent with', async () => {
    const { arrive } = await saveOnItsWay();
    await userEvent.type(nameField(), ' 2');
    expect(nameField()).toHaveValue('De Buitenspelval');
    expect(nameField()).toHaveAttribute('readonly');
    expect(nameBox()).toBeDisabled();
    await arrive();
  });
});
