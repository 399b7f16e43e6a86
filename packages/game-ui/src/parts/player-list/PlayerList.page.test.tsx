import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayerList } from './PlayerList.js';
import { PlayerRow, type PlayerRowProps } from './PlayerRow.js';

const row = (props: Partial<PlayerRowProps> = {}) => (
  <PlayerRow
    name="Musiala"
    shirt={{ nation: 'GER', number: 10 }}
    nationName="Duitsland"
    opponent="SUI (u)"
    opponentSpoken="uit tegen Zwitserland"
    form={[9, null]}
    formLabel="punten per speeldag: 9, niet gespeeld"
    value="€ 8,5"
    ownership={41}
    ownershipText="41 %"
    ownershipSpoken="gekozen door 41 procent"
    action="add"
    actionLabel="Kies Musiala"
    onAction={() => {}}
    {...props}
  />
);
const list = (props: Partial<PlayerRowProps> = {}) => render(<ul>{row(props)}</ul>);

describe('a player in a list', () => {
  it('has text for each of its pictures', () => {
    list();
    expect(screen.getByRole('img', { name: 'Duitsland' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'punten per speeldag: 9, niet gespeeld' })).toBeInTheDocument();
    expect(screen.getByText('uit tegen Zwitserland')).toBeInTheDocument();
    expect(screen.getByText('gekozen door 41 procent')).toBeInTheDocument();
  });

  it('is chosen with one button and opened with another', async () => {
    const choose = jest.fn();
    const open = jest.fn();
    list({ onAction: choose, onOpen: open, openLabel: 'Meer over Musiala' });
    await userEvent.click(screen.getByRole('button', { name: 'Kies Musiala' }));
    await userEvent.click(screen.getByRole('button', { name: 'Meer over Musiala' }));
    expect(choose).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('who cannot be chosen has the reason, beside him and on his button', async () => {
    const choose = jest.fn();
    list({
      action: 'locked',
      actionLabel: 'Musiala kan niet',
      reason: 'Max. 3 uit Duitsland',
      onAction: choose,
    });
    const button = screen.getByRole('button', { name: 'Musiala kan niet' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Max. 3 uit Duitsland');
    await userEvent.click(button);
    expect(choose).not.toHaveBeenCalled();
  });

  it('has his problem as text', () => {
    list({ mark: 'one-yellow', markLabel: 'één gele kaart van schorsing' });
    expect(screen.getByRole('img', { name: 'één gele kaart van schorsing' })).toBeInTheDocument();
  });

  it('has his photo instead of the shirt, which comes back when it does not load', () => {
    const { container } = list({ portrait: '/musiala.webp' });
    const photo = container.querySelector('img');
    expect([photo?.getAttribute('src'), container.querySelector('.em-jersey')]).toEqual([
      '/musiala.webp',
      null,
    ]);
    if (photo) fireEvent.error(photo);
    expect(container.querySelector('.em-jersey')).toBeInTheDocument();
  });
});

describe('a list of players', () => {
  const props = { label: 'Aanvallers', loadingLabel: 'Spelers worden geladen', footer: <p>bladeren</p> };

  it('shows its rows and its pager', () => {
    render(<PlayerList {...props}>{row()}</PlayerList>);
    expect(screen.getByRole('list', { name: 'Aanvallers' })).toHaveTextContent('Musiala');
    expect(screen.getByText('bladeren')).toBeInTheDocument();
  });

  it('announces that it is loading, and shows no rows', () => {
    render(
      <PlayerList {...props} loading>
        {row()}
      </PlayerList>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Spelers worden geladen');
    expect(screen.queryByText('Musiala')).not.toBeInTheDocument();
  });

  it('shows its rows while new ones are loading', () => {
    render(
      <PlayerList {...props} refreshing>
        {row()}
      </PlayerList>,
    );
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Musiala')).toBeInTheDocument();
  });

  it('shows the replacement of its rows', () => {
    render(<PlayerList {...props} fallback={<p>Niemand gevonden</p>} />);
    expect(screen.getByText('Niemand gevonden')).toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
