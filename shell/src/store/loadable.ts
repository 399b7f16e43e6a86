import type { Loadable } from '@euro/platform';
import type { UnknownAction } from '@reduxjs/toolkit';

/** An action that brings a value. */
export interface ValueAction<T> extends UnknownAction {
  readonly payload: T;
}

/** A slice that one action writes whole. */
export function wholeSlice<T>(name: string, initial: T) {
  const type = `${name}/changed`;
  const isChange = (action: UnknownAction): action is ValueAction<T> => action.type === type;
  return {
    actions: { changed: (payload: T): ValueAction<T> => ({ type, payload }) },
    reducer: (state: T = initial, action: UnknownAction): T =>
      isChange(action) ? frozen(action.payload) : state,
  };
}

/**
 * A slice for fetched data: loading, then ready or failed; a later failure preserves the last value. Values are
 * replaced whole, so that a first visit need not load Immer.
 */
export function loadableSlice<T>(name: string) {
  const initial: Loadable<T> = { status: 'loading', value: null };
  const [loaded, failed, cleared] = [`${name}/loaded`, `${name}/failed`, `${name}/cleared`];
  const isLoaded = (action: UnknownAction): action is ValueAction<T> => action.type === loaded;
  return {
    actions: {
      loaded: (payload: T): ValueAction<T> => ({ type: loaded, payload }),
      failed: (): UnknownAction => ({ type: failed }),
      cleared: (): UnknownAction => ({ type: cleared }),
    },
    reducer(state: Loadable<T> = initial, action: UnknownAction): Loadable<T> {
      if (isLoaded(action)) {
        // The same object where nothing changed: nothing is rendered again.
        const isSame = state.value !== null && isEqual(state.value, action.payload);
        if (isSame && state.status === 'ready') return state;
        return { status: 'ready', value: isSame ? state.value : frozen(action.payload) };
      }
      if (action.type === failed) return { status: 'failed', value: state.value };
      return action.type === cleared ? initial : state;
    },
  };
}

/** Frozen, because all sections share the value: a mutation throws where it happens. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** Compares JSON by content. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isEqual(Reflect.get(one, key), Reflect.get(other, key)))
  );
}
