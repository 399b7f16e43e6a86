import type { PackImport } from '@euro/api-contract';
import { type FakePlatform, refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleCompetition, exampleSettings } from '../testing/exampleDesk.js';
import { exampleImport } from '../testing/exampleImport.js';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

it('competitions are listed with clock, deadline and counts, and change state with a reason', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/competitions');
  const list = within(await screen.findByRole('region', { name: 'Competities' }));
  const row = list.getByRole('listitem');
  expect(row).toHaveTextContent('UEFA EURO 2024EUROM 2024 · standaard, zonder voorvoegsel');
  expect(row).toHaveTextContent(/deadline van speeldag 2: wo 19\/06\/24/);
  expect(row).toHaveTextContent('204 ploegen · 8 minicompetities · 24 clubs · 622 spelers · 51 matchen');
  expect(list.getByRole('link', { name: 'Instellingen van UEFA EURO 2024' })).toHaveAttribute(
    'href',
    '/desk/competitions/1',
  );
  await userEvent.click(list.getByRole('button', { name: 'Stand van UEFA EURO 2024' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Verander stand' })).toHaveAccessibleDescription(
    'Kies eerst een stand.',
  );
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Wordt' }), 'Afgelopen');
  expect(dialog.getByText(/niemand maakt of verandert nog iets/)).toBeInTheDocument();
  const finished = exampleCompetition({ state: 'finished', next: ['running', 'archived'] });
  fake.api.answer('POST admin/competitions/{id}/state', { competition: finished });
  fake.api.answer('GET admin/competitions', { competitions: [finished], packs: [] });
  await confirmWith('Stand van UEFA EURO 2024 veranderen', 'De finale is gespeeld', 'Verander stand');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('UEFA EURO 2024: Afgelopen.'));
  expect(fake.api.calls('POST admin/competitions/{id}/state')).toMatchObject([
    { params: { id: 1 }, body: { state: 'finished', reason: 'De finale is gespeeld' } },
  ]);
  expect(await screen.findByText('Afgelopen', { selector: 'span' })).toBeInTheDocument();
});

it('the live feed of a competition has the time of its last message, and the rejected ones', async () => {
  const fake = makeDesk();
  const refusal = { messageId: 'm14-34', problem: 'matches[0].match, venue: This column is missing.' };
  const liveFeed = { receivedAt: '2024-06-19T16:34:00.000Z', refused: 2, refusal, pollProblem: null };
  fake.api.answer('GET admin/competitions', { competitions: [exampleCompetition({ liveFeed })], packs: [] });
  await openDesk(fake, '/desk/competitions');
  const row = within(await screen.findByRole('region', { name: 'Competities' })).getByRole('listitem');
  expect(row).toHaveTextContent(/livefeed: laatste bericht wo 19\/06\/24.* · 2 geweigerd in 24 uur/);
  expect(row).toHaveTextContent('Laatst geweigerd, m14-34: matches[0].match, venue: This column is missing.');
});

it('a live feed that cannot be polled shows the reason', async () => {
  const fake = makeDesk();
  const silent = { receivedAt: null, refused: 0, refusal: null, pollProblem: 'The feed answers 500.' };
  fake.api.answer('GET admin/competitions', {
    competitions: [exampleCompetition({ liveFeed: silent })],
    packs: [],
  });
  await openDesk(fake, '/desk/competitions');
  expect(await screen.findByText(/nog geen bericht/)).toBeInTheDocument();
  expect(screen.getByText('The feed answers 500.').closest('p')).toHaveTextContent(
    'De feed is niet te lezen: The feed answers 500.',
  );
});

const CARD = 'Een pakket inlezen';
const DRY = 'Bekijk wat er zou veranderen';

/** Opens the card of imports, and compares with a pack of the server. */
async function compare(fake: FakePlatform, answer: PackImport) {
  await openDesk(fake, '/desk/competitions');
  const card = within(await screen.findByRole('region', { name: CARD }));
  await userEvent.selectOptions(card.getByRole('combobox', { name: 'Pakket' }), 'import/eigen');
  fake.api.answer('POST admin/competitions/import', answer);
  await userEvent.click(card.getByRole('button', { name: DRY }));
  await confirmWith('import/eigen vergelijken?', 'Nazien', DRY);
  return card;
}

const sentImports = (fake: FakePlatform) =>
  fake.api.calls('POST admin/competitions/import').map(({ body }) => body);

