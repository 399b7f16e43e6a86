import { Jersey } from '@euro/design-system';
import { useState } from 'react';
import styled from 'styled-components';
import type { Shirt } from '../player-card/PlayerCard.js';

const Photo = styled.img`
  display: block;
  object-fit: cover;
  border-radius: 12px;
  background: #ffffff14;
`;

/** Props of {@link Portrait}. */
export interface PortraitProps {
  /** Address of the photo, if there is one. */
  src?: string;
  shirt: Shirt;
  /** Width and height in px; both are reserved, so nothing shifts. */
  size: number;
}

/**
 * A player's photo; the jersey is drawn instead when there is none or it doesn't arrive. Decoration beside the name.
 */
export function Portrait({ src, shirt, size }: PortraitProps) {
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) return <Jersey {...shirt} size={size} />;
  return <Photo src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />;
}
