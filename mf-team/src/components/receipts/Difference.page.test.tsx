import { render, screen } from '@testing-library/react';
import { Difference } from './Difference.js';

describe('a difference', () => {
  it('has both sides', () => {
    render(
      <Difference
        sides={[
          { id: 'theirs', title: 'Elders bewaard', content: <p>Kapitein: Olmo</p> },
          { id: 'mine', title: 'Hier gewijzigd', content: <p>Kapitein: Kanté</p> },
        ]}
      />,
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Elders bewaard',
      'Hier gewijzigd',
    ]);
  });
});
