import type { ChangedTeam } from '@euro/api-contract';
import { exampleLineup } from '@euro/game/testing';
import { exampleChangedTeam, exampleTeamView } from '@euro/game-ui/testing';
import type { WaitingChange } from '@euro/platform';
import { type FakePlatform, refuse } from '@euro/platform/testing';
import { problemOf } from '../store/saveProblem.js';
import { exampleReceipt } from '../testing/exampleAnswers.js';
import { openLineup } from '../testing/makeEditing.js';
import { makePortal } from '../testing/makePortal.js';
import { createSaving, isBehind } from './createSaving.js';
import { openTeamDraft } from './openTeamDraft.js';

const OLMO = 510;
const MUSIALA = 110;
const SZOBOSZLAI = 310;
const SAVE = 'POST team/{id}/selections';

type SaveAnswer = ChangedTeam | ReturnType<typeof refuse>;

const saved = (fields = {}) => exampleChangedTeam({ captainId: OLMO, version: 4, ...fields });
const saves = (fake: FakePlatform) => fake.api.calls(SAVE);

/** The save is answered by a call of the returned function. */
function laterAnswer(fake: FakePlatform): (answer: SaveAnswer) => void {
  let arrive = (_: SaveAnswer) => {};
  const answered = new Promise<SaveAnswer>((resolve) => {
    arrive = resolve;
  });
  fake.api.answer(SAVE, () => answered);
  return (answer) => arrive(answer);
}

/** The example lineup with Olmo as captain, not saved yet. */
function withOlmo(fake = makePortal()) {
  const editing = openLineup(fake);
  editing.steps.makeCaptain(OLMO);
  return editing;
}

