import { themeVariables } from '../theme/GlobalStyle.js';
import { dark, light } from './themes.js';
import { cssVariable, token } from './token.js';

describe('functional tokens', () => {
  it('are css variables named after their purpose', () => {
    expect(token.ink).toBe('var(--em-ink)');
    expect(token.onNightSoft).toBe('var(--em-on-night-soft)');
    expect(token.shadow1).toBe('var(--em-shadow-1)');
  });

  it('have a value in both themes', () => {
    expect(Object.keys(dark)).toEqual(Object.keys(light));
  });

  it('are all declared by the global style, for light, dark and the device’s choice', () => {
    const style = themeVariables.join('');
    for (const name of Object.keys(light)) {
      expect(style.split(`${cssVariable(name)}:`)).toHaveLength(4);
    }
    expect(style).toContain("[data-theme='dark']");
    expect(style).toContain('prefers-color-scheme: dark');
  });
});
