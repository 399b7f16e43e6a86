import type { TeamView } from '@euro/api-contract';
import { Band, ButtonLink, Card, EmptyState, PageBody, Wrap } from '@euro/design-system';
import { PageFailure, useFailureText, useRedirect, WorldGate } from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useEffect } from 'react';
import { useTeamPage } from '../../hooks/useTeamPage.js';
import { useRecapQuery } from '../../store/teamApi.js';
import { recapTexts } from '../../texts/recapTexts.js';
import { HomeSkeleton } from '../pageSkeletons.js';
import { RecapView } from './RecapView.js';

/** `/recap/:id`: a team's tournament in figures, once it is over. */
export function RecapPage({ params }: PageProps) {
  const page = useTeamPage(params.id);
  useRedirect(page.status === 'gone' ? '/home' : null);
  if (page.status === 'failed') {
    return <PageFailure text={page.text} retrying={page.retrying} onRetry={page.retry} />;
  }
  if (page.status !== 'ready') return <HomeSkeleton />;
  return (
    <WorldGate loading={<HomeSkeleton />}>
      <Recap view={page.view} isOwn={page.isOwn} />
    </WorldGate>
  );
}

interface RecapProps {
  readonly view: TeamView;
  readonly isOwn: boolean;
}

function Recap({ view, isOwn }: RecapProps) {
  const { team } = view;
  const t = useText(recapTexts);
  const failureText = useFailureText();
  const { navigation } = usePlatform();
  const { data, error, isFetching, refetch } = useRecapQuery(team.id);
  const title = isOwn ? t('title') : t('titleOther', { name: team.name });
  useEffect(() => {
    navigation.title(title);
  }, [navigation, title]);
  if (data) return <RecapView view={view} recap={data} isOwn={isOwn} />;
  if (error === undefined) return <HomeSkeleton />;
  const failure = asFailure(error);
  if (failure.code !== 'nothing-to-show-yet') {
    return <PageFailure text={failureText(failure)} retrying={isFetching} onRetry={refetch} />;
  }
  return (
    <>
      <Band title={title} />
      <PageBody as="div">
        <Wrap>
          <Card>
            <EmptyState
              title={t('notYetTitle')}
              text={t('notYet')}
              actions={<ButtonLink href={`/points/${team.id}`}>{t('toPoints')}</ButtonLink>}
            />
          </Card>
        </Wrap>
      </PageBody>
    </>
  );
}
