import { shellConfig } from '../ops/tooling/webpack/preset.mjs';

const content = 'src/pages/content/ContentPage.tsx';

/** The pages that people land on: their scripts travel with the page. */
const pages = {
  '/': 'src/pages/home/HomePage.tsx',
  '/home': 'src/pages/home/HomePage.tsx',
  '/register': 'src/pages/account/RegisterPage.tsx',
  '/rules': content,
  '/prizes': content,
};

/**
 * What a visitor's first screen may wait for, bytes gzip: React and what styles are drawn with, the frame, the script in the
 * page that asks for data, the home page. The
 * aim is 130 KB; what is under this line stays under it. 250 of `main` make room
 * for competitions that can only be read, and for Premium in one competition alone, 40 for a sign-out that the server did not
 * receive; 100 of `page` for the words of an archive.
 */
const firstLoad = { core: 79_050, main: 46_340, early: 490, page: 11_210 };

/** What the first screen fetches of the typeface, bytes. */
const font = 40_000;

export default shellConfig(import.meta.url, { pages, firstLoad, font });
