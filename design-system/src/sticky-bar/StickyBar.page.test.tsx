import { render, screen } from '@testing-library/react';
import { reportSizes } from '../testing/reportSizes.js';
import { StickyBar } from './StickyBar.js';

describe('the sticky bar', () => {
  it('shows the remaining money and the missing parts as text', () => {
    render(
      <StickyBar
        label="Opslaan"
        title="€ 33,0 mln over"
        subtitle="9/16 gekozen"
        meter={[{ text: 'DM', filled: 1, total: 2 }]}
        meterLabel="doelmannen 1 van 2"
      >
        <button type="button">Opslaan</button>
      </StickyBar>,
    );
    const bar = screen.getByRole('region', { name: 'Opslaan' });
    expect(bar).toHaveTextContent('doelmannen 1 van 2');
    expect(bar).toContainElement(screen.getByRole('button', { name: 'Opslaan' }));
  });

  it('announces a change of the money', () => {
    render(<StickyBar label="Opslaan" title="€ 33,0 mln over" />);
    expect(screen.getByText('€ 33,0 mln over').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  it('replaces the tabs while it has an action, with the same size', () => {
    const sizes = reportSizes();
    const original = window.getComputedStyle;
    jest.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
      // The style of phones.
      Object.assign(original(element), { position: element.matches('[data-idle]') ? 'static' : 'sticky' }),
    );
    const page = document.documentElement;
    const { rerender, unmount } = render(<StickyBar label="Opslaan" title="€ 33,0 mln over" idle />);
    const bar = screen.getByRole('region', { name: 'Opslaan' });
    expect(bar).not.toHaveAttribute('data-em-bar');
    expect(page).not.toHaveAttribute('data-em-bar-stays');
    rerender(<StickyBar label="Opslaan" title="€ 33,0 mln over" />);
    expect(bar).toHaveAttribute('data-em-bar');
    expect(page).toHaveAttribute('data-em-bar-stays');
    rerender(<StickyBar label="Opslaan" title="€ 33,0 mln over" idle />);
    expect(bar).not.toHaveAttribute('data-em-bar');
    expect(page).not.toHaveAttribute('data-em-bar-stays');
    rerender(<StickyBar label="Opslaan" title="€ 33,0 mln over" />);
    unmount();
    expect(page).not.toHaveAttribute('data-em-bar-stays');
    sizes.undo();
    jest.restoreAllMocks();
  });
});
