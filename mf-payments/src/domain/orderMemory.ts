import type { RemoteStorage } from '@euro/platform';

/**
 * Orders in this browser's storage: the one with which the user left for the checkout, who may return by the back
 * button and not by our return address; its codes, which a failed order releases; and reported ends, so that each is
 * counted once (spec §9 "Tracking").
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

/** The order with which this user left; null without one, or for another user. */
export function leftOrder(storage: RemoteStorage, userId: number | null): number | null {
  const stored = storage.read(LEFT, isLeftOrder);
  return stored !== null && stored.userId === userId ? stored.orderId : null;
}

/** Remembers that a user leaves to pay an order. */
export function rememberLeft(storage: RemoteStorage, order: LeftOrder): void {
  storage.write(LEFT, order);
}

/** Removes the order of {@link leftOrder}, if it is this one. */
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

/** True for the first report of this end of an order in this browser; stores it as reported. */
export function isFirstReport(storage: RemoteStorage, orderId: number, status: string): boolean {
  const reports = storage.read(REPORTED, isTexts) ?? [];
  const end = `${orderId} ${status}`;
  if (reports.includes(end)) return false;
  storage.write(REPORTED, [...reports, end].slice(-MOST_REPORTED));
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
