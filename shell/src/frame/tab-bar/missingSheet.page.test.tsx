import { failureSentences } from '@euro/platform/host';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../../testing/openPortal.js';
import { showAsPhone } from '../../testing/showAsPhone.js';

let mockIsGone = true;

jest.mock('./MoreSheet.js', () => {
  const real: typeof import('./MoreSheet.js') = jest.requireActual('./MoreSheet.js');
  return {
    get MoreSheet() {
      if (mockIsGone) throw new Error('Loading chunk 53 failed.');
      return real.MoreSheet;
    },
  };
});

beforeEach(showAsPhone);
afterEach(() => jest.restoreAllMocks());
const more = () => screen.findByRole('button', { name: 'Meer: menu openen' });

it('reports that the rest of the menu cannot be loaded, retains its button and the focus, and opens it by Retry', async () => {
  mockIsGone = true;
  await openPortal({ path: '/nowhere' });
  const button = await more();
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

it('closes on navigation, with the focus on the page', async () => {
  mockIsGone = false;
  const { portal } = await openPortal({ path: '/nowhere' });
  await userEvent.click(await more());
  const menu = within(await screen.findByRole('dialog', { name: 'Hoofdmenu' }));
  await userEvent.click(menu.getByRole('link', { name: 'Aanmelden' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(portal.history.location.value.pathname).toBe('/home');

  await userEvent.click(await more());
  await screen.findByRole('dialog');
  await act(async () => portal.history.go('/nowhere'));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 80)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
