import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './Field.js';
import { PasswordField } from './PasswordField.js';
import { SearchField } from './SearchField.js';

describe('a field', () => {
  it('is found by its label and contains its input', async () => {
    render(<Field label="Ploegnaam" />);
    await userEvent.type(screen.getByLabelText('Ploegnaam'), 'Panenka');
    expect(screen.getByLabelText('Ploegnaam')).toHaveValue('Panenka');
  });

  it('is described by its hint', () => {
    render(<Field label="Ploegnaam" hint="3 tot 55 tekens" />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('3 tot 55 tekens');
    expect(screen.getByRole('textbox')).not.toBeInvalid();
  });

  it('is invalid and described by its error, which replaces the hint', () => {
    render(<Field label="Ploegnaam" hint="3 tot 55 tekens" error="Te kort" />);
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Te kort');
    expect(screen.queryByText('3 tot 55 tekens')).not.toBeInTheDocument();
  });

  it('has a hidden label for screen readers', () => {
    render(<Field label="Zoek een speler" hideLabel />);
    expect(screen.getByRole('textbox', { name: 'Zoek een speler' })).toBeInTheDocument();
  });
});

describe('a password field', () => {
  it('shows and hides its input', async () => {
    render(<PasswordField label="Wachtwoord" showLabel="Toon wachtwoord" defaultValue="geheim" />);
    const eye = screen.getByRole('button', { name: 'Toon wachtwoord', pressed: false });
    expect(screen.getByLabelText('Wachtwoord')).toHaveAttribute('type', 'password');
    await userEvent.click(eye);
    expect(screen.getByLabelText('Wachtwoord')).toHaveAttribute('type', 'text');
    expect(eye).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('a search field', () => {
  function Search() {
    const [text, setText] = useState('');
    return <SearchField label="Zoeken" clearLabel="Wis" value={text} onChange={setText} />;
  }

  it('has a clear button only when there is input, and retains the focus', async () => {
    render(<Search />);
    expect(screen.queryByRole('button', { name: 'Wis' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), 'musi');
    await userEvent.click(screen.getByRole('button', { name: 'Wis' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
