import { render, screen, within } from '@testing-library/react';
import { FormBars, PointsSpark } from '../form-bars/FormBars.js';
import { PointsBars } from './PointsBars.js';

describe('points per matchday', () => {
  it('say each matchday in words', () => {
    render(
      <PointsBars
        label="Punten per speeldag"
        legend={{ own: 'jij', average: 'gemiddelde' }}
        matchdays={[
          { number: 1, points: 44.5, text: '44,5', average: 36, label: 'speeldag 1: 44,5 punten' },
          { number: 2, points: null, label: 'speeldag 2: nog te spelen' },
        ]}
      />,
    );
    const items = within(screen.getByRole('list', { name: 'Punten per speeldag' })).getAllByRole('listitem');
    expect(items.map((item) => item.firstChild?.textContent)).toEqual([
      'speeldag 1: 44,5 punten',
      'speeldag 2: nog te spelen',
    ]);
    expect(screen.getByRole('figure')).toHaveTextContent('jijgemiddelde');
  });

  it('draw a bar or a stub for every matchday of the tournament', () => {
    render(<FormBars points={[9, null, -1]} label="vorm" />);
    expect(screen.getByRole('img', { name: 'vorm' }).children).toHaveLength(7);
  });

  it('grow with the points', () => {
    render(<PointsSpark points={[3, 13]} label="punten" />);
    const [small, tall] = [...screen.getByRole('img').children].map((bar) =>
      Number(bar.getAttribute('height')),
    );
    expect(tall).toBeGreaterThan(small ?? 0);
  });
});
