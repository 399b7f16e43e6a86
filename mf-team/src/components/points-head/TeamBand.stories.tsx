import { Badge, Band, Chip, DeadlineBlock, FactRow, LinkTabs, LiveDot } from '@euro/design-system';
import { exampleDeadline, stoppedClock } from '@euro/design-system/testing';
import { TournamentStrip } from '@euro/game-ui';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BandColumns, FactGrid, MatchdayPager, PointsScore } from './PointsHead.js';

const states = ['done', 'live', 'next', 'future', 'future', 'future', 'future'] as const;
const words = { done: 'gespeeld', live: 'bezig', next: 'volgende', future: 'nog te spelen' };
const strip = (selected: number) => (
  <TournamentStrip
    label="Speeldagen"
    matchdays={states.map((state, at) => ({
      number: at + 1,
      state,
      label: `Speeldag ${at + 1}, ${words[state]}`,
      href: `#${at + 1}`,
      selected: at + 1 === selected,
    }))}
  />
);
const tabs = (current: string) => (
  <LinkTabs
    label="Mijn ploeg"
    tabs={['Punten', 'Team', 'Transfers', 'Speel tegen je vrienden'].map((text) => ({
      text,
      href: `#${text}`,
      current: text === current,
    }))}
  />
);

const meta = { title: 'Team/Band' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Team: Story = {
  render: () => (
    <Band
      light="none"
      titleSize="team"
      title="De Buitenspelval"
      subtitle="Lotte Vermeulen"
      before={<Badge seed="lotte" size={56} onNight />}
      aside={
        <DeadlineBlock
          deadline={exampleDeadline}
          now={stoppedClock}
          title="Deadline speeldag 3"
          date="zondag 23/06/24 · 21.00 u."
          units={{ days: 'dagen', hours: 'uur', minutes: 'min', seconds: 'sec' }}
          spoken={() => 'Nog 22 uur en 18 minuten'}
        />
      }
    >
      <FactRow>
        <div>
          <dt>punten</dt>
          <dd>130,0</dd>
        </div>
        <div>
          <dt>plaats</dt>
          <dd>4.096e</dd>
        </div>
        <div>
          <dt>mln waarde</dt>
          <dd>€ 98,5</dd>
        </div>
      </FactRow>
      {strip(3)}
      {tabs('Team')}
    </Band>
  ),
};

export const Points: Story = {
  render: () => (
    <Band light="none">
      <MatchdayPager
        title="Speeldag 2"
        subtitle="De Buitenspelval · Lotte Vermeulen"
        previous={{ href: '#1', label: 'Vorige speeldag' }}
        next={{ label: 'Volgende speeldag' }}
      />
      <BandColumns>
        <PointsScore
          points="85,5"
          above={
            <Chip tone="night" icon={<LiveDot />}>
              BEL 2-0 ROU · 85'
            </Chip>
          }
          unit={
            <>
              <LiveDot $kind="provisional" />
              <span>voorlopige punten</span>
            </>
          }
          ranks={[
            { id: 'week', value: '1.284e', caption: 'op speeldag 2' },
            { id: 'general', value: '4.096e', caption: 'algemeen' },
          ]}
        />
        <FactGrid
          facts={[
            { caption: 'Totaal', value: '130,0' },
            { caption: 'Gemiddelde', value: '38' },
            { caption: 'Winnaar', value: '118,5' },
            { caption: 'Transfers', value: '1' },
            { caption: 'Kapitein', value: '13,5' },
            { caption: 'Bank', value: '16' },
          ]}
        />
      </BandColumns>
      {strip(2)}
      {tabs('Punten')}
    </Band>
  ),
};
