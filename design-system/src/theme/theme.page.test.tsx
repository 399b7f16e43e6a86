import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveRegion, useAnnounce } from '../live-region/LiveRegion.js';
import { TextLink } from '../text-link/TextLink.js';
import { applyTheme, shownTheme } from './applyTheme.js';
import { type AnchorProps, LinkProvider } from './LinkProvider.js';

describe('the theme', () => {
  it('is added to the document and removed again', () => {
    applyTheme('dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(shownTheme()).toBe('dark');
    applyTheme('system');
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(shownTheme()).toBe('light');
  });
});

describe('links', () => {
  it('are plain without a router', () => {
    render(<TextLink href="/stats">Stats</TextLink>);
    expect(screen.getByRole('link', { name: 'Stats' })).toHaveAttribute('href', '/stats');
  });

  it('are handled by the host’s router', async () => {
    const visit = jest.fn();
    const RouterLink = ({ href, children }: AnchorProps) => (
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault();
          visit(href);
        }}
      >
        {children}
      </a>
    );
    render(
      <LinkProvider component={RouterLink}>
        <TextLink href="/stats">Stats</TextLink>
      </LinkProvider>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Stats' }));
    expect(visit).toHaveBeenCalledWith('/stats');
  });
});

describe('the live region', () => {
  function Speaker() {
    const announce = useAnnounce();
    return (
      <button type="button" onClick={() => announce('Musiala is kapitein')}>
        zeg
      </button>
    );
  }

  it('announces, and announces the same sentence again', async () => {
    render(
      <LiveRegion>
        <Speaker />
      </LiveRegion>,
    );
    const region = screen.getByRole('status');
    await userEvent.click(screen.getByRole('button'));
    const first = region.textContent;
    expect(region).toHaveTextContent('Musiala is kapitein');
    await userEvent.click(screen.getByRole('button'));
    expect(region.textContent).not.toBe(first);
    expect(region).toHaveTextContent('Musiala is kapitein');
  });
});
