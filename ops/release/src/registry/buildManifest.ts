import {
  containerName,
  describeIssues,
  type Manifest,
  manifest,
  type PageParts,
  type RemoteDeclaration,
  remoteDeclaration,
} from '@euro/platform/manifest';

interface BuildOutput {
  readonly name: string;
  readonly version: string;
  /** Text of `remote.json`. */
  readonly declaration: string;
  readonly entry: string;
  readonly integrity: string;
  readonly preload: readonly string[];
  /** Pages with chunks of their own, by chunk name. */
  readonly pages: Readonly<Record<string, PageParts>>;
  readonly shared: readonly string[];
  readonly requires?: Readonly<Record<string, string>>;
  readonly sizes: Readonly<Record<string, number>>;
  readonly stills?: Manifest['stills'];
}

/** Validates a remote's declaration and combines it with the build; problems contain the path in `remote.json`. */
export function buildManifest(output: BuildOutput): { manifest: Manifest } | { problems: string[] } {
  const { name } = output;
  let json: unknown;
  try {
    json = JSON.parse(output.declaration);
  } catch (error) {
    return { problems: [`${name}/remote.json is not JSON: ${(error as Error).message}`] };
  }
  const declared = remoteDeclaration.safeParse(json);
  if (!declared.success) {
    return { problems: describeIssues(declared.error).map((issue) => `${name}/remote.json: ${issue}`) };
  }
  if (declared.data.name !== name) {
    return {
      problems: [`${name}/remote.json: name: must be ${name}, as the folder and its package are called`],
    };
  }
  const problems = unmatchedPages(declared.data, output.pages);
  if (problems.length > 0) return { problems };
  const { $schema: _, ...declaration } = declared.data;
  const whole = manifest.safeParse({
    ...declaration,
    version: output.version,
    container: containerName(name),
    entry: output.entry,
    integrity: output.integrity,
    preload: output.preload,
    pages: Object.fromEntries(
      declaration.routes.flatMap(({ path, page }) => (page ? [[path, output.pages[page]]] : [])),
    ),
    shared: output.shared,
    requires: output.requires,
    sizes: output.sizes,
    stills: output.stills,
  });
  if (!whole.success)
    return { problems: describeIssues(whole.error).map((issue) => `${name}/manifest.json: ${issue}`) };
  return { manifest: whole.data };
}

/** Routes whose chunk was not built, and chunks of pages without a route, which would load one round trip late. */
function unmatchedPages({ name, routes }: RemoteDeclaration, pages: BuildOutput['pages']): string[] {
  const pageNames = new Set(routes.flatMap(({ page }) => page ?? []));
  return [
    ...routes.flatMap(({ path, page }, at) =>
      page === undefined || page in pages
        ? []
        : [
            `${name}/remote.json: routes.${at}.page: ${name}/src/remote.ts imports no chunk "${page}" for ${path}: ` +
              `lazyPage(() => import(/* webpackChunkName: "${page}" */ …)).`,
          ],
    ),
    ...Object.keys(pages)
      .filter((page) => !pageNames.has(page))
      .map(
        (page) =>
          `${name}/src/remote.ts: no route of ${name}/remote.json names the chunk "${page}": add "page": "${page}" to its routes.`,
      ),
  ];
}
