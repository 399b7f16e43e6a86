import { Button, Callout, Card, CardHeader, Chip, ConfirmDialog } from '@euro/design-system';
import { NightSheet, Sheet, Wide } from '@euro/design-system/testing';
import { examples as p, shirtOf } from '@euro/game-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { AfterList, AfterPlayers, AfterRow } from '../../confirm/AfterList.js';
import { ChoiceRow } from './ChoiceRow.js';
import { NationFixtures } from './NationFixtures.js';
import { type PairPlayer, TransferPair } from './TransferPair.js';
import { TransferTally, TransferTallyCard } from './TransferTally.js';

const meta = { title: 'Game/Transfers' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const free = (left: number, used = 0) => ({ kind: 'free' as const, left, used, text: `${left} gratis` });
const savedGroup = (left: number) => ({ kind: 'saved' as const, left, text: 'gespaard' });

export const Tally: Story = {
  render: () => (
    <NightSheet $width={420}>
      <TransferTally groups={[free(2), savedGroup(1)]} title="Nog 3" text="2 klaar, daarna 1 over" />
      <TransferTally groups={[free(1, 1), savedGroup(6)]} title="Nog 7" text="Niets klaargezet" />
      <TransferTally groups={[free(0, 2)]} title="Nog 0" text="Alles gebruikt" />
    </NightSheet>
  ),
};

export const TallyOnAPage: Story = {
  render: () => (
    <Sheet $width={420}>
      <Wide>
        <TransferTallyCard>
          <TransferTally groups={[free(2), savedGroup(1)]} title="Nog 3" text="2 klaar, daarna 1 over" />
        </TransferTallyCard>
      </Wide>
    </Sheet>
  ),
};

const side = (player: (typeof p)[keyof typeof p], tag: string, price: string): PairPlayer => ({
  name: player.name,
  shirt: shirtOf(player),
  tag,
  price,
});

const pair = {
  chooseText: 'Kies',
  backText: 'Terug',
  onBack: () => {},
  onChoose: () => {},
};

export const Pairs: Story = {
  render: () => (
    <Sheet $width={440}>
      <Wide>
        <Card>
          <CardHeader title="Jouw transfers" aside={<Chip>2 klaar</Chip>} />
          <ul>
            <TransferPair
              {...pair}
              outgoing={side(p.mbappe, 'uit', '€ 10,0')}
              incoming={side(p.gakpo, 'in', '€ 7,5')}
              chooseLabel="Kies wie er in komt voor Mbappé"
              money="+ € 2,5 mln"
              moneyTone="gain"
              note="gratis"
              backLabel="Neem de transfer van Mbappé terug"
            />
            <TransferPair
              {...pair}
              outgoing={side(p.kadioglu, 'uit', '€ 4,0')}
              incoming={side(p.gvardiol, 'in', '€ 4,5')}
              chooseLabel="Kies wie er in komt voor Kadıoğlu"
              money="− € 0,5 mln"
              moneyTone="loss"
              note="extra · € 0,2 taks"
              problem="Max. 3 uit Kroatië"
              backLabel="Neem de transfer van Kadıoğlu terug"
            />
            <TransferPair
              {...pair}
              outgoing={side(p.musiala, 'uit', '€ 8,5')}
              chooseLabel="Kies wie er in komt voor Musiala"
              choosing
              money="+ € 8,5 mln"
              moneyTone="gain"
              note="gratis"
              backLabel="Neem de transfer van Musiala terug"
            />
          </ul>
        </Card>
      </Wide>
    </Sheet>
  ),
};

const namedPlayer = (player: (typeof p)[keyof typeof p], id: number) => ({
  id,
  name: player.name,
  shirt: shirtOf(player),
});

function Confirming() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Bevestig 2</Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        closeLabel="Sluiten"
        title="2 transfers bevestigen?"
        description="Zo ziet speeldag 3 er daarna uit."
        confirmText="Bevestig 2 transfers"
        cancelText="Annuleer"
        onConfirm={() => setOpen(false)}
      >
        <AfterList>
          <AfterPlayers
            label="Uit"
            tone="soft"
            players={[namedPlayer(p.mbappe, 1), namedPlayer(p.kadioglu, 2)]}
          />
          <AfterPlayers label="In" players={[namedPlayer(p.gakpo, 3), namedPlayer(p.gvardiol, 4)]} />
          <AfterRow label="Geld over" before="€ 1,5" after="€ 3,5 mln" />
          <AfterRow label="Transfers over" before="3" after="1" note="gespaard" />
          <AfterRow label="Spelers uit Nederland" before="2" after="3" note="van max. 3" />
          <AfterRow label="Booster" after="geen" look="text" />
          <AfterRow label="Deadline" after="zondag 23/06/24 · 21.00 u." look="text" />
        </AfterList>
        <Callout tone="warning" title="Definitief.">
          Bevestigde transfers kan je niet ongedaan maken.
        </Callout>
      </ConfirmDialog>
    </>
  );
}

export const Confirm: Story = { render: () => <Confirming /> };

export const Calendar: Story = {
  render: () => (
    <Sheet $width={440}>
      <Wide>
        <Card>
          <CardHeader title="Kalender van je selectie" />
          <ul>
            <NationFixtures
              nation="GER"
              name="Duitsland"
              shirts={[p.musiala, p.mittelstaedt].map((player, id) => ({ ...shirtOf(player), id }))}
              shirtsLabel="Musiala en Mittelstädt"
              fixtures={[
                {
                  id: 1,
                  opponent: 'Zwitserland (uit)',
                  date: 'zo 23/06/24 · 21.00 u.',
                  level: 3,
                  levelText: 'gemiddeld',
                },
                {
                  id: 2,
                  opponent: 'Denemarken (thuis)',
                  date: 'za 29/06/24 · 21.00 u.',
                  level: 4,
                  levelText: 'moeilijk',
                },
              ]}
              noneText="Geen match bekend"
            />
            <NationFixtures
              nation="NED"
              name="Nederland"
              shirts={[p.gakpo, p.dumfries, p.verbruggen, p.kante].map((player, id) => ({
                ...shirtOf(player),
                id,
              }))}
              shirtsLabel="Gakpo, Dumfries, Verbruggen en Kanté"
              fixtures={[]}
              noneText="Geen match bekend"
            />
          </ul>
        </Card>
      </Wide>
    </Sheet>
  ),
};

export const Choices: Story = {
  render: () => (
    <Sheet $width={440}>
      <Wide>
        <ul>
          <ChoiceRow
            name="Mbappé"
            shirt={shirtOf(p.mbappe)}
            detail="Daarna € 4,0 mln over"
            value="€ 10,0"
            onPress={() => {}}
          />
          <ChoiceRow
            name="Lukaku"
            shirt={shirtOf(p.lukaku)}
            detail="€ 1,5 mln te duur"
            value="€ 7,0"
            disabled
            onPress={() => {}}
          />
        </ul>
      </Wide>
    </Sheet>
  ),
};
