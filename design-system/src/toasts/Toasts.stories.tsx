import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { Button } from '../button/Button.js';
import { Cluster } from '../layout/layout.js';
import { Sheet } from '../testing/Sheet.js';
import { ToastProvider, useToast } from './ToastProvider.js';

const STAYS = 1_000_000;

function Buttons() {
  const show = useToast();
  useEffect(() => {
    show({ tone: 'positive', text: 'Je ploeg is opgeslagen.', duration: STAYS });
    show({
      text: 'Musiala is nu kapitein.',
      duration: STAYS,
      action: { text: 'Ongedaan maken', onPress: () => {} },
    });
    show({ tone: 'danger', text: 'Bewaren lukte niet. Probeer opnieuw.', duration: STAYS });
  }, [show]);
  return (
    <Sheet>
      <Cluster>
        <Button onClick={() => show({ tone: 'positive', text: 'Je ploeg is opgeslagen.' })}>Gelukt</Button>
      </Cluster>
    </Sheet>
  );
}

const meta = {
  title: 'Feedback/Toasts',
  component: ToastProvider,
  args: { label: 'Meldingen ({hotkey})', closeLabel: 'Sluiten', children: <Buttons /> },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
