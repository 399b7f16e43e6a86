import type { WorkFailure } from '@euro/api-contract';
import { Button } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { DeskActions, DeskName, DeskRow } from '../components/deskList.js';
import { workTexts } from '../texts/workTexts.js';
import { useWorkName } from './useWorkName.js';

interface FailureRowProps {
  readonly failure: WorkFailure;
  readonly onRetry: () => void;
}

/** A failed job with time and cause, and the button that retries it. */
export function FailureRow({ failure, onRetry }: FailureRowProps) {
  const t = useText(workTexts);
  const { shortMoment } = useFormat();
  const nameOf = useWorkName();
  const { kind, competitionId, rowId, reason, attempts, failedAt } = failure;
  const subject = rowId === null ? t('run') : t('row', { id: String(rowId) });
  const label = `${nameOf(kind)}, ${subject}`;
  const facts = [
    shortMoment(failedAt),
    ...(competitionId === null ? [] : [t('competition', { id: String(competitionId) })]),
    t('attempts', { count: attempts }),
  ];
  return (
    <DeskRow>
      <DeskName>
        <b>{label}</b>
        <p>{facts.join(' · ')}</p>
        <p lang="en">{reason}</p>
      </DeskName>
      <DeskActions>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('retry.one', { what: label })}
          onClick={onRetry}
        >
          {t('retry')}
        </Button>
      </DeskActions>
    </DeskRow>
  );
}
