import type { PublishedCompetition } from '@euro/api-contract';
import { escapeHtml } from '../http/escapeHtml.js';

/** Everything may be read; where the list of pages is. */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * The public pages of every competition. An address has all languages, which visitors choose.
 * @param paths within a competition
 */
export function sitemap(
  origin: string,
  competitions: readonly Pick<PublishedCompetition, 'slug'>[],
  paths: readonly string[],
): string {
  const bases = competitions.length === 0 ? [''] : competitions.map(({ slug }) => (slug ? `/${slug}` : ''));
  const urls = bases.flatMap((base) =>
    paths.map(
      (path) => `<url><loc>${escapeHtml(`${origin}${base}${base && path === '/' ? '' : path}`)}</loc></url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
