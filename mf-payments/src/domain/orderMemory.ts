import type { RemoteStorage } from '@euro/platform';

/**
 * What this browser remembers of orders: the one somebody left for the checkout with, who may come back by the back button
 * and not by the address we gave; the codes it was placed with, which an order that came to nothing lets go of; and those
 * whose end was reported, so that each is counted once (spec §9 "Tracking").
 */
const LEFT = 'left';
const REPORTED = 'told';
const CODES = 'codes';
/** More orders than anybody makes in a season. */
const MOST_REPORTED = 100;

interface LeftOrder {
  readonly orderId: number;
  readonly userId: number;
}

/** The order that this user left with; null when none, or when somebody else signed in meanwhile. */
export function leftOrder(storage: RemoteStorage, userId: number | null): number | null {
  const left = storage.read(LEFT, isLeftOrder);
  return left !== null && left.userId === userId ? left.orderId : null;
}

/** Remembers that a user leaves to pay an order. */
export function rememberLeft(storage: RemoteStorage, left: LeftOrder): void {
  storage.write(LEFT, left);
}

/** Forgets the order that somebody left with, if it is this one. */
export function forgetLeft(storage: RemoteStorage, orderId: number): void {
  if (storage.read(LEFT, isLeftOrder)?.orderId === orderId) storage.remove(LEFT);
}

interface OrderCodes {
  readonly orderId: number;
  readonly codes: readonly string[];
}

/** Remembers the codes that an order was placed with. */
export function rememberCodes(storage: RemoteStorage, codes: OrderCodes): void {
  storage.write(CODES, codes);
}

/** The codes that an order was placed with in this browser, if it was the last one; none otherwise. */
export function codesOf(storage: RemoteStorage, orderId: number): readonly string[] {
  const stored = storage.read(CODES, isOrderCodes);
  return stored?.orderId === orderId ? stored.codes : [];
}

/** Whether this end of an order is reported for the first time in this browser; from now on it isn't. */
export function isFirstReport(storage: RemoteStorage, orderId: number, status: string): boolean {
  const reported = storage.read(REPORTED, isTexts) ?? [];
  const end = `${orderId} ${status}`;
  if (reported.includes(end)) return false;
  storage.write(REPORTED, [...reported, end].slice(-MOST_REPORTED));
  return true;
}

/** Calls when another tab of this browser reported an end. */
export function onReported(storage: RemoteStorage, listener: () => void): () => void {
  return storage.watch(REPORTED, listener);
}

function isLeftOrder(value: unknown): value is LeftOrder {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'orderId') === 'number' &&
    typeof Reflect.get(value, 'userId') === 'number'
  );
}

function isOrderCodes(value: unknown): value is OrderCodes {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'orderId') === 'number' &&
    isTexts(Reflect.get(value, 'codes'))
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
