import { token } from '@euro/design-system';
import type { ReactNode } from 'react';

export type PrizeArtName = 'bike' | 'computer' | 'groceries' | 'nutrition' | 'clothing' | 'convoy';

const chalk = token.onNight;
const soft = token.onNightSoft;
const volt = token.accent;
const lift = token.nightLift;
const line = token.nightControl;
const deep = token.nightDeep;

/** A prize on night; decoration beside its name. */
export function PrizeArt({ art }: { readonly art: PrizeArtName }) {
  return (
    <svg viewBox="0 0 240 132" aria-hidden="true">
      <ellipse cx="120" cy="122" rx="96" ry="7" fill={deep} />
      {drawings[art]}
    </svg>
  );
}

const wheel = (x: number, y: number, radius: number) => (
  <g fill="none">
    <circle cx={x} cy={y} r={radius} stroke={chalk} strokeWidth={radius / 7} />
    <circle cx={x} cy={y} r={radius * 0.8} stroke={line} strokeWidth="1.5" />
    <path
      d={`M${x - radius * 0.8} ${y}h${radius * 1.6}M${x} ${y - radius * 0.8}v${radius * 1.6}M${x - radius * 0.56} ${y - radius * 0.56}l${radius * 1.12} ${radius * 1.12}M${x + radius * 0.56} ${y - radius * 0.56}l${-radius * 1.12} ${radius * 1.12}`}
      stroke={line}
      strokeWidth="1"
    />
    <circle cx={x} cy={y} r={radius * 0.1} fill={chalk} />
  </g>
);

const drawings: Readonly<Record<PrizeArtName, ReactNode>> = {
  bike: (
    <>
      {wheel(68, 84, 36)}
      {wheel(174, 84, 36)}
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M68 84 96 40h58L116 86z" stroke={volt} strokeWidth="7" />
        <path d="M68 84h48L92 30" stroke={volt} strokeWidth="6" />
        <path d="m174 84-22-58" stroke={chalk} strokeWidth="6" />
        <path d="M152 26h16c12 0 12 16 2 16h-4" stroke={chalk} strokeWidth="5" />
        <path d="M80 28h26" stroke={chalk} strokeWidth="8" />
        <circle cx="116" cy="86" r="11" fill={deep} stroke={chalk} strokeWidth="4" />
        <path d="m116 86 10 17M120 105h13" stroke={chalk} strokeWidth="4" />
      </g>
    </>
  ),
  computer: (
    <>
      <g stroke={volt} strokeWidth="5" strokeLinecap="round">
        <path d="M190 6v8M190 54v8M162 34h8M210 34h8M170 14l6 6M204 48l6 6M210 14l-6 6M176 48l-6 6" />
        <circle cx="190" cy="34" r="12" fill={volt} stroke="none" />
      </g>
      <rect x="76" y="8" width="80" height="112" rx="16" fill={lift} stroke={line} strokeWidth="2" />
      <rect x="85" y="18" width="62" height="80" rx="7" fill={chalk} />
      <path
        d="M92 86c10-2 8-18 18-20s14 6 18-6 2-22 12-28"
        fill="none"
        stroke={token.data}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="92" cy="86" r="5" fill={token.night} />
      <path d="m140 22 7 10h-14z" fill={token.night} />
      <path d="M92 26h26v8H92zM92 39h18v5H92z" fill={token.night} opacity=".75" />
      <path d="M100 109h8M114 109h8M128 109h8" stroke={soft} strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  groceries: (
    <>
      <path d="M86 62C80 34 90 14 98 10c-2 12 4 18 2 30 6-14 16-18 24-20-4 10-10 20-14 42z" fill={volt} />
      <path d="M140 62V22c0-6 4-8 8-8s8 2 8 8v40z" fill={soft} />
      <path d="M144 14h8V6h-8z" fill={chalk} />
      <circle cx="126" cy="52" r="16" fill={token.danger} />
      <path d="M126 38c0-6 3-9 7-10" fill="none" stroke={chalk} strokeWidth="3" strokeLinecap="round" />
      <path
        d="M66 62c0-30 108-30 108 0"
        fill="none"
        stroke={chalk}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".55"
      />
      <path d="M52 58h136l-14 58a6 6 0 0 1-6 4H72a6 6 0 0 1-6-4z" fill={lift} />
      <path d="M52 58h136l-3 12H55z" fill={line} />
      <path
        d="m82 80 5 30M107 80l2 30M133 80l-2 30M158 80l-5 30"
        stroke={line}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  ),
  nutrition: (
    <>
      <path d="M62 40h36l4 16-5 12 6 12v34a8 8 0 0 1-8 8H65a8 8 0 0 1-8-8V80l6-12-5-12z" fill={chalk} />
      <path d="M58 84h44v22H58z" fill={volt} />
      <path d="M64 40V30a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v10z" fill={line} />
      <path d="M73 24V12h14v12z" fill={soft} />
      <path d="M66 95h28" stroke={token.night} strokeWidth="5" strokeLinecap="round" />
      <path d="M124 26h30l4 96h-38z" fill={volt} />
      <path d="M124 26h30l-1-12h-28z" fill={chalk} />
      <path d="m139 46-10 24h9l-4 22 14-30h-9l6-16z" fill={token.night} />
      <path d="m172 60 34-8 10 62-34 8z" fill={lift} stroke={line} strokeWidth="2" />
      <path d="m176 76 33-8 5 30-33 8z" fill={chalk} />
      <path d="m184 87 20-5M186 97l12-3" stroke={token.night} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  clothing: (
    <>
      <path
        d="M96 12 60 26 38 66l24 12 12-14v56h92V64l12 14 24-12-22-40-36-14c-6 12-42 12-48 0z"
        fill={chalk}
      />
      <path d="M74 64v24h92V64l-8-10H82z" fill={volt} />
      <path d="m60 26-22 40 24 12 12-14V32zM180 26l22 40-24 12-12-14V32z" fill={line} />
      <path d="M96 12c6 12 42 12 48 0l-4 14c-10 6-30 6-40 0z" fill={lift} />
      <path d="M120 22v98" stroke={token.night} strokeWidth="3" strokeDasharray="4 3" />
      <path d="M74 102h92" stroke={soft} strokeWidth="3" />
    </>
  ),
  convoy: (
    <>
      <g transform="translate(66 2) scale(.44)">
        {wheel(68, 84, 36)}
        {wheel(174, 84, 36)}
        <path
          d="M68 84 96 40h58L116 86H68L92 30M174 84l-22-58h16"
          fill="none"
          stroke={volt}
          strokeWidth="9"
          strokeLinejoin="round"
        />
      </g>
      <path d="M74 58h86" stroke={soft} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M24 104V90c0-6 4-10 10-11l26-4 18-15a12 12 0 0 1 8-3h62c5 0 9 2 12 5l18 17 28 5c6 1 10 5 10 11v9a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4z"
        fill={chalk}
      />
      <path d="m76 76 12-10h24v12H72zM120 66h28l14 12h-42z" fill={token.night} />
      <path d="M24 92h192" stroke={volt} strokeWidth="7" />
      <g fill={deep} stroke={chalk} strokeWidth="5">
        <circle cx="66" cy="106" r="15" />
        <circle cx="174" cy="106" r="15" />
      </g>
    </>
  ),
};
