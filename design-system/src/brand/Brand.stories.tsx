import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Sheet } from '../testing/Sheet.js';
import { BrandLink } from './BrandLink.js';

const meta = { title: 'Navigation/Brand' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const burgundy = {
  night: '#5C1035',
  nightDeep: '#380720',
  nightLift: '#7B1D4A',
  soft: '#F0BFD2',
  accent: '#4DE8D4',
};

export const Links: Story = {
  render: () => (
    <Sheet $width={440}>
      <BrandLink href="#euro" title="EURO 2024 loopt nu" detail="Speeldag 2 · deadline wo 19/06 · 15.00 u." />
      <BrandLink href="#wk" colours={burgundy} title="Speel mee met WK 2022" detail="Begint op 20/11/22" />
    </Sheet>
  ),
};
