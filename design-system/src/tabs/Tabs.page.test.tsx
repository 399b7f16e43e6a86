import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

it('a chosen tab at the end of a row that scrolls is brought into view', () => {
  const box = (left: number, width: number) => ({ left, width }) as DOMRect;
  const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return this.tagName === 'NAV' ? box(0, 300) : box(500, 80);
  });
  render(
    <LinkTabs
      label="Mijn ploeg"
      tabs={[
        { href: '/a', text: 'Eerste' },
        { href: '/b', text: 'Laatste', current: true },
      ]}
    />,
  );
  expect(screen.getByRole('navigation').scrollLeft).toBe(390);
  measure.mockRestore();
});
