import { Card, token } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Check, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useWorld } from '../hooks/useWorld.js';
import { deadlineTexts } from '../messages/deadlineTexts.js';
import { DeadlineFacts } from './DeadlineFacts.js';
import type { DeadlinePassedProps } from './DeadlinePassed.js';
import { nextMatchday } from './nextMatchday.js';

/**
 * Left the saved state, right the unsaved changes. While the outcome of a save is pending: nothing, and the sent
 * changes when no response came.
 */
export function DeadlineCards({ weekId, fate, locked, unsaved, notes = [], onKeep }: DeadlinePassedProps) {
  const world = useWorld();
  const lockedId = useId();
  const unsavedId = useId();
  const t = useText(deadlineTexts);
  if (fate === 'checking') return null;
  if (fate === 'unknown') {
    return (
      <Part aria-labelledby={unsavedId} data-tone="unsaved">
        <Title id={unsavedId} data-tone="unsaved">
          <TriangleAlert size={20} aria-hidden />
          <span>{t('onItsWay')}</span>
        </Title>
        <DeadlineFacts facts={unsaved.map(({ id, picture, title }) => ({ id, picture, title }))} />
      </Part>
    );
  }
  const next = nextMatchday(world, weekId);
  return (
    <>
      <Part aria-labelledby={lockedId}>
        <Title id={lockedId} data-tone="locked">
          <Check size={20} aria-hidden />
          <span>{t('locked')}</span>
        </Title>
        {typeof locked === 'string' ? (
          <p data-loading={locked === 'loading' || undefined}>
            {t(locked === 'loading' ? 'lockedLoading' : 'lockedFailed')}
          </p>
        ) : (
          <DeadlineFacts facts={locked} />
        )}
      </Part>
      <Part aria-labelledby={unsavedId} data-tone="unsaved">
        <Title id={unsavedId} data-tone="unsaved">
          <TriangleAlert size={20} aria-hidden />
          <span>{t('unsaved')}</span>
        </Title>
        <DeadlineFacts facts={unsaved} />
        <p>
          {`${t('unsavedText', { week: weekId })} ${next === null ? t('lastMatchday') : t(onKeep ? 'keepText' : 'nothingAlong', { week: next.weekId })}`}
        </p>
        {next !== null && notes.map((note) => <p key={note}>{note}</p>)}
      </Part>
    </>
  );
}

const Part = styled(Card)`
  padding: 16px 20px;
  p { margin-top: 6px; font-size: 0.875rem; line-height: 1.45; color: ${token.inkSoft}; overflow-wrap: anywhere; }
  /* As high as the armband and the lineup, which most often follow. */
  p[data-loading] { min-height: 115px; }
  &[data-tone='unsaved'] { box-shadow: inset 0 0 0 2px ${token.warningText}; }
`;

const Title = styled.h3`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 1rem;
  font-weight: 800;
  &[data-tone='locked'] { color: ${token.positiveText}; }
  &[data-tone='unsaved'] { color: ${token.warningText}; }
`;