/** The report of the example with other fields. */
function exampleReport(fields: Partial<NonNullable<PackImport['report']>>): PackImport {
  const { report, ...rest } = exampleImport();
  return { ...rest, report: report && { ...report, ...fields } };
}

it('a pack is compared before it is imported, with what was and what it becomes by matchday', async () => {
  const fake = makeDesk();
  const card = await compare(fake, exampleImport());
  expect(await card.findByRole('heading', { name: 'Proef: nog niets geschreven' })).toBeInTheDocument();
  expect(card.getByText(/^EUROM 2024 · import\/eigen · gelezen om \d\d\.\d\d u\. in 3,4 s$/)).toBeVisible();
  const tiles = within(card.getByRole('list', { name: 'In cijfers' }));
  const tile = (title: string) => tiles.getByText(title).closest('li');
  expect(tile('Matchen')).toHaveTextContent('2 gewijzigdvan 51');
  expect(tile('Spelers')).toHaveTextContent('2 gewijzigd1 weg, 1 nieuw');
  expect(tile('Ploegen')).toHaveTextContent('1.118 geraaktvan 6.020');
  expect(tile('Plaatsen')).toHaveTextContent('893 verschuivenhoogste sprong 112');
  // Only figures that the report knows.
  expect(tiles.queryByText('Bevestiging')).not.toBeInTheDocument();
  const changes = within(card.getByRole('region', { name: 'Wat zou wijzigen' }));
  expect(changes.getByText('32 rijen')).toBeInTheDocument();
  const [first, second, players, rest] = changes.getAllByRole('list');
  expect(changes.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Speeldag 1 · wordt opnieuw berekend',
    'Speeldag 2 · krijgt zijn eerste punten',
    'Spelers',
    'Al de rest',
    'Niet apart in de lijst',
  ]);
  expect(first).toHaveTextContent('GER–SCOwas 5–1, gaat door wordt 3–0, forfait');
  expect(first).toHaveTextContent('MusialaGER–SCOwas doelpunten 1 wordt doelpunten 2');
  expect(second).toHaveTextContent(
    /POR–CZEwas aftrap di 18\/06 · .*, speeldag 1 wordt aftrap wo 19\/06 · .*, speeldag 2/,
  );
  expect(players).toHaveTextContent('Lamine Yamal wordt nieuwGaviwas in het spel wordt weg');
  expect(rest).toHaveTextContent('Gratis transfers per speeldagwas 2 wordt 3');
  expect(changes.getByText('Statistieken').closest('li')).toHaveTextContent('26 nieuw');
  expect(changes.getByText('Niets dat je zelf wijzigde, wordt overschreven.')).toBeInTheDocument();
  expect(
    changes.getByText('Blijft zoals het met de hand gezet is: Afronding van verkoopprijzen (miljoen).'),
  ).toBeInTheDocument();
  const movers = within(card.getByRole('table', { name: 'Wie het meest verschuift' }));
  expect(movers.getByRole('row', { name: /Onder de Lat/ })).toHaveTextContent(
    'Onder de Lat812,0 → 799,5−12,541e → 58e',
  );
  const checked = within(card.getByRole('region', { name: 'Nagekeken' }));
  expect(checked.getByText('2 waarschuwingen')).toBeInTheDocument();
  expect(checked.getByText(/home side’s score/).closest('li')).toHaveTextContent('matches.csv, regel 2');

  await userEvent.click(card.getByRole('button', { name: 'Proef opnieuw' }));
  await waitFor(() => expect(sentImports(fake)).toHaveLength(2));
  expect(sentImports(fake)[1]).toMatchObject({ isDryRun: true, reason: 'Nazien' });
  fake.api.answer('POST admin/competitions/import', exampleImport({ isDone: true }));
  await userEvent.click(card.getByRole('button', { name: 'Lees in' }));
  await confirmWith('import/eigen inlezen?', 'Nieuwe selecties', 'Lees in');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('import/eigen is ingelezen.'));
  expect(sentImports(fake)[2]).toMatchObject({ isDryRun: false, takePages: false, takeSettings: false });
  expect(await card.findByRole('heading', { name: 'Ingelezen' })).toBeInTheDocument();
  expect(card.getByRole('region', { name: 'Wat gewijzigd is' })).toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Lees in' })).not.toBeInTheDocument();
});

