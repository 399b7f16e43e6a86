/** Styles of the payment page, which is another company's site. */
export const checkoutStyle = `
:root {
  color-scheme: light dark;
  --page: light-dark(#eef1f6, #12161d);
  --card: light-dark(#fff, #1c222c);
  --text: light-dark(#16202e, #eef2f8);
  --soft: light-dark(#566173, #a5b0c0);
  --line: light-dark(#d5dbe5, #3a4453);
  --edge: light-dark(#7b8798, #7d8899);
  --paid: light-dark(#0b6b3a, #57d391);
  --paid-text: light-dark(#fff, #06210f);
  --test: light-dark(#fff3cd, #40340c);
  --test-text: light-dark(#5c4500, #ffe08a);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 440px; margin: 0 auto; padding: 24px 16px 48px; }
.test { margin: 0; padding: 12px 16px; background: var(--test); color: var(--test-text); text-align: center; font-weight: 600; }
.card { margin-top: 16px; padding: 24px; border: 1px solid var(--line); border-radius: 16px; background: var(--card); }
h1 { margin: 0; font-size: 20px; overflow-wrap: anywhere; }
h2 { margin: 24px 0 8px; font-size: 16px; }
.merchant { margin: 0 0 4px; color: var(--soft); }
.amount { margin: 16px 0 0; font-size: 36px; font-weight: 700; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0 0; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
form { display: grid; gap: 8px; }
button, .back { display: block; width: 100%; min-height: 48px; padding: 10px 16px; border: 1px solid var(--edge); border-radius: 12px;
  background: transparent; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.paid { border-color: var(--paid); background: var(--paid); color: var(--paid-text); }
button:hover, .back:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
.back { margin-top: 16px; }
`;
