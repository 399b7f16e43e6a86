import { fireEvent, render } from '@testing-library/react';
import { Badge } from './Badge.js';
import { crestFromSeed } from './crest.js';

describe('a crest', () => {
  it('is the same for the same team', () => {
    expect(crestFromSeed('team-42')).toEqual(crestFromSeed('team-42'));
    expect(crestFromSeed(42)).toEqual(crestFromSeed('42'));
  });

  it('differs between neighbours: a hundred teams show at least fifty crests', () => {
    const crests = Array.from({ length: 100 }, (_, id) => JSON.stringify(crestFromSeed(id)));
    expect(new Set(crests).size).toBeGreaterThan(50);
  });

  it('uses every shape and every pattern', () => {
    const crests = Array.from({ length: 500 }, (_, id) => crestFromSeed(id));
    expect(new Set(crests.map((crest) => crest.shape)).size).toBe(3);
    expect(new Set(crests.map((crest) => crest.pattern)).size).toBe(8);
  });
});

describe('a badge', () => {
  it('is the team’s own logo; the crest replaces one that does not load, until there is another', () => {
    const { container, rerender } = render(<Badge seed={7} src="/uploads/badges/one.png" />);
    const logo = () => container.querySelector('img');
    fireEvent.error(logo() ?? container);
    expect(logo()).toBeNull();
    expect(container.querySelector('svg')).toBeTruthy();
    rerender(<Badge seed={7} src="/uploads/badges/two.png" />);
    expect(logo()?.getAttribute('src')).toBe('/uploads/badges/two.png');
  });
});
