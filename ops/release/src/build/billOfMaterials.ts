/** Name of the file in a build: CycloneDX 1.6, as JSON (https://cyclonedx.org/docs/1.6/json). */
export const BILL_OF_MATERIALS = 'sbom.json';

interface Component {
  /** The scope of a package, `@euro`; absent for packages without one. */
  readonly group?: string;
  readonly name: string;
}

/** Names of the packages that a bill lists; throws when it is not one. */
export function packagesIn(bill: string): string[] {
  const { bomFormat, components } = JSON.parse(bill) as {
    readonly bomFormat: unknown;
    readonly components: readonly Component[];
  };
  if (bomFormat !== 'CycloneDX') throw new Error('The file is not a bill of materials in CycloneDX.');
  return components.map(({ group, name }) => (group ? `${group}/${name}` : name));
}
