import { Standings } from '@euro/game-ui';
import { render, screen, within } from '@testing-library/react';
import { Podium } from './Podium.js';
import { type RankedTeam, type RankHeads, rankColumns } from './rankColumns.js';

const team: RankedTeam = {
  id: 1,
  rank: '1',
  move: { move: 2, label: '2 gestegen' },
  name: 'Onder de Lat',
  manager: 'Sofie Vermeulen',
  prize: { icon: <svg role="img" aria-label="fiets" />, text: 'Koersfiets' },
  week: '71,0',
  total: '384,5',
};

describe('the columns of a ranking', () => {
  const heads = { rank: 'Plaats', team: 'Ploeg', total: 'Totaal' };
  const cells = (headsWith: Partial<RankHeads>) => {
    render(
      <Standings
        caption="Algemeen klassement"
        columns={rankColumns({ ...heads, ...headsWith })}
        rows={[team]}
        ownLabel="Jouw ploeg"
        loadingLabel="De rangschikking wordt geladen"
      />,
    );
    // On narrow containers heads and the matchday's points are hidden, and jsdom has no widths.
    const texts = (role: 'columnheader' | 'cell') =>
      screen.getAllByRole(role, { hidden: true }).map(({ textContent }) => textContent);
    return texts('columnheader').map((head, at) => [head, texts('cell')[at]]);
  };

  it('are rank, team and total at least', () => {
    expect(cells({})).toEqual([
      ['Plaats', '1'],
      ['Ploeg', 'Onder de LatSofie Vermeulen'],
      ['Totaal', '384,5'],
    ]);
  });

  it('are moves, prizes and the matchday where they have a head', () => {
    expect(cells({ move: '+/−', prize: 'Prijs', week: 'Speeldag 5' })).toEqual([
      ['Plaats', '1'],
      ['+/−', '22 gestegen'],
      ['Ploeg', 'Onder de LatSofie Vermeulen'],
      ['Prijs', 'Koersfiets'],
      ['Speeldag 5', '71,0'],
      ['Totaal', '384,5'],
    ]);
  });
});

describe('the podium', () => {
  const podium = (nameOf: (place: number) => string) =>
    render(
      <Podium
        label="De eerste drie"
        teams={([1, 2, 3] as const).map((place) => ({
          id: place,
          place,
          rank: String(place),
          name: nameOf(place),
          manager: 'Iemand',
          points: '380,0',
        }))}
      />,
    );

  it('is in the order of ranks', () => {
    podium((place) => `Ploeg ${place}`);
    const names = within(screen.getByRole('list', { name: 'De eerste drie' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent?.slice(0, 7));
    expect(names).toEqual(['Ploeg 1', 'Ploeg 2', 'Ploeg 3']);
  });

  it('has room for the longest name', () => {
    podium((place) => (place === 1 ? 'De allerlangste naam die een ploeg in dit spel mag hebben' : 'Kort'));
    const nameOf = (text: RegExp) => screen.getByText(text).closest('p');
    expect(nameOf(/allerlangste/)).toHaveAttribute('data-long');
    expect(screen.getAllByText('Kort')[0]?.closest('p')).not.toHaveAttribute('data-long');
  });
});
