import { Button, ButtonLink, EmptyState, ErrorState, PageBody, Wrap } from '@euro/design-system';
import { ReadOnlyNote, useIsArchive, useRedirect, useUserId } from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { lazyPage, usePlatform, useText } from '@euro/platform/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Again } from '../again/lazyAgain.js';
import { Cards } from '../components/layout.js';
import { leagueIdOf, readLeagueView } from '../domain/leagueView.js';
import { useInvitation } from '../hooks/useInvitation.js';
import { useMyLeagues } from '../hooks/useMyLeagues.js';
import type { InvitationProps } from '../join/Invitation.js';
import { JoinByCodeDialog } from '../join/lazyJoinByCodeDialog.js';
import { FindAndStart } from '../settings/FindAndStart.js';
import { leagueTexts } from '../texts/leagueTexts.js';
import { LeagueScreen } from './LeagueScreen.js';
import { LeagueSkeleton } from './LeagueSkeleton.js';
import { LeaguesBand } from './LeaguesBand.js';

const LAST = 'league';
const isId = (value: unknown): value is number => typeof value === 'number';

/** Opened by an invitation only. */
const Invitation = lazyPage<InvitationProps>(
  () => import(/* webpackChunkName: "invitation" */ '../join/Invitation.js').then((file) => file.Invitation),
  () => null,
);

/**
 * `/leagues`, `/league` and `/leagues/:id`: the leagues one plays in (spec §2 "Leagues"), with the question of an
 * invitation that `/join/:code` stored (spec §2 "Invite route").
 */
export function LeaguesPage({ params }: PageProps) {
  const { invitation, forget } = useInvitation();
  return (
    <>
      <MyLeagues params={params} />
      {invitation && (
        <Invitation
          key={invitation.code}
          code={invitation.code}
          teamId={invitation.teamId}
          onClose={forget}
        />
      )}
    </>
  );
}

function MyLeagues({ params }: Pick<PageProps, 'params'>) {
  const { storage } = usePlatform();
  const t = useText(leagueTexts);
  const userId = useUserId();
  const myLeagues = useMyLeagues();
  const { search } = useLocation();
  const idInPath = leagueIdOf(params);
  const leagues = myLeagues.status === 'ready' ? myLeagues.leagues : [];
  const last = storage.read(LAST, isId);
  const first = leagues.find(({ id }) => id === last) ?? leagues[0];
  const openLeague = leagues.find(({ id }) => id === idInPath);
  useRedirect(params.id === undefined && first ? `/leagues/${first.id}${search}` : null);

  const shownId = openLeague?.id;
  useEffect(() => {
    if (shownId !== undefined) storage.write(LAST, shownId);
  }, [storage, shownId]);

  if (myLeagues.status === 'failed') {
    return (
      <Around>
        <ErrorState
          title={t('failed')}
          text={myLeagues.failure.message}
          retryText={t('retry')}
          onRetry={myLeagues.retry}
        />
      </Around>
    );
  }
  const isComing =
    myLeagues.status === 'loading' || (params.id === undefined ? first : !openLeague && myLeagues.isFetching);
  if (isComing) return <LeagueSkeleton leagues={leagues} />;
  if (openLeague)
    return <LeagueScreen key={openLeague.id} league={openLeague} leagues={leagues} userId={userId} />;
  if (params.id !== undefined) {
    return (
      <Around leagues={leagues}>
        <EmptyState
          title={t('goneTitle')}
          text={t('goneText')}
          actions={<ButtonLink href="/leagues">{t('toMine')}</ButtonLink>}
        />
      </Around>
    );
  }
  return <NoLeague />;
}

/** Shown without leagues: join, search or create one. */
function NoLeague() {
  const t = useText(leagueTexts);
  const { search } = useLocation();
  const [isJoining, setJoining] = useState(false);
  if (useIsArchive()) {
    return (
      <Around>
        <ReadOnlyNote />
        <EmptyState title={t('noneTitle')} text={t('noneText')} />
      </Around>
    );
  }
  return (
    <Around>
      {readLeagueView(new URLSearchParams(search)).tab === 'table' && (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          actions={<Button onClick={() => setJoining(true)}>{t('emptyJoin')}</Button>}
        />
      )}
      <Cards>
        <Again />
        <FindAndStart />
      </Cards>
      {isJoining && <JoinByCodeDialog onClose={() => setJoining(false)} />}
    </Around>
  );
}

interface AroundProps {
  readonly leagues?: Parameters<typeof LeaguesBand>[0]['leagues'];
  readonly children: React.ReactNode;
}

function Around({ leagues = [], children }: AroundProps) {
  return (
    <>
      <LeaguesBand leagues={leagues} current={null} />
      <PageBody as="div">
        <Wrap>{children}</Wrap>
      </PageBody>
    </>
  );
}
