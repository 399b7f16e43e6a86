import type { CompetitionState, OperatorCompetition } from '@euro/api-contract';
import { Select, Soft } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useSetCompetitionStateMutation } from '../store/deskApi.js';
import { competitionTexts } from '../texts/competitionTexts.js';
import { useCompetitionName } from './useCompetitionName.js';

interface StateDialogProps {
  readonly competition: OperatorCompetition;
  readonly onClose: () => void;
}

/** Opens, closes or archives a competition, after showing the consequences. */
export function StateDialog({ competition, onClose }: StateDialogProps) {
  const t = useText(competitionTexts);
  const nameOf = useCompetitionName();
  const { notices } = usePlatform();
  const [state, setState] = useState<CompetitionState | ''>('');
  const [change] = useSetCompetitionStateMutation();
  const { id, next } = competition;
  const name = nameOf(competition);
  return (
    <ReasonDialog
      title={t('state.title', { name })}
      confirmText={t('state.change')}
      danger={state === 'finished' || state === 'archived'}
      blocked={state === '' ? t('state.first') : undefined}
      onClose={onClose}
      onConfirm={async (reason) => {
        if (state === '') return null;
        const { error } = await change({ id, state, reason });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t('state.done', { name, state: t(state) }) });
        return null;
      }}
    >
      <Soft>{t('state.now', { state: t(competition.state) })}</Soft>
      <Select
        label={t('state.to')}
        value={state}
        options={[
          { value: '', text: t('state.choose') },
          ...next.map((one) => ({ value: one, text: t(one) })),
        ]}
        onChange={(value) => setState(next.find((one) => one === value) ?? '')}
      />
      <Soft role="status">{state === '' ? '' : t(`${state}.does`)}</Soft>
    </ReasonDialog>
  );
}
