import {
  containerName,
  describeIssues,
  type Manifest,
  manifest,
  remoteDeclaration,
} from '@euro/platform/manifest';

interface Built {
  readonly name: string;
  readonly version: string;
  /** Text of `remote.json`. */
  readonly declaration: string;
  readonly entry: string;
  readonly integrity: string;
  readonly preload: readonly string[];
  readonly shared: readonly string[];
  readonly requires?: Readonly<Record<string, string>>;
  readonly sizes: Readonly<Record<string, number>>;
}

/** Checks a remote's declaration and joins it with what was built; a mistake is named by its place in `remote.json`. */
export function buildManifest(built: Built): { manifest: Manifest } | { problems: string[] } {
  const { name } = built;
  let written: unknown;
  try {
    written = JSON.parse(built.declaration);
  } catch (error) {
    return { problems: [`${name}/remote.json is not JSON: ${(error as Error).message}`] };
  }
  const declared = remoteDeclaration.safeParse(written);
  if (!declared.success) {
    return { problems: describeIssues(declared.error).map((issue) => `${name}/remote.json: ${issue}`) };
  }
  if (declared.data.name !== name) {
    return {
      problems: [`${name}/remote.json: name: must be ${name}, as the folder and its package are called`],
    };
  }
  const { $schema: _, ...declaration } = declared.data;
  const whole = manifest.safeParse({
    ...declaration,
    version: built.version,
    container: containerName(name),
    entry: built.entry,
    integrity: built.integrity,
    preload: built.preload,
    shared: built.shared,
    requires: built.requires,
    sizes: built.sizes,
  });
  if (!whole.success)
    return { problems: describeIssues(whole.error).map((issue) => `${name}/manifest.json: ${issue}`) };
  return { manifest: whole.data };
}
