import { useSearchParams } from 'react-router-dom';

export interface OpenPlayer {
  readonly id: number | null;
  readonly open: (id: number) => void;
  readonly close: () => void;
}

/** The player whose sheet is open, stored in the address so that going back closes it. */
export function useOpenPlayer(): OpenPlayer {
  const [query, setQuery] = useSearchParams();
  const text = query.get('player') ?? '';
  return {
    id: /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null,
    open: (id) => setQuery({ player: String(id) }),
    close: () => setQuery({}, { replace: true }),
  };
}
