import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Star } from 'lucide-react';
import { Crown } from '../crown/Crown.js';
import { Sheet } from '../testing/Sheet.js';
import { FilterButton } from './FilterButton.js';
import { FilterChips } from './FilterChips.js';

const meta = { title: 'Controls/Filters', component: FilterChips } satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

const chips = [
  { id: 'goals', text: 'Doelpunten ≥ 2', label: 'Haal weg: doelpunten, minstens 2', onRemove: () => {} },
  {
    id: 'time',
    text: 'Speelminuten ≤ 180',
    label: 'Haal weg: speelminuten, hoogstens 180',
    onRemove: () => {},
  },
];

export const Buttons: Story = {
  args: { label: 'Gekozen filters', chips },
  render: (args) => (
    <Sheet>
      <FilterButton icon={<Crown size={20} />} aria-expanded={false}>
        Meer filters
      </FilterButton>
      <FilterButton icon={<Star size={20} aria-hidden />} aria-pressed>
        Gevolgd
      </FilterButton>
      <FilterChips {...args} />
    </Sheet>
  ),
};
