import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createGlobalStyle,
  css,
  type RuleSet,
  ServerStyleSheet,
  StyleSheetManager,
  styled,
} from 'styled-components';
import { nestQueries } from './nestQueries.js';

/** The rules that a component of these styles inserts, with `.own` for its class. */
function rulesOf(styles: RuleSet): string[] {
  const Part = styled.div`${styles}`;
  return insertedBy(Part).map((rule) => rule.replace(/\.\w{5,7}(?![\w-])/g, '.own'));
}

function insertedBy(Part: Parameters<typeof createElement>[0]): string[] {
  const sheet = new ServerStyleSheet();
  const tree = createElement(StyleSheetManager, { stylisPlugins: [nestQueries] }, createElement(Part));
  renderToStaticMarkup(sheet.collectStyles(tree));
  const text = sheet.getStyleTags().replace(/<\/?style[^>]*>|data-styled\.[^\n]*\n/g, '');
  sheet.seal();
  return text
    .split('/*!sc*/')
    .map((rule) => rule.trim())
    .filter(Boolean);
}

describe('queries in the styles of a component', () => {
  it('are inserted inside its rule, in their order', () => {
    const styles = css`
      color: red;
      @media (hover) { color: blue; }
      @container (min-width: 20rem) { &:hover, main & > p::before { color: green; } }
    `;
    expect(rulesOf(styles)).toEqual([
      '.own{color:red;}',
      '.own{@media (hover){&{color:blue;}}}',
      '.own{@container (min-width: 20rem){&:hover,main &>p::before{color:green;}}}',
    ]);
  });

  it('are nested in each other, and in rules of descendants', () => {
    const styles = css`
      @starting-style { opacity: 0; }
      @media (hover) { @supports (gap: 1px) { gap: 1px; } }
      li { @media print { display: none; } }
    `;
    expect(rulesOf(styles)).toEqual([
      '.own{@starting-style{&{opacity:0;}}}',
      '.own{@media (hover){@supports (gap: 1px){&{gap:1px;}}}}',
      '.own{@media print{& li{display:none;}}}',
    ]);
  });

  it('stay as they are where a selector is not of the component, and in global styles', () => {
    const Global = createGlobalStyle`@media print { nav { display: none; } }`;
    expect(insertedBy(Global)).toEqual(['@media print{nav{display:none;}}']);
    const [rule] = rulesOf(css`@media print { & + & { margin: 0; } }`);
    expect(rule).toMatch(/^@media print\{\.[\w-]+\+\.[\w-]+\{margin:0;\}\}$/);
  });
});
