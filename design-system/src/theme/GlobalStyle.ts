import { createGlobalStyle, css } from 'styled-components';
import { dark, light, type ThemeColours } from '../tokens/themes.js';
import { constants, cssVariable, token } from '../tokens/token.js';

function declare(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${cssVariable(name)}:${value};`)
    .join('');
}

function theme(colours: ThemeColours, scheme: 'light' | 'dark'): string {
  return `${declare({ ...colours })}color-scheme:${scheme};`;
}

/** Theme variables on the document, or on a shadow host; `data-theme` wins over the system's choice. */
export const themeVariables = css`
  :root,
  :host {
    ${declare(constants)}
    ${theme(light, 'light')}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']),
    :host(:not([data-theme='light'])) {
      ${theme(dark, 'dark')}
    }
  }
  :root[data-theme='dark'],
  :host([data-theme='dark']) {
    ${theme(dark, 'dark')}
  }
`;

/** Variables, reset and base type. Rendered once by the owner of the page. */
export const GlobalStyle = createGlobalStyle`
  ${themeVariables}
  @property --em-fade { syntax: '<length>'; inherits: false; initial-value: 0px; }
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html { -webkit-text-size-adjust: 100%; background: ${token.canvas}; }
  body, :host {
    font: 400 1rem/1.5 ${token.font};
    font-variant-numeric: tabular-nums lining-nums;
    color: ${token.ink};
    background: ${token.canvas};
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  body { min-height: 100vh; }
  a { color: inherit; text-decoration: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  ul, ol { list-style: none; padding: 0; }
  svg { display: block; flex: none; }
  :focus-visible { outline: 3px solid ${token.focus}; outline-offset: 2px; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;
