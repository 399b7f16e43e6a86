import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useDebouncedText } from './useDebouncedText.js';

function Search({ onCommit }: { onCommit: (text: string) => void }) {
  const [committed, setCommitted] = useState('');
  const [text, type] = useDebouncedText(committed, (next) => {
    setCommitted(next);
    onCommit(next);
  });
  return (
    <>
      <input aria-label="search" value={text} onChange={(event) => type(event.target.value)} />
      <button type="button" onClick={() => setCommitted('')}>
        another tab
      </button>
    </>
  );
}

const field = () => screen.getByLabelText('search');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('a debounced text', () => {
  let commits: string[];
  beforeEach(() => {
    jest.useFakeTimers();
    commits = [];
    render(<Search onCommit={(text) => commits.push(text)} />);
  });
  afterEach(() => jest.useRealTimers());

  it('is committed once, after the pause', () => {
    type('d');
    wait(200);
    type('doku');
    wait(299);
    expect(commits).toEqual([]);
    wait(1);
    expect(commits).toEqual(['doku']);
    expect(field()).toHaveProperty('value', 'doku');
  });

  it('retains a trailing blank, but omits it from the search', () => {
    type('de ');
    wait(300);
    expect(commits).toEqual(['de']);
    expect(field()).toHaveProperty('value', 'de ');
    type('de vrij');
    wait(300);
    expect(commits).toEqual(['de', 'de vrij']);
  });

  it('is replaced by an external value', () => {
    type('doku');
    wait(300);
    fireEvent.click(screen.getByRole('button', { name: 'another tab' }));
    expect(field()).toHaveProperty('value', '');
    wait(1000);
    expect(commits).toEqual(['doku']);
  });

  it('is not committed when it equals the initial one', () => {
    type('d');
    type('');
    wait(1000);
    expect(commits).toEqual([]);
  });
});
