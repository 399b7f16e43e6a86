import { Chip, LiveDot } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Check } from 'lucide-react';
import { commonTexts } from '../texts/commonTexts.js';
import { matchTexts } from '../texts/matchTexts.js';

/** Status of the points of a matchday. */
export type PointsWorth = 'none' | 'live' | 'provisional' | 'confirmed';

/** The status as a pill; nothing while there are no points. */
export function PointsChip({ points }: { readonly points: PointsWorth }) {
  const t = useText(matchTexts);
  const common = useText(commonTexts);
  if (points === 'none') return null;
  if (points === 'live')
    return (
      <Chip tone="positive" icon={<LiveDot $kind="surface" aria-hidden />}>
        {common('live')}
      </Chip>
    );
  if (points === 'provisional')
    return <Chip icon={<LiveDot $kind="provisional" aria-hidden />}>{t('points.provisional')}</Chip>;
  return (
    <Chip tone="positive" icon={<Check aria-hidden />}>
      {t('points.confirmed')}
    </Chip>
  );
}
