import * as Radix from '@radix-ui/react-toast';
import styled, { keyframes } from 'styled-components';
import { media } from '../tokens/breakpoints.js';
import { bareButton, onNight } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

const rise = keyframes`from { opacity: 0; transform: translateY(16px); }`;

export const Viewport = styled(Radix.Viewport)`
  position: fixed;
  z-index: 100;
  bottom: calc(116px + env(safe-area-inset-bottom));
  left: 12px;
  right: 12px;
  display: grid;
  gap: 8px;
  justify-items: center;
  pointer-events: none;
  outline: none;
  ${media.tablet} { left: auto; right: 24px; bottom: 96px; justify-items: end; }
`;

export const Toast = styled(Radix.Root)`
  ${onNight}
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: 12px;
  width: min(440px, 100%);
  min-height: 56px;
  padding: 6px 6px 6px 16px;
  border-radius: ${token.radiusCard};
  background: ${token.nightDeep};
  box-shadow: ${token.shadow2}, inset 0 0 0 1px #ffffff24;
  font-size: 14px;
  line-height: 1.4;
  font-weight: 550;
  animation: ${rise} 200ms cubic-bezier(0.2, 0.7, 0.2, 1);
  & > svg { color: ${token.onNightSoft}; }
  &[data-tone='positive'] > svg { color: ${token.live}; }
  &[data-tone='danger'] > svg { color: #ff9aa5; }
  & > div { flex: 1; min-width: 0; }
  &[data-swipe='move'] { transform: translateY(var(--radix-toast-swipe-move-y)); }
`;

export const Action = styled(Radix.Action)`
  ${bareButton}
  flex: none;
  min-height: 44px;
  padding: 0 12px;
  border-radius: 8px;
  font-weight: 750;
  color: ${token.accent};
  &:hover { background: #ffffff14; }
`;

export const Close = styled(Radix.Close)`
  ${bareButton}
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 8px;
  color: ${token.onNightSoft};
  &:hover { background: #ffffff14; color: #fff; }
`;
