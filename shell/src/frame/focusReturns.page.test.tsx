import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../testing/openPortal.js';

const closing = () => act(async () => new Promise((resolve) => setTimeout(resolve, 80)));

describe('the focus, after an overlay is closed', () => {
  it('is on the new page after the prompt to leave the old one', async () => {
    const { portal } = await openPortal({ path: '/nowhere' });
    portal.history.guard(() => 'Niet bewaard');
    const link = within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Prijzen' });
    await userEvent.click(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Verlaten' }));
    await closing();
    expect(portal.history.location.value.pathname).toBe('/prizes');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is on the page after the chat that the page opened automatically', async () => {
    await openPortal({
      path: '/contact',
      arrange: ({ answer }) => answer('GET /api/help', { conversation: null }),
    });
    await screen.findByRole('textbox', { name: 'Bericht aan de helpdesk' });
    await userEvent.keyboard('{Escape}');
    await closing();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });
});
