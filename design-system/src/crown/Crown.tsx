import { useId } from 'react';
import { Drawing } from '../drawing/Drawing.js';
import { token } from '../tokens/token.js';
import { crownPaths } from './crownPaths.js';

/** Props of {@link Crown}. */
export interface CrownProps {
  /** Accessible name, for example "Premium"; absent beside a text that says the same. */
  label?: string;
  /** Width and height in px. */
  size?: number;
}

/** The mark of a premium team, beside its name. */
export function Crown({ label, size = 16 }: CrownProps) {
  return (
    <Drawing width={size} height={size} viewBox="0 0 24 24" label={label}>
      <g fill={token.gold}>
        {crownPaths.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </Drawing>
  );
}

const PEAKS = 'M34 66c0-6 6-9 11-6l32 24 18-42c2-5 8-5 10 0l18 42 32-24c5-3 11 0 11 6l-15 74H49z';

/** The large golden crown of the premium card; size in px. */
export function CrownArt({ size = 190 }: { size?: number }) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 200 200" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}g`} x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#FFF1B8" />
          <stop offset=".4" stopColor="#FFC94D" />
          <stop offset="1" stopColor="#C07C00" />
        </linearGradient>
        <radialGradient id={`${id}r`}>
          <stop offset="0" stopColor="#FFD978" stopOpacity=".55" />
          <stop offset="1" stopColor="#FFD978" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="100" cy="100" r="100" fill={`url(#${id}r)`} />
      <path d={PEAKS} fill={`url(#${id}g)`} stroke="#fff" strokeOpacity=".45" strokeWidth="2" />
      <path d="M49 140h102H51z" fill="#8F5A00" />
      <path d="M100 43v97H49L34 66c0-6 6-9 11-6l32 24 18-42c1-2 3-4 5-4z" fill="#fff" opacity=".14" />
      <rect x="48" y="146" width="104" height="16" rx="5" fill={`url(#${id}g)`} />
      <circle cx="100" cy="114" r="11" fill="#14205A" />
      <circle cx="100" cy="114" r="6" fill="#D6FF3F" />
      <g fill="#14205A" opacity=".75">
        <circle cx="66" cy="118" r="6" />
        <circle cx="134" cy="118" r="6" />
      </g>
    </svg>
  );
}
