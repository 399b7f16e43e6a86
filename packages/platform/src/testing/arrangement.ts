import type { EmbedProps } from '../contract/platform.js';
import type { FakePlatform } from './createFakePlatform.js';

/** How a remote is looked at without the portal: by its contract test, and on its standalone page. */
export interface Arrangement {
  /** Scripts the calls that the pages make, so that they are looked at ready and not only broken. */
  readonly arrange?: (fake: FakePlatform) => void;
  /** Values for `:id` and the like in the manifest's paths; `7` when not given. */
  readonly params?: Readonly<Record<string, string>>;
  /** Props an embed is mounted with, by its id. */
  readonly embedProps?: Readonly<Record<string, EmbedProps>>;
}
