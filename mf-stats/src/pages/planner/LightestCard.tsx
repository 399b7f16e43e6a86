import { Card, CardHeader, container, Flag, LinkButton, numeral, token } from '@euro/design-system';
import { useFormat, useNames } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import styled from 'styled-components';
import { ProgrammeCell } from '../../components/fixture-cell/ProgrammeCell.js';
import { plannerTexts } from '../../texts/plannerTexts.js';
import { type PlannerRow, sortRows } from './plannerRows.js';

const SHOWN = 6;

/** Beside the own men only: a phone has the nations a tab away. */
const Root = styled(Card)`
  display: none;
  ${container.columns} { display: block; }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(var(--weeks), 3.75rem) 2.25rem;
  gap: 4px;
  align-items: center;
  padding: 4px 16px;
  border-top: 1px solid ${token.line};
`;

const Nation = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  font-size: 0.9375rem;
  font-weight: 750;
`;

const Mean = styled.span`
  ${numeral}
  font-size: 1rem;
  text-align: right;
`;

interface LightestCardProps {
  /** Of all nations. */
  readonly rows: readonly PlannerRow[];
  readonly onAll: () => void;
}

/** The nations with the lightest programmes, and the way to all of them. */
export function LightestCard({ rows, onAll }: LightestCardProps) {
  const t = useText(plannerTexts);
  const names = useNames();
  const format = useFormat();
  const titleId = useId();
  const lightest = sortRows(
    rows.filter(({ mean }) => mean !== null),
    'easiest',
  ).slice(0, SHOWN);
  if (lightest.length === 0) return null;
  return (
    <Root aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={t('lightest')}
        aside={<LinkButton onClick={onAll}>{t('lightest.all', { count: rows.length })}</LinkButton>}
      />
      <ul>
        {lightest.map((row) => (
          <Row key={row.id} style={{ '--weeks': row.entries.length } as never}>
            <Nation>
              <Flag nation={names.clubCode(row.clubId)} size={24} />
              <span>{names.clubCode(row.clubId)}</span>
            </Nation>
            {row.entries.map((entry) => (
              <ProgrammeCell key={entry.weekId} entry={entry} />
            ))}
            <Mean>{format.oneDecimal(row.mean ?? 0)}</Mean>
          </Row>
        ))}
      </ul>
    </Root>
  );
}
