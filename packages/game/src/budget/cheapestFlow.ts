/** A directed edge of a flow network; the cost is per unit and never negative. */
export interface FlowEdge {
  readonly from: number;
  readonly to: number;
  readonly capacity: number;
  readonly cost: number;
}

/** A flow of the requested amount. */
export interface CheapestFlow {
  readonly cost: number;
  /** Indexes of the edges that carry something. */
  readonly used: readonly number[];
}

/**
 * Sums of fractions differ by less than this in another order: a way round that is "cheaper" by so little would never
 * end.
 */
const ROUNDING = 1e-9;

/**
 * Sends `amount` units from source to sink as cheaply as possible, along successive shortest paths (Bellman–Ford,
 * because taking flow back has negative cost); null when the network does not carry that much.
 */
export function cheapestFlow(
  nodes: number,
  edges: readonly FlowEdge[],
  source: number,
  sink: number,
  amount: number,
): CheapestFlow | null {
  const flow = edges.map(() => 0);
  let cost = 0;
  for (let unit = 0; unit < amount; unit += 1) {
    const path = shortestPath(nodes, edges, flow, source, sink);
    if (path === null) return null;
    for (const { edge, forward } of path) {
      flow[edge] = (flow[edge] ?? 0) + (forward ? 1 : -1);
      cost += (edges[edge]?.cost ?? 0) * (forward ? 1 : -1);
    }
  }
  return { cost, used: flow.flatMap((units, edge) => (units > 0 ? [edge] : [])) };
}

interface Step {
  readonly edge: number;
  /** False when flow is taken back. */
  readonly forward: boolean;
}

function shortestPath(
  nodes: number,
  edges: readonly FlowEdge[],
  flow: readonly number[],
  source: number,
  sink: number,
): Step[] | null {
  const distance = Array<number>(nodes).fill(Number.POSITIVE_INFINITY);
  const arrivedBy = Array<Step | null>(nodes).fill(null);
  distance[source] = 0;
  const relax = (from: number, to: number, cost: number, edge: number, forward: boolean): boolean => {
    const through = (distance[from] ?? Number.POSITIVE_INFINITY) + cost;
    if (through >= (distance[to] ?? Number.POSITIVE_INFINITY) - ROUNDING) return false;
    distance[to] = through;
    arrivedBy[to] = { edge, forward };
    return true;
  };
  let changes = true;
  while (changes) {
    changes = false;
    edges.forEach(({ from, to, capacity, cost }, edge) => {
      const units = flow[edge] ?? 0;
      if (units < capacity && relax(from, to, cost, edge, true)) changes = true;
      if (units > 0 && relax(to, from, -cost, edge, false)) changes = true;
    });
  }
  const path: Step[] = [];
  for (let node = sink; node !== source; ) {
    const step = arrivedBy[node];
    const edge = step && edges[step.edge];
    if (!step || !edge) return null;
    path.push(step);
    node = step.forward ? edge.from : edge.to;
  }
  return path;
}
