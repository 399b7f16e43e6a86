import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RotateCw } from 'lucide-react';
import { Cluster } from '../layout/layout.js';
import { NightSheet, Sheet } from '../testing/Sheet.js';
import { Button, ButtonLink } from './Button.js';

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Opslaan' },
  render: (args) => (
    <Sheet>
      <Button {...args} />
    </Sheet>
  ),
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Loading: Story = { args: { loading: true } };
export const DisabledWithReason: Story = { args: { disabledReason: 'Kies eerst nog 7 spelers' } };

export const OnLight: Story = {
  render: () => (
    <Sheet>
      <Cluster>
        <Button>Aanmelden</Button>
        <Button variant="secondary" icon={<RotateCw size={18} aria-hidden />}>
          Probeer opnieuw
        </Button>
        <Button variant="text">Annuleer</Button>
        <Button variant="danger">Verwijderen</Button>
        <ButtonLink href="#team">Naar mijn ploeg</ButtonLink>
        <ButtonLink variant="secondary" size="small" href="#swap">
          Wissel
        </ButtonLink>
      </Cluster>
    </Sheet>
  ),
};

export const OnNight: Story = {
  render: () => (
    <NightSheet>
      <Cluster>
        <Button variant="lime" size="large">
          Opslaan
        </Button>
        <Button variant="ghost" size="large">
          Ongedaan maken
        </Button>
        <Button variant="lime" size="large" disabledReason="Nog 7 plaatsen vrij">
          Opslaan
        </Button>
        <Button variant="lime" loading>
          Opslaan
        </Button>
      </Cluster>
    </NightSheet>
  ),
};
