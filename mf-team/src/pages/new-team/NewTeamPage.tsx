import { ButtonLink, EmptyState, PageBody, Wrap } from '@euro/design-system';
import { useFetchAhead, useLockedNotice, useUserId, useWorld, WorldGate } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useMissedDraft } from '../../hooks/useMissedDraft.js';
import { newTeamKey } from '../../store/keepDraft.js';
import { builderTexts } from '../../texts/builderTexts.js';
import { MissedNewTeam } from '../deadline/lazyMissed.js';
import { NewSkeleton } from '../pageSkeletons.js';
import { NewTeamBuilder } from './NewTeamBuilder.js';

/** `/new`: building a team, the first one or another. */
export function NewTeamPage() {
  const teams = useShared(usePlatform().state.myTeams);
  const userId = useUserId();
  const isLoading = teams.status === 'loading' || userId === null;
  return (
    <WorldGate loading={<NewSkeleton />}>
      {isLoading ? <NewSkeleton /> : <Page teams={teams.value ?? []} userId={userId} />}
    </WorldGate>
  );
}

interface PageParts {
  teams: readonly unknown[];
  userId: number;
}

function Page({ teams, userId }: PageParts) {
  const world = useWorld();
  const { deadline, settings } = world;
  useFetchAhead(MissedNewTeam);
  const missed = useMissedDraft(newTeamKey(userId));
  useLockedNotice(deadline.deadlineWeek, missed !== null);
  if (missed !== null) return <MissedNewTeam missed={missed} />;
  if (deadline.deadlineWeek === null) return <TournamentIsOver />;
  // When the own teams fail to load, building is allowed: the server decides.
  if (teams.length >= settings.maxTeams) return <TooManyTeams limit={settings.maxTeams} />;
  return <NewTeamBuilder weekId={deadline.deadlineWeek} userId={userId} />;
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
