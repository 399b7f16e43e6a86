import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MainNav } from './MainNav.js';

const items = ['Home', 'Stats', 'Rangschikking', 'Spelregels', 'Prijzen'].map((text) => ({
  href: `/${text.toLowerCase()}`,
  text,
  current: text === 'Prijzen',
}));

/** Every item is 100 px wide, the menu as wide as told. */
function draw(width: number) {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ ...new DOMRect(), width: 100 }));
  const { container } = render(<MainNav label="Hoofdmenu" items={items} moreText="Meer" />);
  const beside = [...container.querySelectorAll('nav > ul > li[data-fits="true"]')];
  return beside.map((item) => item.querySelector('a, button')?.textContent);
}

Object.assign(globalThis, { DOMRect: class {} });
afterEach(() => jest.restoreAllMocks());

describe('the main menu', () => {
  it('shows all items beside each other where they fit', () => {
    expect(draw(600)).toEqual(['Home', 'Stats', 'Rangschikking', 'Spelregels', 'Prijzen']);
  });

  it('keeps the last ones behind "Meer" where they do not', () => {
    expect(draw(420)).toEqual(['Home', 'Stats', 'Rangschikking', 'Meer']);
  });

  it('opens and closes what is behind "Meer", also by keyboard', async () => {
    draw(420);
    const [more] = screen.getAllByText('Meer').map((text) => text.closest('button'));
    if (!more) throw new Error('no button');
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(more).toHaveFocus();
  });

  it('says that the present page is behind "Meer"', () => {
    draw(420);
    expect(screen.getByText('Meer').closest('button')).toHaveAttribute('data-current', 'true');
  });
});
