import { bareButton, token } from '@euro/design-system';
import styled from 'styled-components';
import { largeLetters } from '../layout.js';

/** Sizes follow the pitch or the bench (cqw); a row or the bench may set the three variables. */
export const Root = styled.button`
  ${bareButton}
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  width: var(--em-card-width, 21.4cqw);
  max-width: 144px;
  border-radius: 6px;
  transition: transform ${token.quick};
  --jersey: var(--em-card-jersey, clamp(40px, 12.4cqw, 96px));
  & > .em-mark {
    position: absolute;
    z-index: 2;
    left: calc(50% - clamp(31px, 7.8cqw, 62px));
    top: 0;
    width: clamp(20px, 3.4cqw, 27px);
    height: clamp(20px, 3.4cqw, 27px);
  }
  &:is(button):active { transform: scale(0.97); }
  &:focus-visible { outline-offset: 3px; }
  &[draggable='true'] { cursor: grab; }
  &[aria-disabled='true'] { cursor: not-allowed; opacity: 0.5; }
  &[data-selected]:is(:not([data-state='empty']), [data-strip] *) > :last-child { outline: 3px solid ${token.accent}; outline-offset: 2px; }
  @container (max-width: 21.1875rem) { --jersey: 32px; }
  [data-strip] & { justify-content: center; min-height: 48px; }
`;

export const Shirt = styled.span`
  position: relative;
  display: block;
  width: var(--jersey);
  height: var(--jersey);
  margin-bottom: clamp(-10px, -1.6cqw, -5px);
  [data-strip] & { margin-bottom: 0; }
  & > .em-jersey { width: 100%; height: 100%; filter: drop-shadow(0 2px 3px #0005); }
  [data-state='empty'] > & > .em-jersey { filter: none; }
  [data-mark='eliminated'] > & > .em-jersey { filter: grayscale(1) opacity(0.55); }
  [data-state='auto-out'] > & > .em-jersey,
  [data-state='draft-out'] > & > .em-jersey { filter: grayscale(1) opacity(0.62); }
  [data-state='draft-in'] > & {
    z-index: 1;
    left: clamp(9px, 2.2cqw, 16px);
    & > .em-jersey { filter: drop-shadow(0 0 0 #fff) drop-shadow(0 0 5px #fffc); opacity: 0.9; }
  }
`;

export const PlusDisc = styled.span`
  position: absolute;
  left: 50%;
  top: 50%;
  width: 45%;
  height: 45%;
  transform: translate(-50%, -56%);
  border-radius: 99px;
  background: ${token.nightDeep};
  color: ${token.accent};
  display: grid;
  place-items: center;
  transition: box-shadow ${token.quick};
  & > svg { width: 58%; height: 58%; }
  [data-selected] > ${Shirt} > & { box-shadow: 0 0 0 3px ${token.accent}; }
`;

export const Plate = styled.span`
  position: relative;
  display: block;
  width: 100%;
  border-radius: 5px;
  overflow: hidden;
  text-align: center;
  box-shadow: 0 2px 5px #0005;
  & > b {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 5px;
    padding: 0 3px;
    background: ${token.plate};
    color: ${token.onPlate};
    font-size: clamp(0.75rem, 2.1cqw, 1rem);
    line-height: clamp(1rem, 3.1cqw, 1.5rem);
    font-weight: 750;
    font-stretch: 80%;
    & > span:first-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    ${largeLetters} {
      min-height: 1rem;
      font-size: max(0.5625rem, 12px);
      font-stretch: 70%;
      line-height: 1.1;
      & > span:first-child {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        white-space: normal;
        overflow-wrap: anywhere;
      }
    }
  }
  [data-mark='eliminated'] > & > b { background: #c3cbdd; color: #3f4a68; }
  [data-band='C'] > & > b { background: ${token.accent}; color: ${token.onAccent}; }
  [data-state='auto-out'] > & > b, [data-state='draft-out'] > & > b { background: #d5dbe8; color: #55607d; }
  [data-proposed] > & { outline: 2px dashed #fff; outline-offset: 2px; }
  [data-state='draft-in'] > & { outline: 2px dashed #fff; outline-offset: 1px; z-index: 1; & > b { background: #e4f6ec; } }
  [data-state='empty'] > & { box-shadow: none; & > b { background: var(--em-veil, #0b1338b8); color: #fff; font-weight: 700; } }
  [data-state='empty'][data-selected] > & > b { background: #fff; color: #0c1530; }
  [data-strip] & { position: absolute; inset: 2px 2px 2px 0; width: auto; border-radius: 8px; background: none; box-shadow: none; outline-offset: -2px; & > * { visibility: hidden; } }
  @container (max-width: 26rem) { [data-count='5'] & > b { font-stretch: 62%; } }
  @container (max-width: 21.1875rem) { & > b { font-stretch: 62%; letter-spacing: -0.04em; } }
`;

