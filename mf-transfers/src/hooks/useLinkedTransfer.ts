import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TransferDesk } from './useTransferDesk.js';
import { teamIdOf as idOf } from './useTransfersPage.js';

/**
 * Prepares the transfers of a link, once: `?out=12` sells a player and lists his replacements, `?out=12&in=34` buys that
 * one, `?out=12,13&in=34,35` makes both transfers. The parameters are removed, so that going back or a reload does not
 * repeat it.
 */
export function useLinkedTransfer({ putOut, prepare }: Pick<TransferDesk, 'putOut' | 'prepare'>): void {
  const [search, setSearch] = useSearchParams();
  const done = useRef<string | null>(null);
  useEffect(() => {
    const link = search.toString();
    const outIds = idsOf(search.get('out'));
    const [outId] = outIds;
    if (outId === undefined || done.current === link) return;
    done.current = link;
    const inIds = idsOf(search.get('in'));
    const transfers = outIds.flatMap((id, at) => {
      const inId = inIds[at];
      return inId === undefined ? [] : [{ outId: id, inId }];
    });
    const query = new URLSearchParams(search);
    query.delete('out');
    query.delete('in');
    setSearch(query, { replace: true });
    if (transfers.length === 0) putOut(outId);
    else prepare(transfers);
  });
}

function idsOf(parameter: string | null): number[] {
  return (parameter ?? '').split(',').flatMap((text) => idOf(text) ?? []);
}
