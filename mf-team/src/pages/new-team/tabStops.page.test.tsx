import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';

beforeEach(async () => {
  await openPage(makePortal(), '/new');
});

const nameOfFocused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

/** Number of Tab presses until an element with this name has the focus. */
async function tabsTo(name: RegExp): Promise<number> {
  for (let presses = 1; presses <= 40; presses++) {
    await userEvent.tab();
    if (name.test(nameOfFocused() ?? '')) return presses;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

it('the pitch is first: one press of Tab focuses its first free place', async () => {
  expect(await tabsTo(/^Lege plaats/)).toBe(1);
});

it('a few presses lead from a free place to the first player that can be added', async () => {
  await tabsTo(/^Lege plaats voor een doelman/);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Alle spelers' })).toHaveFocus();
  expect(await tabsTo(/^Naar de spelers$/)).toBe(1);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('list', { name: 'Alle spelers' })).toHaveFocus();
  expect(await tabsTo(/^Voeg .* toe$/)).toBe(2);
});

it('the positions are one stop, so that the filters are passed in few presses, too', async () => {
  await tabsTo(/^Lege plaats voor een doelman/);
  await userEvent.keyboard('{Enter}');
  expect(await tabsTo(/^Voeg .* toe$/)).toBeLessThanOrEqual(8);
});
