import { failureSentences } from '@euro/platform/host';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../testing/openPortal.js';

let mockIsGone = true;

jest.mock('../pages/contact/ContactPage.js', () => ({
  get ContactPage() {
    if (mockIsGone) throw new Error('Loading chunk 53 failed.');
    return () => <h1>Vragen</h1>;
  },
}));

afterEach(() => jest.restoreAllMocks());

const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

it('has its own title, is announced once, and leaves the focus on the page at Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await openPortal({ path: '/contact' });
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' });
  expect(headings()).toEqual(['Contact', 'Deze sectie is even niet beschikbaar']);
  mockIsGone = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Vragen' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('is announced once where the page is unknown', async () => {
  await openPortal({ path: '/stats', remotes: 'unreachable' });
  await screen.findByRole('button', { name: 'Probeer opnieuw' });
  expect(headings()).toEqual([
    'Deze sectie is even niet beschikbaar',
    failureSentences['registry-unreachable'].nl,
  ]);
});
