import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { reportSizes } from '../testing/reportSizes.js';
import { LinkTabs, TabPanel, Tabs } from './Tabs.js';

describe('tabs that are links', () => {
  it('mark the current page', () => {
    render(
      <LinkTabs
        label="Mijn ploeg"
        tabs={[
          { href: '/points/1', text: 'Punten' },
          { href: '/team/1', text: 'Team', current: true },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Mijn ploeg' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Team', current: 'page' })).toHaveAttribute('href', '/team/1');
    expect(screen.getByRole('link', { name: 'Punten', current: false })).toBeInTheDocument();
  });
});

function Rankings() {
  const [value, setValue] = useState<'general' | 'week'>('general');
  return (
    <Tabs
      label="Rangschikkingen"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'general', text: 'Algemeen' },
        { value: 'week', text: 'Speeldag' },
      ]}
    >
      {(list) => (
        <>
          {list}
          <TabPanel value="general">Het hele toernooi</TabPanel>
          <TabPanel value="week">Eén speeldag</TabPanel>
        </>
      )}
    </Tabs>
  );
}

describe('tabs with panels', () => {
  it('show one panel and change with the arrow keys', async () => {
    render(<Rankings />);
    expect(screen.getByRole('tabpanel', { name: 'Algemeen' })).toHaveTextContent('Het hele toernooi');
    await userEvent.click(screen.getByRole('tab', { name: 'Algemeen' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Speeldag', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Eén speeldag');
  });
});

it('a chosen tab at the end of a row that scrolls is brought into view, again when a font makes it wider', () => {
  let width = 80;
  const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const isRow = this.tagName === 'NAV';
    const left = isRow ? 0 : 500 - (this.parentElement?.scrollLeft ?? 0);
    return { left, width: isRow ? 300 : width } as DOMRect;
  });
  const sizes = reportSizes();
  render(
    <LinkTabs
      label="Mijn ploeg"
      tabs={[
        { href: '/a', text: 'Eerste' },
        { href: '/b', text: 'Laatste', current: true },
      ]}
    />,
  );
  const row = screen.getByRole('navigation');
  expect(row.scrollLeft).toBe(390);
  width = 100;
  sizes.reportOf(screen.getByRole('link', { name: 'Laatste' }));
  expect(row.scrollLeft).toBe(400);
  measure.mockRestore();
  sizes.undo();
});