it('a refused pack shows its mistakes with file and line, and cannot be imported', async () => {
  const fake = makeDesk();
  const message = '99 is not a whole number from 0 to 19.';
  const problem = { file: 'competition.json', line: 12, column: 'settings.transfersAllowed', message };
  const card = await compare(fake, exampleImport({ report: null, problems: [problem] }));
  const checked = within(await card.findByRole('region', { name: 'Nagekeken' }));
  expect(checked.getByText('1 fout')).toBeInTheDocument();
  expect(checked.getByRole('listitem')).toHaveTextContent(
    `${message}competition.json, regel 12, settings.transfersAllowed`,
  );
  const real = card.getByRole('button', { name: 'Lees in' });
  expect(real).toHaveAttribute('aria-disabled', 'true');
  expect(real).toHaveAccessibleDescription('Verbeter eerst de bestanden.');
  await userEvent.click(card.getByRole('button', { name: 'Gooi weg' }));
  expect(card.queryByRole('region', { name: 'Nagekeken' })).not.toBeInTheDocument();
  expect(card.getByRole('button', { name: DRY })).toHaveFocus();
});

it('what closes or opens again is marked, and accepted before the import', async () => {
  const fake = makeDesk();
  const lines = (exampleImport().report?.lines ?? []).map((line) => ({
    ...line,
    reopens: line.subject === 'POR–CZE',
  }));
  const closes = [{ weekId: 3, from: '2024-06-23T19:00:00.000Z', to: '2024-06-19T16:30:00.000Z' }];
  const card = await compare(fake, exampleReport({ lines, closes, reopens: [2] }));
  const line = (await card.findByText('POR–CZE')).closest('li');
  expect(line).toHaveTextContent('opent opnieuw');
  expect(card.getAllByText('opent opnieuw')).toHaveLength(1);
  expect(card.getByText('Bevestiging').closest('li')).toHaveTextContent(
    '1 gaat openspeeldag 2, vraagt een reden',
  );
  const bar = within(card.getByRole('region', { name: 'Inlezen' }));
  expect(bar.getByText('Speeldag 2 gaat opnieuw open')).toBeInTheDocument();
  const real = bar.getByRole('button', { name: 'Lees in' });
  expect(real).toHaveAccessibleDescription('Bevestig eerst wat er gesloten of heropend wordt.');
  expect(card.getByText(/^Speeldag 3 sluit dan op wo 19\/06/)).toBeVisible();
  await userEvent.click(card.getByRole('checkbox', { name: 'Dat klopt, lees toch in' }));
  await userEvent.click(real);
  await confirmWith('import/eigen inlezen?', 'Forfait', 'Lees in');
  await waitFor(() => expect(sentImports(fake)).toHaveLength(2));
  expect(sentImports(fake)[1]).toMatchObject({ isDryRun: false, closes: true, reopens: true });
});

it('an import that waits for a second person asks for one, and the dry run is gone then', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/competitions/{id}/settings', { ...exampleSettings, fourEyes: ['import'] });
  const card = await compare(fake, exampleImport());
  const ask = await card.findByRole('button', { name: 'Vraag een tweede paar ogen' });
  const text = 'Dit wacht op een tweede paar ogen.';
  fake.api.answer('POST admin/competitions/import', refuse('waits-for-approval', 409, { message: text }));
  await userEvent.click(ask);
  await confirmWith(
    'Een tweede paar ogen vragen voor import/eigen?',
    'Forfait',
    'Vraag een tweede paar ogen',
  );
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe(text));
  expect(card.queryByRole('region', { name: 'Wat zou wijzigen' })).not.toBeInTheDocument();
});

it('many values are one line that opens, and edits by hand that end are named', async () => {
  const fake = makeDesk();
  const worth = (subject: string, to: number) => ({
    ...{ table: 'players', change: 'updated' as const, subject, match: null, weekId: null, reopens: false },
    fields: [{ field: 'value', from: 50, to }],
  });
  const lines = [worth('Neuer', 55), worth('Kroos', 55), worth('Foden', 45), worth('Saka', 60)];
  const edits = [{ kind: 'figure' as const, subject: 'Musiala, goals', isKept: false }];
  const card = await compare(fake, exampleReport({ lines, edits }));
  const values = (await card.findByText('4 waarden')).closest('details');
  expect(values).toHaveTextContent('3 omhoog, 1 omlaag');
  expect(values).toHaveTextContent('Fodenwas waarde € 5,0 mln wordt waarde € 4,5 mln');
  expect(card.getByText('Met de hand gewijzigd, en vervalt: Musiala, doelpunten.')).toBeInTheDocument();
  expect(card.queryByText(/^Niets dat je zelf/)).not.toBeInTheDocument();
});

