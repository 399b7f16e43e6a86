import { useEffect, useState } from 'react';

import { addressInHash } from './SectionForm.js';

const KEY = 'em.devPanel';

/** Whether the panel is open: at first for an address behind `#dev=`; survives a reload in this tab. */
export function useKeptOpen() {
  const [isOpen, setOpen] = useState(
    () => addressInHash(window.location) !== '' || window.sessionStorage.getItem(KEY) === 'open',
  );
  useEffect(() => {
    if (isOpen) window.sessionStorage.setItem(KEY, 'open');
    else window.sessionStorage.removeItem(KEY);
  }, [isOpen]);
  return [isOpen, setOpen] as const;
}
