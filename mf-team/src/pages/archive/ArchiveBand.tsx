import type { OwnLeague, TeamPoints, TeamView } from '@euro/api-contract';
import { Band, ButtonLink, Chip, CrownedName, media, token } from '@euro/design-system';
import { premiumTexts, useFormat, useWorld, WeekStrip } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Archive } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BandColumns } from '../../components/BandColumns.js';
import { PointsScore } from '../../components/points-head/PointsHead.js';
import { TeamIdentity } from '../../components/points-head/TeamIdentity.js';
import { hasPlayedWeek } from '../../domain/pointsWeeks.js';
import { archiveHomeTexts } from '../../texts/archiveHomeTexts.js';
import { ShareRecapRow } from '../recap/ShareRecapRow.js';

interface ArchiveBandProps {
  readonly view: TeamView;
  /** Of the last matchday; null for a team that never played. */
  readonly points: TeamPoints | null;
  /** The first of the team's leagues. */
  readonly league: OwnLeague | null;
  /** Teams in the overall ranking; null where that is unknown. */
  readonly teams: number | null;
  /** Beside the score if there is room: the link to the running competition. */
  readonly aside: ReactNode;
}

/** The team, its final score and ranks, and the recap to share. */
export function ArchiveBand({ view, points, league, teams, aside }: ArchiveBandProps) {
  const t = useText(archiveHomeTexts);
  const premium = useText(premiumTexts)('premium');
  const { weeks, deadline } = useWorld();
  const format = useFormat();
  const { team } = view;
  const rank = points?.generalRank ?? null;
  return (
    <Band light="none">
      <TeamIdentity
        team={team}
        title={
          <CrownedName name={team.name} premiumLabel={team.user.premium ? premium : undefined} size={16} />
        }
        line={`${team.user.firstName} ${team.user.lastName}`.trim()}
        aside={
          <Chip tone="night" icon={<Archive aria-hidden />}>
            {t('archive')}
          </Chip>
        }
      />
      <BandColumns>
        <PointsScore
          points={points ? format.teamPoints(points.generalPoints) : t('noPoints')}
          above={<Label>{t('final', { played: points?.weekStat.length ?? 0, all: weeks.length })}</Label>}
          ranks={[
            ...(rank === null
              ? []
              : [
                  {
                    id: 'overall',
                    value: format.rank(rank),
                    caption: teams === null ? '' : t('of', { teams: format.whole(teams) }),
                  },
                ]),
            ...(league?.rank != null
              ? [{ id: 'league', value: format.rank(league.rank), caption: <Short>{league.name}</Short> }]
              : []),
          ]}
        />
        <State>
          <Wide>{aside}</Wide>
          {points?.weekPointsConfirmed && rank !== null ? (
            <ShareRecapRow
              team={{
                teamId: team.id,
                teamName: team.name,
                generalPoints: points.generalPoints,
                generalRank: rank,
              }}
            />
          ) : (
            points && (
              <ButtonLink variant="lime" size="large" block href={`/points/${team.id}`}>
                {t('toPoints')}
              </ButtonLink>
            )
          )}
        </State>
      </BandColumns>
      <WeekStrip
        hrefOf={(week) => (hasPlayedWeek(team, week, deadline) ? `/points/${team.id}?week=${week}` : null)}
      />
    </Band>
  );
}

const State = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  ${media.laptop} { padding-bottom: 22px; }
`;

/** On narrow windows it is on the page's own ground. */
const Wide = styled.div`
  display: none;
  ${media.laptop} { display: contents; }
`;

const Label = styled.p`
  margin-bottom: -8px;
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-weight: 650;
  color: ${token.onNightSoft};
  ${media.laptop} { font-size: 0.9375rem; }
`;

const Short = styled.span`
  max-width: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
