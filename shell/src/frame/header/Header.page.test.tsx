import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountBadge } from './AccountBadge.js';
import { HeaderBar } from './HeaderBar.js';
import { LanguageSwitch, ThemeSwitch } from './HeaderTools.js';
import { Wordmark } from './Wordmark.js';

describe('the header', () => {
  it('starts with a skip link', async () => {
    render(
      <HeaderBar
        skipText="Naar de inhoud"
        skipTo="content"
        wordmark={<Wordmark href="/" label="EuroManager, naar home" game="EuroManager" />}
      />,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('link', { name: 'EuroManager, naar home' })).toHaveAttribute('href', '/');
  });

  it('shows the signed-in user', () => {
    render(<AccountBadge href="/profile" label="Profiel van Lotte" initials="LV" />);
    expect(screen.getByRole('link', { name: 'Profiel van Lotte' })).toHaveTextContent('LV');
  });
});

describe('the switches', () => {
  const languages = { nl: { name: 'Nederlands' }, en: { name: 'English' } };

  it('choose a language', async () => {
    const change = jest.fn();
    render(<LanguageSwitch label="Taal" languages={languages} value="nl" onChange={change} />);
    const group = screen.getByRole('group', { name: 'Taal' });
    await userEvent.click(within(group).getByText('EN'));
    expect(change).toHaveBeenCalledWith('en');
  });

  it('toggle the dark theme', async () => {
    const change = jest.fn();
    const { rerender } = render(<ThemeSwitch label="Donker thema" theme="light" onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Donker thema', pressed: false }));
    expect(change).toHaveBeenCalledWith('dark');
    rerender(<ThemeSwitch label="Donker thema" theme="dark" onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Donker thema', pressed: true }));
    expect(change).toHaveBeenLastCalledWith('light');
  });
});
