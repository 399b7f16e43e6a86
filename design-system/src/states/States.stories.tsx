import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, ButtonLink } from '../button/Button.js';
import { Card } from '../card/Card.js';
import { TableSkeleton } from '../skeleton/Skeleton.js';
import { Sheet, Wide } from '../testing/Sheet.js';
import { EmptyState, ErrorState, NotFound, SectionFallback } from './States.js';

const meta = {
  title: 'Feedback/States',
  component: EmptyState,
  args: { title: 'Nog geen tegenstanders' },
  decorators: [
    (Story) => (
      <Sheet $width={720}>
        <Wide>
          <Story />
        </Wide>
      </Sheet>
    ),
  ],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <Card>
      <EmptyState
        title="Nog geen tegenstanders"
        text="Kreeg je een code van een vriend? Vul ze in en je staat meteen in hun klassement."
        actions={<Button>Word lid</Button>}
      />
    </Card>
  ),
};
export const Failed: Story = {
  render: () => (
    <Card>
      <ErrorState
        title="De punten kwamen niet door"
        text="Kijk je verbinding na en probeer opnieuw."
        retryText="Probeer opnieuw"
        onRetry={() => {}}
        retrying
      />
    </Card>
  ),
};
export const FailedSection: Story = {
  render: () => (
    <SectionFallback
      title="Deze sectie is even niet beschikbaar"
      text="De rest van EuroManager werkt gewoon. Je ploeg en je punten zijn veilig."
      code="Foutcode REMOTE_NOT_FOUND · mf-stats"
      retryText="Probeer opnieuw"
      onRetry={() => {}}
      actions={
        <ButtonLink variant="secondary" href="#team">
          Naar mijn ploeg
        </ButtonLink>
      }
    />
  ),
};
export const PageNotFound: Story = {
  render: () => (
    <NotFound
      title="Pagina niet gevonden"
      text="Buitenspel. Deze bal ligt ergens anders."
      homeText="Terug naar home"
      homeHref="#"
    />
  ),
};
export const Loading: Story = {
  render: () => (
    <Card>
      <TableSkeleton label="De lijst wordt geladen" rows={5} />
    </Card>
  ),
};
