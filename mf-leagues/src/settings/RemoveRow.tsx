import type { League } from '@euro/api-contract';
import { Button, ConfirmDialog } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useState } from 'react';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { forgetLeague } from '../store/forgetLeague.js';
import { useRemoveMutation } from '../store/leaguesApi.js';
import { useLeaguesDispatch } from '../store/leaguesStore.js';
import { settingsTexts } from '../texts/settingsTexts.js';
import { SettingRow } from './SettingRow.js';

/** Deletes a league for everybody, after showing what is lost. */
export function RemoveRow({ league }: { readonly league: Pick<League, 'id' | 'name' | 'totalTeams'> }) {
  const t = useText(settingsTexts);
  const { whole } = useFormat();
  const { navigation } = usePlatform();
  const notify = useMutationNotice();
  const dispatch = useLeaguesDispatch();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useRemoveMutation();
  const { id, name, totalTeams } = league;

  async function confirm() {
    if (!notify(await remove(id), t('removeDone', { name }))) return;
    setAsking(false);
    dispatch(forgetLeague(id));
    navigation.go('/leagues', { replace: true });
  }

  return (
    <SettingRow title={t('removeTitle')} text={t('removeText')}>
      <Button variant="danger" size="small" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('removeQuestion', { name })}
        closeLabel={t('close')}
        cancelText={t('cancel')}
        confirmText={t('remove')}
        confirming={isLoading}
        onConfirm={() => void confirm()}
      >
        <p>{t('removeWhat', { count: totalTeams, written: whole(totalTeams) })}</p>
      </ConfirmDialog>
    </SettingRow>
  );
}
