import { WorldGate } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useEffect, useMemo } from 'react';
import { forgetInvite, noteInvite, readInvite } from '../../store/invite.js';
import { hasVisitorDraft } from '../../store/visitorDraft.js';
import { playTexts } from '../../texts/playTexts.js';
import { NewTeam } from '../new-team/NewTeamPage.js';
import { NewSkeleton } from '../pageSkeletons.js';

/**
 * `/play`: building a team without an account, which is asked for when the team is saved; with `?invite=` the code of
 * a league that is joined then, with `?duel=` that of a duel that begins.
 */
export function PlayPage() {
  const { state, storage, navigation } = usePlatform();
  const { status } = useShared(state.session);
  const { search } = useShared(navigation.location);
  // Before the builder, or the page it leads to, reads them.
  useMemo(() => {
    const query = new URLSearchParams(search);
    const [league, duel] = [query.get('invite'), query.get('duel')];
    if (league) noteInvite(storage, league);
    if (duel) noteInvite(storage, duel, 'duel');
  }, [storage, search]);
  if (status === 'unknown') return <NewSkeleton />;
  if (status === 'signed-in') return <ToOwnTeam />;
  return (
    <WorldGate loading={<NewSkeleton />}>
      <NewTeam teams={[]} userId={null} />
    </WorldGate>
  );
}

/** Redirects users to their team, or to the duel that it accepts; without one to `/new`, where a draft goes on. */
function ToOwnTeam() {
  const t = useText(playTexts);
  const { navigation, notices, state, storage } = usePlatform();
  const teams = useShared(state.myTeams);
  useEffect(() => {
    if (teams.status === 'loading') return;
    const [team] = teams.value ?? [];
    const duel = readInvite(storage, 'duel');
    if (team && duel) {
      forgetInvite(storage, 'duel');
      navigation.go(`/duel/${encodeURIComponent(duel)}`, { replace: true });
      return;
    }
    if (team && hasVisitorDraft(storage)) notices.show({ tone: 'neutral', text: t('hasTeam') });
    navigation.go(team ? `/team/${team.id}` : '/new', { replace: true });
  }, [teams, navigation, notices, storage, t]);
  return <NewSkeleton />;
}
