import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Checkbox } from '../checkbox/Checkbox.js';
import { Segmented } from '../segmented/Segmented.js';
import { Select } from '../select/Select.js';
import { Slider } from '../slider/Slider.js';
import { Sheet, Wide } from '../testing/Sheet.js';
import { Field } from './Field.js';
import { PasswordField } from './PasswordField.js';
import { SearchField } from './SearchField.js';
import { TextArea } from './TextArea.js';

const meta = {
  title: 'Controls/Forms',
  component: Field,
  args: { label: 'Ploegnaam' },
  decorators: [
    (Story) => (
      <Sheet $width={520}>
        <Wide>
          <Story />
        </Wide>
      </Sheet>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'De Buitenspelval' } };
export const WithCounter: Story = { args: { defaultValue: 'De Buitenspelval', counter: '16/55' } };
export const WithHint: Story = { args: { hint: 'Tussen 3 en 55 tekens.' } };
export const WithError: Story = { args: { defaultValue: 'DB', error: 'Een naam heeft minstens 3 tekens.' } };
export const Password: Story = {
  render: () => <PasswordField label="Wachtwoord" showLabel="Toon wachtwoord" defaultValue="geheim123" />,
};
export const SeveralLines: Story = {
  render: () => (
    <>
      <TextArea label="Codes" rows={4} defaultValue={'GRASMAT24\nHOEKSCHOP'} hint="Eén per regel." />
      <TextArea label="Tekst" code defaultValue="<p>Je team</p>" error="Een tekst mag niet leeg zijn." />
    </>
  ),
};
export const Search: Story = {
  render: () => {
    function Example() {
      const [text, setText] = useState('musi');
      return (
        <SearchField
          label="Zoeken"
          clearLabel="Wis"
          placeholder="Zoek een speler"
          value={text}
          onChange={setText}
        />
      );
    }
    return <Example />;
  },
};
export const Choice: Story = {
  render: () => {
    function Example() {
      const [value, setValue] = useState('');
      return (
        <Select
          label="Land"
          value={value}
          onChange={setValue}
          options={[
            { value: '', text: 'Alle landen' },
            { value: '1', text: 'Duitsland' },
          ]}
        />
      );
    }
    return <Example />;
  },
};
export const Checkboxes: Story = {
  render: () => (
    <>
      <Checkbox label="Toon mijn echte naam in minicompetities en rangschikkingen" />
      <Checkbox label="Ik heb de spelregels gelezen" error="Dit is nodig om mee te doen." />
      <Checkbox label="Uitgeschakeld" disabled />
    </>
  ),
};
export const MaximumValue: Story = {
  render: () => {
    function Example() {
      const [value, setValue] = useState(7.5);
      return (
        <Slider
          label="Maximumwaarde"
          min={4}
          max={10}
          step={0.5}
          value={value}
          valueText={`€ ${value.toFixed(1).replace('.', ',')} mln`}
          onChange={setValue}
        />
      );
    }
    return <Example />;
  },
};
export const SegmentedTrough: Story = {
  render: () => {
    function Example() {
      const [value, setValue] = useState('overview');
      return (
        <Segmented
          label="Kolommen"
          value={value}
          onChange={setValue}
          options={[
            { value: 'overview', text: 'Overzicht' },
            { value: 'attack', text: 'Aanval' },
            { value: 'defence', text: 'Verdediging' },
            { value: 'minutes', text: 'Minuten' },
            { value: 'cards', text: 'Kaarten' },
          ]}
        />
      );
    }
    return <Example />;
  },
};
export const SegmentedTiles: Story = {
  render: () => {
    function Example() {
      const [value, setValue] = useState('4');
      return (
        <Segmented
          look="tiles"
          label="Positie"
          value={value}
          onChange={setValue}
          options={[
            { value: '', text: 'Alle' },
            { value: '1', text: 'DM', detail: '1/2', label: 'Doelmannen, 1 van 2' },
            { value: '2', text: 'VE', detail: '2/5', label: 'Verdedigers, 2 van 5' },
            { value: '3', text: 'MI', detail: '4/5', label: 'Middenvelders, 4 van 5' },
            { value: '4', text: 'AA', detail: '1/3', label: 'Aanvallers, 1 van 3' },
            { value: '0', text: 'C', detail: '1/1', label: 'Coach, 1 van 1' },
          ]}
        />
      );
    }
    return <Example />;
  },
};
