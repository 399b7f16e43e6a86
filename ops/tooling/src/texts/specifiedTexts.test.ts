import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';

/** A file of texts, and the parts of the sentence in it; several parts where a page renders them separately. */
type Place = readonly [file: string, ...parts: string[]];

const PAY = 'mf-payments/src/texts/payTexts.ts';
const TEAMS = 'mf-payments/src/texts/teamTexts.ts';
const SIGN_IN_FIELDS = 'shell/src/pages/texts/signInFieldTexts.ts';
const FIELDS = 'shell/src/pages/texts/fieldTexts.ts';
const ACCOUNT = 'shell/src/pages/texts/accountTexts.ts';
const AVATAR = 'shell/src/pages/texts/avatarTexts.ts';
const BADGE = 'mf-team/src/texts/badgeTexts.ts';
const MATCHES = 'mf-stats/src/texts/matchTexts.ts';
const NOT_FOUND = 'shell/src/pages/texts/notFoundTexts.ts';

/**
 * Every text that the specification quotes in its validation rules (§5) and error catalogue (§8), and where it is
 * said.
 */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  'Vul je wachtwoord in!': [[SIGN_IN_FIELDS]],
  'Het wachtwoord moet minstens 6 tekens lang zijn!': [[FIELDS], ['api/src/http/messages/errorTexts.ts']],
  'Beide wachwoorden moeten hetzelfde zijn!': [[FIELDS]],
  'You can only upload JPG/PNG file!': [[AVATAR], [BADGE]],
  'Image must smaller than 2MB!': [[AVATAR], [BADGE]],
  // Told more exactly: which places are still empty, and in English as quoted nowhere.
  'not enough players': [['mf-team/src/texts/builderTexts.ts', 'emptySlot']],
  'Je team is momenteel ongeldig. Je kan enkel een speler van {clubs} transfereren.': [
    ['mf-transfers/src/texts/pageTexts.ts', 'Je team is momenteel ongeldig.'],
    ['mf-transfers/src/texts/issueTexts.ts', 'Je kan enkel een speler van {clubs} transfereren'],
  ],
  'Je kan slechts één kortingscode per keer gebruiken.': [[PAY]],
  'Je kan slechts één 1+1-kortingscode per account gebruiken.': [
    [PAY],
    ['api/src/http/messages/errorTexts.ts'],
  ],
  'Je moet minstens twee teams samen afrekenen (waarvan één betaald) wanneer je de 1+1-kortingscode wilt gebruiken.':
    [[PAY], ['api/src/http/messages/errorTexts.ts']],
  'You should register with facebook first.': [['api/src/http/messages/errorTexts.ts']],
  'Er ging iets verkeerd. Contacteer ons via de chat.': [
    [ACCOUNT],
    ['shell/src/pages/texts/profileTexts.ts'],
  ],
  'Je kan inloggen met je nieuw wachtwoord.': [[ACCOUNT]],
  'Betaling mislukt. Contacteer ons via de chat.': [[PAY], ['api/src/http/messages/errorTexts.ts']],
  'Team copied.': [[TEAMS]],
  'Team could not be copied.': [[TEAMS]],
  'Team deleted.': [[TEAMS]],
  'Team could not be deleted.': [[TEAMS]],
  'upload failed': [
    [AVATAR, 'upload failed'],
    [BADGE, 'Upload failed.'],
  ],
  uploaded: [[AVATAR], [BADGE]],
  'Alle teams zijn betaald.': [[PAY]],
  'Je hebt geen betaalde teams.': [[PAY]],
  'No matches found.': [[MATCHES]],
  'No game weeks found.': [[MATCHES]],
  // The dropdowns of matchdays are drawn once there are matchdays; the page of matchdays says it otherwise.
  'No weeks.': [[MATCHES, 'No game weeks found.']],
  'Nog geen statistieken beschikbaar.': [['mf-stats/src/texts/statsTexts.ts']],
  'rankings not available yet': [['mf-rankings/src/texts/rankingTexts.ts', 'Rankings not available yet']],
  'No players found.': [['mf-stats/src/texts/statsTexts.ts'], ['mf-stats/src/texts/clubTexts.ts']],
  'Pagina niet gevonden, terug naar home': [[NOT_FOUND, 'Pagina niet gevonden', 'Terug naar home']],
};

const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');

/** Quoted texts in a part of the specification. */
function quotedIn(section: string): string[] {
  const specification = read('docs/spec/specification.md');
  const begin = specification.indexOf(`\n## ${section}`);
  const end = specification.indexOf('\n## ', begin + 1);
  const quotes = specification.slice(begin, end).matchAll(/'([^'\n]{6,})'/g);
  return [...quotes].map(([, quoted = '']) => quoted);
}

describe('the texts that the specification gives', () => {
  const quoted = new Set([...quotedIn('5.'), ...quotedIn('8.')]);

  it('are all listed here, and no others', () => {
    expect([...quoted].sort()).toEqual(Object.keys(PLACES).sort());
  });

  it.each([...quoted])('“%s” is in the product', (text) => {
    for (const [file, ...parts] of PLACES[text] ?? []) {
      const texts = read(file);
      for (const part of parts.length === 0 ? [text] : parts) expect(texts).toContain(part);
    }
  });
});
