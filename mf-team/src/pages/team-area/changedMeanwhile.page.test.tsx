import type { ChangedTeam } from '@euro/api-contract';
import { exampleChangedTeam } from '@euro/game-ui/testing';
import { settle, textOf } from '@euro/platform/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal, openPage } from '../../testing/openPage.js';
import { bar, inSheet, player, saveButton } from '../../testing/teamScreen.js';

/** Olmo is made captain and the lineup saved; `arrive` is the server's answer. */
async function saveOnItsWay() {
  const fake = makePortal();
  let arrive = () => {};
  fake.api.answer(
    'POST team/{id}/selections',
    () =>
      new Promise<ChangedTeam>((resolve) => {
        arrive = () => resolve(exampleChangedTeam({ captainId: 510, version: 4 }));
      }),
  );
  await openPage(fake, '/team/7');
  await inSheet('Olmo', 'Kapitein');
  await userEvent.click(saveButton());
  await settle();
  return {
    fake,
    arrive: async () => {
      await act(async () => arrive());
      await settle();
    },
  };
}

const undo = () => userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));

describe('a lineup that is changed while its save is on its way', () => {
  it('keeps the change, unsaved, on the saved version', async () => {
    const { fake, arrive } = await saveOnItsWay();
    await inSheet('Musiala', 'Vice');
    await arrive();
    expect(player('Musiala').getAttribute('aria-label')).toContain('vice-kapitein');
    expect(player('Olmo').getAttribute('aria-label')).toContain('kapitein');
    expect(textOf(bar())).toContain('1 wijzigingVice: Musiala');
    await userEvent.click(saveButton());
    await settle();
    expect(fake.api.calls('POST team/{id}/selections').at(-1)?.body).toMatchObject({
      captainId: 510,
      viceCaptainId: 110,
      version: 4,
    });
  });

  it('is undone down to what was saved', async () => {
    const { arrive } = await saveOnItsWay();
    await inSheet('Musiala', 'Vice');
    await arrive();
    await undo();
    expect(textOf(bar())).toContain('Alles is opgeslagen');
    expect(player('Olmo').getAttribute('aria-label')).toContain('kapitein');
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).not.toBeInTheDocument();
  });

  it('keeps a step that was taken back', async () => {
    const { arrive } = await saveOnItsWay();
    await undo();
    await arrive();
    expect(textOf(bar())).toContain('Kapitein: Musiala');
    await undo();
    expect(textOf(bar())).toContain('Alles is opgeslagen');
  });

  it('is all saved when nothing was changed', async () => {
    const { arrive } = await saveOnItsWay();
    await arrive();
    expect(textOf(bar())).toContain('Alles is opgeslagen');
  });
});