export const SecondLine = styled.span`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: 0.35em;
  background: var(--em-plate-second, ${token.plateDeep});
  color: #fff;
  font-size: clamp(0.75rem, 1.85cqw, 0.875rem);
  line-height: clamp(0.9375rem, 2.9cqw, 1.4375rem);
  min-height: clamp(15px, 2.9cqw, 23px);
  font-weight: 650;
  font-stretch: 92%;
  white-space: nowrap;
  em { font-style: normal; font-weight: 500; color: #fffb; }
  b[data-pending] { font-weight: 700; color: #ffc24b; }
  [data-state='empty'] & { background: var(--em-plate-second, var(--em-veil, #0b1338e0)); color: ${token.accent}; }
  [data-mark='eliminated'] & { background: #3c4668; color: #e3e8f7; }
  [data-state='draft-in'] & { font-stretch: 80%; }
  &[data-tall] { line-height: clamp(1.1875rem, 3.9cqw, 1.875rem); }
  ${largeLetters} { font-size: max(0.5625rem, 12px); font-stretch: 70%; }
`;

export const Points = styled.span`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: 4px;
  background: var(--em-plate-second, ${token.plateDeep});
  color: #fff;
  font-size: clamp(0.875rem, 2.7cqw, 1.25rem);
  line-height: clamp(1.1875rem, 3.9cqw, 1.875rem);
  font-weight: 850;
  font-stretch: 118%;
  u { text-decoration: none; font-size: 0.75rem; font-weight: 650; font-stretch: 80%; color: #fffb; }
  [data-band='C'] & u { color: #e9ff9a; }
  &[data-tone='best'] { color: ${token.accent}; }
  &[data-tone='negative'] { background: ${token.tagOut}; }
`;

export const Armband = styled.span`
  position: absolute;
  z-index: 2;
  top: 0;
  right: calc(50% - clamp(33px, 8.2cqw, 64px));
  height: clamp(20px, 3.6cqw, 28px);
  min-width: clamp(22px, 4.1cqw, 32px);
  display: grid;
  place-items: center;
  border-radius: 3px;
  transform: skewX(-12deg);
  font-size: clamp(0.8125rem, 2.2cqw, 1.0625rem);
  font-weight: 900;
  font-stretch: 110%;
  line-height: 1;
  background: ${token.accent};
  color: ${token.onAccent};
  box-shadow: 0 0 0 2px #0b1338;
  & > i { font-style: normal; transform: skewX(12deg); }
  [data-state='draft-in'] > & { z-index: 3; top: clamp(20px, 3.6cqw, 28px); }
  small { margin-left: 1px; font-size: 0.8em; }
  &:has(small) { padding-inline: 4px; }
  &[data-band='V'] { background: #0b1338; color: #fff; box-shadow: inset 0 0 0 2px #fff, 0 0 0 1.5px #0b1338; }
`;

export const Substitution = styled.span`
  position: absolute;
  z-index: 2;
  top: 0;
  height: clamp(20px, 3.4cqw, 26px);
  display: flex;
  align-items: center;
  gap: 2px;
  padding: 0 5px 0 3px;
  border-radius: 99px;
  color: #fff;
  font-size: clamp(0.75rem, 1.8cqw, 0.8125rem);
  font-weight: 800;
  line-height: 1;
  white-space: nowrap;
  box-shadow: 0 0 0 1.5px #0b1338;
  svg { width: 14px; height: 14px; }
  /* Beside the shirt, and inside the card: beyond it the pitch would cut off the last one of five. */
  &[data-side='in'] { background: ${token.tagIn}; right: max(-4px, calc(50% - clamp(51px, 4cqw + 36px, 72px))); }
  &[data-side='out'] { background: ${token.tagOut}; right: max(-4px, calc(50% - clamp(58px, 2.4cqw + 52px, 72px))); }
`;

export const Tag = styled.span`
  position: absolute;
  z-index: 3;
  top: 0;
  height: clamp(18px, 3.2cqw, 25px);
  padding: 0 clamp(5px, 0.9cqw, 8px);
  display: grid;
  place-items: center;
  border-radius: 4px;
  color: #fff;
  font-size: clamp(0.75rem, 1.8cqw, 0.875rem);
  font-weight: 800;
  line-height: 1;
  box-shadow: 0 0 0 1.5px #0b1338;
  &[data-side='out'] { background: ${token.tagOut}; left: calc(50% - clamp(44px, 11cqw, 86px)); }
  &[data-side='in'] { background: ${token.tagIn}; left: calc(50% + clamp(22px, 5.6cqw, 46px)); }
`;

export const Outgoing = styled.span`
  position: absolute;
  z-index: 0;
  left: calc(50% - clamp(43px, 10.8cqw, 84px));
  top: clamp(2px, 0.9cqw, 7px);
  & > .em-jersey {
    width: clamp(34px, 8.6cqw, 68px);
    height: clamp(34px, 8.6cqw, 68px);
    filter: grayscale(0.9) opacity(0.72);
    transform: rotate(-9deg);
  }
`;

export const Events = styled.span`
  position: absolute;
  z-index: 2;
  top: 0;
  right: calc(50% - clamp(26px, 7.6cqw, 48px));
  transform: translateX(25%);
  display: flex;
  gap: 2px;
  filter: drop-shadow(0 1px 2px #0006);
`;
