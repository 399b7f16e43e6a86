import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchSummary } from './MatchSummary.js';

it('tells for each kind who did it, home before away', () => {
  render(
    <MatchSummary
      label="Doelpunten en kaarten"
      rows={[
        {
          kind: 'goal',
          label: 'Doelpunten',
          home: [{ id: 1, name: 'Musiala', detail: '×2' }],
          away: [{ id: 2, name: 'Rüdiger', detail: 'eigen doelpunt' }],
        },
        { kind: 'red', label: 'Rode kaarten', home: [], away: [{ id: 3, name: 'Porteous' }] },
      ]}
    />,
  );
  const [home, away] = screen.getAllByRole('list', { name: 'Doelpunten' });
  expect(home?.textContent).toBe('Musiala ×2');
  expect(away?.textContent).toBe('Rüdiger eigen doelpunt');
  expect(screen.getByRole('img', { name: 'Doelpunten' })).toBeTruthy();
  const red = screen.getAllByRole('list', { name: 'Rode kaarten' });
  expect(red).toHaveLength(1);
  expect(within(red[0] ?? document.body).getByText('Porteous')).toBeTruthy();
});

it('opens who is pressed', async () => {
  const open = jest.fn();
  const home = [{ id: 1, name: 'Musiala', detail: '×2', onPress: open }];
  render(<MatchSummary label="Doelpunten" rows={[{ kind: 'goal', label: 'Doelpunten', home, away: [] }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Musiala ×2' }));
  expect(open).toHaveBeenCalledTimes(1);
});
