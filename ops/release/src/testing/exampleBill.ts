/** A bill of materials, `sbom.json`, that lists these packages and nothing more. */
export function exampleBill(...packages: readonly string[]): string {
  return JSON.stringify({ bomFormat: 'CycloneDX', components: packages.map((name) => ({ name })) });
}
