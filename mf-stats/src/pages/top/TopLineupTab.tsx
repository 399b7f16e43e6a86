import type { TopLineup } from '@euro/api-contract';
import {
  Card,
  CardHeader,
  Chip,
  EmptyState,
  ErrorState,
  LiveDot,
  PitchSkeleton,
  Select,
  SidePanelLayout,
  Soft,
  Stack,
} from '@euro/design-system';
import { CardBody, TopLineupPitch, useFormat, useWorld, type World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { commonTexts } from '../../messages/commonTexts.js';
import { topTexts } from '../../messages/topTexts.js';
import { useTopLineupQuery } from '../../store/statsApi.js';
import { BestList } from './BestList.js';

const Choice = styled(Select)`
  @container (min-width: 43.75rem) { max-width: 240px; }
`;

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
  const world = useWorld();
  const { currentData: top, error, isFetching, refetch } = useTopLineupQuery(week);
  const choice = (
    <Choice
      label={t('week')}
      options={Array.from({ length: lastWeek }, (_, index) => ({
        value: String(index + 1),
        text: common('matchday', { week: index + 1 }),
      }))}
      value={String(week)}
      onChange={(value) => onWeek(Number(value))}
    />
  );
  if (top && world.status === 'ready')
    return <Lineup top={top} world={world.world} choice={choice} onOpen={onOpen} />;
  if (world.status === 'failed' || (error && !top && !isFetching)) {
    const retry = () => {
      if (world.status === 'failed') world.retry();
      void refetch();
    };
    return (
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
              onRetry={retry}
            />
          </Card>
        )}
      </Stack>
    );
  }
  return (
    <SidePanelLayout>
      <Stack>
        {choice}
        <PitchSkeleton label={t('loading')} bench={false} />
      </Stack>
    </SidePanelLayout>
  );
}

interface LineupProps {
  readonly top: TopLineup;
  readonly world: World;
  readonly choice: ReactNode;
  readonly onOpen: (playerId: number) => void;
}

function Lineup({ top, world, choice, onOpen }: LineupProps) {
  const t = useText(topTexts);
  const format = useFormat();
  const said = { points: format.points(top.points), formation: top.formation };
  return (
    <SidePanelLayout>
      <Stack>
        {choice}
        <TopLineupPitch top={top} world={world} onOpen={onOpen} />
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
            <p>{t(top.confirmed ? 'sum' : 'sum.provisional', said)}</p>
            <Soft>{t('method')}</Soft>
          </CardBody>
        </Card>
      </Stack>
      <BestList top={top} world={world} />
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
