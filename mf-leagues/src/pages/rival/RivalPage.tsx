import { Band, ButtonLink, Card, EmptyState, PageBody, VisuallyHidden, Wrap } from '@euro/design-system';
import { PageFailure, PageSkeleton, useFormat, useRedirect } from '@euro/game-ui';
import type { MyTeam, PageProps } from '@euro/platform';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Lock } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { tableWeeks } from '../../domain/tableWeeks.js';
import { shortNameOf } from '../../duels/duelScore.js';
import { useMyLeagues } from '../../hooks/useMyLeagues.js';
import { RivalView } from '../../rival/RivalView.js';
import { useSides } from '../../rival/useSides.js';
import { useTableQuery } from '../../store/leaguesApi.js';
import { rivalTexts } from '../../texts/rivalTexts.js';

/** `/rival/{teamId}`: another team against the own one; `?league` names where they meet, `?week` another matchday. */
export function RivalPage({ params }: PageProps) {
  const { state } = usePlatform();
  const query = new URLSearchParams(useLocation().search);
  const teamId = numberOf(params.id ?? null) ?? 0;
  const myTeams = useShared(state.myTeams);
  const matches = useShared(state.matches);
  const deadline = matches.value?.deadline;
  const leagueId = numberOf(query.get('league'));
  const leagues = useMyLeagues();
  const league = leagues.status === 'ready' ? leagues.leagues.find(({ id }) => id === leagueId) : undefined;
  const teams = myTeams.value ?? [];
  const isOwn = teams.some(({ id }) => id === teamId);
  const own = teams.find(({ id }) => id === league?.teamId) ?? teams[0];
  useRedirect(isOwn ? `/points/${teamId}` : myTeams.status === 'ready' && !own ? `/public/${teamId}` : null);
  if ([myTeams, matches].some(({ status, value }) => status === 'failed' && value === null))
    return <NotLoaded />;
  if (!own || isOwn || !deadline || leagues.status === 'loading') return <PageSkeleton />;
  const weeks = tableWeeks(deadline, 1);
  const week = weeks.find((one) => one === numberOf(query.get('week'))) ?? weeks.at(-1);
  if (week === undefined) return <Secret />;
  return <Rival own={own} teamId={teamId} week={week} leagueId={league?.id} leagueName={league?.name} />;
}

function numberOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

interface RivalProps {
  readonly own: MyTeam;
  readonly teamId: number;
  readonly week: number;
  readonly leagueId: number | undefined;
  readonly leagueName: string | undefined;
}

function Rival({ own, teamId, week, leagueId, leagueName }: RivalProps) {
  const t = useText(rivalTexts);
  const format = useFormat();
  const sides = useSides(own.id, teamId, week);
  // Ranks of the first page only: of a later one they are left out.
  const table = useTableQuery(leagueId ? { id: leagueId, week: null, page: 1 } : skipToken).currentData
    ?.result;
  const rowOf = (id: number) =>
    [...(table?.own ?? []), ...(table?.data ?? [])].find(({ team }) => team.id === id);
  const detailOf = (id: number) => {
    const row = rowOf(id);
    return row && format.rank(row.rank);
  };
  if (sides.status === 'failed' && sides.failure.code === 'nothing-to-show-yet')
    return <Secret week={week} />;
  if (sides.status === 'failed' && sides.failure.code === 'not-found') return <Gone />;
  const other = sides.status === 'ready' ? sides.other : undefined;
  const otherTeam = rowOf(teamId)?.team;
  const teamName = other?.teamName ?? otherTeam?.name ?? '';
  const name = other ? shortNameOf({ name: teamName, user: other.user }) : teamName;
  const isConfirmed = other?.weekPointsConfirmed ?? false;
  return (
    <RivalView
      own={{ id: own.id, name: own.name, badge: own.badge, detail: detailOf(own.id) }}
      other={{ id: teamId, name: teamName, badge: otherTeam?.badge ?? null, detail: detailOf(teamId) }}
      name={name}
      weekId={week}
      title={
        <>
          <VisuallyHidden>{`${t('versus', { name })}: `}</VisuallyHidden>
          <span>{t(isConfirmed ? 'weekFinal' : 'weekProvisional', { week })}</span>
        </>
      }
      pill={leagueName}
      sides={sides}
    />
  );
}

function NotLoaded() {
  const t = useText(rivalTexts);
  const { state } = usePlatform();
  const retry = () => {
    state.refresh('myTeams');
    state.refresh('matches');
  };
  return <PageFailure text={t('failed')} onRetry={retry} />;
}

/** Before the deadline every team is secret; after it one of both may have begun later. */
function Secret({ week }: { readonly week?: number }) {
  const t = useText(rivalTexts);
  const text = week === undefined ? t('secretText') : t('notThere', { week });
  return <Instead title={t('secretTitle')} text={text} art={<Lock size={40} aria-hidden />} />;
}

function Gone() {
  return <Instead title={useText(rivalTexts)('goneTitle')} />;
}

function Instead(props: Pick<Parameters<typeof EmptyState>[0], 'title' | 'text' | 'art'>) {
  const t = useText(rivalTexts);
  return (
    <>
      <Band title={props.title} />
      <PageBody as="div">
        <Wrap>
          <Card>
            <EmptyState {...props} actions={<ButtonLink href="/leagues">{t('toLeagues')}</ButtonLink>} />
          </Card>
        </Wrap>
      </PageBody>
    </>
  );
}
