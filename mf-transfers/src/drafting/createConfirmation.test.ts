import type { ChangedTeam } from '@euro/api-contract';
import { type FakePlatform, noticeAction, refuse } from '@euro/platform/testing';
import { idOf } from '../testing/exampleSavedTeam.js';
import { changedTeam, exampleReceipt, openDraft } from '../testing/makeDrafting.js';
import { makePortal } from '../testing/makePortal.js';

const CONFIRM = 'POST team/transfers/{id}';
const PAIR = 'Mbappé > Kvaratskhelia';
const transfers = [{ outId: idOf('Mbappé'), inId: idOf('Kvaratskhelia') }];

const confirmations = (fake: FakePlatform) => fake.api.calls(CONFIRM);
const keysOf = (fake: FakePlatform) => confirmations(fake).map(({ idempotencyKey }) => idempotencyKey);

type Answer = ChangedTeam | ReturnType<typeof refuse>;

/** The example transfer is prepared, and the server answers its confirmation so. */
function prepared(answer: Answer = changedTeam(), draft: readonly string[] = [PAIR]) {
  const fake = makePortal();
  fake.api.answer(CONFIRM, answer);
  return openDraft(fake, draft);
}

/** The confirmation is answered by a call of `arrive`. */
function answeredLater() {
  const fake = makePortal();
  let arrive = (_: Answer) => {};
  const answered = new Promise<Answer>((resolve) => {
    arrive = resolve;
  });
  fake.api.answer(CONFIRM, () => answered);
  return { ...openDraft(fake, [PAIR]), arrive: (answer: Answer) => arrive(answer) };
}

