import type { LeagueCard } from '@euro/api-contract';
import { Button, ConfirmDialog, Dialog, Soft } from '@euro/design-system';
import { archiveTexts, useFormat, useIsArchive } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useEffect } from 'react';
import styled from 'styled-components';
import { TeamSelect } from '../components/TeamSelect.js';
import { retryMinutes } from '../domain/retryMinutes.js';
import { useIsMember } from '../hooks/useIsMember.js';
import { useJoinLeague } from '../hooks/useJoinLeague.js';
import { useTeamChoice } from '../hooks/useTeamChoice.js';
import { useInviteQuery } from '../store/leaguesApi.js';
import { useLeaguesDispatch } from '../store/leaguesStore.js';
import { refetchMyLeagues } from '../store/refetchMyLeagues.js';
import { invitationTexts } from '../texts/invitationTexts.js';
import { JoinByCodeDialog } from './JoinByCodeDialog.js';

export interface InvitationProps {
  readonly code: string;
  /** The own team to begin with; 0 for any. */
  readonly teamId: number;
  /** The invitation is answered or dismissed. */
  readonly onClose: () => void;
}

/** Asks over the page whether to play in the league of an invitation, or explains why that is impossible. */
export function Invitation({ code, teamId, onClose }: InvitationProps) {
  const t = useText(invitationTexts);
  const archive = useText(archiveTexts);
  const { currentData, error, isFetching, refetch } = useInviteQuery(code);
  const isMember = useIsMember(currentData, teamId);
  const isArchive = useIsArchive();
  const dialog = {
    open: true,
    onOpenChange: (open: boolean) => !open && onClose(),
    closeLabel: t('close'),
  };
  if (currentData && isMember) return <Already league={currentData} onClose={onClose} />;
  if (isArchive && (currentData || error))
    return <Dialog {...dialog} title={t('tooLateTitle')} description={archive('readOnly')} />;
  if (currentData && isMember === false)
    return <Question league={currentData} code={code} teamId={teamId} onClose={onClose} />;
  if (!error) return null;
  const failure = asFailure(error);
  if (failure.code === 'invite-invalid' || failure.code === 'not-found')
    return (
      <JoinByCodeDialog
        teamId={teamId || undefined}
        title={t('wrongTitle')}
        description={t('wrongText')}
        wrongCode={code}
        onClose={onClose}
      />
    );
  const minutes = failure.code === 'too-many-wrong-codes' ? retryMinutes(failure.details) : null;
  return (
    <Dialog
      {...dialog}
      title={t(minutes === null ? 'failedTitle' : 'tooManyTitle')}
      description={minutes === null ? failure.message : t('tooManyText', { minutes })}
      actions={
        <Button variant="lime" size="large" loading={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      }
    />
  );
}

interface AnswerProps {
  readonly league: LeagueCard;
  readonly onClose: () => void;
}

/** Redirects a member to the league. */
function Already({ league: { id, name }, onClose }: AnswerProps) {
  const t = useText(invitationTexts);
  const { navigation, notices } = usePlatform();
  const dispatch = useLeaguesDispatch();
  useEffect(() => {
    notices.show({ tone: 'neutral', text: t('already', { name }) });
    onClose();
    dispatch(refetchMyLeagues());
    navigation.go(`/leagues/${id}`, { replace: true });
  }, [navigation, notices, dispatch, t, id, name, onClose]);
  return null;
}

function Question({ league, code, teamId, onClose }: AnswerProps & InvitationProps) {
  const t = useText(invitationTexts);
  const { whole } = useFormat();
  const team = useTeamChoice(teamId);
  const { joinLeague, isJoining } = useJoinLeague();
  const { name, totalTeams, weekId } = league;
  const chosenId = team.teamId;
  // A user without a team builds one first, and is asked then.
  if (chosenId === null) return null;

  async function join(id: number) {
    if (await joinLeague(league, id, code)) onClose();
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('question', { name })}
      description={t('teams', { count: totalTeams, written: whole(totalTeams) })}
      closeLabel={t('close')}
      cancelText={t('no')}
      confirmText={t('yes')}
      confirming={isJoining}
      onConfirm={() => void join(chosenId)}
    >
      <Body>
        <p>{t('questionText')}</p>
        <Soft>{t('questionLate', { week: weekId })}</Soft>
        <TeamSelect {...team} />
      </Body>
    </ConfirmDialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: 16px;
`;
