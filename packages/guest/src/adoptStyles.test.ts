import { withoutRem } from './adoptStyles.js';

it.each([
  [
    '.a{font-size:0.875rem;margin:-1rem 2px}',
    '.a{font-size:calc(0.875 * var(--u));margin:calc(-1 * var(--u)) 2px}',
  ],
  [
    '@container (min-width:43.75rem){.a{gap:.5rem}}',
    '@container (min-width:700px){.a{gap:calc(.5 * var(--u))}}',
  ],
  ['.a{width:calc(1rem + 2em)}', '.a{width:calc(calc(1 * var(--u)) + 2em)}'],
  ['.x1rem{color:red}', '.x1rem{color:red}'],
])('%s measures by the reader’s text size', (rule, measured) => {
  expect(withoutRem(rule, '--u')).toBe(measured);
});
