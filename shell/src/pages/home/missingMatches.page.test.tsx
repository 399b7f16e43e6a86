import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../../testing/openPortal.js';

let mockIsGone = true;

jest.mock('./MatchesToday.js', () => {
  const real: typeof import('./MatchesToday.js') = jest.requireActual('./MatchesToday.js');
  return {
    get MatchesToday() {
      if (mockIsGone) throw new Error('Loading chunk matches failed.');
      return real.MatchesToday;
    },
  };
});

afterEach(() => jest.restoreAllMocks());

it('home is shown without the matches while their code is missing, and Retry loads them', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await openPortal();
  expect(await screen.findByText('Foutcode chunk-missing · shell')).toBeVisible();
  const strip = within(screen.getByRole('region', { name: 'Matchen' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heel Europa kijkt.');
  expect(screen.getByRole('textbox', { name: 'E-mailadres' })).toBeVisible();

  mockIsGone = false;
  await userEvent.click(strip.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByRole('region', { name: 'Laatste matchen' })).toBeVisible();
});
