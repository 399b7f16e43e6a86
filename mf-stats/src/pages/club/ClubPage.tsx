import {
  Band,
  Card,
  ContainerBox,
  ErrorState,
  Flag,
  media,
  NotFound,
  PageBody,
  SidePanelLayout,
  Skeleton,
  Stack,
  TableSkeleton,
  Wrap,
} from '@euro/design-system';
import { EmptyPitch, PlayerDetails, useFetchAhead, useFormat } from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { clubOf } from '../../domain/clubOf.js';
import { useWatchList } from '../../domain/useWatchList.js';
import { clubTexts } from '../../texts/clubTexts.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { useOpenPlayer } from '../match/useOpenPlayer.js';
import { StatsPlayer } from '../player/lazyStatsPlayer.js';
import { ClubFacts } from './ClubFacts.js';
import { ClubPitch } from './ClubPitch.js';
import { clubSheet } from './clubSheet.js';
import { DepthChart } from './DepthChart.js';
import { LineupUpsell } from './LineupUpsell.js';
import { type ClubKnowledge, useClubPage } from './useClubPage.js';

/** Takes the room of a name. */
const BLANK = '\u00a0';

/** A phone takes two lines for the moment of the last update. */
const Lines = styled.span`
  display: block;
  min-height: 3em;
  ${media.tablet} { min-height: 0; }
`;

/** A nation: its expected line-up, and the depth of each position (spec §2 "/club/{id}"). */
export function ClubPage({ params }: PageProps) {
  const t = useText(clubTexts);
  const id = params.id ?? '';
  const club = useClubPage(id);
  useFetchAhead(PlayerDetails, StatsPlayer);
  const { code, name } = useNation(id);
  if (club.status === 'missing')
    return (
      <NotFound
        title={t('missing.title')}
        text={t('missing.text')}
        homeText={t('missing.back')}
        homeHref="/deadlines"
      />
    );
  return (
    <>
      <Band
        before={<Flag nation={code} size={48} />}
        title={name || BLANK}
        titleSize="long"
        subtitle={
          <Lines>
            <Updated club={club} />
          </Lines>
        }
      />
      <PageBody as="div">
        <Wrap>
          <ContainerBox>
            <ClubBody club={club} nation={name} />
          </ContainerBox>
        </Wrap>
      </PageBody>
    </>
  );
}

/** The nation's code and name, available before its players; the name becomes the page's title. */
function useNation(id: string): { readonly code: string; readonly name: string } {
  const { state, navigation } = usePlatform();
  const language = useLocale();
  const club = clubOf(useShared(state.clubs), Number(id));
  const name = club?.[language] ?? '';
  useEffect(() => {
    if (name !== '') navigation.title(name);
  }, [navigation, name]);
  return { code: club?.short ?? '', name };
}

interface ClubProps {
  readonly club: Exclude<ClubKnowledge, { readonly status: 'missing' }>;
}

function Updated({ club }: { readonly club: ClubKnowledge }) {
  const t = useText(clubTexts);
  const format = useFormat();
  if (club.status !== 'ready') return <span>{t('subtitle')}</span>;
  const { updated, formation } = club.club;
  const when = updated === null ? t('updated.never') : t('updated', { moment: format.moment(updated) });
  return <span>{formation === null ? when : `${t('subtitle')} ${formation} · ${when}`}</span>;
}

function ClubBody({ club, nation }: ClubProps & { readonly nation: string }) {
  const t = useText(clubTexts);
  const common = useText(commonTexts);
  const player = useOpenPlayer();
  const watchList = useWatchList();
  if (club.status === 'failed')
    return (
      <Card>
        <ErrorState
          title={t('failed')}
          text={club.message}
          retryText={common('retry')}
          onRetry={club.retry}
        />
      </Card>
    );
  if (club.status !== 'ready') return <Bones label={t('loading')} />;
  const sheet = clubSheet(club.players);
  const { formation } = club.club;
  return (
    <Stack $gap={24}>
      <SidePanelLayout>
        {formation === null ? (
          <LineupUpsell nation={nation} />
        ) : (
          <ClubPitch
            club={club.club}
            nation={nation}
            formation={formation}
            sheet={sheet}
            onOpen={player.open}
          />
        )}
        <ClubFacts club={club.club} nation={nation} />
      </SidePanelLayout>
      <DepthChart code={club.club.short} groups={sheet.groups} onOpen={player.open} />
      {player.id !== null && <StatsPlayer id={player.id} watchList={watchList} onClose={player.close} />}
    </Stack>
  );
}

function Bones({ label }: { readonly label: string }) {
  return (
    <Stack $gap={24}>
      <SidePanelLayout>
        <EmptyPitch label={label} bench={false} />
        <Skeleton $height={280} $radius={12} />
      </SidePanelLayout>
      <Card aria-hidden>
        <TableSkeleton label="" rows={6} />
      </Card>
    </Stack>
  );
}
