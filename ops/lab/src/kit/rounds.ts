/** One side of a comparison; both sides must have the same answer. */
export interface Side<Answer, Measure extends string = 'time'> {
  readonly name: string;
  /** Does the work once and returns its cost in the unit of the comparison. */
  run(): Promise<{ readonly cost: Readonly<Record<Measure, number>>; readonly answer: Answer }>;
}

export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export interface Comparison {
  readonly ours: Spread;
  readonly plain: Spread;
  /** Ours divided by plain, round by round. */
  readonly ratio: Spread;
}

/**
 * Runs both sides alternately, A B A B, so that other load of the machine affects both alike. Returns one comparison
 * for each measured figure.
 * @throws when the answers differ
 */
export async function compare<Answer, Measure extends string = 'time'>(
  ours: Side<Answer, Measure>,
  plain: Side<Answer, Measure>,
  rounds = 5,
): Promise<Record<Measure, Comparison>> {
  const costs: { readonly ours: Record<Measure, number>; readonly plain: Record<Measure, number> }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const a = await ours.run();
    const b = await plain.run();
    const [actual, expected] = [JSON.stringify(a.answer), JSON.stringify(b.answer)];
    if (actual !== expected) {
      throw new Error(
        `${ours.name} answered ${shorten(actual)}, ${plain.name} answered ${shorten(expected)}`,
      );
    }
    costs.push({ ours: a.cost, plain: b.cost });
  }
  const measures = Object.keys(costs[0]?.ours ?? {}) as Measure[];
  return Object.fromEntries(
    measures.map((measure) => [
      measure,
      {
        ours: spread(costs.map((cost) => cost.ours[measure])),
        plain: spread(costs.map((cost) => cost.plain[measure])),
        ratio: spread(costs.map((cost) => cost.ours[measure] / cost.plain[measure])),
      },
    ]),
  ) as Record<Measure, Comparison>;
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return { median: (low + high) / 2, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN };
}

function shorten(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
