import type { PackImport } from '@euro/api-contract';
import { Button, Checkbox, StickyBar } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { competitionTexts } from '../texts/competitionTexts.js';
import { dryRunTexts } from '../texts/dryRunTexts.js';

export interface DryRunBarProps {
  readonly result: PackImport;
  /** The import waits for a second person. */
  readonly needsEyes: boolean;
  /** What closes or opens again is accepted. */
  readonly isAccepted: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
  readonly onDrop: () => void;
  readonly onImport: () => void;
}

/** What can be done with a dry run now, and what has to be accepted before. */
export function DryRunBar({ result, needsEyes, isAccepted, onAccept, onDrop, onImport }: DryRunBarProps) {
  const t = useText(dryRunTexts);
  const verb = useText(competitionTexts);
  const { dayAndTime } = useFormat();
  const { report } = result;
  const { closes = [], reopens = [], changes = 0 } = report ?? {};
  const asks = closes.length + reopens.length > 0;
  const needsAccepting = asks && !isAccepted;
  return (
    <StickyBar
      label={t('bar')}
      title={title()}
      subtitle={subtitle()}
      guide={
        asks && (
          <Guide>
            {closes.map(({ weekId, to }) => (
              <p key={`closes ${weekId}`}>{t('closes', { week: weekId, moment: dayAndTime(to) })}</p>
            ))}
            {reopens.map((week) => (
              <p key={`reopens ${week}`}>{t('reopens', { week })}</p>
            ))}
            <Checkbox
              label={t('accept')}
              checked={isAccepted}
              onChange={({ target }) => onAccept(target.checked)}
            />
          </Guide>
        )
      }
    >
      <Button variant="ghost" onClick={onDrop}>
        {t('drop')}
      </Button>
      <Button
        variant="lime"
        disabledReason={!report ? t('bar.fix') : needsAccepting ? t('accept.first') : undefined}
        onClick={onImport}
      >
        {verb(needsEyes ? 'eyes' : 'real')}
      </Button>
    </StickyBar>
  );

  function title(): string {
    if (!report) return t('bar.refused');
    const said = (weeks: readonly number[]) => ({ count: weeks.length, weeks: weeks.join(', ') });
    if (reopens.length > 0) return t('bar.reopens', said(reopens));
    if (closes.length > 0) return t('bar.closes', said(closes.map(({ weekId }) => weekId)));
    return t('bar.changes', { count: changes });
  }

  function subtitle(): string {
    if (!report) return t('bar.fix');
    if (needsAccepting) return t('bar.asks');
    return t(needsEyes ? 'bar.eyes' : 'bar.all');
  }
}

const Guide = styled.div`
  display: grid;
  gap: 2px;
  padding: 10px 16px 4px;
  font-size: 0.875rem;
  line-height: 1.35;
`;
