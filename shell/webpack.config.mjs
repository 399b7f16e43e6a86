import { shellConfig } from '../tooling/webpack/preset.mjs';

const content = 'src/pages/content/ContentPage.tsx';

/** The pages that people land on: their scripts travel with the page. */
const pages = {
  '/': 'src/pages/home/HomePage.tsx',
  '/home': 'src/pages/home/HomePage.tsx',
  '/register': 'src/pages/account/RegisterPage.tsx',
  '/rules': content,
  '/prizes': content,
};

export default shellConfig(import.meta.url, { pages });
