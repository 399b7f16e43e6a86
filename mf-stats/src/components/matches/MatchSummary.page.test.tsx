import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchSummary } from './MatchSummary.js';

it('lists for each kind the players, home before away', () => {
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

it('opens a pressed player', async () => {
  const open = jest.fn();
  const home = [{ id: 1, name: 'Musiala', detail: '×2', onPress: open }];
  render(<MatchSummary label="Doelpunten" rows={[{ kind: 'goal', label: 'Doelpunten', home, away: [] }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Musiala ×2' }));
  expect(open).toHaveBeenCalledTimes(1);
});

describe('a kind without an event', () => {
  const none = { home: [], away: [] };
  const rows = [
    { kind: 'goal', label: 'Doelpunten', ...none },
    { kind: 'yellow', label: 'Gele kaarten', home: [{ id: 1, name: 'Tah' }], away: [] },
    { kind: 'red', label: 'Rode kaarten', ...none },
  ] as const;

  const steady = {
    emptyText: 'Nog niets.',
    moreText: ({ label }: { label: string }) => `Toon iedereen: ${label}`,
  };

  it('retains its place without its mark', () => {
    render(<MatchSummary label="Doelpunten en kaarten" rows={rows} steady={steady} />);
    expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'Gele kaarten',
    ]);
    expect(screen.getByRole('list', { name: 'Doelpunten en kaarten' }).children).toHaveLength(3);
    expect(screen.queryByText('Nog niets.')).toBeNull();
  });

  it('is a text as high as all rows where there are no events at all', () => {
    const quiet = rows.map((row) => ({ ...row, ...none }));
    render(<MatchSummary label="Doelpunten en kaarten" rows={quiet} steady={steady} />);
    expect(screen.queryByRole('img')).toBeNull();
    const sentence = screen.getByText('Nog niets.');
    expect(sentence.parentElement?.style.height).toBe('10.5rem');
  });
});

describe('a steady row', () => {
  const heights = (names: number, row: number) => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(names);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(row);
  };
  const goals = (count: number) => [
    {
      kind: 'goal' as const,
      label: 'Doelpunten',
      home: Array.from({ length: count }, (_, id) => ({ id, name: `Speler ${id}` })),
      away: [],
    },
  ];
  const steady = { emptyText: 'Nog niets.', moreText: () => 'Toon iedereen' };
  afterEach(() => jest.restoreAllMocks());

  it('with too many names opens on a press', async () => {
    heights(76, 56);
    render(<MatchSummary label="Doelpunten en kaarten" rows={goals(5)} steady={steady} />);
    const row = screen.getByRole('list', { name: 'Doelpunten en kaarten' }).firstElementChild;
    expect(row?.hasAttribute('data-open')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Toon iedereen' }));
    expect(row?.hasAttribute('data-open')).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no such button while all fit', () => {
    heights(50, 56);
    render(<MatchSummary label="Doelpunten en kaarten" rows={goals(2)} steady={steady} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that can grow has none either', () => {
    heights(76, 56);
    render(<MatchSummary label="Doelpunten en kaarten" rows={goals(5)} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
