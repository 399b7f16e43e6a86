import { type TextLanguage, writtenLanguage } from '../../texts/index.js';
import type { EmbedChoice } from '../addresses/preview.js';
import { escapeXml } from '../drawing/escapeXml.js';

/** A frame as the guide of embeds gives it. */
export interface Frame {
  readonly html: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

interface FrameQuery {
  readonly embed: EmbedChoice;
  readonly title: string;
  /** Address of the page that it is about. */
  readonly page: string;
  readonly language: TextLanguage;
  readonly publicUrl: string;
  /** In pixels; no limit without them. */
  readonly maxWidth: number | null;
  readonly maxHeight: number | null;
}

/** Elements are made for 240 to 900 pixels. */
const WIDTH = 400;
/** Heights of the elements from a width of 340 pixels (docs/guides/embed.md). */
const HEIGHTS = { 'euro-match': 329, 'euro-player': 309, 'euro-countdown': 305, 'euro-trends': 443 } as const;
const RANKINGS_HEIGHT = 236;
const ROW = 56;
const ROWS = { least: 3, usual: 8 };

const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/**
 * The frame of an embed, within the room that a consumer has; a ranking has fewer rows where there is little.
 * The hidden quote is for WordPress: it removes the attribute, loads `wp-embed.js` only for a frame with a quote, and
 * shows the quote until the frame has sent its height. It removes `style`, too, but not `frameborder`.
 */
export function frameOf({ embed, title, page, language, publicUrl, maxWidth, maxHeight }: FrameQuery): Frame {
  const limit = (size: number, max: number | null) => (max === null ? size : Math.min(size, max));
  const { element } = embed;
  const rows = rowsWithin(maxHeight);
  const isRanking = element === 'euro-rankings';
  const height = limit(isRanking ? RANKINGS_HEIGHT + rows * ROW : HEIGHTS[element], maxHeight);
  const width = limit(WIDTH, maxWidth);
  const query = new URLSearchParams({
    ...embed.attributes,
    ...(isRanking && { rows: String(rows) }),
    // The elements of the kit are in Dutch and English.
    lang: writtenLanguage(language),
  });
  const src = `${publicUrl}/embed/v1/frame/${element}?${query}`;
  const quote = `<blockquote hidden><a href="${escapeXml(page)}">${escapeXml(title)}</a></blockquote>`;
  const html = `${quote}<iframe title="${escapeXml(title)}" width="${width}" height="${height}" loading="lazy" frameborder="0" sandbox="${SANDBOX}" style="border:0;max-width:100%" src="${escapeXml(src)}"></iframe>`;
  return { html, width, height };
}

function rowsWithin(maxHeight: number | null): number {
  if (maxHeight === null) return ROWS.usual;
  const fitting = Math.floor((maxHeight - RANKINGS_HEIGHT) / ROW);
  return Math.max(ROWS.least, Math.min(ROWS.usual, fitting));
}
