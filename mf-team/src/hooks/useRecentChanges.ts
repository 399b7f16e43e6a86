import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which a change is recent: as long as a shirt shows what its player won. */
const RECENT_MS = 4000;

/** The keys whose value changed a moment ago; those that just came are not among them. */
export function useRecentChanges<K>(values: ReadonlyMap<K, string>): ReadonlySet<K> {
  const [recent, setRecent] = useState<ReadonlySet<K>>(new Set());
  const lastValues = useRef(values);
  const timers = useRef(new Map<K, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const last = lastValues.current;
    lastValues.current = values;
    const changes = [...values].filter(([key, value]) => last.has(key) && last.get(key) !== value);
    if (changes.length === 0) return;
    const keys = changes.map(([key]) => key);
    setRecent((others) => new Set([...others, ...keys]));
    for (const key of keys) {
      clearTimeout(timers.current.get(key));
      const end = () => setRecent((all) => new Set([...all].filter((other) => other !== key)));
      timers.current.set(key, setTimeout(end, RECENT_MS));
    }
  }, [values]);
  useEffect(() => {
    const runningTimers = timers.current;
    return () => {
      for (const timer of runningTimers.values()) clearTimeout(timer);
    };
  }, []);
  return recent;
}
