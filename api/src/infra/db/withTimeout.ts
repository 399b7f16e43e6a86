/**
 * Rejects when a promise takes longer than `ms` milliseconds.
 * @param late creates the error of the time-out
 * @param giveBack receives a value that arrives too late
 */
export function withTimeout<T>(
  ms: number,
  promise: Promise<T>,
  late: () => Error,
  giveBack: (value: T) => void = () => {},
): Promise<T> {
  if (!Number.isFinite(ms)) return promise;
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(late());
    }, ms);
    promise.then(
      (value) => {
        clearTimeout(timer);
        if (isLate) giveBack(value);
        else resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
