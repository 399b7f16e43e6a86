import { render, screen } from '@testing-library/react';
import { FormBars, PointsSpark } from './FormBars.js';

it('a form has a bar or a stub for every matchday of the tournament', () => {
  render(<FormBars points={[9, null, -1]} label="vorm" />);
  expect(screen.getByRole('img', { name: 'vorm' }).children).toHaveLength(7);
});

it('bars of a league’s matchdays have a width', () => {
  render(<PointsSpark points={Array.from({ length: 38 }, () => 5)} label="punten" />);
  for (const bar of screen.getByRole('img').children)
    expect(Number(bar.getAttribute('width'))).toBeGreaterThan(1);
});

it('bars grow with the points', () => {
  render(<PointsSpark points={[3, 13]} label="punten" />);
  const [small, tall] = [...screen.getByRole('img').children].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(tall).toBeGreaterThan(small ?? 0);
});
