import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BroadcasterAccount } from './BroadcasterAccount.js';
import { BroadcasterStrip } from './BroadcasterStrip.js';

describe('the broadcaster’s strip', () => {
  it('shows the broadcaster, its sections, and its account menu once that is opened', async () => {
    render(
      <BroadcasterStrip
        name="De Schelde"
        href="/site"
        label="De Schelde"
        links={[{ href: '/sport', text: 'Sport' }]}
      >
        <BroadcasterAccount text="Mijn Schelde">
          <button type="button">Afmelden</button>
        </BroadcasterAccount>
      </BroadcasterStrip>,
    );
    expect(screen.getByRole('link', { name: 'De Schelde' })).toHaveAttribute('href', '/site');
    expect(screen.queryByRole('button', { name: 'Afmelden' })).not.toBeInTheDocument();
    const corner = screen.getByRole('button', { name: 'Mijn Schelde', expanded: false });
    await userEvent.click(corner);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Afmelden' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(corner).toHaveFocus();
    expect(corner).toHaveAttribute('aria-expanded', 'false');
  });
});
