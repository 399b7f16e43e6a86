/** A stream of random numbers that is the same for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to but not 1. */
  next(): number;
  /** A whole number from 0 up to but not `below`. */
  whole(below: number): number;
  /** One of `values`, which must not be empty. */
  pick<T>(values: readonly T[]): T;
  /** The index of a weight, the larger the likelier; -1 when all weights are 0. */
  weighted(weights: readonly number[]): number;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let hash = Math.imul(state ^ (state >>> 15), state | 1);
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296;
  }
  const whole = (below: number) => Math.floor(next() * below);
  return {
    next,
    whole,
    pick<T>(values: readonly T[]): T {
      const value = values[whole(values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
    weighted(weights) {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      if (total <= 0) return -1;
      let remaining = next() * total;
      const index = weights.findIndex((weight) => {
        remaining -= weight;
        return weight > 0 && remaining < 0;
      });
      return index === -1 ? weights.findLastIndex((weight) => weight > 0) : index;
    },
  };
}
