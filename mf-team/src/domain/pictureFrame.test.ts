import { pictureFrame } from './pictureFrame.js';

describe('a picture in a square', () => {
  it.each([
    [
      'a wide one fills it, and loses its sides',
      { width: 200, height: 100 },
      'cover',
      { x: -50, y: 0, width: 200, height: 100 },
    ],
    [
      'a wide one fits in completely',
      { width: 200, height: 100 },
      'contain',
      { x: 0, y: 25, width: 100, height: 50 },
    ],
    [
      'a small, tall one is enlarged to its height',
      { width: 25, height: 50 },
      'contain',
      { x: 25, y: 0, width: 50, height: 100 },
    ],
  ] as const)('%s', (_name, size, fit, frame) => {
    expect(pictureFrame(size, 100, fit)).toEqual(frame);
  });
});
