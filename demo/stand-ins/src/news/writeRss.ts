import { html } from '../pages/html.js';
import type { Article } from './articles.js';
import { drawPicture } from './drawPicture.js';

/**
 * An RSS 2.0 document of the articles. @param base address of the site, such as `http://127.0.0.1:3000/stand-ins/news`
 */
export function writeRss(articles: readonly Article[], base: string): string {
  const items = articles.map(
    ({ slug, title, description, publishedAt, scene }) => html`<item>
<title>${title}</title>
<link>${base}/${slug}</link>
<guid isPermaLink="true">${base}/${slug}</guid>
<description>${description}</description>
<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>
<enclosure url="${base}/${slug}.svg" type="image/svg+xml" length="${Buffer.byteLength(drawPicture(scene))}"/>
</item>
`,
  );
  return html`<rss version="2.0">
<channel>
<title>De Schelde Sport</title>
<link>${base}</link>
<description>Voetbalnieuws van De Schelde</description>
<language>nl-be</language>
${items}</channel>
</rss>
`.text.replace(/^/, '<?xml version="1.0" encoding="UTF-8"?>\n');
}
