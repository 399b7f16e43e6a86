/** A real half (54 × 68 m) seen from behind the halfway line: metres → the 1200 × 1000 drawing. */
const TOP = 70;
const BOTTOM = 1000;
const HALF_TOP = 522;
const HALF_BOTTOM = 632;
const DEPTH = 54;
const HALF_WIDTH = 34;
const FORESHORTENING = HALF_TOP / HALF_BOTTOM;

type Point = readonly [x: number, y: number];

/** x: −1 left touchline … 1 right touchline; y: 0 goal line … 1 nearest edge. */
function project([x, y]: Point): Point {
  const depth = (y * FORESHORTENING) / (1 - (1 - FORESHORTENING) * y);
  return [600 + x * (HALF_TOP + (HALF_BOTTOM - HALF_TOP) * depth), TOP + (BOTTOM - TOP) * depth];
}

function line(points: readonly Point[]): string {
  return points
    .map(
      (point, at) =>
        `${at ? 'L' : 'M'}${project(point)
          .map((value) => value.toFixed(1))
          .join(' ')}`,
    )
    .join('');
}

function metres(x: number, y: number): Point {
  return [x / HALF_WIDTH, y / DEPTH];
}

function arc(steps: number, at: (share: number) => Point): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => at(step / steps));
}

/** One mown band of 6 m; odd ones are darker. */
export const bands: readonly string[] = Array.from({ length: 9 }, (_, band) => {
  const [near, far] = [band / 9, (band + 1) / 9 + 0.002];
  return `${line([
    [-1.6, near],
    [1.6, near],
    [1.6, far],
    [-1.6, far],
  ])}Z`;
});

/** The run-off outside both touchlines. */
export const runOff: string = [-1, 1]
  .map(
    (side) =>
      `${line([
        [side * 1.7, 0],
        [side * 1.035, 0],
        [side * 1.035, 1],
        [side * 1.7, 1],
      ])}Z`,
  )
  .join('');

const penaltyArc = arc(60, (share) => {
  const angle = (share * 2 - 1) * 0.96;
  return metres(9.15 * Math.sin(angle), 11 + 9.15 * Math.cos(angle));
}).filter(([, y]) => y > 16.5 / DEPTH);

function corner(side: 1 | -1): Point[] {
  return arc(10, (share) => {
    const angle = (share * Math.PI) / 2;
    return [side * (1 - (2 * Math.cos(angle)) / HALF_WIDTH), (2 * Math.sin(angle)) / DEPTH];
  });
}

/** The chalk: path and stroke width. */
export const chalkLines: ReadonlyArray<readonly [path: string, width: number]> = [
  [
    line([
      [-1, 0],
      [1, 0],
    ]),
    4,
  ],
  [
    line([
      [-1, 0],
      [-1, 1],
    ]) +
      line([
        [1, 0],
        [1, 1],
      ]),
    4.5,
  ],
  [
    line([metres(-20.15, 0), metres(-20.15, 16.5), metres(20.15, 16.5), metres(20.15, 0)]) + line(penaltyArc),
    4,
  ],
  [line([metres(-9.16, 0), metres(-9.16, 5.5), metres(9.16, 5.5), metres(9.16, 0)]), 3.6],
  [
    line([
      [-1, 52.5 / DEPTH],
      [1, 52.5 / DEPTH],
    ]),
    6,
  ],
  [
    line(
      arc(60, (share) => metres(-9.15 * Math.cos(Math.PI * share), 52.5 - 9.15 * Math.sin(Math.PI * share))),
    ),
    5.5,
  ],
  [line(corner(-1)) + line(corner(1)), 3.5],
];

/** The dashed technical area at the left touchline. */
export const technicalArea: string = line([
  [-1, 2 / DEPTH],
  [-1.085, 2 / DEPTH],
  [-1.085, 15 / DEPTH],
  [-1, 15 / DEPTH],
]);

/** The penalty spot. */
export const penaltySpot: Point = project(metres(0, 11));

const left = project(metres(-3.66, 0))[0];
const right = project(metres(3.66, 0))[0];

/** The goal's frame and net. */
export const goal = {
  frame: `M${left - 6} ${TOP}V34H${right + 6}V${TOP}`,
  net: `${Array.from({ length: 9 }, (_, at) => `M${(left + (at * (right - left)) / 8).toFixed(1)} 36V${TOP}`).join('')}M${left} 46H${right}M${left} 57H${right}`,
} as const;

/** The slanted advertising boards behind the goal line. */
export const boards: string = Array.from(
  { length: 26 },
  (_, at) => `M${at * 48 - 10} 46l18-46h20l-18 46z`,
).join('');
