import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/Button.js';
import { Sheet } from '../testing/Sheet.js';
import { Callout } from './Callout.js';

const meta = { title: 'Feedback/Callout' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Callouts: Story = {
  render: () => (
    <Sheet $width={440}>
      <Callout tone="danger">
        Je team is momenteel ongeldig. Je kan enkel een speler van Duitsland transfereren.
      </Callout>
      <Callout tone="warning" title="Definitief.">
        Bevestigde transfers kan je niet ongedaan maken.
      </Callout>
      <Callout
        title="Speeldag 2 is begonnen."
        actions={
          <Button variant="secondary" size="small">
            Zet klaar voor speeldag 3
          </Button>
        }
      >
        2 transfers waren niet bevestigd en gelden niet meer.
      </Callout>
    </Sheet>
  ),
};
