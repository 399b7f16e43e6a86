import { TextLink } from '@euro/design-system';
import { useRolesEverywhere } from '../hooks/useDeskRoles.js';

interface UserLinkProps {
  readonly id: number;
  /** Without one the number stands for it. */
  readonly name: string;
}

/** A user's name, with a link to the account for those who may open it. */
export function UserLink({ id, name }: UserLinkProps) {
  const may = useRolesEverywhere();
  const shown = name || `#${id}`;
  if (!may('moderator')) return <span>{shown}</span>;
  return (
    <TextLink inline href={`/desk/users/${id}`}>
      {shown}
    </TextLink>
  );
}
