import type { TopLineup } from '@euro/api-contract';
import { Button, Card, CardHeader, Chip, LiveDot, Skeleton } from '@euro/design-system';
import { CardBody, commonTexts, createRefetch, useFormat } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { type ReactNode, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { useTopLineupQuery } from '../../store/teamApi.js';
import { topLineupTexts } from '../../texts/topLineupTexts.js';
import { TopLineupDialog } from './TopLineupDialog.js';

/** While points move it is looked up again at most this often; ms. */
const PAUSE = 15_000;

interface TopLineupCardProps {
  week: number;
}

/** The team of the matchday, a press away; nothing while there are no points. */
export function TopLineupCard({ week }: TopLineupCardProps) {
  const titleId = useId();
  const t = useText(topLineupTexts);
  const common = useText(commonTexts);
  const [isOpen, setOpen] = useState(false);
  const { currentData, error, isFetching, refetch } = useTopLineupQuery(week);
  useFollowing(week, refetch);
  const isNothing =
    currentData === undefined && error !== undefined && asFailure(error).code === 'nothing-to-show-yet';
  if (isNothing) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={t('title')}
        aside={
          currentData &&
          !currentData.confirmed && <Chip icon={<LiveDot $kind="provisional" />}>{t('provisional')}</Chip>
        }
      />
      <CardBody>
        {currentData ? (
          <Row>
            <Sum top={currentData} />
            <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t('view')}
            </Button>
          </Row>
        ) : error === undefined ? (
          <Place role="status" aria-label={common('loading')} />
        ) : (
          <Row>
            <p>{t('failed')}</p>
            <Button variant="secondary" size="small" loading={isFetching} onClick={refetch}>
              {common('retry')}
            </Button>
          </Row>
        )}
      </CardBody>
      {isOpen && currentData && <TopLineupDialog top={currentData} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Sum({ top }: { top: TopLineup }): ReactNode {
  const t = useText(topLineupTexts);
  const format = useFormat();
  const { points, formation } = top;
  return <p>{t('sum', { points: format.points(points), count: points, formation })}</p>;
}

function useFollowing(week: number, refetch: () => void): void {
  const { bus } = usePlatform();
  useEffect(() => {
    const soon = createRefetch(refetch, { pause: PAUSE });
    const isAbout = ({ detail }: { readonly detail: { readonly weekId: number } }) => detail.weekId === week;
    const stops = [
      bus.on('points.changed@1', (event) => isAbout(event) && soon.soon()),
      bus.on('matchday.scored@1', (event) => isAbout(event) && soon.soon()),
    ];
    return () => {
      for (const stop of stops) stop();
      soon.stop();
    };
  }, [bus, week, refetch]);
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`;

const Place = styled(Skeleton)`
  height: 44px;
`;
