import { ButtonLink, EmptyState, PageBody, Wrap } from '@euro/design-system';
import { useFetchAhead, useLockedNotice, useUserId, useWorld, WorldGate } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useMemo } from 'react';
import { useMissedDraft } from '../../hooks/useMissedDraft.js';
import { newTeamKey } from '../../store/keepDraft.js';
import { adoptVisitorDraft } from '../../store/visitorDraft.js';
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
      {isLoading ? <NewSkeleton /> : <NewTeam teams={teams.value ?? []} userId={userId} />}
    </WorldGate>
  );
}

interface PageParts {
  teams: readonly unknown[];
  /** Null for a visitor. */
  userId: number | null;
}

/** The builder, or why there is none. */
export function NewTeam({ teams, userId }: PageParts) {
  const world = useWorld();
  const { storage } = usePlatform();
  useMemo(() => userId !== null && adoptVisitorDraft(storage, userId), [storage, userId]);
  const { deadline, settings } = world;
  useFetchAhead(MissedNewTeam);
  const missedDraft = useMissedDraft(newTeamKey(userId));
  useLockedNotice(deadline.deadlineWeek, missedDraft !== null);
  if (missedDraft !== null) return <MissedNewTeam missedDraft={missedDraft} />;
  if (deadline.deadlineWeek === null) return <TournamentIsOver />;
  // When the user's teams fail to load, building is allowed: the server decides.
  if (teams.length >= settings.maxTeams) return <TooManyTeams limit={settings.maxTeams} />;
  return <NewTeamBuilder weekId={deadline.deadlineWeek} userId={userId} />;
}

/** The limit of teams is reached; a stored draft remains. */
function TooManyTeams({ limit }: { limit: number }) {
  const t = useText(builderTexts);
  const { navigation } = usePlatform();
  const myTeamsHref = navigation.has('/my-teams') ? '/my-teams' : '/home';
  return (
    <PageBody as="div">
      <Wrap>
        <EmptyState
          title={t('tooManyTitle', { limit })}
          text={t('tooManyText')}
          actions={<ButtonLink href={myTeamsHref}>{t('tooManyAction')}</ButtonLink>}
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
