import { useEffect, useEffectEvent, useState } from 'react';

/** What is in a field, and how it is typed in. */
export type DebouncedText = readonly [text: string, type: (text: string) => void];

/**
 * The text of a field that counts only once typing has paused for `delay` ms: then `commit` gets it, trimmed. A
 * `committed` text that changes from elsewhere takes its place.
 */
export function useDebouncedText(
  committed: string,
  commit: (text: string) => void,
  delay = 300,
): DebouncedText {
  const [typed, setTyped] = useState<Typed | null>(null);
  // Once what was sent has arrived, an older text can only come from elsewhere.
  if (typed && typed.sent === committed) setTyped({ text: typed.text, over: committed, sent: null });
  const isTyped = typed !== null && (typed.over === committed || typed.sent === committed);
  const text = isTyped ? typed.text : committed;
  const send = useEffectEvent((settled: string) => {
    setTyped({ text, over: committed, sent: settled });
    commit(settled);
  });

  useEffect(() => {
    const settled = text.trim();
    if (settled === committed) return;
    const timer = setTimeout(() => send(settled), delay);
    return () => clearTimeout(timer);
  }, [text, committed, delay]);

  return [text, (next) => setTyped({ text: next, over: committed, sent: typed?.sent ?? null })];
}

interface Typed {
  readonly text: string;
  /** What was committed when it was typed. */
  readonly over: string;
  /** What was handed to `commit` and has not come back yet. */
  readonly sent: string | null;
}
