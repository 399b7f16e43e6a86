import { Chip } from '@euro/design-system';
import type { MyTeam } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { Check, Timer } from 'lucide-react';
import { payState } from '../domain/payState.js';
import { teamTexts } from '../texts/teamTexts.js';

/** Paid, unpaid or in progress. */
export function StateChip({ team }: { readonly team: Pick<MyTeam, 'paid' | 'paymentId'> }) {
  const t = useText(teamTexts);
  switch (payState(team)) {
    case 'paid':
      return (
        <Chip tone="positive" icon={<Check aria-hidden />}>
          {t('paid')}
        </Chip>
      );
    case 'pending':
      return (
        <Chip tone="warning" icon={<Timer aria-hidden />}>
          {t('pending')}
        </Chip>
      );
    case 'unpaid':
      return <Chip>{t('unpaid')}</Chip>;
  }
}
