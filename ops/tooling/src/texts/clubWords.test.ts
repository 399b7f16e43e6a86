import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { readPortalTexts } from './portalTexts.js';

/** What nobody says of a league of clubs. */
const OF_NATIONS = {
  nl: /(?<!\p{L})(land(en)?|bondscoach(es)?|toernooi(en)?|nationale?)(?!\p{L})/iu,
  en: /(?<!\p{L})(nations?|national|country|countries|tournaments?)(?!\p{L})/iu,
};

/** Of an address, not of a team. */
const COUNTRIES = ['shell/src/pages/texts/profileTexts.ts#profileTexts country'];

const PAGES = join(REPOSITORY, 'competitions/common');

/** A text as clubs read it, without the names of its placeholders. */
function asClubsRead(message: string): string {
  return message
    .replace(/\{sides, select, clubs \{([^{}]*)\} other \{[^{}]*\}\}/g, '$1')
    .replace(/\{\w+(, (plural|select|selectordinal),|(?=[,}]))/g, '{');
}

/** A page of content as clubs read it. */
function pageForClubs(page: string): string {
  return page
    .replace(/\{\{\^clubs\}\}.*?\{\{\/clubs\}\}/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\{\{[^}]*\}\}/g, '');
}

const texts = readPortalTexts();

describe.each(['nl', 'en'] as const)('in %s', (language) => {
  it('no text of the portal, its mails and its errors uses the word nations where clubs play', () => {
    const found = texts
      .filter(({ catalogue, key }) => !COUNTRIES.includes(`${catalogue} ${key}`))
      .map((text) => ({ at: `${text.catalogue} ${text.key}`, read: asClubsRead(text[language]) }))
      .filter(({ read }) => OF_NATIONS[language].test(read));
    expect(found).toEqual([]);
  });

  it('no page of content does', () => {
    const found = readdirSync(join(PAGES, language))
      .map((file) => [file, pageForClubs(readFileSync(join(PAGES, language, file), 'utf8'))] as const)
      .flatMap(([file, read]) =>
        OF_NATIONS[language].test(read) ? [`${file}: ${read.match(OF_NATIONS[language])?.[0]}`] : [],
      );
    expect(found).toEqual([]);
  });
});

it('texts choose their words by the kind of participants', () => {
  const chosen = texts.filter(({ nl }) => nl.includes('{sides, select,'));
  expect(chosen.length).toBeGreaterThan(50);
});
