import { act, render, screen } from '@testing-library/react';
import { Spare } from './Spare.js';

describe('an optional part of the portal', () => {
  it('is omitted when its code cannot be loaded, and loaded once the browser is online', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    let isOffline = true;
    function Toasts() {
      if (isOffline) throw new Error('Loading chunk 53 failed.');
      return <p>Je bent offline.</p>;
    }
    render(
      <>
        <main>De pagina</main>
        <Spare>
          <Toasts />
        </Spare>
      </>,
    );
    expect(screen.getByRole('main')).toHaveTextContent('De pagina');
    expect(screen.queryByText('Je bent offline.')).not.toBeInTheDocument();
    isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Je bent offline.')).toBeInTheDocument();
    quiet.mockRestore();
  });

  it('is loaded later too where the browser never detected that it was offline', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.useFakeTimers();
    let tries = 0;
    function Toasts() {
      tries += 1;
      if (isGone) throw new Error('Loading chunk 53 failed.');
      return <p>Je ploeg is opgeslagen.</p>;
    }
    let isGone = true;
    const { unmount } = render(
      <Spare>
        <Toasts />
      </Spare>,
    );
    act(() => void jest.advanceTimersByTime(4_000));
    const before = tries;
    act(() => void jest.advanceTimersByTime(7_000));
    expect(tries).toBe(before);
    isGone = false;
    act(() => void jest.advanceTimersByTime(1_000));
    expect(screen.getByText('Je ploeg is opgeslagen.')).toBeInTheDocument();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
    quiet.mockRestore();
  });
});
