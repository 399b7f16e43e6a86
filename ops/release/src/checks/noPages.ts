import { extname } from 'node:path';
import type { Check } from './check.js';

const PAGES = new Set(['.html', '.htm', '.xhtml', '.php']);

/**
 * A release is scripts, styles, pictures and fonts: a page below the portal's own address could do whatever the portal
 * may.
 */
export const noPages: Check = ({ name, files }) =>
  [...files.keys()]
    .filter((file) => PAGES.has(extname(file.replace(/\.(br|gz)$/, '')).toLowerCase()))
    .map((file) => ({
      code: 'page-inside',
      sentence: `${file} is a page, and releases hold none: take it out of ${name}, its pages are drawn by scripts.`,
    }));
