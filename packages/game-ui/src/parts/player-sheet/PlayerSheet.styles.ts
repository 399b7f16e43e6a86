import { bareButton, media, numeral, onNight, token } from '@euro/design-system';
import styled from 'styled-components';

export const Head = styled.div`
  ${onNight}
  flex: none;
  padding: 8px 16px 16px;
  background:
    repeating-linear-gradient(112deg, #fff0 0 44px, #ffffff0a 44px 88px),
    ${token.night};
  ${media.columns} { padding: 24px 24px 20px; }
`;

export const Grip = styled.div`
  width: 40px;
  height: 5px;
  margin: 0 auto 6px;
  border-radius: 9px;
  background: #ffffff59;
  ${media.columns} { display: none; }
`;

export const Who = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) 44px;
  gap: 12px;
  align-items: center;
  & > button { align-self: start; }
  @media (max-width: 22.4375em) { grid-template-columns: 84px minmax(0, 1fr) 44px; }
`;

export const Picture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 112 / 132;
  overflow: hidden;
  border-radius: 14px;
  border: 2px solid #fff;
  background: linear-gradient(#4a5fd9, ${token.nightLift});
  .em-jersey { width: 100%; height: auto; aspect-ratio: 1; filter: drop-shadow(0 6px 10px #0007); }
  img { width: 100%; height: 100%; border-radius: 0; }
`;

export const Name = styled.h2`
  font-size: 1.75rem;
  font-weight: 850;
  font-stretch: 116%;
  line-height: 1.02;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  &[data-length='long'] { font-size: 1.375rem; }
  &[data-length='longest'] { font-size: 1.125rem; }
  ${media.columns} { &[data-length='long'] { font-size: 1.75rem; } &[data-length='longest'] { font-size: 1.375rem; } }
  small { display: block; margin-bottom: 3px; font-size: 1rem; font-weight: 500; font-stretch: 100%; letter-spacing: 0; color: ${token.onNightSoft}; }
`;

export const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 7px;
  margin: 8px -52px 0 0;
  font-size: 0.875rem;
  line-height: 1.4;
  font-weight: 600;
`;

export const Detail = styled.p`
  margin: 2px -52px 0 0;
  line-height: 1.4;
  font-size: 0.875rem;
  font-weight: 500;
  color: ${token.onNightSoft};
`;

export const Status = styled.p`
  --status-tint: #ffffff14;
  --status-text: #fff;
  --status-soft: ${token.onNightSoft};
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 60px;
  margin-top: 12px;
  padding: 8px 14px;
  border-radius: 10px;
  background: var(--status-tint);
  color: var(--status-text);
  line-height: 1.35;
  &[data-mark='doubtful'], &[data-mark='one-yellow'] { --status-tint: #3d2e12; --status-text: #ffc04d; --status-soft: #ffe7bd; }
  &[data-mark='injured'], &[data-mark='banned'] { --status-tint: #45162a; --status-text: #ffa3ac; --status-soft: #ffdadd; }
  & > svg { flex: none; }
  b { display: block; font-size: 0.9375rem; font-weight: 750; }
  small { display: block; font-size: 0.8125rem; font-weight: 500; color: var(--status-soft); }
`;

export const Facts = styled.dl`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin-top: 12px;
  border-radius: 10px;
  background: #0005;
  & > div { display: flex; flex-direction: column-reverse; gap: 5px; padding: 10px 4px 9px; text-align: center; }
  & > div + div { box-shadow: -1px 0 0 #ffffff1c; }
  dt { font-size: 0.75rem; line-height: 1; font-weight: 600; color: ${token.onNightSoft}; }
  dd { ${numeral} display: flex; justify-content: center; align-items: flex-end; gap: 6px; font-size: 1.125rem; white-space: nowrap; }
  dd > svg { flex: none; --em-data: #fffb; }
  @media (max-width: 23.375em) { dd > svg { display: none; } }
`;

export const Body = styled.div`
  container-type: inline-size;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  display: grid;
  gap: 12px;
  align-content: start;
  padding: 12px;
  &:focus-visible { outline-offset: -3px; }
  ${media.columns} { padding: 16px; gap: 16px; }
`;

export const Actions = styled.div`
  ${onNight}
  flex: none;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px 12px max(12px, env(safe-area-inset-bottom));
  background: ${token.nightDeep};
  ${media.columns} { padding: 16px; }
`;

export const Action = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  align-content: center;
  gap: 5px;
  min-height: 64px;
  padding: 0 2px;
  border-radius: 10px;
  font-size: 0.8125rem;
  line-height: 1.15;
  font-weight: 750;
  font-stretch: 88%;
  text-align: center;
  box-shadow: inset 0 0 0 1.5px #fff6;
  transition: background ${token.quick};
  svg { width: 20px; height: 20px; }
  &:hover { background: #ffffff14; }
  &[data-tone='go'] { background: ${token.accent}; color: ${token.onAccent}; box-shadow: none; }
  &[data-tone='danger'] { box-shadow: inset 0 0 0 1.5px #ff6b7a; color: #ff9aa5; }
  &[aria-disabled='true'] { background: none; box-shadow: inset 0 0 0 1.5px #ffffff26; color: ${token.onNightSoft}; cursor: not-allowed; }
`;

export const BandMark = styled.span`
  display: grid;
  place-items: center;
  width: 1.625rem;
  height: 1.25rem;
  border-radius: 3px;
  transform: skewX(-12deg);
  font-size: 1rem;
  line-height: 1.25rem;
  font-weight: 900;
  font-stretch: 110%;
  background: none;
  box-shadow: inset 0 0 0 2px currentColor;
  & > span { transform: skewX(12deg); }
  [data-tone='go'] > & { background: #0b1338; color: ${token.accent}; box-shadow: none; }
`;
