import { peakHeights } from './lineScales.js';

const peak = (x: number, y: number, text = '14') => ({ x, y, text });

describe('the texts of peaks', () => {
  it('are above their marks', () => {
    expect(peakHeights([peak(10, 100), peak(200, 96)])).toEqual([88, 84]);
  });

  it.each([
    ['at one mark', [peak(50, 100), peak(50, 100)]],
    ['beside each other', [peak(50, 100), peak(62, 94, '15')]],
    ['at the marks of four players', [peak(50, 100), peak(50, 100), peak(50, 100), peak(50, 100)]],
  ])('are never over another text %s', (_, peaks) => {
    const heights = [...peakHeights(peaks)].sort((one, other) => one - other);
    for (const [at, height] of heights.slice(1).entries())
      expect(height - (heights[at] ?? 0)).toBeGreaterThanOrEqual(14);
  });
});
