import type { TeamRecap, TeamView } from '@euro/api-contract';
import {
  Band,
  Card,
  CardHeader,
  Chip,
  CrownedName,
  Grid,
  ListRow,
  Num,
  PageBody,
  Stack,
  Wrap,
} from '@euro/design-system';
import { CardBody, MatchdayWorld, premiumTexts, ShareButtons, useFormat, useNames } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import styled from 'styled-components';
import { BandColumns, FactGrid, PointsScore } from '../../components/points-head/PointsHead.js';
import { TeamIdentity } from '../../components/points-head/TeamIdentity.js';
import { useSharedRecap } from '../../hooks/useSharedRecap.js';
import { useRankedTeamsQuery } from '../../store/teamApi.js';
import { recapTexts } from '../../texts/recapTexts.js';
import { PointsBarsCard } from '../points/PointsBarsCard.js';
import { BenchPriceCard } from './BenchPriceCard.js';
import { BoosterGainsCard } from './BoosterGainsCard.js';
import { List, Shirt } from './gainParts.js';
import { TransferGainsCard } from './TransferGainsCard.js';

interface RecapProps {
  readonly recap: TeamRecap;
}

interface LastWeek {
  readonly last: TeamRecap['weekStat'][number];
}

interface RecapViewProps extends RecapProps {
  readonly view: TeamView;
  readonly isOwn: boolean;
}

/** The whole tournament of a team: its total and rank, who brought it far, matchday by matchday. */
export function RecapView({ view, recap, isOwn }: RecapViewProps) {
  const last = recap.weekStat.at(-1);
  if (!last) return null;
  return (
    <>
      <RecapBand view={view} recap={recap} last={last} isOwn={isOwn} />
      <PageBody as="div">
        <Wrap>
          <Columns $min={300} $gap={20}>
            <Stack>
              <TransferGainsCard recap={recap} />
              <PlayersCard recap={recap} />
            </Stack>
            <Stack>
              <BoosterGainsCard recap={recap} />
              <BenchPriceCard recap={recap} />
              <CourseCard recap={recap} />
            </Stack>
            <Stack>
              <PointsBarsCard points={{ ...recap, weekId: recap.bestWeek.weekId }} isOwn={isOwn} />
              <ShareRecapCard recap={recap} last={last} />
            </Stack>
          </Columns>
        </Wrap>
      </PageBody>
    </>
  );
}

function RecapBand({ view, recap, last, isOwn }: RecapViewProps & LastWeek) {
  const t = useText(recapTexts);
  const premium = useText(premiumTexts)('premium');
  const format = useFormat();
  const { data: teams } = useRankedTeamsQuery(undefined);
  const { team } = view;
  const averages = new Map(recap.averages.map(({ weekId, points }) => [weekId, points]));
  const above = recap.weekStat.filter(
    ({ weekId, points }) => points > (averages.get(weekId) ?? points),
  ).length;
  return (
    <Band light="none">
      <TeamIdentity
        team={team}
        title={isOwn ? t('title') : t('titleOther', { name: recap.teamName })}
        line={
          <CrownedName
            name={recap.teamName}
            premiumLabel={team.user.premium ? premium : undefined}
            size={14}
          />
        }
      />
      <BandColumns>
        <PointsScore
          points={format.teamPoints(last.generalPoints)}
          unit={t('total')}
          ranks={[
            {
              id: 'overall',
              value: format.rank(last.generalRank),
              caption: t('overall', { teams: teams === undefined ? '…' : format.whole(teams) }),
            },
            {
              id: 'best',
              value: format.rank(recap.bestRank.rank),
              caption: t('bestRank', { week: recap.bestRank.weekId }),
            },
          ]}
        />
        <FactGrid
          facts={[
            {
              caption: t('bestWeek', { week: recap.bestWeek.weekId }),
              value: format.teamPoints(recap.bestWeek.points),
            },
            { caption: t('captains'), value: format.points(recap.captainPoints) },
            { caption: t('bench'), value: format.points(recap.benchPoints) },
            { caption: t('transfers'), value: format.whole(recap.transfers) },
            { caption: t('boosters'), value: format.whole(recap.boosters.length) },
            { caption: t('above'), value: t('aboveCount', { count: above, all: recap.weekStat.length }) },
          ]}
        />
      </BandColumns>
    </Band>
  );
}

function PlayersCard({ recap }: RecapProps) {
  const t = useText(recapTexts);
  const titleId = useId();
  const format = useFormat();
  const names = useNames();
  const { bestCaptain } = recap;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('players')} />
      <List as="ol">
        {recap.players.map(({ playerId, matchdays, points }) => (
          <ListRow
            key={playerId}
            leading={<Shirt playerId={playerId} />}
            title={names.player(playerId)}
            detail={t('matchdays', { count: matchdays })}
            trailing={<Num>{format.points(points)}</Num>}
          />
        ))}
      </List>
      {bestCaptain && (
        <List>
          <ListRow
            leading={
              <MatchdayWorld weekId={bestCaptain.weekId}>
                <Shirt playerId={bestCaptain.playerId} />
              </MatchdayWorld>
            }
            title={t('captain', { name: names.player(bestCaptain.playerId) })}
            detail={t('captainDetail', { week: bestCaptain.weekId })}
            trailing={<Num>{format.points(bestCaptain.points)}</Num>}
          />
        </List>
      )}
    </Card>
  );
}

function CourseCard({ recap }: RecapProps) {
  const t = useText(recapTexts);
  const titleId = useId();
  const format = useFormat();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('course')} />
      <List as="ol">
        {recap.weekStat.map(({ weekId: week, points, rank, generalRank }) => (
          <ListRow
            key={week}
            title={
              <>
                <span>{t('week', { week })}</span>{' '}
                {week === recap.bestWeek.weekId && <Chip tone="positive">{t('best')}</Chip>}
              </>
            }
            detail={t('ranks', { week: format.rank(rank), overall: format.rank(generalRank) })}
            trailing={<Num>{format.teamPoints(points)}</Num>}
          />
        ))}
      </List>
    </Card>
  );
}

function ShareRecapCard({ recap, last }: RecapProps & LastWeek) {
  const t = useText(recapTexts);
  const titleId = useId();
  const shared = useSharedRecap({ ...recap, ...last });
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('share')} />
      <CardBody>
        <p>{t('shareText')}</p>
        <ShareButtons shared={shared} />
      </CardBody>
    </Card>
  );
}

const Columns = styled(Grid)`
  align-items: start;
`;
