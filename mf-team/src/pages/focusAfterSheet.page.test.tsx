import { exampleTeamView } from '@euro/game-ui/testing';
import { settle } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../testing/makePortal.js';
import { openPage } from '../testing/openPage.js';
import { player } from '../testing/teamScreen.js';

/** Opens a player's sheet and presses an action of it, by keyboard only. */
async function pressInSheet(card: HTMLElement, action: string): Promise<void> {
  card.focus();
  await userEvent.keyboard('{Enter}');
  within(screen.getByRole('dialog')).getByRole('button', { name: action }).focus();
  await userEvent.keyboard('{Enter}');
  await settle();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

describe('the focus after an action of a player’s sheet', () => {
  it('is on the free place of a player who was removed', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', exampleTeamView({ weekId: 2 }));
    await openPage(fake, '/edit/7');
    await pressInSheet(screen.getByRole('button', { name: /^Füllkrug, Duitsland/ }), 'Uit het team');
    expect(screen.getByRole('button', { name: 'Lege plaats voor een aanvaller, kies' })).toHaveFocus();
  });

  it('is on a bench player who came into the lineup as captain', async () => {
    await openPage(makePortal(), '/team/7');
    await pressInSheet(player('Celar'), 'Kapitein');
    expect(player('Celar')).toHaveFocus();
  });

  it('stays on a player who keeps his place', async () => {
    await openPage(makePortal(), '/team/7');
    await pressInSheet(player('Olmo'), 'Kapitein');
    expect(player('Olmo')).toHaveFocus();
  });
});
