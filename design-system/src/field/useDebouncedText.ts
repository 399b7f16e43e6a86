import { useEffect, useEffectEvent, useState } from 'react';

/** The text of a field, and its change handler. */
export type DebouncedText = readonly [text: string, type: (text: string) => void];

/**
 * The text of a field that is committed once typing has paused for `delay` ms: then `commit` gets it, trimmed. A
 * `committed` text that changes from outside replaces it.
 */
export function useDebouncedText(
  committed: string,
  commit: (text: string) => void,
  delay = 300,
): DebouncedText {
  const [edit, setEdit] = useState<Edit | null>(null);
  // Once the sent text has arrived, an older one can only be a change from outside.
  if (edit && edit.sentText === committed) setEdit({ text: edit.text, baseText: committed, sentText: null });
  const isTyped = edit !== null && (edit.baseText === committed || edit.sentText === committed);
  const text = isTyped ? edit.text : committed;
  const send = useEffectEvent((trimmed: string) => {
    setEdit({ text, baseText: committed, sentText: trimmed });
    commit(trimmed);
  });

  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === committed) return;
    const timer = setTimeout(() => send(trimmed), delay);
    return () => clearTimeout(timer);
  }, [text, committed, delay]);

  return [text, (next) => setEdit({ text: next, baseText: committed, sentText: edit?.sentText ?? null })];
}

interface Edit {
  readonly text: string;
  /** The committed text at the time of the edit. */
  readonly baseText: string;
  /** The text passed to `commit`, until it arrives as `committed`. */
  readonly sentText: string | null;
}
