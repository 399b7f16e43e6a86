/** How a refetch spreads: within so many ms at random, and not again within `pause` ms. */
export interface Spread {
  readonly within: number;
  readonly pause?: number;
}

/** Asks again a little later; many readers of the same news don't ask in the same moment. */
export interface Refetch {
  /** What is asked for while one is planned is the same one; within a pause, it follows the pause. */
  soon(): void;
  stop(): void;
}

type Timer = ReturnType<typeof setTimeout>;

export function createRefetch(run: () => void, { within, pause = 0 }: Spread): Refetch {
  let planned: Timer | undefined;
  let resting: Timer | undefined;
  let isWanted = false;

  const rest = () => {
    if (pause === 0) return;
    resting = setTimeout(() => {
      resting = undefined;
      if (isWanted) soon();
    }, pause);
  };
  const soon = () => {
    isWanted = resting !== undefined;
    if (isWanted) return;
    planned ??= setTimeout(() => {
      planned = undefined;
      rest();
      run();
    }, Math.random() * within);
  };
  return {
    soon,
    stop() {
      clearTimeout(planned);
      clearTimeout(resting);
      planned = undefined;
      resting = undefined;
    },
  };
}
