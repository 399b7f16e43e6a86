import { BehaviorSubject, distinctUntilChanged } from 'rxjs';
import type { SharedState } from '../../contract/state.js';

/** A shared state with its setter. */
export interface StateSource<T> extends SharedState<T> {
  set(value: T): void;
}

export function createState<T>(initial: T): StateSource<T> {
  const subject = new BehaviorSubject(initial);
  return {
    get value() {
      return subject.value;
    },
    changes: subject.pipe(distinctUntilChanged()),
    set(value) {
      if (value !== subject.value) subject.next(value);
    },
  };
}
