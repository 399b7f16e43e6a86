import { createFakePlatform, exampleUser, refuse } from '@euro/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeFindings } from '../pages/testing/axeFindings.js';
import { openPage } from '../pages/testing/openPage.js';
import { Announcements } from './Announcements.js';

const NIGHT = {
  id: 4,
  text: { nl: 'Vannacht zijn we even weg.', en: 'We are away for a while tonight.' },
  path: '/rules',
  endsAt: '2024-06-20T08:00:00.000Z',
};
const OLDER = { ...NIGHT, id: 3, text: { nl: 'Welkom terug.', en: 'Welcome back.' }, path: null };

const bar = () => screen.findByRole('region', { name: 'Aankondiging' });

function open(announcements: unknown = [NIGHT, OLDER]) {
  const fake = createFakePlatform({ path: '/home' });
  fake.state.session.set({ status: 'visitor' });
  fake.api.answer('GET announcements', { announcements } as never);
  openPage(fake, <Announcements />);
  return fake;
}

beforeEach(() => localStorage.clear());

it('the newest is shown as a status with its page; once closed, the one before it, and never again', async () => {
  const fake = open();
  expect(await bar()).toHaveTextContent('Vannacht zijn we even weg.');
  expect(screen.getByRole('status')).toHaveTextContent(NIGHT.text.nl);
  expect(screen.getByRole('link', { name: 'Lees meer' })).toHaveAttribute('href', '/rules');
  expect(await axeFindings()).toEqual([]);
  act(() => fake.state.locale.set('en'));
  expect(await screen.findByText(NIGHT.text.en)).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(OLDER.text.en)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close this announcement' }));
  expect(screen.queryByRole('region')).toBeNull();
  open();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('region')).toBeNull();
});

it('is requested again for another user, and without an answer nothing is shown', async () => {
  const fake = open([]);
  await waitFor(() => expect(fake.api.calls('GET announcements')).not.toEqual([]));
  fake.api.answer('GET announcements', { announcements: [OLDER] });
  act(() => fake.state.session.set({ status: 'signed-in', user: exampleUser }));
  expect(await bar()).toHaveTextContent(OLDER.text.nl);
  fake.api.answer('GET announcements', refuse('not-available', 503));
  act(() => fake.state.session.set({ status: 'visitor' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
