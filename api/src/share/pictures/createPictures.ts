import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { notAvailable } from '../../infra/errors.js';
import { addedLanguage } from '../../texts/index.js';
import type { Card } from '../cards/card.js';
import { drawCard } from '../cards/drawCard.js';
import { createPen } from '../drawing/pen.js';
import { loadTypeface } from '../drawing/typeface.js';
import { renderPicture } from './renderPicture.js';

/** Grows whenever a drawing changes: the tag of a picture is made of what it shows, not of its bytes. */
const DRAWING = 2;
/** Pictures that are cached, and their bytes: about eighty of them. */
const MAX_PICTURES = 200;
const MAX_BYTES = 24 * 1024 * 1024;
/** Pictures that may wait for their turn; each takes about a tenth of a second. */
const QUEUE = 30;
/** Seconds after which a refused one may come back. */
const COME_BACK = 3;

export interface Pictures {
  /** A strong tag, in quotes: the same content has the same one in every process. */
  tagOf(card: Card): string;
  /** @throws the refusal `not-available` when too many pictures wait */
  pngOf(card: Card): Promise<Buffer>;
}

/**
 * Draws pictures one after the other, to leave the processor to the calls of the game, and caches them by content.
 * Concurrent requests for a picture share one drawing.
 */
export function createPictures(draw: (card: Card) => Promise<Buffer> = drawPicture): Pictures {
  const oneAtATime = pLimit(1);
  const cached = new LRUCache<string, Buffer>({
    max: MAX_PICTURES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const underway = new Map<string, Promise<Buffer>>();

  const tagOf = (card: Card) =>
    `"${createHash('sha256')
      .update(JSON.stringify([DRAWING, card, addedLanguage(card.language)?.revision].filter(Boolean)))
      .digest('base64url')
      .slice(0, 22)}"`;

  return {
    tagOf,
    async pngOf(card) {
      const tag = tagOf(card);
      const ready = cached.get(tag) ?? underway.get(tag);
      if (ready) return ready;
      if (oneAtATime.pendingCount >= QUEUE) throw notAvailable(COME_BACK);
      const drawing = oneAtATime(() => draw(card)).finally(() => underway.delete(tag));
      underway.set(tag, drawing);
      const png = await drawing;
      cached.set(tag, png);
      return png;
    },
  };
}

async function drawPicture(card: Card): Promise<Buffer> {
  const pen = createPen(await loadTypeface(), card.look);
  return renderPicture(drawCard(pen, card));
}
