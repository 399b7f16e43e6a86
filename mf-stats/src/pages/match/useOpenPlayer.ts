import { useSearchParams } from 'react-router-dom';

export interface OpenPlayer {
  readonly id: number | null;
  readonly open: (id: number) => void;
  readonly close: () => void;
}

/** The player whose sheet is open, stored in the address; the sheet itself is the step that Back undoes. */
export function useOpenPlayer(): OpenPlayer {
  const [query, setQuery] = useSearchParams();
  const text = query.get('player') ?? '';
  return {
    id: /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null,
    open: (id) => setQuery({ player: String(id) }, { replace: true }),
    close: () => setQuery({}, { replace: true }),
  };
}