describe('a confirmation', () => {
  it('sends the prepared transfers, with a key, and notifies the portal', async () => {
    const { fake, confirmation, draft } = prepared();
    confirmation.open();
    await confirmation.confirm();
    expect(confirmations(fake)).toEqual([
      {
        params: { id: 7 },
        body: { transfers, weekId: 2, version: 3, moneyLeft: 3 },
        idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ]);
    expect(fake.emitted).toEqual([
      expect.objectContaining({ name: 'transfers.confirmed@1', detail: { teamId: 7, weekId: 2 } }),
    ]);
    expect(fake.refreshed).toContain('myTeams');
    expect(fake.platform.storage.read('changed-7', (_): _ is unknown => true)).toBe(4);
    expect(draft()).toMatchObject({ pairs: [], sent: null, stage: { kind: 'closed' } });
  });

  it('shows the transfers and the time before the deadline, and links to the team', async () => {
    const { fake, confirmation } = prepared();
    await confirmation.confirm();
    expect(fake.notices).toEqual([
      expect.objectContaining({
        tone: 'positive',
        text: '1 transfer bevestigd voor speeldag 2, 8 min voor de deadline: Kvaratskhelia is erbij.',
        action: expect.objectContaining({ label: 'Naar je ploeg' }),
      }),
    ]);
    noticeAction(fake.notices[0]).onPress();
    expect(fake.visited.at(-1)).toBe('/team/7');
  });

  it('names the matchday of the receipt when the server knows no time before a deadline', async () => {
    const { fake, confirmation } = prepared({
      ...changedTeam(),
      receipt: { ...exampleReceipt, msBeforeDeadline: null },
    });
    await confirmation.confirm();
    expect(fake.notices.map(({ text }) => text)).toEqual([
      '1 transfer bevestigd voor speeldag 2: Kvaratskhelia is erbij.',
    ]);
  });

  it('is sent once while it is on its way', async () => {
    const { fake, confirmation, draft, arrive } = answeredLater();
    const first = confirmation.confirm();
    expect(draft().stage).toEqual({ kind: 'asking', notice: null, isSending: true });
    await confirmation.confirm();
    arrive(changedTeam());
    await first;
    expect(confirmations(fake)).toHaveLength(1);
    expect(draft().stage).toEqual({ kind: 'closed' });
  });

  it.each([
    ['an incomplete draft', ['Mbappé >']],
    ['a draft that costs too much', ['Celar > Mbappé']],
    ['an empty draft', []],
  ])('of %s sends nothing', async (_, draft) => {
    const { fake, confirmation } = prepared(changedTeam(), draft);
    await confirmation.confirm();
    expect(confirmations(fake)).toEqual([]);
  });

  it('without a queue in the portal says that it failed offline', async () => {
    const { confirmation, draft } = prepared(refuse('offline', 0));
    await confirmation.confirm();
    expect(draft().stage).toMatchObject({ notice: { kind: 'failed', text: 'offline' }, isSending: false });
  });
});

describe('a confirmation without a response', () => {
  it.each([
    ['offline', 0],
    ['timed-out', 0],
    ['not-available', 503],
  ] as const)('because of %s retains everything, and repeats the same', async (code, status) => {
    const { fake, confirmation, draft } = prepared(refuse(code, status));
    await confirmation.confirm();
    expect(draft()).toMatchObject({
      pairs: transfers,
      sent: { isUnanswered: true },
      stage: { kind: 'asking', notice: { kind: 'failed', text: code } },
    });
    fake.api.answer(CONFIRM, changedTeam());
    await confirmation.confirm();
    const [first, second] = keysOf(fake);
    expect(second).toBe(first);
    expect(draft().stage.kind).toBe('closed');
  });

  it('is repeated with the same key after a reload', async () => {
    const { fake, confirmation } = prepared(refuse('offline', 0));
    await confirmation.confirm();
    await openDraft(fake).confirmation.confirm();
    const [first, second] = keysOf(fake);
    expect(second).toBe(first);
  });

  it('has another key once the draft is changed', async () => {
    const { fake, confirmation, steps } = prepared(refuse('offline', 0));
    await confirmation.confirm();
    steps.takeBack(idOf('Mbappé'));
    steps.putOut(idOf('Olmo'));
    steps.bringIn(idOf('Olmo'), idOf('Freuler'));
    await confirmation.confirm();
    const [first, second] = keysOf(fake);
    expect(second).not.toBe(first);
  });

  it('has another key once the server has refused it', async () => {
    const { fake, confirmation } = prepared(refuse('prices-changed', 409, { details: { moneyLeft: 3 } }));
    await confirmation.confirm();
    await confirmation.confirm();
    const [first, second] = keysOf(fake);
    expect(second).not.toBe(first);
  });
});

describe('a late confirmation', () => {
  const details = { weekId: 2, deadlineDate: '2024-06-19T13:00:00Z', decidedAt: '', msAfterDeadline: 420 };

  it.each(['deadline-passed', 'team-locked'] as const)('refused as %s keeps the draft', async (code) => {
    const { fake, confirmation, draft } = prepared(refuse(code, 409, { details }));
    confirmation.open();
    await confirmation.confirm();
    expect(draft()).toMatchObject({
      pairs: transfers,
      sent: null,
      late: { lateness: { weekId: 2, msAfterDeadline: 420 } },
      stage: { kind: 'closed' },
    });
    expect(fake.refreshed).toContain('matches');
  });

  it('that was on its way when the matchday closed is late there, and shows nothing in the next one', async () => {
    const { confirmation, closeMatchday, draft, arrive } = answeredLater();
    const sending = confirmation.confirm();
    closeMatchday();
    arrive(refuse('deadline-passed', 409, { details }));
    await sending;
    expect(draft()).toMatchObject({
      weekId: 3,
      expired: { weekId: 2, sent: null },
      late: null,
      stage: { kind: 'closed' },
    });
  });

  it('that was in time after all leaves nothing to decide', async () => {
    const { confirmation, closeMatchday, draft, arrive } = answeredLater();
    const sending = confirmation.confirm();
    closeMatchday();
    arrive(changedTeam());
    await sending;
    expect(draft().expired).toBeNull();
  });

  it('that the rules refuse once its matchday closed shows a notice', async () => {
    const { fake, confirmation, closeMatchday, draft, arrive } = answeredLater();
    const sending = confirmation.confirm();
    closeMatchday();
    arrive(refuse('prices-changed', 409));
    await sending;
    expect(fake.notices.map(({ tone, text }) => [tone, text])).toEqual([['danger', 'prices-changed']]);
    expect(draft().stage.kind).toBe('closed');
  });
});

describe('a refusal', () => {
  it('because the team was changed elsewhere shows those changes, and keeps or drops the draft', async () => {
    const details = { version: 4, changes: [{ ...exampleReceipt, kind: 'lineup-saved' }] };
    const { confirmation, draft } = prepared(refuse('team-changed-meanwhile', 409, { details }));
    await confirmation.confirm();
    expect(draft().stage).toEqual({ kind: 'changed', receipts: [expect.objectContaining({ id: 31 })] });
    confirmation.keepDraft();
    expect(draft()).toMatchObject({ pairs: transfers, stage: { kind: 'closed' } });
    confirmation.dropDraft();
    expect(draft().pairs).toEqual([]);
  });

  it('because prices changed shows the new sum', async () => {
    const { fake, confirmation, draft } = prepared(
      refuse('prices-changed', 409, { details: { moneyLeft: 2.5 } }),
    );
    await confirmation.confirm();
    expect(draft().stage).toMatchObject({ notice: { kind: 'prices', now: 25, previous: 30 } });
    expect(fake.refreshed).toContain('players');
  });

  it.each([
    [
      { left: 0, wanted: 1 },
      { left: 0, requested: 1 },
    ],
    [undefined, { left: 2, requested: 1 }],
  ])('because too few transfers are left says how many (%j)', async (details, counts) => {
    const { confirmation, draft } = prepared(refuse('transfers-not-left', 409, { details }));
    await confirmation.confirm();
    expect(draft().stage).toMatchObject({ notice: { kind: 'not-left', ...counts } });
  });

  it('by the rules belongs to the pairs that were sent', async () => {
    const issues = [{ code: 'unknown-players', params: { playerIds: [idOf('Kvaratskhelia')] } }];
    const { confirmation, draft } = prepared(refuse('transfers-invalid', 422, { details: { issues } }));
    await confirmation.confirm();
    const { stage, pairs } = draft();
    expect(stage).toEqual({ kind: 'invalid', issues, pairs });
    expect(stage.kind === 'invalid' && stage.pairs).toBe(pairs);
  });

  it('because changes are unlimited now leads to the squad', async () => {
    const { fake, confirmation } = prepared(refuse('transfers-not-needed', 409));
    await confirmation.confirm();
    expect(fake.visited.at(-1)).toBe('/edit/7');
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'Je wisselt nu zonder limiet: transfers zijn niet nodig.',
    ]);
  });

  it('for another reason has the API’s own message', async () => {
    const { confirmation, draft } = prepared(refuse('too-many-requests', 429));
    await confirmation.confirm();
    expect(draft().stage).toMatchObject({ notice: { kind: 'failed', text: 'too-many-requests' } });
  });
});
