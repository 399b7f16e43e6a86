import { setImmediate } from 'node:timers/promises';
import { Refusal } from '../../infra/errors.js';
import { PRODUCT_LOOK } from '../../tournament/index.js';
import type { PortalCard } from '../cards/card.js';
import { createPictures } from './createPictures.js';

const cardOf = (name: string | number): PortalCard => ({
  kind: 'portal',
  language: 'nl',
  competition: `EURO ${name}`,
  look: PRODUCT_LOOK,
  shirts: [],
});

/** Pictures whose drawing ends when the test says so. */
function heldPictures() {
  const begun: string[] = [];
  let end: (error?: Error) => void = () => undefined;
  const pictures = createPictures((card) => {
    begun.push(card.competition);
    return new Promise((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve(Buffer.from(card.competition)));
    });
  });
  return { pictures, begun, end: (error?: Error) => end(error) };
}

it('are drawn one after the other, and the same one once for concurrent requests', async () => {
  const { pictures, begun, end } = heldPictures();
  const waiting = [1, 1, 2].map((name) => pictures.pngOf(cardOf(name)));
  await setImmediate();
  expect(begun).toEqual(['EURO 1']);
  end();
  await Promise.all(waiting.slice(0, 2));
  await setImmediate();
  expect(begun).toEqual(['EURO 1', 'EURO 2']);
  end();
  expect(String(await waiting[2])).toBe('EURO 2');
});

it('are cached by their content', async () => {
  const { pictures, begun, end } = heldPictures();
  const first = pictures.pngOf(cardOf(1));
  await setImmediate();
  end();
  expect(await pictures.pngOf(cardOf(1))).toBe(await first);
  expect(begun).toHaveLength(1);
  expect(pictures.tagOf(cardOf(1))).toBe(pictures.tagOf(cardOf(1)));
  expect(pictures.tagOf(cardOf(1))).not.toBe(pictures.tagOf(cardOf(2)));
});

it('are drawn again after a failure', async () => {
  const { pictures, begun, end } = heldPictures();
  const failing = pictures.pngOf(cardOf(1));
  await setImmediate();
  end(new Error('no memory'));
  await expect(failing).rejects.toThrow('no memory');
  const again = pictures.pngOf(cardOf(1));
  await setImmediate();
  end();
  expect(String(await again)).toBe('EURO 1');
  expect(begun).toHaveLength(2);
});

it('are refused for a moment when too many are queued', async () => {
  const { pictures, begun } = heldPictures();
  void pictures.pngOf(cardOf('first'));
  await setImmediate();
  for (let waiting = 0; waiting < 30; waiting += 1) void pictures.pngOf(cardOf(waiting));
  const refused = await pictures.pngOf(cardOf('too many')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: 'not-available', headers: { 'Retry-After': '3' } });
  expect(begun).toEqual(['EURO first']);
});
