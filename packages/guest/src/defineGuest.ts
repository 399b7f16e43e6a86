import type { RemoteModule } from '@euro/platform';
import type { ManifestEmbed } from '@euro/platform/manifest';
import { mountGuest } from './mountGuest.js';
import { checkOptions, checkUpdate, type GuestOptions, type GuestUpdate } from './options.js';

/** What the build knows of the remote behind a `./guest`. */
export interface GuestRemote {
  /** `mf-rankings` */
  readonly name: string;
  readonly version: string;
  /** The number of the platform contract it was written against. */
  readonly contract: number;
  /** The embeds that it declares as open. */
  readonly embeds: readonly ManifestEmbed[];
  /** Events that it may publish. */
  readonly emits: readonly string[];
  /** What `./remote` exports. */
  readonly module: RemoteModule;
  /** Where its files are: an absolute address. */
  readonly files: string;
}

/** An embed on a page of another site. Neither function throws because of what happens inside. */
export interface MountedGuest {
  /** Changes language, theme, accent or props in place; throws a TypeError for anything else. */
  update(options: GuestUpdate): void;
  /** Takes it off the page, with all that it added or listened to. */
  unmount(): void;
}

/** What a remote's federated module `./guest` exports. */
export interface Guest {
  /** What can be mounted: `rankings/table@1`. */
  readonly embeds: readonly string[];
  /**
   * Draws an embed into an element.
   * @throws TypeError that names the option that is wrong, and what it may be
   */
  mount(element: Element, options: GuestOptions): MountedGuest;
}

/** Makes the module `./guest` of a remote. */
export function defineGuest(remote: GuestRemote): Guest {
  const { name, embeds } = remote;
  return {
    embeds: embeds.map(({ id }) => id),
    mount(element, options) {
      const embed = checkOptions(name, options, embeds);
      if (!(element instanceof Element))
        throw new TypeError(`${name}: element must be an element of the page`);
      return mountGuest(remote, element, options, {
        check: (update) => checkUpdate(name, update, embed),
      });
    },
  };
}
