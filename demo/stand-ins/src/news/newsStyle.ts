/** The site of De Schelde Sport, at 320 px and wider, light and dark. */
export const newsStyle = `
:root { color-scheme: light dark; --paper: #fbf9f4; --ink: #1c2733; --soft: #5a6775; --line: #ded8cb; --accent: #a33b1f; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #141a21; --ink: #eef1f4; --soft: #a8b3bf; --line: #33404d; --accent: #ff9a78; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 Georgia, serif; }
header { padding: 1rem; border-bottom: 1px solid var(--line); }
header a { color: inherit; font-weight: 700; text-decoration: none; }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1.125rem; line-height: 1.3; }
img { display: block; width: 100%; height: auto; border-radius: .5rem; }
ul { display: grid; gap: 1.5rem; margin: 0; padding: 0; list-style: none; }
p { margin: .75rem 0 0; }
time, .soft { color: var(--soft); font-size: .9375rem; }
a { color: var(--accent); }
`;