it('a zip is compared and imported like a pack of the server, and sent each time', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/competitions');
  const card = within(await screen.findByRole('region', { name: 'Een pakket inlezen' }));
  const input = card.getByLabelText('Kies een zip op je computer', { selector: 'input' });
  await userEvent.upload(
    input,
    new File([new Uint8Array(2_100_000)], 'alles.zip', { type: 'application/zip' }),
  );
  expect(card.getByRole('button', { name: 'Bekijk wat er zou veranderen' })).toHaveAccessibleDescription(
    'De zip is groter dan 2 MB.',
  );
  const zip = new File(['PK'], 'speeldag-19.zip', { type: 'application/zip' });
  await userEvent.upload(input, zip);
  expect(card.getByText('speeldag-19.zip · 1 kB')).toBeInTheDocument();
  fake.api.answer('POST admin/competitions/upload', exampleImport());
  await userEvent.click(card.getByRole('button', { name: 'Bekijk wat er zou veranderen' }));
  await confirmWith('speeldag-19.zip vergelijken?', 'Nazien', 'Bekijk wat er zou veranderen');
  expect(await card.findByText(/speeldag-19\.zip · 1 kB · gelezen/)).toBeInTheDocument();
  fake.api.answer('POST admin/competitions/upload', exampleImport({ isDone: true }));
  await userEvent.click(card.getByRole('button', { name: 'Lees in' }));
  await confirmWith('speeldag-19.zip inlezen?', 'Forfait', 'Lees in');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('speeldag-19.zip is ingelezen.'));
  const uploads = fake.api.calls('POST admin/competitions/upload');
  expect(uploads.map(({ body, files }) => [body.isDryRun, files?.pack])).toEqual([
    ['true', zip],
    ['false', zip],
  ]);
});

