import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { numeral } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';
import { VisuallyHidden } from '../typography/typography.js';

const Root = styled.figure`
  padding: 4px 16px 16px;
  @container (min-width: 425px) { padding: 4px 20px 20px; }
`;

const Bars = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 8px;
  & > li { display: grid; grid-template-rows: 1fr auto; min-width: 0; }
`;

const Column = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  height: var(--em-bars-height, 168px);
  border-bottom: 2px solid ${token.line};
  margin-inline: -4px;
  padding-inline: 4px;
`;

const hatch = (colour: string) =>
  `repeating-linear-gradient(112deg, ${colour} 0 7px, color-mix(in srgb, ${colour} 72%, ${token.surface}) 7px 14px)`;

const Bar = styled.div`
  position: relative;
  width: 100%;
  height: var(--share);
  border-radius: 4px 4px 0 0;
  background: ${token.data};
  transition: height ${token.calm};
  &[data-kind='provisional'] { background: ${hatch(token.data)}; }
  &[data-kind='negative'] { background: ${token.danger}; }
  &[data-kind='future'] { height: 14%; background: none; border: 1.5px dashed ${token.line}; border-bottom: 0; }
`;

const Value = styled.span`
  ${numeral}
  position: absolute;
  left: -6px;
  right: -6px;
  bottom: var(--share);
  margin-bottom: 7px;
  font-size: 15px;
  text-align: center;
`;

const Average = styled.i`
  position: absolute;
  left: 0;
  right: 0;
  bottom: var(--share);
  height: 3px;
  border-radius: 2px;
  background: ${token.ink};
  box-shadow: 0 0 0 1.5px ${token.surface};
`;

const Matchday = styled.span`
  padding-top: 6px;
  font-size: 12px;
  line-height: 1.25;
  font-weight: 650;
  text-align: center;
  color: ${token.inkSoft};
  &[data-selected] { color: ${token.ink}; font-weight: 800; }
`;

const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin-top: 12px;
  font-size: 12px;
  font-weight: 600;
  color: ${token.inkSoft};
  & > span { display: inline-flex; align-items: center; gap: 6px; }
  i { width: 14px; height: 10px; border-radius: 2px; background: ${token.data}; }
  i[data-kind='provisional'] { background: ${hatch(token.data)}; }
  i[data-kind='average'] { height: 3px; background: ${token.ink}; }
`;

/** One matchday of the chart. */
export interface BarsMatchday {
  number: number;
  /** null = still to come. */
  points: number | null;
  /** The points as text: "85,5". */
  text?: string;
  average?: number;
  /** In words: "speeldag 2: 85,5 punten, gemiddelde 38". */
  label: string;
  provisional?: boolean;
  selected?: boolean;
}

/** Props of {@link PointsBars}. */
export interface PointsBarsProps {
  label: string;
  matchdays: readonly BarsMatchday[];
  /** What the colours mean; only what is given is shown. */
  legend: { own: string; average?: string; provisional?: string };
  /** Height of the bars in px, 168 by default. */
  height?: number;
}

/** Where the number stands: on its bar, or on the average's line when that would run through it. */
function valueHeight(points: number, average: number | undefined, most: number): number {
  const height = Math.abs(points);
  const runsThrough = average !== undefined && average > height && average - height < most * 0.2;
  return runsThrough ? average : height;
}

/** Points per matchday as bars, with the average as a line. */
export function PointsBars({ label, matchdays, legend, height = 168 }: PointsBarsProps) {
  const most = Math.max(
    10,
    ...matchdays.map((matchday) => Math.max(matchday.points ?? 0, matchday.average ?? 0)),
  );
  const share = (value: number) =>
    ({ '--share': `${(Math.max(0, value) / (most * 1.18)) * 100}%` }) as CSSProperties;
  return (
    <Root>
      <Bars aria-label={label} style={{ '--em-bars-height': `${height}px` } as CSSProperties}>
        {matchdays.map((matchday) => (
          <li key={matchday.number}>
            <VisuallyHidden>{matchday.label}</VisuallyHidden>
            <Column aria-hidden="true">
              {matchday.points === null ? (
                <Bar data-kind="future" />
              ) : (
                <Bar
                  data-kind={
                    matchday.points < 0 ? 'negative' : matchday.provisional ? 'provisional' : undefined
                  }
                  style={share(Math.abs(matchday.points))}
                />
              )}
              {matchday.points !== null && (
                <Value style={share(valueHeight(matchday.points, matchday.average, most))}>
                  {matchday.text}
                </Value>
              )}
              {matchday.average !== undefined && <Average style={share(matchday.average)} />}
            </Column>
            <Matchday aria-hidden="true" data-selected={matchday.selected || undefined}>
              {matchday.number}
            </Matchday>
          </li>
        ))}
      </Bars>
      <Legend>
        <span>
          <i />
          {legend.own}
        </span>
        {legend.provisional && (
          <span>
            <i data-kind="provisional" />
            {legend.provisional}
          </span>
        )}
        {legend.average && (
          <span>
            <i data-kind="average" />
            {legend.average}
          </span>
        )}
      </Legend>
    </Root>
  );
}
