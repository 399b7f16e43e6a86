import { Card, ErrorState, Skeleton, useSaid, VisuallyHidden } from '@euro/design-system';
import { lazyPage, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { commonTexts } from '../../texts/commonTexts.js';
import { compareTexts } from '../../texts/compareTexts.js';
import type { ComparisonTrayProps } from './ComparisonTray.js';
import { useComparison } from './useComparison.js';
import type { StatsViewControls } from './useStatsView.js';

const Place = styled.div`
  margin-top: 24px;
`;

/** As high as the tray at either width; of several players it has a table of figures too. */
const Bone = styled(Skeleton)`
  height: 125rem;
  border-radius: 16px;
  &[data-single] { height: 68.75rem; }
  @container (min-width: 43.75rem) {
    height: 82rem;
    &[data-single] { height: 36.875rem; }
  }
`;

/** The charts come with the first comparison. */
const Tray = lazyPage<ComparisonTrayProps>(
  () => import('./ComparisonTray.js').then(({ ComparisonTray }) => ComparisonTray),
  ({ comparison }) => <Bone data-single={comparison.players.length === 1 || undefined} />,
);

interface CompareSectionProps {
  readonly controls: StatsViewControls;
  readonly lastWeek: number | null;
}

/** The compared players, below the table; nothing without any. */
export function CompareSection({ controls, lastWeek }: CompareSectionProps) {
  const { comparedIds } = controls.view;
  const t = useText(compareTexts);
  useSaid(comparedIds.length === 0 ? null : t('title', { count: comparedIds.length }));
  if (comparedIds.length === 0) return null;
  return (
    <Place>
      <Body controls={controls} lastWeek={lastWeek} />
    </Place>
  );
}

function Body({ controls, lastWeek }: CompareSectionProps) {
  const t = useText(compareTexts);
  const common = useText(commonTexts);
  const comparison = useComparison(controls.view.comparedIds);
  switch (comparison.status) {
    case 'loading':
      return (
        <div role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Bone data-single={controls.view.comparedIds.length === 1 || undefined} />
        </div>
      );
    case 'failed':
      return (
        <Card>
          <ErrorState
            title={t('failed')}
            text={comparison.message}
            retryText={common('retry')}
            onRetry={comparison.retry}
          />
        </Card>
      );
    case 'ready':
      if (comparison.players.length === 0) return null;
      return (
        <Tray
          comparison={comparison}
          lastWeek={lastWeek}
          onRemove={controls.compare}
          onClear={controls.clearComparison}
        />
      );
  }
}
