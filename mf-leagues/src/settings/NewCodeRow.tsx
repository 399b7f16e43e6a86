import type { League } from '@euro/api-contract';
import { Button, ConfirmDialog, Soft } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { useRenewCodeMutation } from '../store/leaguesApi.js';
import { settingsTexts } from '../texts/settingsTexts.js';

/** Replaces a code that was shared too widely; asks first, because earlier invitations stop working. */
export function NewCodeRow({ league }: { readonly league: Pick<League, 'id' | 'inviteCode'> }) {
  const t = useText(settingsTexts);
  const notify = useMutationNotice();
  const [isAsking, setAsking] = useState(false);
  const [renew, { isLoading }] = useRenewCodeMutation();

  async function confirm() {
    notify(await renew(league.id), t('newCodeDone'));
    setAsking(false);
  }

  return (
    <Row>
      <Soft>{t('newCodeText')}</Soft>
      <Button
        variant="text"
        size="small"
        icon={<RotateCw size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('newCode')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('newCodeTitle')}
        closeLabel={t('close')}
        cancelText={t('cancel')}
        confirmText={t('newCodeConfirm')}
        confirming={isLoading}
        onConfirm={() => void confirm()}
      >
        <p>{t('newCodeWhat', { code: league.inviteCode })}</p>
      </ConfirmDialog>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  margin-top: 12px;
  & > p { flex: 1 1 220px; }
`;
