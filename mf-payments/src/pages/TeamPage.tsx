import {
  Badge,
  Band,
  ButtonLink,
  Card,
  CardTitle,
  Cluster,
  EmptyState,
  FactRow,
  PageBody,
  Wrap,
} from '@euro/design-system';
import { ReadOnlyNote, useFormat, useIsArchive } from '@euro/game-ui';
import type { MyTeam, PageProps } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect } from 'react';
import { CardContent, Cards, PayColumns } from '../components/layout.js';
import { PayHead } from '../components/payments/PayRow.js';
import { TeamsFrame } from '../components/TeamsFrame.js';
import { payState, priceOf } from '../domain/payState.js';
import { useReturn } from '../hooks/useReturn.js';
import { OrderNotice } from '../orders/OrderNotice.js';
import { OrdersOfTeam } from '../orders/OrdersOfTeam.js';
import { ManageCard } from '../teams/ManageCard.js';
import { StateChip } from '../teams/StateChip.js';
import { TeamsNav } from '../teams/TeamsNav.js';
import { useRoom } from '../teams/useRoom.js';
import { useTeamDetail } from '../teams/useTeamDetail.js';
import { teamTexts } from '../texts/teamTexts.js';

/** `/my-teams/team/:id`: one own team, titled with its name (spec §2 "Page titles"). */
export function TeamPage({ params }: PageProps) {
  const t = useText(teamTexts);
  const id = Number(params.id);
  return (
    <TeamsFrame title={t('title')}>
      {(teams) => {
        const team = teams.find((each) => each.id === id);
        return team ? <OneTeam key={id} team={team} teams={teams} /> : <NoSuchTeam />;
      }}
    </TeamsFrame>
  );
}

interface OneTeamProps {
  readonly team: MyTeam;
  readonly teams: readonly MyTeam[];
}

function OneTeam({ team, teams }: OneTeamProps) {
  const t = useText(teamTexts);
  const format = useFormat();
  const detail = useTeamDetail();
  const { navigation } = usePlatform();
  const returnState = useReturn();
  const full = useRoom(teams);
  const isArchive = useIsArchive();
  const { id, name } = team;

  useEffect(() => {
    navigation.title(name);
  }, [name, navigation]);

  return (
    <>
      <Band
        title={name}
        titleSize="team"
        before={<Badge seed={id} src={team.badge} size={56} onNight />}
        subtitle={detail(team)}
      >
        <FactRow>
          <Fact caption={t('points')} value={format.teamPoints(team.points)} />
          <Fact caption={t('rank')} value={team.rank === null ? t('noRank') : format.rank(team.rank)} />
          <Fact caption={t('price')} value={format.price(priceOf(team))} />
        </FactRow>
      </Band>
      <PageBody as="div">
        <Wrap>
          <OrderNotice returnState={returnState} />
          <PayColumns>
            <Cards>
              <Card aria-label={t('play')}>
                <PayHead>
                  <CardTitle>{t('play')}</CardTitle>
                  <StateChip team={team} />
                </PayHead>
                <CardContent>
                  <Cluster>
                    {!isArchive && (
                      <ButtonLink size="small" href={`/team/${id}`}>
                        {t('openTeam')}
                      </ButtonLink>
                    )}
                    <ButtonLink size="small" variant="secondary" href={`/points/${id}`}>
                      {t('openPoints')}
                    </ButtonLink>
                    {payState(team) === 'unpaid' && !isArchive && (
                      <ButtonLink size="small" variant="secondary" href={`/my-teams?pay=${id}`}>
                        {t('pay')}
                      </ButtonLink>
                    )}
                  </Cluster>
                </CardContent>
              </Card>
              {isArchive ? <ReadOnlyNote /> : <ManageCard team={team} full={full} />}
              <OrdersOfTeam teamId={id} onEnded={returnState.watch} />
            </Cards>
            <TeamsNav teams={teams} current={id} />
          </PayColumns>
        </Wrap>
      </PageBody>
    </>
  );
}

function Fact({ caption, value }: { readonly caption: string; readonly value: string }) {
  return (
    <div>
      <dt>{caption}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function NoSuchTeam() {
  const t = useText(teamTexts);
  return (
    <>
      <Band title={t('title')} />
      <PageBody as="div">
        <Wrap>
          <EmptyState
            title={t('goneTitle')}
            text={t('goneText')}
            actions={<ButtonLink href="/my-teams">{t('toTeams')}</ButtonLink>}
          />
        </Wrap>
      </PageBody>
    </>
  );
}
