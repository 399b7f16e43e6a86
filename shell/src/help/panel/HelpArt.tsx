import { token } from '@euro/design-system';
import { Headset } from 'lucide-react';
import styled from 'styled-components';

/** A question and its answer: the conversation with the help desk that has yet to begin. */
export function HelpArt() {
  return (
    <svg width="180" height="112" viewBox="0 0 180 112" aria-hidden="true">
      <path
        d="M26 8h84a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14H52L32 74V58h-6a14 14 0 0 1-14-14V22A14 14 0 0 1 26 8z"
        fill={token.night}
      />
      <path d="M32 26h66M32 40h40" stroke={token.onNight} strokeWidth="7" strokeLinecap="round" />
      <path
        d="M92 54h62a14 14 0 0 1 14 14v14a14 14 0 0 1-14 14h-4v12L134 96H92a14 14 0 0 1-14-14V68a14 14 0 0 1 14-14z"
        fill={token.accent}
        stroke={token.surface}
        strokeWidth="4"
      />
      <g fill={token.onAccent}>
        <circle cx="104" cy="75" r="5" />
        <circle cx="123" cy="75" r="5" />
        <circle cx="142" cy="75" r="5" />
      </g>
    </svg>
  );
}

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${token.radiusFull};
  background: ${token.night};
  color: ${token.accent};
`;

/** Avatar beside messages of the help desk. */
export function HelpAvatar() {
  return (
    <Disc>
      <Headset size={18} aria-hidden />
    </Disc>
  );
}
