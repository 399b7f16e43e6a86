import { token } from '@euro/design-system';
import { accentsOf, darkTheme, lightTheme } from '@euro/design-system/geometry';

/** `token.brand` → `--em-brand` */
const variable = (name: keyof typeof token) => token[name].slice('var('.length, -1);

/** Draws links, buttons and focus of a shadow host in a colour of the page's own, as #RGB or #RRGGBB. */
export function applyAccent(colour: string, theme: 'light' | 'dark', { style }: HTMLElement): void {
  const long = colour.length === 4 ? colour.replaceAll(/[^#]/g, '$&$&') : colour;
  const surfaces = { light: lightTheme.surface, dark: darkTheme.surface };
  const { text, fill, onFill } = accentsOf(long, surfaces)[theme];
  style.setProperty(variable('brand'), text);
  style.setProperty(variable('focus'), text);
  style.setProperty(variable('actionFill'), fill);
  style.setProperty(variable('actionInk'), onFill);
}
