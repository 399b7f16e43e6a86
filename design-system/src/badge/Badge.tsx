import { useId, useState } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.js';
import { type Crest, crestFromSeed } from './crest.js';

const SHAPES = {
  circle: 'M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42Z',
  shield: 'M6 7c6 0 12-1 18-4 6 3 12 4 18 4v17c0 11-8 17-18 21C14 41 6 35 6 24z',
  hexagon: 'M24 3l18 10.5v21L24 45 6 34.5v-21z',
} satisfies Record<Crest['shape'], string>;

const PATTERNS = {
  half: 'M24 0h24v48H24z',
  stripes: 'M12 0h8v48h-8zM28 0h8v48h-8z',
  chevron: 'M0 34 24 16l24 18v14L24 30 0 48z',
  hoops: 'M0 10h48v9H0zM0 29h48v9H0z',
  band: 'M-4 38 38-4l14 14L10 52z',
  disc: 'M24 14a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  star: 'm24 12 3.6 7.7 8.4 1-6.2 5.8 1.7 8.3L24 30.6l-7.5 4.2 1.7-8.3-6.2-5.8 8.4-1z',
  cross: 'M0 0h9l39 39v9h-9L0 9zM48 0v9L9 48H0v-9L39 0z',
} satisfies Record<Crest['pattern'], string>;

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** Anything stable of the team, for example its id; the same seed gives the same crest. */
  seed: string | number;
  /** The manager's own logo, square; the crest stands in without one, and for one that doesn't load. */
  src?: string | null;
  /** A crest of its own instead of the seed's. */
  crest?: Crest;
  /** Width and height in px. */
  size?: number;
  /** On night: a white ring instead of a dark outline. */
  onNight?: boolean;
}

/** A logo is drawn on what a crest is drawn on: as wide, without a frame of its own. */
const Logo = styled.img`
  display: block;
  flex: none;
  border-radius: 22%;
  object-fit: cover;
`;

/** A team's own logo, or its crest: a shape in two colours with one of eight patterns; decoration beside the team's name. */
export function Badge({ src, ...crest }: BadgeProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || src === broken) return <DrawnBadge {...crest} />;
  const { size = 40 } = crest;
  return <Logo src={src} width={size} height={size} alt="" onError={() => setBroken(src)} />;
}

function DrawnBadge({ seed, crest, size = 40, onNight = false }: Omit<BadgeProps, 'src'>) {
  const id = useId();
  const { shape, colour, second, pattern } = crest ?? crestFromSeed(seed);
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <clipPath id={id}>
        <path d={SHAPES[shape]} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M0 0h48v48H0z" fill={colour} />
        <path d={PATTERNS[pattern]} fill={second} />
        <path d="M24 0h24v48H24z" opacity=".09" />
      </g>
      <path
        d={SHAPES[shape]}
        fill="none"
        stroke={onNight ? '#fff' : `var(--em-crest-line, ${token.ink})`}
        strokeOpacity={onNight ? 0.9 : 0.35}
        strokeWidth={onNight ? 2.2 : 1.6}
      />
    </svg>
  );
}
