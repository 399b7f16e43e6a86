import type { League } from '@euro/api-contract';
import { Button, ConfirmDialog } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { useState } from 'react';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { forgetLeague } from '../store/forgetLeague.js';
import { useLeaveMutation } from '../store/leaguesApi.js';
import { useLeaguesDispatch } from '../store/leaguesStore.js';
import { settingsTexts } from '../texts/settingsTexts.js';
import { SettingRow } from './SettingRow.js';

interface LeaveRowProps {
  readonly league: Pick<League, 'id' | 'name' | 'totalTeams'>;
  readonly teamId: number;
  readonly isAdmin: boolean;
}

/** Leaving a league, after it was said what becomes of it. */
export function LeaveRow({ league, teamId, isAdmin }: LeaveRowProps) {
  const t = useText(settingsTexts);
  const { bus, navigation } = usePlatform();
  const notify = useMutationNotice();
  const dispatch = useLeaguesDispatch();
  const [isAsking, setAsking] = useState(false);
  const [leave, { isLoading }] = useLeaveMutation();
  const consequence = league.totalTeams === 1 ? t('leaveLast') : isAdmin ? t('leaveAdmin') : null;

  async function confirm() {
    const seat = { leagueId: league.id, teamId };
    const outcome = await leave(seat);
    if (!notify(outcome, t('leaveDone', { name: league.name }))) return;
    setAsking(false);
    bus.emit('leagues.left@1', seat);
    dispatch(forgetLeague(league.id));
    navigation.go('/leagues', { replace: true });
  }

  return (
    <SettingRow title={t('leaveTitle')} text={t('leaveText')}>
      <Button variant="danger" size="small" onClick={() => setAsking(true)}>
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
