import { render, screen } from '@testing-library/react';
import { FixtureRow } from './FixtureRow.js';

describe('a match in a list of fixtures', () => {
  it('shows the number of own players beyond the third', () => {
    const shirts = [1, 2, 3, 4, 5].map((id) => ({ id, nation: 'GER', number: id }));
    render(
      <ul>
        <FixtureRow time="21.00" home="SUI" away="GER" label="Zwitserland – Duitsland" shirts={shirts} />
      </ul>,
    );
    expect(screen.getByText('+2')).toBeInTheDocument();
  });
});
