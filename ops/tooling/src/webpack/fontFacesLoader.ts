import postcss, { type AtRule } from 'postcss';
import { partQuery } from './fontPart.js';

/**
 * A webpack loader for style sheets: requests the file of each `@font-face` with the face's own letters, weights and
 * widths.
 */
export default function fontFacesLoader(source: string): string {
  if (!source.includes('@font-face')) return source;
  const sheet = postcss.parse(source);
  sheet.walkAtRules('font-face', (face) => {
    const range = descriptor(face, 'unicode-range');
    const query =
      range && partQuery(range, descriptor(face, 'font-weight'), descriptor(face, 'font-stretch'));
    if (!query) return;
    face.walkDecls('src', (src) => {
      src.value = src.value.replace(/\.woff2(?=["')])/g, `.woff2${query}`);
    });
  });
  return sheet.toString();
}

function descriptor(face: AtRule, name: string): string {
  let value = '';
  face.walkDecls(name, (declaration) => {
    value = declaration.value;
  });
  return value;
}
