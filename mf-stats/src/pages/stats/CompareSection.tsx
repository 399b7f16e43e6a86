import { Card, ErrorState, Skeleton, useSaid, VisuallyHidden } from '@euro/design-system';
import { prefersReducedMotion } from '@euro/game-ui';
import { lazyPage, usePlatform, useText } from '@euro/platform/react';
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { commonTexts } from '../../texts/commonTexts.js';
import { compareTexts } from '../../texts/compareTexts.js';
import type { ComparisonTrayProps } from './ComparisonTray.js';
import { useComparison } from './useComparison.js';
import type { StatsViewControls } from './useStatsView.js';

const Place = styled.div`
  margin-top: 24px;
  scroll-margin-top: 72px;
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
  const place = useRef<HTMLDivElement>(null);
  const count = comparedIds.length;
  useSaid(count === 1 ? t('title', { count }) : null);
  useNotice(count, place);
  if (count === 0) return null;
  return (
    <Place ref={place}>
      <Body controls={controls} lastWeek={lastWeek} />
    </Place>
  );
}

/** After a press that has something to compare: the comparison is far below the pressed row. */
function useNotice(count: number, place: RefObject<HTMLElement | null>): void {
  const t = useText(compareTexts);
  const { notices } = usePlatform();
  const last = useRef(count);
  useEffect(() => {
    const hasGrown = count > last.current;
    last.current = count;
    if (!hasGrown || count < 2) return;
    const onPress = () =>
      place.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    const action = { label: t('show'), onPress };
    notices.show({ tone: 'neutral', text: t('title', { count }), action, endsWithPage: true });
  }, [count, place, notices, t]);
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
