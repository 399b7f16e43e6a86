import { useId } from 'react';
import { Drawing } from '../drawing/Drawing.js';
import { token } from '../tokens/token.js';

/** Props of {@link RankChart}. */
export interface RankChartProps {
  /** All ranks in words. */
  label: string;
  /** Rank per matchday, in order; at least one. */
  ranks: readonly { matchday: string; rank: number }[];
}

const WIDTH = 288;
const TOP = 14;
const BOTTOM = 66;

/** One's rank through the tournament: a line that climbs when the rank gets better. */
export function RankChart({ label, ranks }: RankChartProps) {
  const fill = useId();
  const values = ranks.map(({ rank }) => rank);
  const [best, worst] = [Math.min(...values), Math.max(...values)];
  const points = ranks.map(({ matchday, rank }, at) => ({
    matchday,
    x: ranks.length === 1 ? WIDTH / 2 : 14 + (at * (WIDTH - 28)) / (ranks.length - 1),
    y: worst === best ? (TOP + BOTTOM) / 2 : TOP + ((rank - best) / (worst - best)) * (BOTTOM - TOP),
  }));
  const line = points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const last = points.at(-1);
  return (
    <Drawing viewBox={`0 0 ${WIDTH} 92`} width="100%" label={label}>
      <path d={`M0 14.5h${WIDTH}M0 70.5h${WIDTH}`} stroke={token.line} />
      <defs>
        <linearGradient id={fill} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor={token.brand} stopOpacity=".14" />
          <stop offset="1" stopColor={token.brand} stopOpacity=".04" />
        </linearGradient>
      </defs>
      {points.length > 1 && last && (
        <path d={`${line}L${last.x} 70L${points[0]?.x} 70Z`} fill={`url(#${fill})`} />
      )}
      <path d={line} fill="none" stroke={token.brand} strokeWidth="3" strokeLinejoin="round" />
      {points.map(({ matchday, x, y }) => (
        <g key={matchday}>
          <circle
            cx={x}
            cy={y}
            r={x === last?.x ? 6 : 3.5}
            fill={x === last?.x ? token.brand : token.surface}
            stroke={token.brand}
            strokeWidth="2.5"
          />
          <text x={x} y="88" fontSize="12" textAnchor="middle" fill={token.inkSoft}>
            {matchday}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
