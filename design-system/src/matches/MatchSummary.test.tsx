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

describe('a kind that nobody did', () => {
  const none = { home: [], away: [] };
  const rows = [
    { kind: 'goal', label: 'Doelpunten', ...none },
    { kind: 'yellow', label: 'Gele kaarten', home: [{ id: 1, name: 'Tah' }], away: [] },
    { kind: 'red', label: 'Rode kaarten', ...none },
  ] as const;

  it('keeps its place without its mark', () => {
    render(<MatchSummary label="Doelpunten en kaarten" rows={rows} emptyText="Nog niets." />);
    expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'Gele kaarten',
    ]);
    expect(screen.getByRole('list', { name: 'Doelpunten en kaarten' }).children).toHaveLength(3);
    expect(screen.queryByText('Nog niets.')).toBeNull();
  });

  it('is a sentence where nobody did anything', () => {
    const quiet = rows.map((row) => ({ ...row, ...none }));
    render(<MatchSummary label="Doelpunten en kaarten" rows={quiet} emptyText="Nog niets." />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Nog niets.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Doelpunten en kaarten' }).children).toHaveLength(3);
  });
});
