import type { Invitation } from '@euro/api-contract';
import {
  Badge,
  ButtonLink,
  Card,
  CardHeader,
  EmptyState,
  ErrorState,
  onNight,
  PageBody,
  Soft,
  token,
  Wrap,
} from '@euro/design-system';
import { DeadlineCountdown, PageSkeleton, useFormat } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { asFailure, call } from '@euro/platform/redux';
import { Plus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { invitePath } from '../../domain/inviteCode.js';
import { leaguesApi } from '../../store/leaguesApi.js';
import { invitePageTexts } from '../../texts/invitePageTexts.js';

const { useInvitePreviewQuery } = leaguesApi.injectEndpoints({
  endpoints: (build) => ({
    invitePreview: build.query(
      call('GET leagues/invite/{code}/preview', ({ code, by }: { code: string; by: number | undefined }) => ({
        params: { code },
        query: { by },
      })),
    ),
  }),
});

interface InvitePageProps {
  readonly code: string;
  /** Signed in, without a team. */
  readonly isMember?: boolean;
}

/** What an invitation is to: who invites, the league and its best three, and the way in. */
export function InvitePage({ code, isMember = false }: InvitePageProps) {
  const t = useText(invitePageTexts);
  const by = Number(new URLSearchParams(useLocation().search).get('by')) || undefined;
  const { data, error, refetch } = useInvitePreviewQuery({ code, by });
  if (data) return <Preview invitation={data} code={code} isMember={isMember} />;
  if (!error) return <PageSkeleton />;
  const failure = asFailure(error);
  const isWrong = failure.code === 'invite-invalid' || failure.code === 'not-found';
  return (
    <PageBody as="div">
      <Wrap>
        {isWrong ? (
          <EmptyState
            title={t('wrongTitle')}
            text={t('wrongText')}
            actions={<ButtonLink href="/play">{t('build')}</ButtonLink>}
          />
        ) : (
          <ErrorState title={failure.message} retryText={t('retry')} onRetry={() => void refetch()} />
        )}
      </Wrap>
    </PageBody>
  );
}

interface PreviewProps extends Required<InvitePageProps> {
  readonly invitation: Invitation;
}

function Preview({ invitation, code, isMember }: PreviewProps) {
  const t = useText(invitePageTexts);
  const { whole } = useFormat();
  const deadline = useShared(usePlatform().state.matches).value?.deadline;
  const { league, inviter, full, closed } = invitation;
  const { name, totalTeams: count } = league;
  const isOpen = !full && !closed;
  return (
    <>
      <Hero>
        <Wrap>
          <Stage>
            {inviter && (
              <Inviter>
                <Badge seed={inviter.id} src={inviter.badge} size={28} onNight />
                <span>{t('invites', { name: nameOf(inviter) })}</span>
              </Inviter>
            )}
            <Crest data-open={isOpen || undefined}>
              <Badge seed={league.id} src={league.cover} size={92} onNight />
            </Crest>
            <h1>{isOpen ? name : t(closed ? 'closed' : 'full', { name })}</h1>
            <p>{t('kind', { count, written: whole(count) })}</p>
            {deadline?.deadlineWeek && !closed && (
              <Deadline>
                <DeadlineCountdown deadline={deadline} phone="line" />
              </Deadline>
            )}
            <Ways invitation={invitation} code={code} isMember={isMember} />
          </Stage>
        </Wrap>
      </Hero>
      <PageBody as="div">
        <Wrap>
          <Narrow>{isOpen ? <Top invitation={invitation} /> : <Closed isClosed={closed} />}</Narrow>
        </Wrap>
      </PageBody>
    </>
  );
}

function Ways({ invitation: { full, closed }, code, isMember }: PreviewProps) {
  const t = useText(invitePageTexts);
  const path = invitePath(code);
  if (closed)
    return (
      <ButtonLink variant="lime" size="large" href="/rankings">
        {t('toRankings')}
      </ButtonLink>
    );
  return (
    <Buttons>
      <ButtonLink
        variant="lime"
        size="large"
        href={full ? '/play' : `/play?invite=${encodeURIComponent(code)}`}
      >
        {t(full ? 'build' : 'play')}
      </ButtonLink>
      {!isMember && (
        <ButtonLink variant="ghost" size="large" href={`${path}?account=known`}>
          {t('signIn')}
        </ButtonLink>
      )}
    </Buttons>
  );
}

/** The best three, and the place that waits. */
function Top({ invitation: { top, weekId, league } }: Pick<PreviewProps, 'invitation'>) {
  const t = useText(invitePageTexts);
  const format = useFormat();
  const deadlineWeek = useShared(usePlatform().state.matches).value?.deadline.deadlineWeek;
  return (
    <Card>
      <CardHeader
        title={t(weekId === null ? 'topNone' : 'top')}
        aside={weekId === null ? undefined : <Soft>{t('after', { week: weekId })}</Soft>}
      />
      <Rows>
        {top.map(({ team, rank, points }) => (
          <li key={team.id}>
            <b>{weekId === null ? '' : rank}</b>
            <Badge seed={team.id} src={team.badge} size={36} />
            <div>
              <strong>{team.name}</strong>
              {team.user.nameVisible && <Soft>{`${team.user.firstName} ${team.user.lastName}`}</Soft>}
            </div>
            <b>{weekId === null ? '' : format.points(points)}</b>
          </li>
        ))}
        <li data-own>
          <b>{league.totalTeams + 1}</b>
          <Empty>
            <Plus size={18} aria-hidden />
          </Empty>
          <div>
            <strong>{t('own')}</strong>
            {deadlineWeek && <Soft>{t('ownFrom', { week: deadlineWeek })}</Soft>}
          </div>
        </li>
      </Rows>
    </Card>
  );
}

function Closed({ isClosed }: { readonly isClosed: boolean }) {
  const t = useText(invitePageTexts);
  return (
    <Card $padded>
      {!isClosed && <h2>{t('anyway')}</h2>}
      <Soft>{t(isClosed ? 'closedText' : 'anywayText')}</Soft>
    </Card>
  );
}

/** The manager's name where the team shows it (decisions §5.4). */
function nameOf({ name, user }: NonNullable<Invitation['inviter']>): string {
  return user.nameVisible ? `${user.firstName} ${user.lastName}` : name;
}

const Hero = styled.section`
  ${onNight}
  background: linear-gradient(${token.nightLift}, ${token.nightDeep});
  color: #fff;
`;

const Stage = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  max-width: 480px;
  margin-inline: auto;
  padding-block: 16px 24px;
  text-align: center;
  h1 { font-size: 2.25rem; font-weight: 900; font-stretch: 125%; line-height: 1.05; overflow-wrap: anywhere; }
  & > p { color: ${token.onNightSoft}; font-weight: 600; }
`;

const Inviter = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  max-width: 100%;
  padding: 6px 16px 6px 10px;
  border-radius: 999px;
  background: ${token.nightDeep};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Crest = styled.div`
  &:not([data-open]) { filter: grayscale(1); opacity: 0.7; }
  @media (max-height: 43.6875em) { zoom: 0.7; }
`;

const Deadline = styled.div`
  width: 100%;
  text-align: left;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  width: 100%;
  & > * { flex: 1 1 auto; }
`;

const Narrow = styled.div`
  max-width: 640px;
  margin-inline: auto;
`;

const Rows = styled.ol`
  li {
    display: grid;
    grid-template-columns: 1.75rem 40px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    padding: 10px 16px;
    border-top: 1px solid ${token.line};
  }
  li[data-own] { border-top: 2px dashed ${token.inkSoft}; background: ${token.sunken}; }
  b { font-weight: 800; font-stretch: 125%; }
  strong { display: block; overflow-wrap: anywhere; }
`;

const Empty = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 2px dashed ${token.inkSoft};
  border-radius: 50%;
`;
