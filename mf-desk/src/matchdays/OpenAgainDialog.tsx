import type { MatchdayState } from '@euro/api-contract';
import { Field, formatDateTime, Soft } from '@euro/design-system';
import type { ApiFailure } from '@euro/platform';
import { formatLocale, useLocale, usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useOpenMatchdayMutation } from '../store/deskApi.js';
import { openAgainTexts } from '../texts/openAgainTexts.js';

interface OpenAgainProps {
  readonly matchday: MatchdayState;
  readonly onClose: () => void;
}

/** Opens a matchday that was closed by mistake, with a new deadline. */
export function OpenAgainDialog({ matchday: { weekId }, onClose }: OpenAgainProps) {
  const t = useText(openAgainTexts);
  const { notices } = usePlatform();
  const explained = useExplained();
  const [open] = useOpenMatchdayMutation();
  const [deadline, setDeadline] = useState('');
  return (
    <ReasonDialog
      title={t('title', { week: weekId })}
      confirmText={t('open')}
      danger
      blocked={deadline === '' ? t('first') : undefined}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await open({ weekId, deadlineDate: new Date(deadline).toISOString(), reason });
        if (error) return explained(asFailure(error));
        notices.show({ tone: 'positive', text: t('done', { week: weekId }) });
        return null;
      }}
    >
      <Soft>{t('text')}</Soft>
      <Field
        type="datetime-local"
        label={t('deadline')}
        value={deadline}
        onChange={({ target }) => setDeadline(target.value)}
      />
    </ReasonDialog>
  );
}

const REASONS = [
  'not-closed',
  'later-matchday-closed',
  'has-points',
  'match-began',
  'deadline-impossible',
] as const;

/** A refusal with the reason in words. */
function useExplained(): (failure: ApiFailure) => ApiFailure {
  const t = useText(openAgainTexts);
  const locale = formatLocale(useLocale());
  return (failure) => {
    const { because, latest } = { ...(failure.details as { because?: string; latest?: string }) };
    const reason = REASONS.find((one) => one === because);
    if (!reason) return failure;
    const moment = latest === undefined ? '–' : formatDateTime(latest, locale, 'medium');
    return { ...failure, message: t(reason, { moment }) };
  };
}
