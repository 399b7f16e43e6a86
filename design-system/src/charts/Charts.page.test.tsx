import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  LineChart,
  PointsPerMatchday,
  RadarChart,
  RankHistoryChart,
  SeriesKey,
  Sparkline,
  StepLine,
} from './index.js';
import { pointsScales } from './pointsScales.js';

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const places = ['SD 1', 'SD 2', 'SD 3'];

const twoPlayers = [
  { id: 1, name: 'Gakpo', values: [9, 3, 13] },
  { id: 2, name: 'Ruiz', values: [14, null, 2] },
];

describe('a line chart', () => {
  const chart = (
    <LineChart
      label="Punten per speeldag"
      places={places}
      placeHead="Speeldag"
      series={twoPlayers}
      write={(value) => `${value} p`}
      none="niet gespeeld"
      peaks
      switchTexts={{ table: 'Als tabel', chart: 'Als grafiek' }}
    />
  );

  it('is a picture with a name and a table of the same values', () => {
    render(chart);
    expect(screen.getByRole('img', { name: 'Punten per speeldag' })).toBeInTheDocument();
    expect(rowsOf('Punten per speeldag')).toEqual([
      ['Speeldag', 'Gakpo', 'Ruiz'],
      ['SD 1', '9 p', '14 p'],
      ['SD 2', '3 p', 'niet gespeeld'],
      ['SD 3', '13 p', '2 p'],
    ]);
  });

  it('breaks a line where there is no value, and distinguishes lines by dash and mark', () => {
    const { container } = render(chart);
    const [first, second] = [...container.querySelectorAll('path[stroke-width="3"]')];
    expect(first?.getAttribute('d')?.match(/M/g)).toHaveLength(1);
    expect(second?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
    expect(first?.getAttribute('stroke-dasharray')).toBeNull();
    expect(second?.getAttribute('stroke-dasharray')).toBe('8 5');
    const marks = [...container.querySelectorAll('[role=img] path[transform]')].map((mark) =>
      mark.getAttribute('d'),
    );
    expect(marks).toHaveLength(5);
    expect(new Set(marks).size).toBe(2);
  });

  it('labels the highest value of each line', () => {
    render(chart);
    const texts = [...screen.getByRole('img').querySelectorAll('text')].map((text) => text.textContent);
    expect(texts).toEqual(expect.arrayContaining(['13 p', '14 p']));
  });

  it('toggles between table and picture', async () => {
    render(chart);
    await userEvent.click(screen.getByRole('button', { name: 'Als tabel' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('table', { name: 'Punten per speeldag' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Als grafiek' }));
    expect(screen.getByRole('img', { name: 'Punten per speeldag' })).toBeInTheDocument();
  });

  it('renders only its foot without values', () => {
    render(
      <LineChart
        label="leeg"
        places={places}
        placeHead="Speeldag"
        series={[{ id: 1, name: 'a', values: [null, null, null] }]}
        write={String}
        none="–"
      />,
    );
    expect(screen.getByRole('img', { name: 'leeg' }).innerHTML).not.toMatch(/NaN|Infinity/);
  });
});

describe('a rank history', () => {
  const heights = (ranks: readonly (number | null)[]) => {
    const { container } = render(
      <RankHistoryChart
        label="Plaats per speeldag"
        matchdays={ranks.map((_, at) => String(at + 1))}
        matchdayHead="Speeldag"
        series={[{ id: 1, name: 'Plaats', ranks }]}
        write={String}
        none="–"
      />,
    );
    return [...container.querySelectorAll('[role=img] path[transform]')].map((mark) =>
      Number(/translate\([\d.]+ ([\d.]+)\)/.exec(mark.getAttribute('transform') ?? '')?.[1]),
    );
  };

  it('rises when the rank improves', () => {
    const [first = 0, second = 0] = heights([9804, 4218]);
    expect(second).toBeLessThan(first);
  });

  it('is level in the middle while the rank is unchanged', () => {
    const [first, second] = heights([7, 7]);
    expect(first).toBe(second);
    expect(heights([12])[0]).toBe(40);
  });
});

describe('points per matchday', () => {
  it('list points, average and missing values', () => {
    const { container } = render(
      <PointsPerMatchday
        label="Punten per speeldag"
        matchdayHead="Speeldag"
        legend={{ own: 'jij', average: 'gemiddelde' }}
        matchdays={[
          { number: 1, points: 44.5, text: '44,5', average: 36, averageText: '36' },
          { number: 2, points: null, absent: true, text: 'niet gespeeld' },
          { number: 3, points: -1, text: '−1', provisional: true },
          { number: 4, points: 5, text: '5', provisional: true },
          { number: 5, points: null, text: 'nog te spelen' },
        ]}
      />,
    );
    expect(rowsOf('Punten per speeldag').slice(0, 3)).toEqual([
      ['Speeldag', 'jij', 'gemiddelde'],
      ['1', '44,5', '36'],
      ['2', 'niet gespeeld', ''],
    ]);
    expect(
      [...container.querySelectorAll('[data-kind]')].map((bar) => bar.getAttribute('data-kind')),
    ).toEqual(['final', 'absent', 'negative', 'provisional', 'future']);
    expect(screen.getByRole('figure')).toHaveTextContent('jijgemiddelde');
  });
});

describe('points of the matchdays of a season', () => {
  const season = (count: number, selected: number) =>
    pointsScales(
      Array.from({ length: count }, (_, at) => ({ points: 40, selected: at === selected })),
      212,
      128,
    );
  const placesWith = (count: number, has: (at: number) => boolean) =>
    Array.from({ length: count }, (_, at) => at).filter(has);

  it('all have numbers where there is room', () => {
    const { hasMatchday, hasPoints } = season(7, 3);
    expect(placesWith(7, hasMatchday)).toHaveLength(7);
    expect(placesWith(7, hasPoints)).toHaveLength(7);
  });

  it('have numbers that do not touch each other, the selected one always', () => {
    const { hasMatchday, hasPoints, barWidth, x } = season(38, 20);
    const numbered = placesWith(38, hasMatchday);
    expect(numbered).toContain(20);
    for (const [index, at] of numbered.slice(1).entries())
      expect(x(at) - x(numbered[index] ?? 0)).toBeGreaterThanOrEqual(20);
    expect(placesWith(38, hasPoints)).toEqual([20]);
    expect(barWidth).toBeGreaterThan(3);
  });

  it('have them within the chart and above the bars beside', () => {
    const scales = pointsScales(
      Array.from({ length: 22 }, (_, at) => ({ points: at === 20 ? 60 : 20, selected: at === 21 })),
      212,
      128,
    );
    expect(scales.textX(21)).toBeLessThanOrEqual(198);
    expect(scales.textHeight(21)).toBe(scales.barHeight(60));
  });
});

describe('a radar', () => {
  it('clips values beyond the rim, and has the true ones in the table', () => {
    const { container } = render(
      <RadarChart
        label="Profiel"
        axisHead="Statistiek"
        axes={[
          { id: 'goals', name: 'Doelpunten', most: 4 },
          { id: 'assists', name: 'Assists', most: 4 },
          { id: 'duels', name: 'Gewonnen duels', most: 18 },
        ]}
        series={[
          { id: 1, name: 'Gakpo', values: [4, 2, 9], texts: ['4', '2', '9'] },
          { id: 2, name: 'Ruiz', values: [9, 0, 9], texts: ['9', '0', '9'] },
        ]}
      />,
    );
    expect(rowsOf('Profiel')[1]).toEqual(['Doelpunten', '4', '9']);
    const tops = [...container.querySelectorAll('path[fill-opacity]')].map(
      (shape) => /^M[^,]+,([-\d.]+)/.exec(shape.getAttribute('d') ?? '')?.[1],
    );
    expect(tops[0]).toBeDefined();
    expect(tops[1]).toBe(tops[0]);
  });
});

it('a sparkline has a gap and a stub for a missing value', () => {
  render(<Sparkline label="punten: 3, geen, 9" values={[3, null, 9]} />);
  const paths = [...screen.getByRole('img', { name: 'punten: 3, geen, 9' }).querySelectorAll('path')];
  expect(paths[0]?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(paths).toHaveLength(2);
});

it('the legend has a different mark for each series', () => {
  const { container } = render([0, 1, 2, 3].map((place) => <SeriesKey key={place} place={place} />));
  const marks = [...container.querySelectorAll('path[transform]')].map((mark) => mark.getAttribute('d'));
  expect(new Set(marks).size).toBe(4);
});

describe('a value over time', () => {
  const heightsOf = (values: readonly number[]) => {
    const { container } = render(
      <StepLine
        label="Waarde van Musiala"
        headers={{ from: 'Vanaf', value: 'Waarde' }}
        steps={values.map((value, id) => ({ id, from: `${14 + 5 * id}/06`, value, text: String(value) }))}
      />,
    );
    const outline = container.querySelector('path[fill="none"]')?.getAttribute('d') ?? '';
    return [...outline.matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y));
  };

  it('rises with the value, in steps', () => {
    const heights = heightsOf([8.5, 8.7]);
    expect(heights.at(0)).toBe(72);
    expect(heights.at(-1)).toBe(30);
    expect(rowsOf('Waarde van Musiala')).toEqual([
      ['Vanaf', 'Waarde'],
      ['14/06', '8.5'],
      ['19/06', '8.7'],
    ]);
  });

  it('is level while nothing changes', () => {
    expect(new Set(heightsOf([4.5]))).toEqual(new Set([51]));
  });
});
