import type { ManifestEmbed } from '@euro/platform/manifest';

/**
 * Declarations of what `./guest` of a remote exports, for the editors of other hosts.
 * @param open embeds that the remote offers
 */
export function guestTypes(open: readonly ManifestEmbed[]): string {
  const ids = open.map(({ id }) => `'${id}'`).join(' | ') || 'never';
  return `/** What may change while an embed is mounted. */
export interface GuestUpdate {
  /** By default the language of the part of the page around the element, else Dutch. */
  readonly lang?: 'nl' | 'en';
  /** \`auto\` follows the reader's device; \`light\` by default. */
  readonly theme?: 'light' | 'dark' | 'auto';
  /** Colour of buttons, links and focus: \`#1D5B57\`. */
  readonly accent?: string;
  readonly props?: Readonly<Record<string, string | number | boolean | null>>;
}
export interface GuestOptions extends GuestUpdate {
  readonly embed: ${ids};
  /** Origin of EuroManager; by default the one that served the remote. */
  readonly base?: string;
}
export interface MountedGuest {
  update(options: GuestUpdate): void;
  unmount(): void;
}
/** What can be mounted. */
export declare const embeds: readonly (${ids})[];
/** Draws an embed into an element. Throws a TypeError that names the option that is wrong. */
export declare function mount(element: Element, options: GuestOptions): MountedGuest;
`;
}
