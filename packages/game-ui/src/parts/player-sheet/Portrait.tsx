import { Jersey } from '@euro/design-system';
import { useState } from 'react';
import styled from 'styled-components';
import type { Shirt } from '../player-card/PlayerCard.js';

const Photo = styled.img`
  display: block;
  object-fit: cover;
  object-position: top;
  border-radius: 10px;
  background: #8a94b833;
`;

/** Props of {@link Portrait}. */
export interface PortraitProps {
  /** Address of the photo, if there is one. */
  src?: string;
  shirt: Shirt;
  /** Width and height in px; both are reserved, so nothing shifts. */
  size: number;
  /** The player's name where the photo is more than decoration beside it. */
  alt?: string;
}

/** A player's photo; the jersey is drawn instead when there is none or it doesn't arrive. */
export function Portrait({ src, shirt, size, alt = '' }: PortraitProps) {
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) return <Jersey {...shirt} size={size} />;
  return (
    <Photo
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  );
}
