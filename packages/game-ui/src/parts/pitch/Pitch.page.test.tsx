import { render, screen, within } from '@testing-library/react';
import { card, freePlace, examples as p } from '../../testing/examplePlayers.js';
import { DugOut } from './DugOut.js';
import { EmptyPitch } from './EmptyPitch.js';
import { Pitch } from './Pitch.js';

describe('the pitch', () => {
  it('is read in the order of the field: coach, goal, defence, midfield, attack', () => {
    render(
      <Pitch
        label="Je opstelling"
        coach={card(p.rangnick)}
        rows={[[card(p.verbruggen)], [card(p.dumfries)], [card(p.xhaka)], [card(p.lukaku)]]}
      />,
    );
    const names = within(screen.getByRole('group', { name: 'Je opstelling' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')?.split(',')[0]);
    expect(names).toEqual(['Rangnick', 'Verbruggen', 'Dumfries', 'Xhaka', 'Lukaku']);
  });

  it('distinguishes a row of five from a row of four, so that five fit', () => {
    const five = [p.musiala, p.deBruyne, p.kante, p.xhaka, p.ruiz].map((player) => card(player));
    render(<Pitch label="3-5-2" rows={[[], [], five, []]} />);
    expect(screen.getByRole('button', { name: /Musiala/ }).parentElement).toHaveAttribute('data-count', '5');
  });

  it('has its final size while loading', () => {
    render(<EmptyPitch label="Je ploeg wordt geladen" />);
    expect(screen.getByRole('status')).toHaveTextContent('Je ploeg wordt geladen');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the bench', () => {
  it('is in the order of substitution', () => {
    render(
      <DugOut
        title="De bank"
        hint="Nog 1 plaats"
        seats={[
          { id: 1, note: 'doelman', card: card(p.verbruggen) },
          { id: 2, order: 1, note: 'valt eerst in', card: card(p.ruiz) },
          { id: 3, order: 2, card: freePlace('Aanvaller', 'b3') },
        ]}
      />,
    );
    const bench = within(screen.getByRole('region', { name: 'De bank' }));
    expect(bench.getAllByRole('listitem').map((seat) => seat.textContent)).toEqual([
      expect.stringMatching(/^doelman/),
      expect.stringMatching(/^1valt eerst in/),
      expect.stringMatching(/^2/),
    ]);
  });

  it.each([
    [3, '3', '3'],
    [4, '', ''],
    [5, '3', '5'],
    [7, '4', '7'],
  ])('fits %i in a line, or in two on phones', (count, narrow, wide) => {
    const seats = Array.from({ length: count }, (_, id) => ({ id, card: freePlace('Verdediger', `b${id}`) }));
    render(<DugOut title="De bank" seats={seats} />);
    const { style } = screen.getByRole('list');
    expect([style.getPropertyValue('--em-seats'), style.getPropertyValue('--em-seats-wide')]).toEqual([
      narrow,
      wide,
    ]);
  });

  it('is not rendered when it is empty', () => {
    const { container } = render(<DugOut title="De bank" seats={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
