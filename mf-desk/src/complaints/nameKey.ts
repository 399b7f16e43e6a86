import type { Complaint } from '@euro/api-contract';

type Name = Exclude<Complaint['kind'], 'comment'>;

/** The text for what a complaint about a name is about: one with a picture may mean either. */
export function nameKey(kind: Name, picture: string | null): Name | `${Name}.picture` {
  return picture === null ? kind : `${kind}.picture`;
}
