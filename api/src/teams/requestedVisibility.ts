interface NameFields {
  readonly nameVisible?: boolean | undefined;
  /** As the specification sends it with a new team: `user.nameVisible` (spec §3). */
  readonly user?: unknown;
  /** As it sends it with a save: the flag itself, or an object with it. */
  readonly userNames?: unknown;
}

/**
 * Whether the manager's name shall be shown: `nameVisible`, or without it the flag where the specification's payloads
 * have it; undefined when a call names none. Everything else in those fields is ignored.
 */
export function requestedVisibility({ nameVisible, user, userNames }: NameFields): boolean | undefined {
  if (nameVisible !== undefined) return nameVisible;
  return typeof userNames === 'boolean' ? userNames : (flagIn(userNames) ?? flagIn(user));
}

function flagIn(value: unknown): boolean | undefined {
  const isThere = typeof value === 'object' && value !== null && 'nameVisible' in value;
  return isThere && typeof value.nameVisible === 'boolean' ? value.nameVisible : undefined;
}
