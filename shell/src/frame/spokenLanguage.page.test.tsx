import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../testing/openPortal.js';

it('no title of another language remains in the live region', async () => {
  const { portal } = await openPortal({ path: '/home' });
  const announcement = () =>
    [...document.querySelectorAll('[aria-live="polite"]')].at(-1)?.textContent?.trim();
  act(() => portal.history.go('/nowhere'));
  await waitFor(() => expect(announcement()).toBe('Pagina niet gevonden'));
  await userEvent.click(screen.getByRole('button', { name: 'NL → English' }));
  expect(document.title).toBe('Page not found · EuroManager');
  expect(announcement()).toBe('');
});
