import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal } from '../testing/openPortal.js';
import { showAsPhone } from '../testing/showAsPhone.js';
import { undoLater } from '../testing/undoAfterEach.js';

async function openMore() {
  showAsPhone();
  await openPortal({ isSignedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: /^Meer: menu openen/ }));
  return screen.findByRole('button', { name: 'Installeer de app' });
}

it('the browser’s own prompt is shown where it has one, once', async () => {
  const button = await openMore();
  const prompt = jest.fn(async () => {});
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  await waitFor(() => {
    act(() => void window.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
  });
  await userEvent.click(button);
  expect(prompt).toHaveBeenCalledTimes(1);
});

it('the steps are explained for a browser without a prompt', async () => {
  await userEvent.click(await openMore());
  expect(await screen.findByText(/^Open het menu van je browser/)).toBeVisible();
});

it.each([
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) Version/17.5 Safari/604.1'],
  ['iPad, which presents itself as a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15'],
])('the share menu is explained on an %s', async (_name, userAgent) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
  undoLater(() => Reflect.deleteProperty(navigator, 'maxTouchPoints'));
  await userEvent.click(await openMore());
  expect(await screen.findByText(/^Tik op Deel/)).toBeVisible();
});
