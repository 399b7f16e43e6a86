/** Name of the file in a build: CycloneDX 1.6, as JSON (https://cyclonedx.org/docs/1.6/json). */
export const BILL_OF_MATERIALS = 'sbom.json';

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as the package states it. */
  readonly license: string | null;
}

interface Component {
  readonly type: 'application' | 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly { readonly expression: string }[];
}

/** The packages whose code is in a build; without dates or random numbers, so that the same build has the same bill. */
export function billOfMaterials(of: BundledPackage, bundled: readonly BundledPackage[]): string {
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: componentOf(of, 'application') },
    components: bundled.map((part) => componentOf(part, 'library')),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** Names of the packages that a bill lists; throws when it is none. */
export function packagesIn(bill: string): string[] {
  const { bomFormat, components } = JSON.parse(bill) as {
    readonly bomFormat: unknown;
    readonly components: readonly { readonly name: string }[];
  };
  if (bomFormat !== 'CycloneDX') throw new Error('It is no bill of materials in CycloneDX.');
  return components.map(({ name }) => name);
}

function componentOf({ name, version, license }: BundledPackage, type: Component['type']): Component {
  // Package URLs write the @ of a scope as %40 (https://github.com/package-url/purl-spec).
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type,
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license && { licenses: [{ expression: license }] }),
  };
}
