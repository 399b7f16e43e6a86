import { bareButton, LiveDot, numeral, token } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  line-height: 1.3;
  th { padding: 9px 16px; font-weight: inherit; text-align: left; }
  td { padding: 9px 16px; text-align: right; }
  small { display: block; margin-top: 1px; font-size: 0.75rem; font-weight: 600; color: ${token.inkSoft}; }
  tbody tr + tr { border-top: 1px solid ${token.line}; }
  td b { ${numeral} font-size: 1.0625rem; font-stretch: 115%; }
  td b[data-negative] { color: ${token.danger}; }
  tfoot tr { background: ${token.night}; color: #fff; }
  tfoot th { font-size: 1rem; font-weight: 800; padding-block: 12px; }
  /* Covers the seam between the cells, which shows where a screen's pixels are fractions. */
  tfoot td { position: relative; }
  tfoot td::before { content: ''; position: absolute; inset: 0 auto 0 -1px; width: 2px; background: ${token.night}; }
  tfoot small { color: ${token.onNightSoft}; }
  tfoot b { font-size: 1.75rem; font-stretch: 125%; }
  @container (min-width: 26.5625rem) { th, td { padding-inline: 20px; } }
`;

/** One rule that gave points. */
export interface BreakdownLine {
  id: string;
  /** "Doelpunt (middenvelder)". */
  rule: string;
  /** "1 doelpunt". */
  detail?: string;
  /** With its sign: "+5", "−1". */
  points: string;
}

/** Props of {@link PointsBreakdown}. */
export interface PointsBreakdownProps {
  /** Caption of the table, for screen readers. */
  caption: string;
  lines: readonly BreakdownLine[];
  /** "Som". */
  sumText: string;
  sumDetail?: string;
  /** "9". */
  sum: string;
}

/** The rules with their points, and the sum. */
export function PointsBreakdown({ caption, lines, sumText, sumDetail, sum }: PointsBreakdownProps) {
  return (
    <Table aria-label={caption}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <span>{line.rule}</span>
              {line.detail && <small>{line.detail}</small>}
            </th>
            <td>
              <b data-negative={line.points.startsWith('−') || undefined}>{line.points}</b>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <span>{sumText}</span>
            {sumDetail && <small>{sumDetail}</small>}
          </th>
          <td>
            <b>{sum}</b>
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 8px;
  margin: 0;
  padding: 0 16px 10px;
  border: 0;
`;

const Choice = styled.button`
  ${bareButton}
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 52px;
  padding: 0 12px;
  border-radius: 10px;
  background: ${token.sunken};
  font-size: 0.875rem;
  line-height: 1.2;
  font-weight: 750;
  small { display: flex; align-items: center; gap: 7px; font-size: 0.75rem; font-weight: 600; color: ${token.inkSoft}; }
  b { ${numeral} font-size: 1.25rem; }
  &[aria-pressed='true'] { background: ${token.ownRow}; color: ${token.onOwnRow}; }
  &[aria-pressed='true'] small { color: ${token.onOwnRowSoft}; }
`;

/** One match whose points can be looked at. */
export interface MatchOption {
  id: string | number;
  /** "GER 5-1 SCO". */
  text: ReactNode;
  /** "speeldag 1"; of a running match also its minute. */
  detail: string;
  /** "9". */
  points: string;
  /** The match is being played: a dot before its detail. */
  live?: boolean;
}

/** Props of {@link MatchChoice}. */
export interface MatchChoiceProps {
  label: string;
  options: readonly MatchOption[];
  value: string | number;
  onChange: (id: string | number) => void;
}

/** Chooses the match whose breakdown is shown. */
export function MatchChoice({ label, options, value, onChange }: MatchChoiceProps) {
  return (
    <Choices aria-label={label}>
      {options.map((option) => (
        <Choice
          key={option.id}
          type="button"
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
        >
          <span>
            <span>{option.text}</span>
            <small>
              {option.live && <LiveDot $kind={option.id === value ? 'live' : 'surface'} aria-hidden />}
              <span>{option.detail}</span>
            </small>
          </span>
          <b>{option.points}</b>
        </Choice>
      ))}
    </Choices>
  );
}
