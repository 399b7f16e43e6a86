import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChangeList, ConfirmDialog, Dialog } from './Dialog.js';

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: { open: true, onOpenChange: () => {}, title: 'Nieuwe speeldag', closeLabel: 'Sluiten' },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: <p>De punten van speeldag 2 zijn definitief.</p> } };
export const Confirm: Story = {
  render: (args) => (
    <ConfirmDialog
      {...args}
      title="Ploeg verwijderen?"
      description="Dit verandert er."
      confirmText="Verwijder de ploeg"
      confirmVariant="danger"
      cancelText="Annuleer"
      onConfirm={() => {}}
    >
      <ChangeList>
        <div>
          <dt>Geld over</dt>
          <dd>
            <s>€ 1,5 →</s>
            <span>€ 3,5 mln</span>
          </dd>
        </div>
        <div>
          <dt>Transfers over</dt>
          <dd>
            <s>3 →</s>
            <span>1</span>
          </dd>
        </div>
      </ChangeList>
    </ConfirmDialog>
  ),
};
