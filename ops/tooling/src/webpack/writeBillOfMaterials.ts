/** The fields of a `package.json` that a bill of materials repeats. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as a rule; the object is of old packages. */
  readonly license?: string | { readonly type?: string };
}

/** A package, and the ids (`idOf`) of the packages that it imports. */
export interface Bundled {
  readonly package: BundledPackage;
  readonly imports: ReadonlySet<string>;
}

export interface BillOptions {
  /** The package that was built; its version is the release's. */
  readonly root: Bundled;
  /** The packages of which code is in the bundle, without the one that was built. */
  readonly packages: readonly Bundled[];
  /** The program that bundled them. */
  readonly bundler: { readonly name: string; readonly version?: string };
}

/** Identifies a package in a bill: two copies of one version are one component. */
export const idOf = ({ name, version }: BundledPackage) => `${name}@${version}`;

/** Writes CycloneDX 1.6 as JSON, without time and serial number: the same build gives the same bytes. */
export function writeBillOfMaterials({ root, packages, bundler }: BillOptions): string {
  const all = [...packages].sort((a, b) => (idOf(a.package) < idOf(b.package) ? -1 : 1));
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      tools: { components: [{ type: 'application', ...bundler }] },
      component: { type: 'application', ...namesOf(root.package) },
    },
    components: all.map((bundled) => componentOf(bundled.package)),
    dependencies: [root, ...all].map((bundled) => ({
      ref: idOf(bundled.package),
      dependsOn: [...bundled.imports].sort(),
    })),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

function namesOf(bundled: BundledPackage) {
  const [name = '', group] = bundled.name.split('/').reverse();
  return { 'bom-ref': idOf(bundled), ...(group && { group }), name, version: bundled.version };
}

function componentOf(bundled: BundledPackage) {
  const { license } = bundled;
  const licence = typeof license === 'object' ? license.type : license;
  return {
    type: 'library',
    ...namesOf(bundled),
    ...(licence && { licenses: [licenceOf(licence)] }),
    purl: `pkg:npm/${bundled.name.replace('@', '%40')}@${encodeURIComponent(bundled.version)}`,
  };
}

const EXPRESSION = /^[\w.+()-]+( (AND|OR|WITH) [\w.+()-]+)*$/;

/** An expression of SPDX, or a name for what is none: `SEE LICENSE IN terms.txt`. */
function licenceOf(text: string) {
  const acknowledgement = 'declared';
  return EXPRESSION.test(text) && text !== 'UNLICENSED'
    ? { expression: text, acknowledgement }
    : { license: { name: text, acknowledgement } };
}
