import { compactStyles } from './compactStyles.js';

/** {@link compactStyles} as a webpack loader, before the scripts are compiled. */
export default function compactStylesLoader(source: string): string {
  return compactStyles(source);
}
