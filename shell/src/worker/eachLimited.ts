/** Runs work for each item with limited concurrency. @throws the first failure; no further work is started then */
export async function eachLimited<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const run = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  try {
    await Promise.all(Array.from({ length: limit }, run));
  } finally {
    left.length = 0;
  }
}
