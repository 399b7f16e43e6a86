import declaration from 'declaration-of-guest';

/** `./guest` of a remote that shows nothing without a session. */
export const embeds: readonly string[] = [];

/** @throws TypeError always */
export function mount(): never {
  throw new TypeError(
    `${declaration.name} has no embed that may be shown without a session: other sites cannot mount it`,
  );
}
