import { exampleTeamView } from '@euro/game-ui/testing';
import { closeRemote, textOf } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noteFirstSave } from '../../store/firstSave.js';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import { FirstSave } from './lazyFirstSave.js';

it('shows the team on its pitch, once', async () => {
  const fake = makePortal();
  noteFirstSave(fake.platform.storage, exampleTeamView().team.id);
  await FirstSave.preload();
  await openPage(fake, '/team/7');
  const moment = await screen.findByRole('dialog', { name: 'Je ploeg staat!' });
  expect(textOf(moment)).toContain('Tot de deadline mag je alles nog wijzigen.');
  expect(within(moment).getByRole('group', { name: /4-4-2/ })).toBeTruthy();
  expect(within(moment).getByRole('button', { name: 'Deel je ploeg' })).toBeTruthy();
  const duel = within(moment).getByRole('link', { name: 'Daag een vriend uit' });
  expect(duel).toHaveAttribute('href', '/duels?new');
  await userEvent.click(within(moment).getByRole('button', { name: 'Naar mijn team' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await closeRemote();
  await openPage(fake, '/team/7');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows nothing on the page of another team', async () => {
  const fake = makePortal();
  noteFirstSave(fake.platform.storage, 8);
  await openPage(fake, '/team/7');
  expect(screen.queryByRole('dialog')).toBeNull();
});
