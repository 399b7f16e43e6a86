import { BehaviorSubject, Observable } from 'rxjs';
import type { SharedState } from '../contract/state.js';

/** A shared state that a test writes; `readers` counts its open subscriptions. */
export interface WritableState<T> extends SharedState<T> {
  set(value: T): void;
  readers(): number;
}

export function writableState<T>(initial: T): WritableState<T> {
  const subject = new BehaviorSubject(initial);
  let readers = 0;
  const changes = new Observable<T>((observer) => {
    readers++;
    const subscription = subject.subscribe(observer);
    return () => {
      readers--;
      subscription.unsubscribe();
    };
  });
  return {
    get value() {
      return subject.value;
    },
    changes,
    set: (value) => subject.next(value),
    readers: () => readers,
  };
}
