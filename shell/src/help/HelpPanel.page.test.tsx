import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../testing/openPortal.js';

let mockLoads = 0;
let mockIsGone = false;

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

beforeEach(() => {
  mockLoads = 0;
  mockIsGone = false;
});

const launcher = () => screen.findByRole('button', { name: 'Chat met de helpdesk' });

it('is loaded on hover of its button, and not before', async () => {
  await openPortal();
  const button = await launcher();
  expect(mockLoads).toBe(0);
  await userEvent.hover(button);
  expect(mockLoads).toBe(1);
});

it('is loaded when there is an unread answer', async () => {
  await openPortal({
    arrange(server) {
      localStorage.setItem('euro.help', '1');
      const conversation = { id: 1, status: 'open', messages: [], unread: 1 } as const;
      server.answer('GET /api/help', { conversation });
    },
  });
  await screen.findByRole('button', { name: 'Chat met de helpdesk, 1 nieuw antwoord' });
  expect(mockLoads).toBe(1);
});

it('returns the focus to its button where that is visible, in a wide window', async () => {
  await openPortal({ arrange: (server) => server.answer('GET /api/help', { conversation: null }) });
  const narrow = window.matchMedia.bind(window);
  window.matchMedia = (query) => Object.assign(narrow(query), { matches: query.includes('min-width') });
  await userEvent.click(await launcher());
  await screen.findByRole('dialog', { name: 'Helpdesk' });
  expect(screen.queryByRole('button', { name: 'Chat met de helpdesk' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(await launcher()).toHaveFocus());
});
