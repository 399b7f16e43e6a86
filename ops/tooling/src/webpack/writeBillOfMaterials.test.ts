import { writeBillOfMaterials } from './writeBillOfMaterials.js';

const bundled = (
  name: string,
  version: string,
  license?: string | { type: string },
  imports: string[] = [],
) => ({
  package: { name, version, license },
  imports: new Set(imports),
});

it('a bill lists packages with their licences and imports, in one order', () => {
  const root = bundled('@euro/mf-quiz', '1.0.0-abc', 'MIT', ['zod@4.0.0']);
  const packages = [
    bundled('zod', '4.0.0', 'MIT'),
    bundled('@scope/dual', '1.0.0+build', '(MIT OR Apache-2.0)', ['zod@4.0.0', 'odd@0.1.0']),
    bundled('odd', '0.1.0', 'SEE LICENSE IN terms.txt'),
    bundled('old', '0.0.1', { type: 'BSD-3-Clause' }),
    bundled('private', '1.0.0', 'UNLICENSED'),
    bundled('silent', '1.0.0'),
  ];
  const bill = JSON.parse(
    writeBillOfMaterials({ root, packages, bundler: { name: 'webpack', version: '5.0.0' } }),
  );

  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { group: '@euro', name: 'mf-quiz', version: '1.0.0-abc' } },
  });
  const declared = { acknowledgement: 'declared' };
  expect(
    bill.components.map(({ purl, licenses }: { purl: string; licenses?: unknown[] }) => [
      purl,
      licenses?.[0],
    ]),
  ).toEqual([
    ['pkg:npm/%40scope/dual@1.0.0%2Bbuild', { expression: '(MIT OR Apache-2.0)', ...declared }],
    ['pkg:npm/odd@0.1.0', { license: { name: 'SEE LICENSE IN terms.txt', ...declared } }],
    ['pkg:npm/old@0.0.1', { expression: 'BSD-3-Clause', ...declared }],
    ['pkg:npm/private@1.0.0', { license: { name: 'UNLICENSED', ...declared } }],
    ['pkg:npm/silent@1.0.0', undefined],
    ['pkg:npm/zod@4.0.0', { expression: 'MIT', ...declared }],
  ]);
  expect(bill.dependencies.slice(0, 2)).toEqual([
    { ref: '@euro/mf-quiz@1.0.0-abc', dependsOn: ['zod@4.0.0'] },
    { ref: '@scope/dual@1.0.0+build', dependsOn: ['odd@0.1.0', 'zod@4.0.0'] },
  ]);
});
