import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../testing/openPortal.js';

let mockIsGone = true;
let mockLoads = 0;

jest.mock('./HelpPanel.js', () => {
  const { HelpPanel }: typeof import('./HelpPanel.js') = jest.requireActual('./HelpPanel.js');
  return {
    get HelpPanel() {
      mockLoads += 1;
      if (mockIsGone) throw new Error('Loading chunk 53 failed.');
      return HelpPanel;
    },
  };
});

it('the button remains while the code of the panel cannot be loaded, and a press loads it again', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  await openPortal({ arrange: (server) => server.answer('GET /api/help', { conversation: null }) });
  const button = await screen.findByRole('button', { name: 'Chat met de helpdesk' });
  await userEvent.click(button);
  // Pointing loads it, with a retry; so does pressing.
  await waitFor(() => expect(mockLoads).toBeGreaterThan(1));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(button).toBeVisible();
  expect(button).toHaveFocus();
  expect(screen.getAllByText(/Foutcode chunk-missing · shell/).length).toBeGreaterThan(0);
  mockIsGone = false;
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Helpdesk' })).toBeVisible();
  expect(button).not.toBeInTheDocument();
  quiet.mockRestore();
});
