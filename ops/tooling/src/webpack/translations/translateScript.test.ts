import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { transformSync } from '@swc/core';
import { shortName, translateScript } from './translateScript.js';

const compiled = (file: string) =>
  transformSync(readFileSync(join(REPOSITORY, file), 'utf8'), {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  }).code;

describe('a script with texts', () => {
  it('reads its English when it is rendered', () => {
    const script = "export const aTexts = defineTexts({ nl: { go: 'Ga' }, en: { go: 'Go' } });";
    const name = shortName('mf-x/src/texts/aTexts.ts#aTexts');
    expect(translateScript(script, 'mf-x/src/texts/aTexts.ts', './t.js')).toBe(
      `import * as __translated from "./t.js";\nexport const aTexts = defineTexts({ nl: { go: 'Ga' }, get en() { return __translated.translatedTexts("${name}", { go: 'Go' }) } });`,
    );
  });

  it('retains the order of several phrases', () => {
    const script = "const a = [{ nl: 'Een', en: 'One' }, { nl: 'Twee', en: 'Two' }];";
    const translated = translateScript(script, 'shell/src/a.ts', './t.js');
    expect(translated).toContain(`"Een", 'One') }`);
    expect(translated).toContain(`"Twee", 'Two') }`);
  });

  it('is unchanged without texts', () => {
    expect(translateScript('const nl = 1;', 'shell/src/a.ts', './t.js')).toBe('const nl = 1;');
  });

  it.each([
    ['packages/contract/languages.ts', "get locale() { return __translated.translatedLocale('en-GB') }"],
    ['packages/platform/src/host/registry/readRegistry.ts', 'text.nl, text.en)'],
  ])('may be %s, as it is written now', (file, part) => {
    expect(translateScript(compiled(file), file, './t.js')).toContain(part);
  });
});
