import '@testing-library/jest-dom';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MainNav } from './MainNav.js';
import type { NavItem } from './NavItem.js';

const items = ['Home', 'Stats', 'Rangschikking', 'Spelregels', 'Prijzen'].map((text) => ({
  href: `/${text.toLowerCase()}`,
  text,
  current: text === 'Prijzen',
}));

let width = 0;
/** Stands for the browser's ResizeObserver, in a frame in which the menu or an item changed its width. */
let notify = () => {};

/** Every item is 100 px wide, the menu as wide as given. */
function draw(newWidth: number, navItems: readonly NavItem[] = items) {
  width = newWidth;
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ ...new DOMRect(), width: 100 }));
  const { container } = render(<MainNav label="Hoofdmenu" items={navItems} moreText="Meer" />);
  return shownIn(container);
}

function shownIn(container: Element) {
  const visibleItems = [...container.querySelectorAll('nav > ul > li[data-fits="true"]')];
  return visibleItems.map((item) => item.querySelector('a, button')?.textContent);
}

/** Changes the menu's width; the rendering is read before anything else of the page runs. */
function resize(newWidth: number) {
  width = newWidth;
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  notify();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  return shownIn(document.body);
}

Object.assign(globalThis, {
  DOMRect: class {},
  ResizeObserver: class {
    constructor(onResize: () => void) {
      notify = onResize;
    }
    observe() {}
    disconnect() {}
  },
});
afterEach(() => jest.restoreAllMocks());

describe('the main menu', () => {
  it('shows all items beside each other where they fit', () => {
    expect(draw(600)).toEqual(['Home', 'Stats', 'Rangschikking', 'Spelregels', 'Prijzen']);
  });

  it('has the last ones behind "Meer" where they do not', () => {
    expect(draw(420)).toEqual(['Home', 'Stats', 'Rangschikking', 'Meer']);
  });

  it('moves the least important items there first, and the permanent ones last', () => {
    const [home, stats, ranking, ...others] = items.map((item) => ({ ...item }));
    if (!home || !stats || !ranking) throw new Error('no items');
    const rankedItems = [
      home,
      { ...stats, priority: 'low' as const },
      { ...ranking, priority: 'high' as const },
      ...others,
    ];
    expect(draw(420, rankedItems)).toEqual(['Home', 'Rangschikking', 'Spelregels', 'Meer']);
    cleanup();
    expect(draw(220, rankedItems)).toEqual(['Rangschikking', 'Meer']);
  });

  it('requests of its neighbours the room of all but the least important', () => {
    draw(
      420,
      items.map((item) => (item.text === 'Prijzen' ? { ...item, priority: 'low' as const } : item)),
    );
    expect(screen.getByRole('navigation', { hidden: true })).toHaveStyle({ flexBasis: '501px' });
  });

  it('follows its width within the frame, so that nothing overlaps its neighbour', () => {
    draw(600);
    expect(resize(420)).toEqual(['Home', 'Stats', 'Rangschikking', 'Meer']);
    expect(resize(600)).toHaveLength(5);
  });

  it('retains its items while it is hidden: the first frame after it has them', () => {
    draw(600);
    expect(resize(0)).toEqual(['Home', 'Stats', 'Rangschikking', 'Spelregels', 'Prijzen']);
  });

  it('opens and closes the items behind "Meer", also by keyboard', async () => {
    draw(420);
    const [more] = screen.getAllByText('Meer').map((text) => text.closest('button'));
    if (!more) throw new Error('no button');
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(more).toHaveFocus();
  });

  it('marks that the current page is behind "Meer"', () => {
    draw(420);
    expect(screen.getByText('Meer').closest('button')).toHaveAttribute('data-current', 'true');
  });
});
