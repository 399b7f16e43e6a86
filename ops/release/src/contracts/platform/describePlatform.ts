import { CONTRACT } from '@euro/platform';
import { manifest, type RemoteDeclaration } from '@euro/platform/manifest';
import type { JsonSchema } from '../schema/jsonSchema.js';
import { writeSchema } from '../schema/writeSchema.js';
import { describeShared, type PromisedModule } from './describeShared.js';

/** The contract between portal and remotes, and between remotes, without the types of `@euro/platform`. */
export interface PromisedPlatform {
  readonly number: number;
  /** Schema of a remote's manifest. */
  readonly manifest: JsonSchema;
  /** Modules that the shell provides, by request. */
  readonly modules: Readonly<Record<string, PromisedModule>>;
  /** Embeds of the remotes, with the types of their props. */
  readonly embeds: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Events that remotes emit. */
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
