import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountBadge } from './AccountBadge.js';
import { BurgerMenu } from './BurgerMenu.js';
import { HeaderBar } from './HeaderBar.js';
import { LanguageSwitch, ThemeSwitch } from './HeaderTools.js';
import { Wordmark } from './Wordmark.js';

const items = [
  { href: '/', text: 'Home', current: true },
  { href: '/stats', text: 'Stats' },
];

describe('the header', () => {
  it('starts with a way past itself', async () => {
    render(
      <HeaderBar
        skipText="Naar de inhoud"
        skipTo="content"
        wordmark={<Wordmark href="/" label="EuroManager, naar home" />}
      />,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('link', { name: 'EuroManager, naar home' })).toHaveAttribute('href', '/');
  });

  it('shows who is signed in', () => {
    render(<AccountBadge href="/profile" label="Profiel van Lotte" initials="LV" />);
    expect(screen.getByRole('link', { name: 'Profiel van Lotte' })).toHaveTextContent('LV');
  });
});

describe('the burger menu', () => {
  const menu = (
    <BurgerMenu openLabel="Menu openen" closeLabel="Menu sluiten" label="Hoofdmenu" items={items}>
      <button type="button">NL</button>
    </BurgerMenu>
  );

  it('opens a dialog with the menu and closes on Escape, giving the focus back', async () => {
    render(menu);
    await userEvent.click(screen.getByRole('button', { name: 'Menu openen' }));
    const dialog = screen.getByRole('dialog', { name: 'Hoofdmenu' });
    expect(within(dialog).getByRole('link', { name: 'Home', current: 'page' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu openen' })).toHaveFocus();
  });

  it('closes when a page is chosen', async () => {
    render(menu);
    await userEvent.click(screen.getByRole('button', { name: 'Menu openen' }));
    const link = screen.getByRole('link', { name: 'Stats' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the switches', () => {
  const languages = [
    { value: 'nl', short: 'NL', name: 'Nederlands' },
    { value: 'en', short: 'EN', name: 'English' },
  ] as const;

  it('choose a language', async () => {
    const change = jest.fn();
    render(<LanguageSwitch label="Taal" languages={languages} value="nl" onChange={change} />);
    const group = screen.getByRole('group', { name: 'Taal' });
    await userEvent.click(within(group).getByText('EN'));
    expect(change).toHaveBeenCalledWith('en');
  });

  it('turn the dark theme on and off', async () => {
    const change = jest.fn();
    const { rerender } = render(<ThemeSwitch label="Donker thema" theme="light" onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Donker thema', pressed: false }));
    expect(change).toHaveBeenCalledWith('dark');
    rerender(<ThemeSwitch label="Donker thema" theme="dark" onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Donker thema', pressed: true }));
    expect(change).toHaveBeenLastCalledWith('light');
  });
});