it('settings are validated by their bounds, and shown with old and new values before they are saved', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/competitions/1');
  const transfers = await screen.findByRole('textbox', { name: 'Gratis transfers per speeldag' });
  const save = screen.getByRole('button', { name: 'Instellingen opslaan' });
  expect(transfers).toHaveAccessibleDescription('0 tot 19. Hier veranderd; het pakket zegt 1.');
  expect(save).toHaveAccessibleDescription('Je veranderde nog niets.');
  await userEvent.clear(transfers);
  await userEvent.type(transfers, '20');
  expect(transfers).toBeInvalid();
  expect(save).toHaveAccessibleDescription('Dit ligt niet tussen de grenzen.');
  await userEvent.clear(transfers);
  await userEvent.type(transfers, '3');
  const step = screen.getByRole('textbox', { name: 'Afronding van verkoopprijzen (miljoen)' });
  expect(step).toHaveValue('0,5');
  expect(step).toHaveAccessibleDescription(/^0,1 tot 10, per 0,1/);
  await userEvent.clear(step);
  await userEvent.type(step, '0,2');
  expect(screen.getByRole('textbox', { name: 'Spelers van één club, speeldag 1' })).toHaveValue('3');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Premium mag spieken' }));
  expect(fake.guardQuestions()).toEqual(['Je wijzigingen aan de instellingen zijn nog niet opgeslagen.']);
  await userEvent.click(save);
  const dialog = screen.getByRole('dialog', { name: '3 instellingen van UEFA EURO 2024 veranderen?' });
  expect(dialog).toHaveTextContent('Gratis transfers per speeldag2 →3');
  expect(dialog).toHaveTextContent('Premium mag spiekenja →nee');
  const problems = [{ path: 'saleStep', message: 'Not now.' }];
  fake.api.answer(
    'PUT admin/competitions/{id}/settings',
    refuse('settings-invalid', 422, { message: 'Deze instellingen kunnen niet.', details: { problems } }),
  );
  await confirmWith('3 instellingen van UEFA EURO 2024 veranderen?', 'Afgesproken', 'Instellingen opslaan');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('saleStep: Not now.');
  const sent = () => fake.api.calls('PUT admin/competitions/{id}/settings').at(-1)?.body;
  expect(sent()).toMatchObject({
    changes: [
      { path: 'transfersAllowed', value: 3 },
      { path: 'saleStep', value: 0.2 },
      { path: 'spyingEnabled', value: false },
    ],
  });
  expect(sent()).not.toHaveProperty('leavesTeamsUnfit');
  fake.api.answer(
    'PUT admin/competitions/{id}/settings',
    refuse('settings-invalid', 422, { details: { because: 'unfit-teams', teams: 500 } }),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Instellingen opslaan' }));
  expect(await within(dialog).findByText(/^500 opgeslagen ploegen passen dan niet meer/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Toch opslaan' }));
  expect(sent()).toMatchObject({ leavesTeamsUnfit: true });
  fake.api.answer(
    'PUT admin/competitions/{id}/settings',
    refuse('settings-invalid', 422, { details: { because: 'settles-again', weeks: [1, 2] } }),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Toch opslaan' }));
  expect(await within(dialog).findByText(/opnieuw berekend: 1, 2\. Sla nog eens op/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Toch opslaan' }));
  expect(sent()).toMatchObject({ leavesTeamsUnfit: true, settlesAgain: true });
});

it('the effect of other settings on teams and confirmed matchdays is shown before they are saved', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/competitions/1');
  const transfers = await screen.findByRole('textbox', { name: 'Gratis transfers per speeldag' });
  await userEvent.clear(transfers);
  await userEvent.type(transfers, '3');
  const teams = exampleImport().report?.teams ?? null;
  fake.api.answer('PUT admin/competitions/{id}/settings', {
    ...exampleSettings,
    effect: { unfitTeams: 4, settledAgain: [1, 2], teams },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Instellingen opslaan' }));
  const dialog = within(screen.getByRole('dialog', { name: /1 instelling van/ }));
  expect(await dialog.findByText('Bevestigde speeldagen worden opnieuw berekend: 1, 2.')).toBeVisible();
  expect(dialog.getByText(/^4 opgeslagen ploegen passen dan niet meer/)).toBeVisible();
  expect(dialog.getByText(/^1\.118 ploegen krijgen andere punten/)).toBeVisible();
  const [sent] = fake.api.calls('PUT admin/competitions/{id}/settings');
  expect(sent?.body).toMatchObject({ isDryRun: true, changes: [{ path: 'transfersAllowed', value: 3 }] });
});

it('a setting of points changes from the first matchday that is not confirmed, or from another one', async () => {
  const fake = makeDesk();
  const captain = {
    ...{ path: 'captainMultiplier', value: 2, bounds: { min: 1, max: 10, step: 0.1 }, edited: null },
    earlier: [{ lastWeek: 2, value: 1.5 }],
  };
  const loaded = { ...exampleSettings, settings: [captain], matchdays: { last: 5, firstOpen: 4 } };
  fake.api.answer('GET admin/competitions/{id}/settings', loaded);
  fake.api.answer('PUT admin/competitions/{id}/settings', loaded);
  await openDesk(fake, '/desk/competitions/1');
  const field = await screen.findByRole('textbox', { name: 'Kapitein telt ×' });
  expect(field).toHaveAccessibleDescription(/Tot en met speeldag 2: 1.5\./);
  await userEvent.clear(field);
  await userEvent.type(field, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Instellingen opslaan' }));
  const from = await screen.findByRole('combobox', { name: 'Vanaf' });
  expect(from).toHaveDisplayValue('Speeldag 4');
  const sent = () => fake.api.calls('PUT admin/competitions/{id}/settings').at(-1)?.body;
  await waitFor(() => expect(sent()).toMatchObject({ isDryRun: true, fromWeek: 4 }));
  await userEvent.selectOptions(from, 'Speeldag 5');
  await waitFor(() => expect(sent()).toMatchObject({ isDryRun: true, fromWeek: 5 }));
  await confirmWith('1 instelling van UEFA EURO 2024 veranderen?', 'Afspraak', 'Instellingen opslaan');
  await waitFor(() => expect(sent()).toMatchObject({ fromWeek: 5, reason: 'Afspraak' }));
});

it('an unknown competition, and a list that fails, are reported', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/competitions/{id}/settings', refuse('not-found', 404));
  await openDesk(fake, '/desk/competitions/9');
  expect(await screen.findByText('Deze competitie is er niet')).toBeInTheDocument();
});

it('a list that cannot be loaded has a retry', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/competitions', refuse('offline', 0));
  await openDesk(fake, '/desk/competitions');
  expect(await screen.findByRole('button', { name: 'Probeer opnieuw' })).toBeInTheDocument();
});
