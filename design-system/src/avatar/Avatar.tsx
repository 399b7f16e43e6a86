import { useState } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.js';

const Photo = styled.img`
  display: block;
  flex: none;
  border-radius: ${token.radiusFull};
  object-fit: cover;
  background: ${token.sunken};
`;

const Letters = styled.span<{ $size: number }>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${token.radiusFull};
  background: ${token.nightLift};
  box-shadow: inset 0 0 0 1.5px ${token.nightLine};
  color: ${token.onNight};
  /* Grows with the reader's size of text as far as the circle has room. */
  font-size: ${({ $size }) => `min(${Math.round($size * 0.375) / 16}rem, ${Math.round($size * 0.5)}px)`};
  font-weight: 800;
  line-height: 1;
`;

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Address of the picture, square. */
  src?: string | null;
  /** Stand in without a picture, and for one that doesn't load. */
  initials: string;
  /** Width and height in px; both are reserved, so nothing shifts. */
  size?: number;
}

/** A person's picture, round; decoration beside the name. */
export function Avatar({ src, initials, size = 40 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src && src !== broken)
    return <Photo src={src} width={size} height={size} alt="" onError={() => setBroken(src)} />;
  return (
    <Letters $size={size} aria-hidden>
      {initials}
    </Letters>
  );
}
