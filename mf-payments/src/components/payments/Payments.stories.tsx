import { Badge, Button, Card, Checkbox, Chip, IconButton } from '@euro/design-system';
import { Sheet, Wide } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Check, Clock, Lock, Trash2 } from 'lucide-react';
import { CouponField } from './CouponField.js';
import { OrderSummary } from './OrderSummary.js';
import { PayBar } from './PayBar.js';
import { PaymentReceipt } from './PaymentReceipt.js';
import { PayRow, PayRows } from './PayRow.js';

export default { title: 'Payments' } satisfies Meta;

const noop = () => {};

/** A team to pay, one whose payment runs, and one that is paid. */
export const Rows: StoryObj = {
  render: () => (
    <Sheet $width={776}>
      <Wide>
        <Card>
          <PayRows>
            <PayRow
              selected
              choice={<Checkbox label="" aria-label="Kessel Kickers kiezen" defaultChecked />}
              badge={<Badge seed="kessel" />}
              name={<a href="#kessel">Kessel Kickers</a>}
              note="Aangemaakt op 02/06/24"
              status={<Chip>Niet betaald</Chip>}
              amount="€ 7,00"
              last={<IconButton label="Verwijder Kessel Kickers" icon={<Trash2 size={20} aria-hidden />} />}
            />
            <PayRow
              badge={<Badge seed="plan" />}
              name={<a href="#plan">Plan B United</a>}
              note="Betaling gestart om 09:58"
              status={
                <Chip tone="warning" icon={<Clock aria-hidden />}>
                  In behandeling
                </Chip>
              }
              amount="€ 7,00"
              action={
                <Button variant="text" size="small">
                  Annuleer betaling
                </Button>
              }
            />
            <PayRow
              badge={<Badge seed="tielemans" />}
              name={<a href="#tielemans">Een ploeg met een heel erg lange naam die niet op een lijn past</a>}
              note="Betaald op 12/06/24"
              status={
                <Chip tone="positive" icon={<Check aria-hidden />}>
                  Betaald
                </Chip>
              }
              amount="€ 7,00"
            />
          </PayRows>
        </Card>
      </Wide>
    </Sheet>
  ),
};

/** A code that is written, checked, good and wrong. */
export const Coupons: StoryObj = {
  render: () => (
    <Sheet $width={560}>
      {(['open', 'checking', 'good', 'wrong'] as const).map((state) => (
        <Wide key={state}>
          <CouponField
            label="Code"
            code={state === 'open' ? '' : 'EURO1PLUS1'}
            state={state}
            text={TEXTS[state]}
            removeLabel="Wis de code"
            onChange={noop}
            onRemove={noop}
          />
        </Wide>
      ))}
    </Sheet>
  ),
};

const TEXTS = {
  open: '6 tot 11 tekens.',
  checking: 'Even nakijken…',
  good: '1+1 actief: je tweede ploeg is gratis.',
  wrong: 'Deze kortingscode bestaat niet.',
};

/** The sum beside the list, and the bar that phones have instead of its button. */
export const Sum: StoryObj = {
  render: () => (
    <>
      <Sheet $width={416}>
        <Wide>
          <OrderSummary
            title="Overzicht"
            lines={[
              { text: '2 ploegen × € 7,00', amount: '€ 14,00' },
              { text: 'Korting 1+1', amount: '−€ 7,00', tone: 'positive' },
            ]}
            totalText="Te betalen"
            total="€ 7,00"
            action={
              <Button block icon={<Lock size={18} aria-hidden />}>
                Betaal € 7,00
              </Button>
            }
            note="Je gaat naar de beveiligde pagina van onze betaalpartner en komt daarna hier terug."
          />
        </Wide>
      </Sheet>
      <PayBar label="Betalen" text="2 ploegen, 1+1" total="€ 7,00">
        <Button variant="lime" icon={<Lock size={18} aria-hidden />}>
          Betaal
        </Button>
      </PayBar>
    </>
  ),
};

/** Proof of a payment that was paid back in part. */
export const Proof: StoryObj = {
  render: () => (
    <Sheet>
      <PaymentReceipt
        title="Ontvangstbewijs EM-2024-000123"
        facts={[
          { term: 'Betaald op', text: '12/06/24' },
          { term: 'Door', text: 'Lotte Van Damme' },
        ]}
        linesLabel="Wat betaald werd"
        lines={[
          { key: '1', text: 'Kessel Kickers', amount: '€ 7,00' },
          { key: '2', text: 'De Tweede Adem', amount: '€ 7,00' },
          { key: '3', text: 'Korting 1+1 (EURO1PLUS1)', amount: '−€ 7,00' },
        ]}
        totalText="Betaald"
        total="€ 7,00"
        after={{ text: 'Terugbetaald', amount: '€ 2,00' }}
      />
    </Sheet>
  ),
};
