import { exampleChangedTeam, exampleTeamView, matches } from '@euro/game-ui/testing';
import { closeRemote, exampleUser, type FakePlatform, refuse, settle, textOf } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeMatchday, closeTournament, confirmMatchday } from '../../testing/closeMatchday.js';
import { exampleChanges, exampleReceipt } from '../../testing/exampleAnswers.js';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import { leaveDraft } from '../../testing/storedDraft.js';
import { bar, inSheet, saveButton } from '../../testing/teamScreen.js';

const open = async (path: string, fake = makePortal()) => {
  await openPage(fake, path);
  return fake;
};
const openTeam = (fake = makePortal()) => open('/team/7', fake);
afterEach(async () => {
  jest.restoreAllMocks();
});

const announcement = () => screen.getByRole('alert');
const card = (name: string) => within(announcement()).getByRole('region', { name });
const afterDeadline = () => screen.getByRole('region', { name: 'Na de deadline' });
const press = async (name: string) => {
  await userEvent.click(within(afterDeadline()).getByRole('button', { name }));
  await settle();
};
const saves = (fake: FakePlatform) => fake.api.calls('POST team/{id}/selections');
const noticesOf = (fake: FakePlatform) => fake.notices.map(({ text }) => text);

/** A change of captain for matchday 2 that was not saved before its deadline. */
async function missedCaptain() {
  const fake = makePortal();
  fake.api.answer('GET team/{id}/changes', exampleChanges([exampleReceipt()]));
  await openTeam(fake);
  await inSheet('Olmo', 'Kapitein');
  await closeMatchday(fake);
  return fake;
}

