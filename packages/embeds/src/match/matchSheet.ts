export const matchSheet = `
  .sides { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); align-items: center; gap: 12px; min-height: 120px; padding: 14px 20px 6px; }
  .side { display: grid; justify-items: center; gap: 6px; text-align: center; }
  .side b { font-weight: 750; line-height: 1.2; overflow-wrap: normal; hyphens: auto; }
  .middle { display: grid; justify-items: center; gap: 6px; text-align: center; }
  .middle small { font-size: 0.8125em; color: var(--soft); }
  .score { font-size: 2.25em; font-weight: 850; font-stretch: 112%; line-height: 1.1; white-space: nowrap; }
  .score[data-time] { font-size: 1.75em; }
  .score i { font-style: normal; font-weight: 500; color: var(--soft); margin: 0 0.1em; }
  .middle .live { display: inline-flex; align-items: center; gap: 6px; font-weight: 650; color: var(--up); }
  .dot { width: 8px; height: 8px; border-radius: 50%; background: currentColor; }
  .goals { display: grid; grid-template-columns: 1fr 1fr; gap: 32px; min-height: 32px; padding: 0 20px; font-size: 0.8125em; line-height: 1.4; color: var(--soft); }
  .goals ul:first-child { text-align: end; }
  .goals li { display: inline; }
  .goals li + li::before { content: ', '; }
  .more { padding: 4px 20px 10px; text-align: center; }
  .more b { display: inline-block; padding: 3px; font-size: 0.875em; font-weight: 650; line-height: calc(1em * 10 / 7); color: var(--accent-text); }
  .said { display: grid; place-items: center; min-height: inherit; padding: 20px; text-align: center; color: var(--soft); }
  .bone.shirt { width: 52px; height: 52px; } .bone.name { width: 80px; } .bone.plate { width: 84px; height: 36px; }
  .dot { animation: beat 1.6s ease-in-out infinite; }
  @keyframes beat { 50% { opacity: 0.35; } }
  @media (prefers-reduced-motion: reduce) { .dot { animation: none; } }
  @media (forced-colors: active) { .dot { background: CanvasText; } }
  @container (min-width: 620px) { .side { grid-auto-flow: column; place-content: center; align-items: center; gap: 14px; } .side b { font-size: 1.375em; } .score { font-size: 3em; } }
  @container (max-width: 339px) { .sides { padding-inline: 8px; gap: 6px; } .side b { font-size: 0.875em; } .score { font-size: 1.75em; } }
`;
