import type { LeagueCard } from '@euro/api-contract';
import {
  Band,
  Button,
  ButtonLink,
  Card,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  PageBody,
  Skeleton,
  Soft,
  Wrap,
} from '@euro/design-system';
import { archiveTexts, useFormat, useIsArchive } from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { LeagueCover } from '../components/leagues/LeagueCover.js';
import { TeamSelect } from '../components/TeamSelect.js';
import { retryMinutes } from '../domain/retryMinutes.js';
import { useIsMember } from '../hooks/useIsMember.js';
import { useJoinLeague } from '../hooks/useJoinLeague.js';
import { useTeamChoice } from '../hooks/useTeamChoice.js';
import { useInviteQuery } from '../store/leaguesApi.js';
import { joinTexts } from '../texts/joinTexts.js';
import { JoinByCodeDialog } from './JoinByCodeDialog.js';

/** `/join/:code`: the league behind an invitation, and the question whether to play in it (spec §2 "Invite route"). */
export function JoinPage({ params }: PageProps) {
  const t = useText(joinTexts);
  const code = params.code ?? '';
  const { currentData, error, refetch } = useInviteQuery(code);
  const [search] = useSearchParams();
  const teamId = Number(search.get('team'));
  const isMember = useIsMember(currentData, teamId);
  const isArchive = useIsArchive();
  if (currentData && isMember) return <Already league={currentData} />;
  if (isArchive && (currentData || error)) return <TooLate />;
  if (currentData && isMember === false) {
    return <Invitation key={code} league={currentData} code={code} preferred={teamId} />;
  }
  if (!error) {
    return (
      <Around>
        <Card role="status" aria-label={t('loading')}>
          <Skeleton $height={176} $radius={0} />
          <Body>
            <Skeleton $height={48} />
          </Body>
        </Card>
      </Around>
    );
  }
  const failure = asFailure(error);
  if (failure.code === 'invite-invalid' || failure.code === 'not-found') return <WrongCode />;
  const minutes = failure.code === 'too-many-wrong-codes' ? retryMinutes(failure.details) : null;
  return (
    <Around>
      <ErrorState
        title={t(minutes === null ? 'failedTitle' : 'tooManyTitle')}
        text={minutes === null ? failure.message : t('tooManyText', { minutes })}
        retryText={t('retry')}
        onRetry={refetch}
      />
    </Around>
  );
}

/** Joining is closed. */
function TooLate() {
  const t = useText(joinTexts);
  const archive = useText(archiveTexts);
  return (
    <Around>
      <EmptyState
        title={t('tooLateTitle')}
        text={archive('readOnly')}
        actions={<ButtonLink href="/leagues">{t('toLeagues')}</ButtonLink>}
      />
    </Around>
  );
}

/** Redirects a member to the league. */
function Already({ league: { id, name } }: { readonly league: LeagueCard }) {
  const t = useText(joinTexts);
  const { navigation, notices } = usePlatform();
  useEffect(() => {
    notices.show({ tone: 'neutral', text: t('already', { name }) });
    navigation.go(`/leagues/${id}`, { replace: true });
  }, [navigation, notices, t, id, name]);
  return <Around>{t('already', { name })}</Around>;
}

interface InvitationProps {
  readonly league: LeagueCard;
  readonly code: string;
  /** The own team to begin with. */
  readonly preferred: number;
}

function Invitation({ league, code, preferred }: InvitationProps) {
  const t = useText(joinTexts);
  const { whole } = useFormat();
  const team = useTeamChoice(preferred);
  const { joinLeague, isJoining } = useJoinLeague();
  const [isAsking, setAsking] = useState(true);
  const { name, totalTeams, weekId } = league;
  const teams = t('teams', { count: totalTeams, written: whole(totalTeams) });
  return (
    <Around>
      <Card>
        <Cover>
          <LeagueCover name={name} detail={t('card', { teams, week: weekId })} picture={league.cover} />
        </Cover>
        <Body>
          <Soft>{t('questionLate', { week: weekId })}</Soft>
          {!isAsking && <Soft>{t('declined')}</Soft>}
          <Row>
            <Button onClick={() => setAsking(true)}>{t('askAgain')}</Button>
            <ButtonLink href="/leagues" variant="secondary">
              {t('toLeagues')}
            </ButtonLink>
          </Row>
        </Body>
      </Card>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('question', { name })}
        closeLabel={t('close')}
        cancelText={t('no')}
        confirmText={t('yes')}
        confirming={isJoining}
        onConfirm={() => {
          if (team.teamId !== null) void joinLeague(league, team.teamId, code);
        }}
      >
        <Question>
          <p>{t('questionText')}</p>
          <TeamSelect {...team} />
        </Question>
      </ConfirmDialog>
    </Around>
  );
}

function WrongCode() {
  const t = useText(joinTexts);
  const [isTyping, setTyping] = useState(false);
  return (
    <Around>
      <EmptyState
        title={t('wrongTitle')}
        text={t('wrongText')}
        actions={
          <>
            <Button onClick={() => setTyping(true)}>{t('another')}</Button>
            <ButtonLink href="/leagues?tab=settings" variant="secondary">
              {t('toLeagues')}
            </ButtonLink>
          </>
        }
      />
      {isTyping && <JoinByCodeDialog onClose={() => setTyping(false)} />}
    </Around>
  );
}

function Around({ children }: { readonly children: ReactNode }) {
  const t = useText(joinTexts);
  return (
    <>
      <Band title={t('title')} />
      <PageBody as="div">
        <Wrap>
          <Narrow>{children}</Narrow>
        </Wrap>
      </PageBody>
    </>
  );
}

const Narrow = styled.div`
  max-width: 640px;
  margin-inline: auto;
`;

const Cover = styled.div`
  container-type: inline-size;
`;

const Body = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
  @media (min-width: 48em) { padding: 20px 24px 24px; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Question = styled.div`
  display: grid;
  gap: 16px;
`;
