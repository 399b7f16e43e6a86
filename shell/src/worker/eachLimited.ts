/** Runs work for each item with limited concurrency. @throws the first failure; no further work is started then */
export async function eachLimited<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const run = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  try {
    await Promise.all(Array.from({ length: limit }, run));
  } finally {
    queue.length = 0;
  }
}
