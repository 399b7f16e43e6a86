import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TransferDesk } from './useTransferDesk.js';
import { teamIdOf as idOf } from './useTransfersPage.js';

/**
 * Prepares the transfer of a link, once: `?out=12` sells a player and lists his replacements, `?out=12&in=34` buys that
 * one. The parameters are removed, so that going back or a reload does not repeat it.
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
    const query = new URLSearchParams(search);
    query.delete('out');
    query.delete('in');
    setSearch(query, { replace: true });
    if (inId === null) putOut(outId);
    else prepare(outId, inId);
  });
}
