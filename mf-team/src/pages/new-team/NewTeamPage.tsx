import { ButtonLink, EmptyState, PageBody, Wrap } from '@euro/design-system';
import { BuilderSkeleton, commonTexts, PageFailure, useMyTeam, useUserId, useWorld } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useEffect } from 'react';
import { builderTexts } from '../../messages/builderTexts.js';
import { NewTeamBuilder } from './NewTeamBuilder.js';

/** `/new`: building a team; who has one already goes to it. */
export function NewTeamPage() {
  const t = useText(builderTexts);
  const common = useText(commonTexts);
  const { navigation } = usePlatform();
  const mine = useMyTeam();
  const userId = useUserId();
  const state = useWorld();
  const ownId = mine.status === 'known' ? (mine.team?.id ?? null) : null;

  useEffect(() => {
    if (ownId !== null) navigation.go(`/team/${ownId}`, { replace: true });
  }, [ownId, navigation]);

  if (state.status === 'failed') return <PageFailure text={common('failedText')} onRetry={state.retry} />;
  if (state.status === 'loading' || mine.status === 'loading' || userId === null || ownId !== null) {
    return <BuilderSkeleton title={t('newTitle')} />;
  }
  const { deadlineWeek } = state.world.deadline;
  if (deadlineWeek === null) return <TournamentIsOver />;
  return <NewTeamBuilder world={state.world} weekId={deadlineWeek} userId={userId} />;
}

function TournamentIsOver() {
  const t = useText(builderTexts);
  return (
    <PageBody as="div">
      <Wrap>
        <EmptyState
          title={t('lockedTitle')}
          text={t('lockedText')}
          actions={<ButtonLink href="/rankings">{t('lockedAction')}</ButtonLink>}
        />
      </Wrap>
    </PageBody>
  );
}
