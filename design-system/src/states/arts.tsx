import { token } from '../tokens/token.js';

/** A goal with a warning: the section that failed. */
export function GoalArt() {
  return (
    <svg width="168" height="104" viewBox="0 0 168 104" aria-hidden="true">
      <g fill="none" stroke={token.control} strokeWidth="2">
        <path d="M10 92h148" />
        <path d="M34 92V34h100v58" strokeWidth="4" stroke={token.ink} strokeLinejoin="round" />
        <path d="M36 50h96M36 66h96M36 80h96M52 36v56M68 36v56M84 36v56M100 36v56M116 36v56" opacity=".45" />
      </g>
      <g transform="translate(128 70)" stroke={token.ink}>
        <circle r="20" fill={token.surface} strokeWidth="3" />
        <path
          d="m0-8 8 6-3 9h-10l-3-9zM0-20v12M19-6 8-2M12 16 5 7M-12 16-5 7M-19-6-8-2"
          fill={token.ink}
          strokeWidth="2"
        />
      </g>
      <circle cx="34" cy="24" r="16" fill={token.warningTint} stroke={token.warning} strokeWidth="2" />
      <path d="M34 15v10M34 30v.5" stroke={token.warningText} strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** A list with free rows: nothing here yet. */
export function EmptyArt() {
  return (
    <svg width="220" height="110" viewBox="0 0 220 110" aria-hidden="true">
      <rect x="20" y="8" width="180" height="28" rx="8" fill={token.night} />
      <circle cx="38" cy="22" r="7" fill={token.accent} />
      <rect x="54" y="18" width="72" height="8" rx="4" fill="#fff" opacity=".9" />
      <rect x="164" y="18" width="24" height="8" rx="4" fill={token.accent} />
      <g fill="none" stroke={token.control} strokeWidth="1.5" strokeDasharray="5 4">
        <rect x="20" y="42" width="180" height="28" rx="8" />
        <rect x="20" y="76" width="180" height="28" rx="8" />
      </g>
      <g fill={token.control} opacity=".5">
        <circle cx="38" cy="56" r="7" />
        <circle cx="38" cy="90" r="7" />
      </g>
      <path
        d="M110 51v10M105 56h10M110 85v10M105 90h10"
        stroke={token.control}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Four, ball, four. */
export function NotFoundArt() {
  return (
    <svg width="300" height="112" viewBox="0 0 300 112" aria-hidden="true">
      <g fill="var(--em-flip, #22307C)" stroke="#fff" strokeOpacity=".2">
        <rect x="6" y="8" width="88" height="96" rx="12" />
        <rect x="206" y="8" width="88" height="96" rx="12" />
      </g>
      <g fill="#fff" fontSize="64" fontWeight="900" fontStretch="125%" textAnchor="middle">
        <text x="50" y="79">
          4
        </text>
        <text x="250" y="79">
          4
        </text>
      </g>
      <path d="M6 56h88M206 56h88" stroke="#070B1F" strokeOpacity=".6" />
      <rect x="106" y="8" width="88" height="96" rx="12" fill={token.accent} />
      <g transform="translate(150 56)">
        <circle r="29" fill="#0C1530" />
        <path
          d="m0-12 12 8.7-4.6 14h-14.800l-4.6-14zM0-29v17M27-9-0 0M27-9 12-3.300M17 23 7.4 10.700M-17 23-7.4 10.700M-27-9-12-3.3"
          fill={token.accent}
          stroke={token.accent}
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
