/** The broadcaster's own look, as its strip above the portal has it: paper, a serif name, a river and a sun. */
export const ssoStyle = `
:root {
  color-scheme: light dark;
  --page: light-dark(#efece0, #171a19);
  --card: light-dark(#fffdf6, #20252b);
  --text: light-dark(#1c2b2b, #f0ede2);
  --soft: light-dark(#55615f, #a9b3af);
  --line: light-dark(#8b9490, #6c7775);
  --river: light-dark(#0f6d73, #5cc4c9);
  --river-text: light-dark(#fff, #06262a);
  --wrong: light-dark(#a01c1c, #ff9d94);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; gap: 10px; align-items: center; max-width: 440px; margin: 0 auto; padding: 32px 16px 0;
  font: 700 24px Georgia, serif; }
header svg { width: 32px; height: 32px; }
main { max-width: 440px; margin: 16px auto 48px; padding: 0 16px; }
.card { padding: 24px; border-radius: 12px; background: var(--card); }
h1 { margin: 0 0 8px; font: 700 22px/1.3 Georgia, serif; }
p { margin: 0 0 16px; }
label { display: block; margin-bottom: 16px; font-weight: 600; }
input { display: block; width: 100%; min-height: 48px; margin-top: 4px; padding: 8px 12px; border: 1px solid var(--line);
  border-radius: 8px; background: transparent; color: inherit; font: inherit; font-weight: 400; }
button { display: block; width: 100%; min-height: 48px; border: 1px solid var(--line); border-radius: 8px; background: transparent;
  color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.main { border-color: var(--river); background: var(--river); color: var(--river-text); }
button:hover { text-decoration: underline; }
form + form { margin-top: 8px; }
:focus-visible { outline: 3px solid var(--river); outline-offset: 2px; }
.wrong { color: var(--wrong); font-weight: 600; }
.soft { color: var(--soft); }
.people { margin: 24px 0 0; color: var(--soft); font-size: 14px; }
.people ul { margin: 4px 0; padding-left: 20px; }
.people code { color: var(--text); overflow-wrap: anywhere; }
`;
