import { refuse, settle } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';

const card = () => screen.findByRole('region', { name: 'Deel je opstelling' });

it('copies the link of the server', async () => {
  const user = userEvent.setup();
  await openPage(makePortal(), '/team/7');
  await user.click(within(await card()).getByRole('button', { name: 'Deel' }));
  await settle();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/public/7?week=2&key=abc');
});

it('offers the picture as a file', async () => {
  await openPage(makePortal(), '/team/7');
  const link = within(await card()).getByRole('link', { name: 'Afbeelding opslaan' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    'http://localhost/share/team/7/2.png?card=squad&key=abc&lang=nl',
    'euromanager-7-2.png',
  ]);
});

it('is absent without a line-up to show', async () => {
  const fake = makePortal();
  fake.api.answer('GET team/{id}/share', refuse('nothing-to-show-yet', 404));
  await openPage(fake, '/team/7');
  await settle();
  expect(screen.queryByRole('region', { name: 'Deel je opstelling' })).toBeNull();
});
