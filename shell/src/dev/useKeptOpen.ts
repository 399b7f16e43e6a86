import { useEffect, useState } from 'react';

const KEY = 'em.devPanel';

/** Whether the panel is open; survives a reload in this tab. */
export function useKeptOpen() {
  const [isOpen, setOpen] = useState(() => window.sessionStorage.getItem(KEY) === 'open');
  useEffect(() => {
    if (isOpen) window.sessionStorage.setItem(KEY, 'open');
    else window.sessionStorage.removeItem(KEY);
  }, [isOpen]);
  return [isOpen, setOpen] as const;
}
