/** A row's height fits a name of two lines with the manager: no layout shift. */
export const rankingSheet = `
  .tabs { display: flex; padding: 0 8px; margin-top: -1px; overflow-x: auto; scrollbar-width: none; }
  .tabs button {
    font-size: 0.875em; font-weight: 600; min-height: 44px; padding: 0 12px; white-space: nowrap; color: var(--soft);
  }
  .tabs button[aria-selected='true'] { color: var(--accent-text); box-shadow: inset 0 -3px var(--accent-text); }
  .tabs button:hover { color: var(--ink); }
  .body:has(.tabs) { border-top: 0; }
  .tabs + .rows { border-top: 1px solid var(--line); }
  .rows { --row: 56px; min-height: calc(var(--row) * var(--rows, 8)); }
  .frame[data-density='comfortable'] .rows { --row: 64px; }
  .row {
    display: grid; grid-template-columns: 30px 38px 32px minmax(0, 1fr) auto; gap: 8px; align-items: center;
    min-height: var(--row); padding: 3px 20px; border-top: 1px solid var(--edge);
  }
  .row:first-child { border-top: 0; }
  .row[data-marked] { background: color-mix(in srgb, var(--accent-text) 8%, var(--surface)); }
  .row[data-marked] .rank { color: var(--accent-text); }
  .rows[data-still] .row { grid-template-columns: 30px 32px minmax(0, 1fr) auto; }
  .rows[data-still] .move { display: none; }
  .rank { font-weight: 750; white-space: nowrap; }
  .move { display: inline-flex; align-items: center; gap: 3px; font-size: 0.75em; font-weight: 650; color: var(--soft); }
  .move[data-way='up'] { color: var(--up); }
  .move[data-way='down'] { color: var(--down); }
  img.crest { object-fit: cover; border-radius: 22%; }
  .who { line-height: 1.15; min-width: 0; }
  .who a { display: flex; align-items: center; gap: 5px; font-size: 0.9375em; }
  .who b {
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; font-weight: 650; }
  .who small { display: block; margin-top: 1px; font-size: 0.8125em; color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .crown { color: var(--gold); }
  .points { font-size: 1.0625em; font-weight: 750; font-stretch: 112%; white-space: nowrap; }
  .bone.round { width: 30px; height: 30px; border-radius: 50%; }
  .who .bone { width: 62%; }
  .who .bone[data-width='1'] { width: 48%; }
  .who .bone[data-width='2'] { width: 74%; }
  .points-bone { width: 46px; }
  .empty { display: grid; place-items: center; padding: 20px; text-align: center; text-wrap: balance; color: var(--soft); }
  @container (max-width: 419px) {
    .head, .foot { padding-inline: 12px; }
    .tabs { padding: 0; }
    .row { grid-template-columns: 27px 32px 30px minmax(0, 1fr) auto; gap: 6px; padding-inline: 12px; }
    .rows[data-still] .row { grid-template-columns: 27px 30px minmax(0, 1fr) auto; }
    .crest { width: 30px; height: 30px; }
    .who a { font-size: 0.875em; }
    .points { font-size: 1em; font-stretch: 100%; }
  }
  @container (max-width: 339px) {
    .row, .rows[data-still] .row { grid-template-columns: 27px 28px minmax(0, 1fr) auto; }
    .crest { width: 28px; height: 28px; }
    .row > .move { display: none; }
  }
  @container (min-width: 620px) {
    .who { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 16px; align-items: baseline; }
    .row { grid-template-columns: 44px 52px 36px minmax(0, 1fr) auto; gap: 12px; }
    .rows[data-still] .row { grid-template-columns: 44px 36px minmax(0, 1fr) auto; }
    .who small { font-size: 0.875em; }
  }
  @media (forced-colors: active) {
    .tabs button[aria-selected='true'] { border-bottom: 3px solid Highlight; }
    .row[data-marked] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;
