/** One measured figure of one size; null where it could not be measured, with the reason in `note`. */
export interface Figure {
  readonly step: string;
  readonly what: string;
  readonly unit: string;
  readonly value: number | null;
  readonly note?: string;
}

/** All figures of a game with this many teams. */
export interface SizeResult {
  readonly teams: number;
  readonly figures: readonly Figure[];
}

/** A figure of all sizes, and how it grows. */
export interface GrowthRow {
  readonly step: string;
  readonly what: string;
  readonly unit: string;
  /** By size, in the order of the sizes. */
  readonly values: readonly (number | null)[];
  /** Value divided by that of the size before; null for the first. */
  readonly ratios: readonly (number | null)[];
  /** The last value divided by the first. */
  readonly total: number | null;
  /** With teams times two, the figure grows by two to this power: 0 stays, 1 is linear. Null for the first. */
  readonly exponents: readonly (number | null)[];
  readonly notes: readonly string[];
}

/** Puts the figures of all sizes beside each other, in the order of the first size that has them. */
export function growthRows(sizes: readonly SizeResult[]): GrowthRow[] {
  const keys = new Map<string, Figure>();
  for (const { figures } of sizes) {
    for (const figure of figures) if (!keys.has(keyOf(figure))) keys.set(keyOf(figure), figure);
  }
  return [...keys].map(([key, { step, what, unit }]) => {
    const bySize = sizes.map(({ figures }) => figures.find((figure) => keyOf(figure) === key));
    const values = bySize.map((figure) => figure?.value ?? null);
    const ratios = values.map((value, at) => divide(value, values[at - 1]));
    const exponents = ratios.map((ratio, at) => {
      const growth = divide(sizes[at]?.teams, sizes[at - 1]?.teams);
      return ratio === null || ratio <= 0 || growth === null ? null : Math.log(ratio) / Math.log(growth);
    });
    const measured = values.filter((value) => value !== null);
    const total = divide(measured.at(-1), measured[0]);
    const notes = [...new Set(bySize.flatMap((figure) => figure?.note ?? []))];
    return { step, what, unit, values, ratios, total, exponents, notes };
  });
}

const keyOf = ({ step, what }: Pick<Figure, 'step' | 'what'>) => `${step}\n${what}`;

function divide(value: number | null | undefined, by: number | null | undefined): number | null {
  return value === null || value === undefined || !by ? null : value / by;
}
