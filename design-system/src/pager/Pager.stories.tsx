import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Sheet, Wide } from '../testing/Sheet.js';
import { Pager, type PagerProps } from './Pager.js';

function Turning(props: PagerProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Sheet>
      <Wide>
        <Pager {...props} page={page} onPage={setPage} summary={`Pagina ${page} van ${props.pages}`} />
      </Wide>
    </Sheet>
  );
}

const meta = {
  title: 'Controls/Pager',
  component: Pager,
  args: {
    label: 'Bladeren',
    summary: '',
    page: 1,
    pages: 63,
    onPage: () => {},
    previousLabel: 'Vorige',
    nextLabel: 'Volgende',
    pageLabel: (page: number) => `Pagina ${page}`,
  },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = { args: { page: 30 } };
export const Last: Story = { args: { page: 63 } };
export const OnlyArrows: Story = { args: { pageLabel: undefined } };
export const OnePage: Story = { args: { pages: 1 } };
