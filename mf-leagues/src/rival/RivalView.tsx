import {
  Card,
  ContainerBox,
  ErrorState,
  PageBody,
  SidePanelLayout,
  TableSkeleton,
  Wrap,
} from '@euro/design-system';
import { MatchdayWorld, WorldGate, WorldProvider } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import { Cards } from '../components/layout.js';
import { rivalTexts } from '../texts/rivalTexts.js';
import { CaptainsCard } from './CaptainsCard.js';
import { GoalsCard } from './GoalsCard.js';
import { LeadChart, Night } from './LeadChart.js';
import { PairsCard } from './PairsCard.js';
import { Plate } from './Plate.js';
import { RivalHero } from './RivalHero.js';
import { RivalLine } from './RivalLine.js';
import type { RivalTeam } from './Sides.js';
import type { LoadedSides } from './useSides.js';

interface RivalViewProps {
  readonly own: RivalTeam;
  readonly other: RivalTeam;
  /** What the reader calls the other team's manager. */
  readonly name: string;
  readonly weekId: number;
  readonly title: ReactNode;
  readonly pill?: ReactNode;
  readonly sides: LoadedSides;
  /** Points that are known before the sides are. */
  readonly points?: { readonly own: number; readonly other: number };
  /** A duel: with its course, and the last change before the goal that comes next. */
  readonly isDuel?: boolean;
  /** Cards below. */
  readonly children?: ReactNode;
}

/** Two teams against each other in a matchday whose deadline has passed, updated while matches run. */
export function RivalView(props: RivalViewProps) {
  const { own, other, name, weekId, title, pill, sides, points, isDuel = false, children } = props;
  const t = useText(rivalTexts);
  const ready = sides.status === 'ready' ? { own: sides.own, other: sides.other, name } : null;
  const isGone = sides.status === 'failed' && sides.failure.code === 'not-found';
  // One part says that the tournament could not be loaded; the others stay empty.
  const within = (content: ReactNode, loading: ReactNode, saysFailure = false) => (
    <WorldGate loading={loading} {...(!saysFailure && { failed: () => <></> })}>
      <MatchdayWorld weekId={weekId}>{content}</MatchdayWorld>
    </WorldGate>
  );
  const noLine = <Plate aria-hidden="true" />;
  return (
    <WorldProvider>
      <RivalHero
        title={title}
        pill={pill}
        own={{
          team: own,
          href: `/points/${own.id}?week=${weekId}`,
          points: ready?.own.visibleWeekPoints ?? points?.own ?? null,
          selections: ready?.own.selections ?? null,
        }}
        other={{
          team: other,
          // A link needs its name, which may come with the sides.
          href: isGone || other.name === '' ? undefined : `/public/${other.id}?week=${weekId}`,
          points: ready?.other.visibleWeekPoints ?? points?.other ?? null,
          selections: ready?.other.selections ?? null,
        }}
        line={ready ? within(<RivalLine {...ready} showsMoves={isDuel} />, noLine) : noLine}
      />
      {isDuel && ready && within(<LeadChart {...ready} />, <Night />)}
      {isDuel && sides.status === 'loading' && <Night />}
      <PageBody as="div">
        <Wrap>
          {sides.status === 'failed' ? (
            <Cards>
              {!isGone && (
                <ErrorState
                  title={t('failed')}
                  text={sides.failure.message}
                  retryText={t('retry')}
                  onRetry={sides.retry}
                />
              )}
              {children}
            </Cards>
          ) : (
            <ContainerBox>
              <SidePanelLayout>
                <Cards>{ready ? within(<PairsCard {...ready} />, <Loading />, true) : <Loading />}</Cards>
                <Cards>
                  {ready &&
                    within(
                      <>
                        <GoalsCard {...ready} />
                        <CaptainsCard {...ready} />
                      </>,
                      null,
                    )}
                  {children}
                </Cards>
              </SidePanelLayout>
            </ContainerBox>
          )}
        </Wrap>
      </PageBody>
    </WorldProvider>
  );
}

function Loading() {
  const t = useText(rivalTexts);
  return (
    <Card>
      <TableSkeleton label={t('loading')} rows={8} />
    </Card>
  );
}
