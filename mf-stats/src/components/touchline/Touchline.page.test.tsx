import { render, screen, within } from '@testing-library/react';
import { Touchline } from './Touchline.js';

it('lists the substitutes in order, under its own heading', () => {
  render(
    <Touchline
      title="Ingevallen"
      places={[
        { id: 9, note: '63′', card: <button type="button">Füllkrug</button> },
        { id: 25, note: '81′', card: <button type="button">Can</button> },
      ]}
    />,
  );
  const strip = screen.getByRole('region', { name: 'Ingevallen' });
  expect(
    within(strip)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['63′Füllkrug', '81′Can']);
});

it('reserves its room before the first substitution, with an invisible card', () => {
  const empty = { text: 'Nog niemand', card: <button type="button">Niemand</button> };
  render(<Touchline title="Ingevallen" places={[]} empty={empty} />);
  expect(screen.getByText('Nog niemand')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Niemand')).toBeTruthy();
});
