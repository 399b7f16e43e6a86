import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TransferDesk } from './useTransferDesk.js';
import { teamIdOf as idOf } from './useTransfersPage.js';

/**
 * Prepares the transfer that a link asks for, once: `?out=12` puts a player out and shows who may come in for him,
 * `?out=12&in=34` brings that one in. The address forgets it, so that going back or a reload prepares nothing again.
 */
export function useLinkedTransfer({ putOut, prepare }: Pick<TransferDesk, 'putOut' | 'prepare'>): void {
  const [search, setSearch] = useSearchParams();
  const done = useRef<string | null>(null);
  useEffect(() => {
    const link = search.toString();
    const outId = idOf(search.get('out'));
    if (outId === null || done.current === link) return;
    done.current = link;
    const inId = idOf(search.get('in'));
    const rest = new URLSearchParams(search);
    rest.delete('out');
    rest.delete('in');
    setSearch(rest, { replace: true });
    if (inId === null) putOut(outId);
    else prepare(outId, inId);
  });
}
