import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { PartBoundary } from './PartBoundary.js';
import { retries } from './retries.js';

const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
afterAll(() => quiet.mockRestore());

let isGone = true;
function Part() {
  if (isGone) throw new Error('Loading chunk 53 failed.');
  return <p>De kaart</p>;
}

function open(retryMode?: 'with-others') {
  isGone = true;
  render(
    <PartBoundary
      retry={retryMode}
      fallback={({ code, remote }, retry) => (
        <button type="button" onClick={retry}>
          {`${code} ${remote}`}
        </button>
      )}
    >
      <Part />
    </PartBoundary>,
  );
  isGone = false;
}

describe('a part of the shell that breaks', () => {
  it('shows the failure in its place, and recovers by its own Retry', () => {
    open();
    act(() => screen.getByRole('button', { name: 'chunk-missing shell' }).click());
    expect(screen.getByText('De kaart')).toBeVisible();
  });

  it('recovers with any other retry, where it may do so automatically', () => {
    open('with-others');
    act(() => retries.next());
    expect(screen.getByText('De kaart')).toBeVisible();
  });

  it('opens nothing automatically', () => {
    open();
    act(() => retries.next());
    expect(screen.queryByText('De kaart')).not.toBeInTheDocument();
  });

  it('is drawn again, unseen, when a translating browser replaced its nodes', () => {
    let commits = 0;
    const Translated = () => {
      useLayoutEffect(() => {
        commits++;
        if (commits === 1) throw new DOMException('The node is not a child of this node.', 'NotFoundError');
      }, []);
      return <p>De kaart</p>;
    };
    render(
      <PartBoundary fallback="Deze sectie is er niet">
        <Translated />
      </PartBoundary>,
    );
    expect(screen.getByText('De kaart')).toBeVisible();
  });
});
