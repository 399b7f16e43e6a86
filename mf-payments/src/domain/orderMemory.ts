import type { Drawer } from '@euro/platform';

/**
 * What this browser remembers of orders: the one somebody left for the checkout with, who may come back by the back button
 * and not by the address we gave; the codes it was placed with, which an order that came to nothing lets go of; and those
 * whose end was told, so that each is counted once (spec §9 "Tracking").
 */
const LEFT = 'left';
const TOLD = 'told';
const CODES = 'codes';
/** More orders than anybody makes in a season. */
const MOST_TOLD = 100;

interface LeftOrder {
  readonly orderId: number;
  readonly userId: number;
}

/** The order that this user left with; null when none, or when somebody else signed in meanwhile. */
export function leftOrder(drawer: Drawer, userId: number | null): number | null {
  const left = drawer.read(LEFT, isLeftOrder);
  return left !== null && left.userId === userId ? left.orderId : null;
}

/** Remembers that a user leaves to pay an order. */
export function rememberLeft(drawer: Drawer, left: LeftOrder): void {
  drawer.write(LEFT, left);
}

/** Forgets the order that somebody left with, if it is this one. */
export function forgetLeft(drawer: Drawer, orderId: number): void {
  if (drawer.read(LEFT, isLeftOrder)?.orderId === orderId) drawer.remove(LEFT);
}

interface OrderCodes {
  readonly orderId: number;
  readonly codes: readonly string[];
}

/** Remembers the codes that an order was placed with. */
export function rememberCodes(drawer: Drawer, codes: OrderCodes): void {
  drawer.write(CODES, codes);
}

/** The codes that an order was placed with in this browser, if it was the last one; none otherwise. */
export function codesOf(drawer: Drawer, orderId: number): readonly string[] {
  const kept = drawer.read(CODES, isOrderCodes);
  return kept?.orderId === orderId ? kept.codes : [];
}

/** Whether this end of an order is told for the first time in this browser; from now on it isn't. */
export function isFirstTold(drawer: Drawer, orderId: number, status: string): boolean {
  const told = drawer.read(TOLD, isTexts) ?? [];
  const end = `${orderId} ${status}`;
  if (told.includes(end)) return false;
  drawer.write(TOLD, [...told, end].slice(-MOST_TOLD));
  return true;
}

/** Calls when another tab of this browser told an end. */
export function onTold(drawer: Drawer, listener: () => void): () => void {
  return drawer.watch(TOLD, listener);
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
