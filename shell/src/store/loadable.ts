import type { Loadable } from '@euro/platform';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A slice for something fetched: loading, then ready or failed; a later failure keeps the last good value. */
export function loadableSlice<T>(name: string) {
  const initial = (): Loadable<T> => ({ status: 'loading', value: null });
  return createSlice({
    name,
    initialState: initial,
    reducers: {
      // Values are replaced whole: nothing to draft.
      loaded: (_, { payload }: PayloadAction<T>) => ({ status: 'ready', value: payload }) as never,
      failed: (state) => ({ status: 'failed', value: state.value }) as never,
      cleared: () => initial() as never,
    },
  });
}
