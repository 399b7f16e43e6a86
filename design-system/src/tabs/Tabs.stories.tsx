import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Band } from '../band/Band.js';
import { Sheet } from '../testing/Sheet.js';
import { LinkTabs, TabPanel, Tabs } from './Tabs.js';

const meta = {
  title: 'Frame/Tabs',
  component: LinkTabs,
  args: {
    label: 'Mijn ploeg',
    tabs: [
      { href: '#points', text: 'Punten' },
      { href: '#team', text: 'Team', current: true },
      { href: '#transfers', text: 'Transfers' },
      { href: '#friends', text: 'Speel tegen je vrienden' },
    ],
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  render: (args) => (
    <Band title="De Buitenspelval">
      <LinkTabs {...args} />
    </Band>
  ),
};

function PanelsExample() {
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
          <Band title="Rangschikking">{list}</Band>
          <Sheet>
            <TabPanel value="general">Het algemene klassement.</TabPanel>
            <TabPanel value="week">De speeldag.</TabPanel>
          </Sheet>
        </>
      )}
    </Tabs>
  );
}
export const Panels: Story = { render: () => <PanelsExample /> };
