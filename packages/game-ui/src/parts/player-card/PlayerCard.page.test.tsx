import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpponentLine, PlayerCard } from './PlayerCard.js';

const label = 'Jamal Musiala, Duitsland, middenvelder, vice-kapitein, uit tegen Zwitserland';

describe('a player card', () => {
  it('has all its content in its accessible name, and can be pressed', async () => {
    const press = jest.fn();
    render(
      <PlayerCard
        name="Musiala"
        label={label}
        shirt={{ nation: 'GER', number: 10 }}
        band="V"
        secondLine={<OpponentLine opponent="SUI" venue="(u)" />}
        onPress={press}
      />,
    );
    const card = screen.getByRole('button', { name: label });
    expect(card).toHaveTextContent('MusialaSUI (u)');
    await userEvent.click(card);
    await userEvent.keyboard(' ');
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('is a picture, not a button, when it cannot be pressed', () => {
    render(<PlayerCard name="Musiala" label={label} shirt={{ nation: 'GER' }} points="9" />);
    expect(screen.getByRole('img', { name: label })).toHaveTextContent('9');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows points with their multiplier', () => {
    render(
      <PlayerCard name="De Bruyne" label="De Bruyne" points="13,5" multiplier="×1,5" onPress={() => {}} />,
    );
    expect(screen.getByRole('button')).toHaveTextContent('13,5×1,5');
  });

  it('shows on a press why it is blocked', async () => {
    const [press, refusedPress] = [jest.fn(), jest.fn()];
    render(
      <PlayerCard name="Musiala" label={label} aria-disabled onPress={press} onRefusedPress={refusedPress} />,
    );
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect([press.mock.calls.length, refusedPress.mock.calls.length]).toEqual([0, 1]);
  });

  it('shows the points with the armband', () => {
    render(<PlayerCard name="Kanté" label="Kanté, kapitein ×3" band="C" bandNote="×3" onPress={() => {}} />);
    expect(screen.getByRole('button')).toHaveTextContent('C×3Kanté');
  });

  it('remains focusable when it is blocked, but does nothing', async () => {
    const press = jest.fn();
    render(<PlayerCard name="Neuer" label="Neuer, kan niet wisselen" aria-disabled onPress={press} />);
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
  });

  it('of a free place invites to choose', () => {
    render(
      <PlayerCard
        state="empty"
        name="Verdediger"
        label="Verdediger, kies"
        secondLine="Kies"
        onPress={() => {}}
      />,
    );
    expect(screen.getByRole('button', { name: 'Verdediger, kies' })).toHaveTextContent('VerdedigerKies');
  });

  it('of a draft shows both tags', () => {
    render(
      <PlayerCard
        state="draft-in"
        name="Gakpo"
        label="Gakpo in voor Mbappé"
        tag="in"
        replaces={{ nation: 'FRA', number: 10, tag: 'uit' }}
        onPress={() => {}}
      />,
    );
    expect(screen.getByText('in')).toBeInTheDocument();
    expect(screen.getByText('uit')).toBeInTheDocument();
  });
});
