import sharp from 'sharp';
import { withTimeBudget } from '../db/timeBudget.js';
import { drawPicture } from './drawPicture.js';

it('refuses a picture whose call has no time left to wait for the one before it', async () => {
  const file = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const first = drawPicture('badge', file);
  const second = withTimeBudget(0, () => drawPicture('badge', file));
  const third = drawPicture('badge', file);
  await expect(second).rejects.toMatchObject({ code: 'not-available' });
  for (const drawn of [first, third]) expect((await drawn).subarray(8, 12).toString()).toBe('WEBP');
});
