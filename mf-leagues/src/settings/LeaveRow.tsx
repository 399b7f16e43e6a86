import type { League } from '@euro/api-contract';
import { Button, ConfirmDialog } from '@euro/design-system';
import { useWaitingChange } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { asFailure, isKept } from '@euro/platform/redux';
import { useState } from 'react';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { forgetLeague } from '../store/forgetLeague.js';
import { aboutSeat, useLeaveMutation } from '../store/leaguesApi.js';
import { useLeaguesDispatch } from '../store/leaguesStore.js';
import { settingsTexts } from '../texts/settingsTexts.js';
import { SettingRow } from './SettingRow.js';

interface LeaveRowProps {
  readonly league: Pick<League, 'id' | 'name' | 'totalTeams'>;
  readonly teamId: number;
  readonly isAdmin: boolean;
}

/** Leaves a league, after showing the consequences. */
export function LeaveRow({ league, teamId, isAdmin }: LeaveRowProps) {
  const t = useText(settingsTexts);
  const { bus, state, navigation, notices } = usePlatform();
  const notify = useMutationNotice();
  const dispatch = useLeaguesDispatch();
  const [isAsking, setAsking] = useState(false);
  const [leave, { isLoading }] = useLeaveMutation();
  const seat = { leagueId: league.id, teamId };
  const isWaiting = useWaitingChange(aboutSeat(seat))?.event.name === 'leagues.left@1';
  const team = useShared(state.myTeams).value?.find(({ id }) => id === teamId);
  const consequence = league.totalTeams === 1 ? t('leaveLast') : isAdmin ? t('leaveAdmin') : null;

  async function confirm() {
    const title = t('leaveWaits', { name: league.name });
    const event = { name: 'leagues.left@1', detail: seat } as const;
    const path = `/leagues/${league.id}?tab=settings`;
    const outcome = await leave({ ...seat, waits: { title, text: team?.name ?? '', path, event } });
    if (outcome.error && isKept(asFailure(outcome.error), state, aboutSeat(seat))) {
      setAsking(false);
      notices.show({ tone: 'neutral', text: t('waiting', { title }) });
      return;
    }
    if (!notify(outcome, t('leaveDone', { name: league.name }))) return;
    setAsking(false);
    bus.emit('leagues.left@1', seat);
    dispatch(forgetLeague(league.id));
    navigation.go('/leagues', { replace: true });
  }

  return (
    <SettingRow title={t('leaveTitle')} text={t('leaveText')} isWaiting={isWaiting}>
      <Button
        variant="danger"
        size="small"
        disabledReason={isWaiting ? t('leaveWaitsHint') : undefined}
        onClick={() => setAsking(true)}
      >
        {t('leave')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('leaveQuestion', { name: league.name })}
        closeLabel={t('close')}
        cancelText={t('cancel')}
        confirmText={t('leave')}
        confirming={isLoading}
        onConfirm={() => void confirm()}
      >
        <p>{t('leaveWhat')}</p>
        {consequence && (
          <p>
            <b>{consequence}</b>
          </p>
        )}
      </ConfirmDialog>
    </SettingRow>
  );
}