describe('the deadline that passes on /team with a captain who is not saved', () => {
  it('is announced with the locked lineup and the unsaved changes', async () => {
    await missedCaptain();
    expect(textOf(announcement())).toContain('De deadline is voorbij');
    expect(textOf(announcement())).toContain('Speeldag 2 ligt vast sinds 13.00 u.');
    expect(textOf(card('Dit ligt vast'))).toContain('Musiala blijft kapitein');
    expect(textOf(card('Dit ligt vast'))).toContain('opgeslagen wo 19/06/24');
    expect(textOf(card('Niet opgeslagen'))).toContain('Kapitein: Musiala → Olmo');
    expect(textOf(card('Niet opgeslagen'))).toContain('Telt niet voor speeldag 2.');
  });

  it('leaves nothing to save for another matchday until that is chosen', async () => {
    const fake = await missedCaptain();
    expect(screen.queryByRole('button', { name: 'Opslaan' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Opslaan' })).toBeNull();
    await press('Zet klaar voor speeldag 3');
    expect(textOf(bar())).toContain('Kapitein: Olmo');
    expect(saves(fake)).toEqual([]);
    fake.api.answer('POST team/{id}/selections', exampleChangedTeam({ captainId: 510, version: 4 }));
    await userEvent.click(saveButton());
    await settle();
    expect(saves(fake).at(-1)?.body).toMatchObject({ weekId: 3, captainId: 510 });
  });

  it('can be discarded, and that undone for 10 seconds', async () => {
    const fake = await missedCaptain();
    await press('Gooi weg');
    expect(textOf(bar())).toContain('Alles is opgeslagen');
    const notice = fake.notices.at(-1);
    expect(notice).toMatchObject({ text: 'Weggegooid: Kapitein: Musiala → Olmo.', duration: 10_000 });
    if (typeof notice?.action !== 'object') throw new Error('There is no way back.');
    const { onPress } = notice.action;
    await act(async () => onPress());
    expect(textOf(card('Niet opgeslagen'))).toContain('Kapitein: Musiala → Olmo');
  });

  it('links to the matchday that starts', async () => {
    await missedCaptain();
    const link = within(afterDeadline()).getByRole('link', { name: 'Volg speeldag 2 live' });
    expect(link.getAttribute('href')).toBe('/points/7?week=2');
  });

  it('shows the running matches with the own players, and the next ones', async () => {
    const live = matches.map((match) =>
      match.id === 14 ? { ...match, status: 'live' as const, minute: 1, homeScore: 0, awayScore: 0 } : match,
    );
    const fake = makePortal({ matches: live, user: { ...exampleUser, roles: ['premium'] } });
    await openTeam(fake);
    await inSheet('Olmo', 'Kapitein');
    await closeMatchday(fake);
    const now = screen.getByRole('region', { name: 'Nu bezig' });
    expect(within(now).getAllByRole('listitem').map(textOf)).toEqual([
      expect.stringMatching(/^Kroatië – Albanië, 0-0.*1'.*CRO0-0ALB$/),
    ]);
    expect(within(now).getByRole('link').getAttribute('href')).toBe('/match/14');
    const next = screen.getByRole('region', { name: 'Wat nu?' });
    expect(textOf(next)).toMatch(/Speeldag 3 is openDeadline .*23\/06\/24/);
    expect(textOf(next)).toContain('Power subs pas vanaf speeldag 5');
  });

  it('locks the pitch: a lock beside the formation and on the bench', async () => {
    await missedCaptain();
    const locked = screen.getByRole('group', { name: /^Opstelling/ });
    expect(locked.querySelector('.lucide-lock')).toBeTruthy();
    expect(within(locked).queryAllByRole('button')).toEqual([]);
  });

  it('is announced again after a reload', async () => {
    const fake = await missedCaptain();
    await closeRemote();
    await openTeam(fake);
    expect(textOf(card('Niet opgeslagen'))).toContain('Kapitein: Musiala → Olmo');
  });

  it('reports unsaved changes that cannot be moved after the last one', async () => {
    const fake = makePortal();
    await openTeam(fake);
    await inSheet('Olmo', 'Kapitein');
    await closeTournament(fake);
    expect(textOf(card('Niet opgeslagen'))).toContain('Dit was de laatste speeldag');
    expect(within(afterDeadline()).queryByRole('button', { name: /Zet klaar/ })).toBeNull();
  });

  const oneLine = 'Niet opgeslagen voor speeldag 2: Kapitein: Musiala → Olmo.';

  it('is one line once its matchday is confirmed, until it is dismissed', async () => {
    const fake = await missedCaptain();
    await confirmMatchday(fake);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(textOf(bar())).toContain('Alles is opgeslagen');
    expect(fake.notices.filter(({ text }) => text === oneLine)).toEqual([
      expect.objectContaining({ duration: Number.POSITIVE_INFINITY }),
    ]);
    await closeRemote();
    await openTeam(fake);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(noticesOf(fake).filter((text) => text === oneLine)).toHaveLength(1);
  });

  it('is one line at a visit after the team was saved or transferred elsewhere', async () => {
    const fake = await missedCaptain();
    await closeRemote();
    fake.api.answer('GET team/{id}', exampleTeamView({ version: 5 }));
    await openTeam(fake);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(textOf(bar())).toContain('Alles is opgeslagen');
    expect(noticesOf(fake)).toContain(oneLine);
  });

  it('says nothing of changes that were saved in time, once the matchday is confirmed', async () => {
    const fake = await missedCaptain();
    await closeRemote();
    fake.api.answer('GET team/{id}', exampleTeamView({ captainId: 510, version: 4 }));
    await confirmMatchday(fake);
    await openTeam(fake);
    expect(noticesOf(fake)).not.toContain(oneLine);
    expect(noticesOf(fake)).toContain('Je was op tijd: je ploeg voor speeldag 2 is opgeslagen.');
  });

  it('is a sheet on phones, whose cards remain on the page', async () => {
    const { matchMedia } = window;
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
      const query = matchMedia(media);
      return Object.assign(query, { matches: media.includes('max-width') });
    });
    await missedCaptain();
    const sheet = screen.getByRole('dialog', { name: 'De deadline is voorbij' });
    expect(textOf(sheet)).toContain('Kapitein: Musiala → Olmo');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('region', { name: 'Niet opgeslagen' })).toBeTruthy();
    await userEvent.click(within(afterDeadline()).getByRole('button', { name: 'Kies' }));
    expect(screen.getByRole('dialog', { name: 'De deadline is voorbij' })).toBeTruthy();
  });
});

describe('a save in flight when the deadline passes', () => {
  async function saveAtDeadline() {
    const fake = makePortal();
    let answer: (result: ReturnType<typeof exampleChangedTeam> | ReturnType<typeof refuse>) => void =
      () => {};
    fake.api.answer(
      'POST team/{id}/selections',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await openTeam(fake);
    await inSheet('Olmo', 'Kapitein');
    await userEvent.click(saveButton());
    await closeMatchday(fake);
    const answerWith = async (result: Parameters<typeof answer>[0]) => {
      await act(async () => answer(result));
      await settle();
    };
    return { fake, answerWith };
  }

  it('waits for the server’s decision', async () => {
    const { answerWith } = await saveAtDeadline();
    expect(textOf(announcement())).toContain('We kijken na of je op tijd was');
    expect(within(afterDeadline()).queryAllByRole('button')).toEqual([]);
    await answerWith(exampleChangedTeam({ captainId: 510, version: 4 }));
  });

  it('counts when the server accepts it', async () => {
    const { fake, answerWith } = await saveAtDeadline();
    fake.api.answer('GET team/{id}', exampleTeamView({ captainId: 510, version: 4 }));
    await answerWith({
      ...exampleChangedTeam({ captainId: 510, version: 4 }),
      receipt: exampleReceipt({ msBeforeDeadline: 20 }),
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(noticesOf(fake)).toContain(
      'Je opstelling voor speeldag 2 is opgeslagen, 0,02 s voor de deadline.',
    );
    expect(textOf(bar())).toContain('Alles is opgeslagen');
  });

  it('shows by how much it was late', async () => {
    const { answerWith } = await saveAtDeadline();
    const details = { weekId: 2, deadlineDate: '2024-06-19T13:00:00Z', msAfterDeadline: 0 };
    await answerWith(refuse('deadline-passed', 409, { details }));
    expect(textOf(announcement())).toContain('Je wijziging kwam toe op de deadline zelf: net te laat.');
    expect(textOf(card('Niet opgeslagen'))).toContain('Kapitein: Musiala → Olmo');
  });

  it('without a response is looked up', async () => {
    const { fake, answerWith } = await saveAtDeadline();
    fake.api.answer('GET team/{id}', exampleTeamView({ captainId: 510, version: 4 }));
    await answerWith(refuse('offline', 0));
    expect(noticesOf(fake)).toContain('Je was op tijd: je ploeg voor speeldag 2 is opgeslagen.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('remains unknown while the server is unreachable', async () => {
    const { fake, answerWith } = await saveAtDeadline();
    fake.api.answer('GET team/{id}', refuse('offline', 0));
    await answerWith(refuse('offline', 0));
    expect(textOf(announcement())).toContain('We weten nog niet of je op tijd was');
    fake.api.answer('GET team/{id}', exampleTeamView());
    await press('Vraag het na');
    expect(textOf(announcement())).toContain('De deadline is voorbij');
  });
});

describe('a save that the server refuses before the page detects the deadline', () => {
  it('can be moved to the next matchday once that is open', async () => {
    const fake = makePortal();
    const details = { weekId: 2, deadlineDate: '2024-06-19T13:00:00Z', msAfterDeadline: 1400 };
    fake.api.answer('POST team/{id}/selections', refuse('deadline-passed', 409, { details }));
    await openTeam(fake);
    await inSheet('Olmo', 'Kapitein');
    await userEvent.click(saveButton());
    await settle();
    expect(textOf(announcement())).toContain('Je wijziging kwam toe 1,4 s na de deadline.');
    expect(fake.refreshed).toContain('matches');
    const keepButton = () =>
      within(afterDeadline()).getByRole('button', { name: 'Zet klaar voor speeldag 3' });
    expect(keepButton().getAttribute('aria-disabled')).toBe('true');
    await closeMatchday(fake);
    expect(keepButton().getAttribute('aria-disabled')).toBeNull();
  });
});

describe('the deadline that passes without unsaved changes', () => {
  it('is one line for 8 seconds', async () => {
    const fake = await openTeam();
    await closeMatchday(fake);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fake.notices).toEqual([
      expect.objectContaining({ text: 'Speeldag 2 ligt vast.', duration: 8000 }),
    ]);
  });
});

describe('the deadline that passes on /new', () => {
  it('announces the unsaved team, and saves it for the next matchday only when that is chosen', async () => {
    const fake = makePortal();
    leaveDraft(fake, { name: 'De Valreep', weekId: 2 });
    await open('/new', fake);
    await closeMatchday(fake);
    expect(textOf(card('Dit ligt vast'))).toContain('Er was geen ploeg opgeslagen voor speeldag 2.');
    expect(textOf(card('Niet opgeslagen'))).toContain('Je nieuwe ploeg De Valreep');
    expect(textOf(card('Niet opgeslagen'))).toContain('16/16 gekozen');
    await press('Zet klaar voor speeldag 3');
    fake.api.answer('POST team/add', refuse('team-name-invalid', 422));
    await userEvent.click(saveButton());
    await settle();
    expect(fake.api.calls('POST team/add').at(-1)?.body).toMatchObject({ weekId: 3, teamName: 'De Valreep' });
  });

  it('announces a draft of an earlier visit', async () => {
    const fake = makePortal();
    leaveDraft(fake, { name: 'De Valreep', weekId: 2 });
    await closeMatchday(fake);
    await open('/new', fake);
    expect(textOf(announcement())).toContain('Speeldag 2 ligt vast');
    await press('Gooi weg');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(textOf(bar())).toContain('0/16 gekozen');
  });

  it('is one line about a draft of a confirmed matchday, which goes on for the open one', async () => {
    const fake = makePortal();
    leaveDraft(fake, { name: 'De Valreep', weekId: 1 });
    await open('/new', fake);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(noticesOf(fake)).toEqual(['Niet opgeslagen voor speeldag 1: Je nieuwe ploeg De Valreep.']);
    expect(textOf(bar())).toContain('16/16 gekozen');
  });
});

describe('the deadline that passes on /edit', () => {
  it('keeps the page open until the changes are decided on, and lists players who cannot be moved', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', exampleTeamView({ weekId: 2 }));
    await open('/edit/7', fake);
    await inSheet('Olmo, Spanje', 'Kapitein');
    await closeMatchday(fake);
    expect(textOf(card('Niet opgeslagen'))).toContain('Kapitein: Musiala → Olmo');
    expect(fake.visited).toEqual([]);
    await press('Zet klaar voor speeldag 3');
    expect(fake.visited).toEqual(['/team/7']);
  });

  it('has the matchday of the saved squad', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}', exampleTeamView({ weekId: 2 }));
    fake.api.answer('POST team/{id}', exampleChangedTeam({ captainId: 510, version: 4, weekId: 2 }));
    await open('/edit/7', fake);
    await inSheet('Olmo, Spanje', 'Kapitein');
    await userEvent.click(saveButton());
    await settle();
    expect(fake.api.calls('POST team/{id}').at(-1)?.body).toMatchObject({ weekId: 2 });
  });
});
