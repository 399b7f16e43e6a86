import { shellConfig } from '../ops/tooling/webpack/preset.mjs';

const content = 'src/pages/content/ContentPage.tsx';

/** The pages that people land on: their scripts travel with the page. */
const pages = {
  '/': 'src/pages/home/FrontPage.tsx',
  '/home': 'src/pages/home/HomePage.tsx',
  '/register': 'src/pages/account/RegisterPage.tsx',
  '/rules': content,
  '/prizes': content,
};

/**
 * Budget of a visitor's first screen, bytes gzip: React and the style library, the frame, the script in the page that
 * requests data, the home page.
 */
const firstLoad = { core: 79_050, main: 44_450, early: 470, page: 6_020 };

/** Bytes of the typeface on the first screen. */
const font = 40_000;

export default shellConfig(import.meta.url, { pages, firstLoad, font });
