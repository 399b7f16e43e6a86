import type { Correction } from '@euro/api-contract';
import { Soft } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { BulkDialog } from '../bulk/BulkDialog.js';
import { useRefetch } from '../hooks/useRefetch.js';
import { useCorrectMutation } from '../store/deskApi.js';
import { correctionTexts } from '../texts/correctionTexts.js';
import { useFieldNames } from './useFieldNames.js';

interface TakeBackProps {
  readonly corrections: readonly Correction[];
  readonly onClose: () => void;
}

/** Gives several figures the value again that they had before they were corrected, the latest correction first. */
export function TakeBack({ corrections, onClose }: TakeBackProps) {
  const t = useText(correctionTexts);
  const fieldName = useFieldNames();
  const refetch = useRefetch();
  const [correct] = useCorrectMutation();
  const [rows] = useState(() => corrections.toSorted((one, other) => other.id - one.id));
  const formatFigure = (value: number | null) => (value === null ? t('nothing') : String(value));
  return (
    <BulkDialog
      title={t('back.title', { count: rows.length })}
      confirmText={t('back')}
      danger
      rows={rows}
      nameOf={({ playerName, field, from, to }) =>
        `${playerName} · ${fieldName(field)}: ${formatFigure(to)} → ${formatFigure(from)}`
      }
      act={async ({ matchId, playerId, field, from }, reason) => {
        const { error } = await correct({ matchId, playerId, field, value: from, reason, isPart: true });
        return error ? asFailure(error) : null;
      }}
      onEnd={() => refetch(['Corrections', 'Overview', 'Audit'])}
      onClose={onClose}
    >
      <Soft>{t('back.text')}</Soft>
    </BulkDialog>
  );
}
