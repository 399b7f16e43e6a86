import { DomUtils, parseDocument } from 'htmlparser2';

/** One item of a news feed, plain text and links only. */
export interface NewsItem {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly enclosure: { readonly url: string } | null;
}

const MAX_ITEMS = 30;
const MAX_DESCRIPTION = 600;

/** The items of an RSS 2.0 document in its order; items without a title or a safe link are left out. */
export function parseRss(xml: string): NewsItem[] {
  const document = parseDocument(xml, { xmlMode: true, decodeEntities: true });
  return DomUtils.getElementsByTagName('item', document)
    .map((item) => {
      const child = (name: string) => DomUtils.getElementsByTagName(name, item.children, true, 1)[0];
      const content = (name: string) => {
        const element = child(name);
        return element ? DomUtils.textContent(element).trim() : '';
      };
      const picture = child('enclosure')?.attribs.url ?? '';
      return {
        title: plainText(content('title')),
        description: plainText(content('description')).slice(0, MAX_DESCRIPTION),
        link: content('link'),
        enclosure: isWebAddress(picture) ? { url: picture } : null,
      };
    })
    .filter(({ title, link }) => title !== '' && isWebAddress(link))
    .slice(0, MAX_ITEMS);
}

/** Feeds put HTML into their texts; we show none of it. */
function plainText(html: string): string {
  return DomUtils.textContent(parseDocument(html)).replace(/\s+/g, ' ').trim();
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
