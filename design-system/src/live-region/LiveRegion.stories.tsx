import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/Button.js';
import { Sheet } from '../testing/Sheet.js';
import { LiveRegion, useAnnounce } from './LiveRegion.js';

function Speaker() {
  const announce = useAnnounce();
  return (
    <Sheet>
      <Button variant="secondary" onClick={() => announce('Musiala is nu je kapitein.')}>
        Zeg wie kapitein is
      </Button>
    </Sheet>
  );
}

const meta = {
  title: 'Feedback/LiveRegion',
  component: LiveRegion,
  args: { children: <Speaker /> },
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Listen with a screen reader: nothing is shown. */
export const Spoken: Story = {};
