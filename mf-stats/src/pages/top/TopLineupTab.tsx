import type { TopLineup } from '@euro/api-contract';
import {
  Card,
  CardHeader,
  Chip,
  EmptyState,
  ErrorState,
  LiveDot,
  SidePanelLayout,
  Soft,
  Stack,
} from '@euro/design-system';
import { CardBody, EmptyPitch, MatchdayWorld, TopLineupPitch, useFormat, WorldGate } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import { WeekChoice } from '../../components/WeekChoice.js';
import { useTopLineupQuery } from '../../store/statsApi.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { topTexts } from '../../texts/topTexts.js';
import { BestList } from './BestList.js';

interface TopLineupTabProps {
  /** The matchday that is looked at; null before the first one has points. */
  readonly week: number | null;
  /** The last matchday that has points. */
  readonly lastWeek: number | null;
  readonly onWeek: (week: number) => void;
  readonly onOpen: (playerId: number) => void;
}

/** The best eleven and coach of a matchday on the pitch, and what each of them brought. */
export function TopLineupTab({ week, lastWeek, onWeek, onOpen }: TopLineupTabProps) {
  if (week === null || lastWeek === null) return <NothingYet />;
  return <OfWeek week={week} lastWeek={lastWeek} onWeek={onWeek} onOpen={onOpen} />;
}

function OfWeek({ week, lastWeek, onWeek, onOpen }: TopLineupTabProps & { week: number; lastWeek: number }) {
  const t = useText(topTexts);
  const common = useText(commonTexts);
  const { currentData: top, error, isFetching, refetch } = useTopLineupQuery(week);
  const choice = <WeekChoice label={t('week')} week={week} lastWeek={lastWeek} onWeek={onWeek} />;
  const failure = (onRetry: () => void) => (
    <Stack>
      {choice}
      {error?.code === 'nothing-to-show-yet' ? (
        <NothingYet />
      ) : (
        <Card>
          <ErrorState
            title={t('failed')}
            text={error?.message}
            retryText={common('retry')}
            onRetry={onRetry}
          />
        </Card>
      )}
    </Stack>
  );
  if (error && !top && !isFetching) return failure(refetch);
  const skeleton = (
    <SidePanelLayout>
      <Stack>
        {choice}
        <EmptyPitch label={t('loading')} bench={false} />
      </Stack>
    </SidePanelLayout>
  );
  return (
    <WorldGate loading={skeleton} failed={failure}>
      {top ? (
        <MatchdayWorld weekId={top.weekId}>
          <Lineup top={top} choice={choice} onOpen={onOpen} />
        </MatchdayWorld>
      ) : (
        skeleton
      )}
    </WorldGate>
  );
}

interface LineupProps {
  readonly top: TopLineup;
  readonly choice: ReactNode;
  readonly onOpen: (playerId: number) => void;
}

function Lineup({ top, choice, onOpen }: LineupProps) {
  const t = useText(topTexts);
  const format = useFormat();
  const { points: count, formation } = top;
  const params = { points: format.points(count), count, formation };
  return (
    <SidePanelLayout>
      <Stack>
        {choice}
        <TopLineupPitch top={top} onOpen={onOpen} />
        <Card>
          <CardHeader
            title={t('title', { week: top.weekId })}
            aside={
              !top.confirmed && (
                <Chip icon={<LiveDot $kind="provisional" aria-hidden />}>{t('provisional')}</Chip>
              )
            }
          />
          <CardBody>
            <p>{t(top.confirmed ? 'sum' : 'sum.provisional', params)}</p>
            <Soft>{t('method')}</Soft>
          </CardBody>
        </Card>
      </Stack>
      <BestList top={top} />
    </SidePanelLayout>
  );
}

function NothingYet() {
  const t = useText(topTexts);
  return (
    <Card>
      <EmptyState title={t('empty.title')} text={t('empty.text')} />
    </Card>
  );
}
