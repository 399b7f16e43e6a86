import { useId, useState } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.js';
import { type Crest, crestFromSeed, crestPatterns, crestShapes } from './crest.js';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** Anything stable of the team, for example its id; the same seed gives the same crest. */
  seed: string | number;
  /** The manager's own logo, square; the crest replaces a missing one and one that doesn't load. */
  src?: string | null;
  /** Replaces the seed's crest. */
  crest?: Crest;
  /** Width and height in px. */
  size?: number;
  /** On night: a white ring instead of a dark outline. */
  onNight?: boolean;
}

/** A logo has the width of a crest's background, without a frame. */
const Logo = styled.img`
  display: block;
  flex: none;
  border-radius: 22%;
  object-fit: cover;
`;

/**
 * A team's own logo, or its crest: a shape in two colours with one of eight patterns; decoration beside the team's
 * name.
 */
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
        <path d={crestShapes[shape]} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M0 0h48v48H0z" fill={colour} />
        <path d={crestPatterns[pattern]} fill={second} />
        <path d="M24 0h24v48H24z" opacity=".09" />
      </g>
      <path
        d={crestShapes[shape]}
        fill="none"
        stroke={onNight ? '#fff' : `var(--em-crest-line, ${token.ink})`}
        strokeOpacity={onNight ? 0.9 : 0.35}
        strokeWidth={onNight ? 2.2 : 1.6}
      />
    </svg>
  );
}
