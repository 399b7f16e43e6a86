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

/** Pictures whose drawing ends on `end`. */
function pausedPictures() {
  const startedNames: string[] = [];
  let end: (error?: Error) => void = () => undefined;
  const pictures = createPictures((card) => {
    startedNames.push(card.competition);
    return new Promise((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve(Buffer.from(card.competition)));
    });
  });
  return { pictures, startedNames, end: (error?: Error) => end(error) };
}

it('are drawn one after the other, and the same one once for concurrent requests', async () => {
  const { pictures, startedNames, end } = pausedPictures();
  const waiting = [1, 1, 2].map((name) => pictures.pngOf(cardOf(name)));
  await setImmediate();
  expect(startedNames).toEqual(['EURO 1']);
  end();
  await Promise.all(waiting.slice(0, 2));
  await setImmediate();
  expect(startedNames).toEqual(['EURO 1', 'EURO 2']);
  end();
  expect(String(await waiting[2])).toBe('EURO 2');
});

it('are cached by their content', async () => {
  const { pictures, startedNames, end } = pausedPictures();
  const first = pictures.pngOf(cardOf(1));
  await setImmediate();
  end();
  expect(await pictures.pngOf(cardOf(1))).toBe(await first);
  expect(startedNames).toHaveLength(1);
  expect(pictures.tagOf(cardOf(1))).toBe(pictures.tagOf(cardOf(1)));
  expect(pictures.tagOf(cardOf(1))).not.toBe(pictures.tagOf(cardOf(2)));
});

it('are drawn again after a failure', async () => {
  const { pictures, startedNames, end } = pausedPictures();
  const failing = pictures.pngOf(cardOf(1));
  await setImmediate();
  end(new Error('no memory'));
  await expect(failing).rejects.toThrow('no memory');
  const again = pictures.pngOf(cardOf(1));
  await setImmediate();
  end();
  expect(String(await again)).toBe('EURO 1');
  expect(startedNames).toHaveLength(2);
});

it('are refused for a moment when too many are queued', async () => {
  const { pictures, startedNames } = pausedPictures();
  void pictures.pngOf(cardOf('first'));
  await setImmediate();
  for (let waiting = 0; waiting < 30; waiting += 1) void pictures.pngOf(cardOf(waiting));
  const refused = await pictures.pngOf(cardOf('too many')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: 'not-available', headers: { 'Retry-After': '3' } });
  expect(startedNames).toEqual(['EURO first']);
});
