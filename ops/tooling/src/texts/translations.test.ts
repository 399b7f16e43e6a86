import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { importTranslation } from './importTranslation.js';
import { readPo, writePo } from './po.js';
import { readPortalTexts } from './portalTexts.js';
import { pseudoMessage } from './pseudo.js';
import {
  addedLanguages,
  filesOfTranslation,
  PSEUDO,
  readTranslation,
  writeTranslation,
} from './translations.js';
import { writeApiTranslations } from './writeApiTranslations.js';

const french = { code: 'fr', name: 'français', locale: 'fr-BE' };
const texts = readPortalTexts();
const translation: Record<string, Record<string, { nl: string; text: string }>> = {};
for (const { catalogue, key, nl, en } of texts)
  translation[catalogue] = { ...translation[catalogue], [key]: { nl, text: pseudoMessage(en) } };

describe('the file for translators', () => {
  it('returns every text of the product unchanged', () => {
    expect(readPo(writePo(texts, french, translation))).toEqual(translation);
  });

  it('has for each text its position, its English and its placeholders', () => {
    const [text] = [
      { catalogue: 'mf-x/a.ts#a', key: 'n', nl: '{n, plural, one {#} other {#}} van {x}', en: 'E' },
    ];
    const po = writePo([text], french, {});
    for (const part of [
      'msgctxt "mf-x/a.ts#a n"',
      '#: mf-x/a.ts',
      '#. English: E',
      '#. Placeholders: {n: plural}, {x}',
      '#. Plural cases of this language: one, other',
      '"Language: fr_BE',
    ])
      expect(po.replace('other, one', 'one, other')).toContain(part);
  });

  it('marks a translation of another sentence, and does not import it', () => {
    const text = { catalogue: 'mf-x/a.ts#a', key: 'go', nl: 'Ga', en: 'Go' };
    const po = writePo([text], french, { [text.catalogue]: { go: { nl: 'Loop', text: 'Va' } } });
    expect(po).toContain('#, fuzzy, icu-message-format');
    expect(readPo(po)).toEqual({});
  });
});

describe('the texts of the API', () => {
  const ofApi = texts.filter(({ catalogue }) => catalogue.startsWith('api/'));

  it('are in the file for translators, one catalogue for each file', () => {
    const catalogues = [...new Set(ofApi.map(({ catalogue }) => catalogue))];
    expect(catalogues).toEqual(
      expect.arrayContaining([
        'api/src/http/messages/errorTexts.ts#errorTexts',
        'api/src/mail/deadlineMail.ts#texts',
        'api/src/push/deliver/pushTexts.ts#pushTexts',
        'api/src/share/cards/cardWords.ts#texts',
      ]),
    );
    const files = catalogues.map((catalogue) => catalogue.replace(/#.*/, ''));
    expect(new Set(files).size).toBe(files.length);
    for (const file of files)
      expect(readFileSync(join(REPOSITORY, file), 'utf8')).toContain('defineTexts(import.meta.url, {');
  });

  it('are written beside its program, with the nations, and removed with the language', () => {
    const repository = mkdtempSync(join(tmpdir(), 'euro-texts-'));
    const folder = join(repository, 'api/dist/translations');
    writeTranslation(french, translation, repository);
    writeApiTranslations([french], repository);
    const written = JSON.parse(readFileSync(join(folder, 'fr.json'), 'utf8'));
    expect(written.locale).toBe('fr-BE');
    expect(written.texts['api/src/mail/greeting.ts']).toEqual({ hello: pseudoMessage('Hello {name}') });
    expect(written.texts['packages/contract/clubs.ts'].Duitsland).toBe(pseudoMessage('Germany'));
    const files = [...new Set(ofApi.map(({ catalogue }) => catalogue.replace(/#.*/, '')))];
    expect(Object.keys(written.texts).toSorted()).toEqual(
      [...files, 'packages/contract/clubs.ts'].toSorted(),
    );
    writeApiTranslations([], repository);
    expect(existsSync(folder)).toBe(false);
    rmSync(repository, { recursive: true });
  });
});

describe('the files of a translation', () => {
  const repository = mkdtempSync(join(tmpdir(), 'euro-texts-'));
  afterAll(() => rmSync(repository, { recursive: true }));

  it('are one for each package, and are read back unchanged', () => {
    writeTranslation(french, translation, repository);
    expect(addedLanguages(repository)).toEqual([french]);
    expect(readTranslation('fr', repository)).toEqual(translation);
    expect(filesOfTranslation('fr', repository)).toContain(join(repository, 'translations/fr/mf-team.json'));
  });

  it('are written from a valid file, and not at all from one with a problem', () => {
    const text = { catalogue: 'mf-x/src/a.ts#a', key: 'n', nl: '{n} ploegen', en: '{n} teams' };
    const old = { catalogue: text.catalogue, key: 'old', nl: 'Oud', en: 'Old' };
    const poWith = (sentence: string) =>
      writePo([text, old], french, {
        [text.catalogue]: { n: { nl: text.nl, text: sentence }, old: { nl: 'Oud', text: 'Vieux' } },
      });
    expect(importTranslation(poWith('{n} équipes'), [text], french, repository)).toEqual([]);
    const written = { [text.catalogue]: { n: { nl: text.nl, text: '{n} équipes' } } };
    expect(readTranslation('fr', repository)).toEqual(written);
    expect(importTranslation(poWith('{m} équipes'), [text], french, repository)).toHaveLength(1);
    expect(readTranslation('fr', repository)).toEqual(written);
    expect(() => importTranslation('{\n  "name": 1\n}', [text], french, repository)).toThrow('PO');
  });

  it('are omitted for the pseudo-language, unless a build requests it', () => {
    writeTranslation(PSEUDO, translation, repository);
    expect(addedLanguages(repository)).toEqual([french]);
    process.env.PSEUDO_LANGUAGE = '1';
    expect(addedLanguages(repository)).toEqual([PSEUDO, french]);
    delete process.env.PSEUDO_LANGUAGE;
  });
});
