/** Styles of the dialog, which looks like another company's site and is labelled a stand-in. */
export const dialogStyle = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f0f2f5, #18191a);
  --card: light-dark(#fff, #242526);
  --text: light-dark(#1c1e21, #e4e6eb);
  --soft: light-dark(#5b5f66, #b0b3b8);
  --line: light-dark(#8d949e, #6b6e73);
  --test: light-dark(#fff3cd, #40340c);
  --test-text: light-dark(#5c4500, #ffe08a);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
.test { margin: 0; padding: 12px 16px; background: var(--test); color: var(--test-text); text-align: center; font-weight: 600; }
main { max-width: 440px; margin: 24px auto; padding: 24px; border-radius: 12px; background: var(--card); }
h1 { margin: 0 0 16px; font-size: 20px; }
form { display: grid; gap: 8px; }
button { min-height: 56px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit;
  font: inherit; font-weight: 600; text-align: left; cursor: pointer; }
button:hover { text-decoration: underline; }
button.cancel { min-height: 48px; text-align: center; }
small { display: block; color: var(--soft); font-size: 14px; font-weight: 400; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
@media (max-width: 480px) { main { margin: 16px; } }
`;