describe('a save of a lineup', () => {
  it('sends the same sixteen with the matchday and the version, and notifies the portal', async () => {
    const { fake, saving, draft } = withOlmo();
    fake.api.answer(SAVE, { ...saved(), receipt: exampleReceipt() });
    await saving.save();
    expect(saves(fake)).toEqual([
      {
        params: { id: 7 },
        body: {
          competitionFeed: 'EUROM',
          seasonId: 2024,
          ...exampleLineup,
          captainId: OLMO,
          weekId: 2,
          version: 3,
        },
        idempotencyKey: expect.any(String),
      },
    ]);
    expect(fake.emitted).toEqual([
      expect.objectContaining({ name: 'team.saved@1', detail: { teamId: 7, weekId: 2 } }),
    ]);
    expect(fake.refreshed).toEqual(['myTeams']);
    expect(draft()).toMatchObject({ version: 4, attempt: null, past: [] });
    expect(draft().present).toBe(draft().saved);
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'Je opstelling voor speeldag 2 is opgeslagen, 8 min voor de deadline.',
    ]);
  });

  it('is known to the other tabs of the browser', async () => {
    const { fake, saving } = withOlmo();
    fake.api.answer(SAVE, saved());
    await saving.save();
    const isNumber = (value: unknown): value is number => typeof value === 'number';
    expect(fake.platform.storage.read('saved-7', isNumber)).toBe(4);
  });

  it('without a response is repeated with the same key, after a reload too', async () => {
    const { fake, saving, draft } = withOlmo();
    fake.api.answer(SAVE, refuse('offline', 0));
    await saving.save();
    expect(draft().attempt).toEqual({ kind: 'unanswered' });
    await saving.save();
    const reloaded = openLineup(fake);
    fake.api.answer(SAVE, saved());
    await reloaded.saving.save();
    const keys = saves(fake).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(reloaded.draft().present).toBe(reloaded.draft().saved);
  });

  it('has another key once the last one got a response', async () => {
    const { fake, saving, draft, store } = withOlmo();
    fake.api.answer(SAVE, refuse('lineup-invalid', 422));
    await saving.save();
    expect(draft().attempt).toBeNull();
    expect(problemOf(store.getState())).toMatchObject({ text: 'lineup-invalid' });
    await saving.save();
    expect(new Set(saves(fake).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('shows its failure until the draft is another one', async () => {
    const { fake, saving, store, steps } = withOlmo();
    fake.api.answer(SAVE, refuse('internal-error', 500));
    await saving.save();
    expect(problemOf(store.getState())).toMatchObject({
      title: 'Je opstelling is niet opgeslagen',
      text: 'internal-error',
    });
    steps.makeViceCaptain(MUSIALA);
    expect(problemOf(store.getState())).toBeNull();
  });

  it.each(['deadline-passed', 'team-locked', 'transfers-required'] as const)(
    'that is refused with %s is late, and keeps the draft',
    async (code) => {
      const { fake, saving, draft } = withOlmo();
      fake.api.answer(SAVE, refuse(code, 409));
      await saving.save();
      expect(draft()).toMatchObject({ attempt: { kind: 'late' }, present: { captainId: OLMO } });
      expect(fake.refreshed).toEqual(['matches']);
    },
  );

  it('leaves the draft of another team alone that is open by the time of the answer', async () => {
    const { fake, saving, ports, draft } = withOlmo();
    const answer = laterAnswer(fake);
    const save = saving.save();
    openTeamDraft(ports, { kind: 'lineup', view: exampleTeamView({ id: 8 }), weekId: 2 });
    answer(refuse('offline', 0));
    await save;
    expect(draft()).toMatchObject({ key: 'team-8', attempt: null });
  });
});

describe('a lineup that is changed while its save is on its way', () => {
  function onItsWay() {
    const editing = withOlmo();
    const answer = laterAnswer(editing.fake);
    const save = editing.saving.save();
    return {
      ...editing,
      arrive: async () => {
        answer(saved());
        await save;
      },
    };
  }

  it('keeps the change, unsaved, on the saved version', async () => {
    const { arrive, steps, draft, fake, saving } = onItsWay();
    expect(draft().attempt).toEqual({ kind: 'sending' });
    steps.makeViceCaptain(MUSIALA);
    await arrive();
    expect(draft()).toMatchObject({ saved: { captainId: OLMO }, version: 4, attempt: null });
    fake.api.answer(SAVE, saved({ viceCaptainId: MUSIALA, version: 5 }));
    await saving.save();
    expect(saves(fake).at(-1)?.body).toMatchObject({ captainId: OLMO, viceCaptainId: MUSIALA, version: 4 });
  });

  it('is undone down to what was saved', async () => {
    const { arrive, steps, draft } = onItsWay();
    steps.makeViceCaptain(MUSIALA);
    await arrive();
    steps.undo();
    expect(draft().present).toEqual(draft().saved);
    expect(draft().past).toEqual([]);
  });

  it('keeps a step that was taken back', async () => {
    const { arrive, steps, draft } = onItsWay();
    steps.undo();
    await arrive();
    expect(draft().present?.captainId).toBe(MUSIALA);
    steps.undo();
    expect(draft().present).toEqual(draft().saved);
  });
});

describe('a team that was saved elsewhere', () => {
  const theirs = exampleReceipt({ changes: { captain: { from: MUSIALA, to: SZOBOSZLAI } }, version: 8 });

  async function conflict() {
    const editing = withOlmo();
    const { fake, saving } = editing;
    fake.api.answer(
      SAVE,
      refuse('team-changed-meanwhile', 409, { details: { version: 8, changes: [theirs] } }),
    );
    await saving.save();
    fake.api.answer('GET team/{id}', exampleTeamView({ captainId: SZOBOSZLAI, version: 8 }));
    return editing;
  }

  it('becomes a question with its changes, and the draft remains', async () => {
    const { draft } = await conflict();
    expect(draft().conflict).toMatchObject([{ version: 8 }]);
    expect(draft().present?.captainId).toBe(OLMO);
  });

  it('is replaced by this version when that one is chosen', async () => {
    const { fake, saving, draft } = await conflict();
    fake.api.answer(SAVE, saved({ version: 9 }));
    await saving.keepMine();
    expect(saves(fake).at(-1)?.body).toMatchObject({ captainId: OLMO, version: 8 });
    expect(draft()).toMatchObject({ version: 9, saved: { captainId: OLMO } });
    expect(draft().conflict).toBeNull();
  });

  it('is taken over on request', async () => {
    const { saving, draft, fake } = await conflict();
    await saving.takeTheirs();
    expect(draft()).toMatchObject({ version: 8, present: { captainId: SZOBOSZLAI }, past: [] });
    expect(fake.notices).toHaveLength(1);
  });

  it('cannot be taken over while it cannot be fetched', async () => {
    const { saving, draft, fake, store } = await conflict();
    fake.api.answer('GET team/{id}', refuse('internal-error', 500));
    await saving.takeTheirs();
    expect(draft().present?.captainId).toBe(OLMO);
    expect(problemOf(store.getState())).toMatchObject({ text: 'internal-error' });
  });

  it('is known before anything is sent: the question comes first', async () => {
    const editing = withOlmo();
    const fresh = exampleTeamView({ captainId: SZOBOSZLAI, version: 8 });
    editing.fetched(fresh);
    expect(isBehind(editing.draft(), fresh)).toBe(true);
    const { save } = createSaving(editing.ports, { ...editing.edited, view: fresh });
    await save();
    expect(saves(editing.fake)).toEqual([]);
    expect(editing.draft().conflict).toEqual([]);
  });
});

describe('a lineup that is saved without a connection', () => {
  /** Queues changes of a section like the portal. */
  function keepsChanges(fake = makePortal()): FakePlatform {
    const { waiting } = fake.state;
    fake.platform.bus.on('change.waits@1', ({ detail }) => {
      const others = waiting.value.filter(({ about }) => about !== detail.about);
      waiting.set([...others, detail]);
    });
    fake.api.answer(SAVE, refuse('offline', 0));
    return fake;
  }

  it('is queued by the portal, and no failure', async () => {
    const { fake, saving, store } = withOlmo(keepsChanges());
    await saving.save();
    expect(fake.state.waiting.value).toEqual([
      {
        about: 'team 7',
        call: SAVE,
        params: { id: 7 },
        body: expect.objectContaining({ captainId: OLMO, weekId: 2, version: 3 }),
        idempotencyKey: saves(fake)[0]?.idempotencyKey,
        title: 'De Buitenspelval · Speeldag 2',
        text: 'captain',
        path: '/',
        event: { name: 'team.saved@1', detail: { teamId: 7, weekId: 2 } },
      },
    ]);
    expect(problemOf(store.getState())).toBeNull();
  });

  it('can be changed and saved again', async () => {
    const { fake, saving, steps } = withOlmo(keepsChanges());
    await saving.save();
    steps.makeCaptain(MUSIALA);
    steps.makeViceCaptain(OLMO);
    await saving.save();
    expect(fake.state.waiting.value.map(({ body }) => Object(body).viceCaptainId)).toEqual([OLMO]);
  });

  it('has the version after a booster that waits as well', async () => {
    const fake = keepsChanges();
    const booster: WaitingChange = {
      about: 'booster 7',
      call: 'POST team/{id}/booster',
      params: { id: 7 },
      body: { boosterType: 'bank', weekId: 2, version: 3 },
      idempotencyKey: 'a',
      title: '',
      text: '',
      path: '/team/7',
      event: { name: 'boosters.played@1', detail: { teamId: 7, weekId: 2, booster: 'bank' } },
    };
    fake.state.waiting.set([booster]);
    await withOlmo(fake).saving.save();
    expect(fake.state.waiting.value.map(({ body }) => Object(body).version)).toEqual([3, 4]);
  });

  it('fails where the portal has no queue', async () => {
    const fake = makePortal();
    fake.api.answer(SAVE, refuse('offline', 0));
    const { saving, store } = withOlmo(fake);
    await saving.save();
    expect(problemOf(store.getState())).toMatchObject({ text: 'offline' });
  });
});
