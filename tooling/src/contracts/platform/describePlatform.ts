import { CONTRACT } from '@euro/platform';
import { manifest, type RemoteDeclaration } from '@euro/platform/manifest';
import type { JsonSchema } from '../schema/jsonSchema.js';
import { writeSchema } from '../schema/writeSchema.js';
import { describeShared, type PromisedModule } from './describeShared.js';

/** What the portal promises to remotes, and remotes to each other, besides the types of `@euro/platform`. */
export interface PromisedPlatform {
  readonly number: number;
  /** What a remote's manifest may say. */
  readonly manifest: JsonSchema;
  /** Modules that the shell hands out, by request. */
  readonly modules: Readonly<Record<string, PromisedModule>>;
  /** Parts of remotes that others show, with the kind of each of their props. */
  readonly embeds: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Events that some remote tells. */
  readonly emits: readonly string[];
}

/** @param folder absolute path of the repository */
export function describePlatform(
  folder: string,
  declarations: readonly RemoteDeclaration[],
): PromisedPlatform {
  const embeds = declarations.flatMap((declaration) => declaration.embeds);
  return {
    number: CONTRACT,
    manifest: writeSchema(manifest, 'input'),
    modules: describeShared(folder),
    embeds: Object.fromEntries(
      embeds.map(({ id, props = {} }) => [id, props] as const).sort(([a], [b]) => a.localeCompare(b)),
    ),
    emits: [...new Set(declarations.flatMap(({ events }) => events.emits))].sort(),
  };
}
