import { InvalidArgumentError } from 'commander';

/** A whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(`Write a whole number from ${min} to ${max}.`);
  };
}

export const matchdayNumber = wholeNumber(1, 99);

/** Game seconds per real second. */
export function clockSpeed(text: string): number {
  const value = /^\d{1,6}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value <= 100_000) return value;
  throw new InvalidArgumentError('Write how many times faster than real time the game runs: 0 to 100000.');
}

/** A moment as ISO 8601 with its zone, in epoch milliseconds. */
export function isoMoment(text: string): number {
  const isComplete = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const value = isComplete ? Date.parse(text) : Number.NaN;
  if (Number.isFinite(value)) return value;
  throw new InvalidArgumentError('Write a moment with its zone, like 2024-06-23T08:00:00Z.');
}

/** Reason in the audit log when the operator gave none. */
export const DEFAULT_REASON = 'command line';

/** Why something is done: 3 to 500 characters. */
export function reasonText(text: string): string {
  const reason = text.trim();
  if (reason.length >= 3 && reason.length <= 500) return reason;
  throw new InvalidArgumentError('Write why, in 3 to 500 characters.');
}

/** A figure of the statistics; null where there is none. */
export function figureValue(text: string): number | null {
  if (text === '-') return null;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write a whole number, or - for none.');
}
