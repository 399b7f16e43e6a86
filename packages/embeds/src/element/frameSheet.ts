import { FAMILY } from '../kit/family.js';
import { paletteSheet } from './palette.js';

/**
 * Style sheet of all elements. The frame inherits only colour scheme and custom properties from the page; text scales
 * with the reader's own text size, not with the page's. Arial is as wide as Archivo: loading that causes no layout
 * shift.
 *
 * A container for queries has no width of its own: its box must not shrink to nothing in a flex row, a float or a cell
 * of a table. `all` does not reset the direction of the page.
 */
export const frameSheet = `
  :host {
    display: block; container-type: inline-size; contain-intrinsic-inline-size: 280px;
    min-width: min(280px, 100%); max-width: 100%;
  }
  :host([hidden]) { display: none; }
  .frame {
    all: initial; direction: ltr; display: block; box-sizing: border-box; color-scheme: inherit; overflow: hidden;
    font: 400 medium/1.4 '${FAMILY}', Arial, 'Liberation Sans', Roboto, system-ui, sans-serif;
    font-variant-numeric: tabular-nums lining-nums; overflow-wrap: anywhere;
    color: var(--ink); background: var(--surface);
    border-top: 3px solid var(--accent-fill); border-bottom: 1px solid var(--line);
  }
  .frame[data-font='system'] { font-family: system-ui, sans-serif; }
  .frame[data-theme='light'] { color-scheme: light; }
  .frame[data-theme='dark'] { color-scheme: dark; }
  .frame[data-theme='auto'] { color-scheme: light dark; }
  ${paletteSheet}
  *, ::before, ::after { box-sizing: border-box; }
  h2, p, ol, ul, dl, dd { margin: 0; padding: 0; list-style: none; }
  svg { display: block; flex: none; }
  a { color: inherit; text-decoration: none; }
  button { font: inherit; color: inherit; background: none; border: 0; margin: 0; cursor: pointer; }
  :focus-visible { outline: 2px solid var(--accent-text); outline-offset: -2px; }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .head { padding: 18px 20px 10px; }
  h2 {
    font-weight: 600; font-size: 1.625em; line-height: 1.15; font-family: var(--euro-heading-font, inherit);
    letter-spacing: -0.01em; margin-bottom: 2px; text-wrap: balance;
  }
  .sub { font-size: 0.875em; line-height: 1.4; min-height: 1.4em; color: var(--soft); }
  .sub .bone { width: 60%; }
  .sub[data-old] { color: var(--down); }
  .bone { display: inline-block; max-width: 100%; height: 0.7em; border-radius: 2px; background: var(--bone); vertical-align: middle; }
  .body { position: relative; border-top: 1px solid var(--line); }
  .room { min-height: var(--room); }
  .failed {
    display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 12px; height: 100%; min-height: inherit;
    padding: 16px 20px; text-align: center; color: var(--soft);
  }
  .again {
    font-weight: 650; color: var(--accent-text); min-height: 44px; padding: 0 16px; border: 1px solid currentColor; border-radius: 2px;
  }
  .foot { padding: 14px 20px 16px; border-top: 1px solid var(--line); }
  .make {
    display: block; min-height: 48px; padding: 12px; border-radius: 2px; font-weight: 650; line-height: 1.5; text-align: center;
    color: var(--accent-on); background: var(--accent-fill);
  }
  .make:focus-visible { outline-offset: 2px; }
  .make + .from { margin-top: 12px; }
  .from { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; font-size: 0.75em; color: var(--soft); }
  a:hover > b, .from a:hover { text-decoration: underline; }
  @container (max-width: 399px) { h2 { font-size: 1.5em; line-height: 1.246; } }
  @container (max-width: 379px) { h2 { font-size: 1.375em; line-height: 1.359; } }
  @container (max-width: 339px) {
    .head, .foot { padding-inline: 12px; }
    h2 { font-size: 1.25em; line-height: 1.495; }
    .sub { min-height: 2.8em; }
  }
  @media (forced-colors: active) {
    .frame { border-inline: 1px solid; }
    .make { border: 2px solid LinkText; }
    .bone { background: GrayText; }
  }
`;
