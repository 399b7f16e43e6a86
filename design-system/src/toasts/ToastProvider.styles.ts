import * as Radix from '@radix-ui/react-toast';
import styled, { keyframes } from 'styled-components';
import { media } from '../tokens/breakpoints.js';
import { bareButton, onNight } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

const rise = keyframes`from { opacity: 0; transform: translateY(16px); }`;

export const Viewport = styled(Radix.Viewport)`
  position: fixed;
  z-index: 100;
  inset: auto 0 0;
  /* It scrolls, and so it cuts: the shadow of a toast ends within this room, or with the screen. */
  padding: 24px 12px calc(max(var(--em-bar-height, 0px), var(--em-tabs-height, 0px), env(safe-area-inset-bottom)) + 12px);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  max-height: 100dvh;
  overflow-y: auto;
  justify-items: center;
  pointer-events: none;
  outline: none;
  &:empty { display: none; }
  ${media.tablet} {
    left: auto;
    width: min(27.5rem + 64px, 100vw);
    padding: 24px 24px calc(var(--em-bar-height, 0px) + 24px) 40px;
  }
  /* The buttons of a dialog are at its bottom. */
  [data-em-dialog] & { top: 0; bottom: auto; padding-block: max(12px, env(safe-area-inset-top)) 56px; }
`;

export const Toast = styled(Radix.Root)`
  ${onNight}
  pointer-events: auto;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 12px;
  width: min(27.5rem, 100%);
  min-height: 56px;
  padding: 6px 6px 6px 16px;
  border-radius: ${token.radiusCard};
  background: ${token.nightDeep};
  box-shadow: ${token.shadow2}, inset 0 0 0 1px #ffffff24;
  font-size: 0.875rem;
  line-height: 1.4;
  font-weight: 550;
  animation: ${rise} 200ms cubic-bezier(0.2, 0.7, 0.2, 1);
  & > svg { color: ${token.onNightSoft}; }
  &[data-tone='positive'] > svg { color: ${token.live}; }
  &[data-tone='danger'] > svg { color: #ff9aa5; }
  & > div { padding-block: 6px; overflow-wrap: anywhere; }
  /* A narrow screen has room for a text or for a button beside it, not for both. */
  @media (max-width: 26.5625em) {
    &[data-acts] { grid-template-columns: auto minmax(0, 1fr) auto; }
    &[data-acts] > :nth-child(3) { grid-area: 2 / 2; justify-self: start; margin-left: -12px; }
  }
  &[data-swipe='move'] { transform: translateY(var(--radix-toast-swipe-move-y)); }
`;

/** A press selects all of it, also while a dialog keeps the focus. */
export const Link = styled.output`
  display: block;
  margin-top: 6px;
  padding: 10px 12px;
  border-radius: ${token.radiusField};
  background: #ffffff1f;
  cursor: text;
  user-select: all;
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
