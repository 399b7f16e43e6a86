import { failureSentences } from '@euro/platform/host';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../testing/openPortal.js';

let mockIsGone = true;

jest.mock('./Menu.js', () => {
  const real: typeof import('./Menu.js') = jest.requireActual('./Menu.js');
  return {
    get Menu() {
      if (mockIsGone) throw new Error('Loading chunk 53 failed.');
      return real.Menu;
    },
  };
});

const burger = () => screen.findByRole('button', { name: 'Menu openen' });

it('says that the phone’s menu can’t be loaded, keeps its button and the focus, and opens it by Retry', async () => {
  mockIsGone = true;
  await openPortal({ path: '/nowhere' });
  const button = await burger();
  await userEvent.click(button);
  const notice = await screen.findByText(
    `${failureSentences['chunk-missing'].nl} (Foutcode chunk-missing · shell)`,
  );
  expect(button).toHaveFocus();
  mockIsGone = false;
  await userEvent.click(
    within(notice.closest('li') ?? document.body).getByRole('button', { name: 'Probeer opnieuw' }),
  );
  expect(await screen.findByRole('dialog', { name: 'Hoofdmenu' })).toBeVisible();
});

it('closes the phone’s menu with any step made from it, with the focus on the page', async () => {
  mockIsGone = false;
  const { portal } = await openPortal({ path: '/nowhere' });
  await userEvent.click(await burger());
  const menu = within(await screen.findByRole('dialog', { name: 'Hoofdmenu' }));
  const [signIn] = menu.getAllByRole('link', { name: 'Aanmelden' });
  if (signIn) await userEvent.click(signIn);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(portal.history.location.value.pathname).toBe('/home');

  await userEvent.click(await burger());
  await screen.findByRole('dialog');
  await act(async () => portal.history.go('/nowhere'));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 80)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
