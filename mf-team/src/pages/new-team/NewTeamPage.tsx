import { ButtonLink, EmptyState, PageBody, Wrap } from '@euro/design-system';
import {
  BuilderSkeleton,
  commonTexts,
  PageFailure,
  useLockedNotice,
  useUserId,
  useWorld,
  type World,
} from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useMissedDraft } from '../../hooks/useMissedDraft.js';
import { builderTexts } from '../../messages/builderTexts.js';
import { newTeamKey } from '../../store/keepDraft.js';
import { MissedNewTeam } from '../deadline/MissedNewTeam.js';
import { NewTeamBuilder } from './NewTeamBuilder.js';

/** `/new`: building a team, the first one or another. */
export function NewTeamPage() {
  const t = useText(builderTexts);
  const common = useText(commonTexts);
  const teams = useShared(usePlatform().state.myTeams);
  const userId = useUserId();
  const state = useWorld();

  if (state.status === 'failed') return <PageFailure text={common('failedText')} onRetry={state.retry} />;
  if (state.status === 'loading' || teams.status === 'loading' || userId === null) {
    return <BuilderSkeleton title={t('newTitle')} />;
  }
  return <Page world={state.world} teams={teams.value ?? []} userId={userId} />;
}

interface PageParts {
  world: World;
  teams: readonly unknown[];
  userId: number;
}

function Page({ world, teams, userId }: PageParts) {
  const { deadline, settings } = world;
  const missed = useMissedDraft(newTeamKey(userId), world);
  useLockedNotice(deadline.deadlineWeek, missed !== null);
  if (missed !== null) return <MissedNewTeam missed={missed} world={world} />;
  if (deadline.deadlineWeek === null) return <TournamentIsOver />;
  // Who could not be told his teams may try: the server decides.
  if (teams.length >= settings.maxTeams) return <TooManyTeams limit={settings.maxTeams} />;
  return <NewTeamBuilder world={world} weekId={deadline.deadlineWeek} userId={userId} />;
}

/** No place for another team; what was drafted of one stays where it is. */
function TooManyTeams({ limit }: { limit: number }) {
  const t = useText(builderTexts);
  const { navigation } = usePlatform();
  const mine = navigation.has('/my-teams') ? '/my-teams' : '/home';
  return (
    <PageBody as="div">
      <Wrap>
        <EmptyState
          title={t('tooManyTitle', { limit })}
          text={t('tooManyText')}
          actions={<ButtonLink href={mine}>{t('tooManyAction')}</ButtonLink>}
        />
      </Wrap>
    </PageBody>
  );
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
