import { refuse } from '@euro/platform/testing';
import { changedTeam, openDraft } from '../testing/makeDrafting.js';
import { makePortal } from '../testing/makePortal.js';
import { settleUnanswered } from './settleUnanswered.js';

const CONFIRM = 'POST team/transfers/{id}';

/** A confirmation without a response, whose matchday closed. */
async function unanswered(...draft: string[]) {
  const fake = makePortal();
  fake.api.answer(CONFIRM, refuse('offline', 0));
  const opened = openDraft(fake, draft.length === 0 ? ['Mbappé > Kvaratskhelia'] : draft);
  await opened.confirmation.confirm();
  opened.closeMatchday();
  const { expired } = opened.draft();
  if (expired === null) throw new Error('the draft did not expire');
  return { ...opened, settle: () => settleUnanswered(opened.ports, 7, expired) };
}

describe('the outcome of a confirmation whose matchday closed', () => {
  it('remains unknown without a response', async () => {
    const { settle, draft } = await unanswered();
    await expect(settle()).resolves.toBe(false);
    expect(draft().expired?.sent?.isUnanswered).toBe(true);
  });

  it('is asked for with the same call, and was in time', async () => {
    const { settle, fake, draft } = await unanswered();
    fake.api.answer(CONFIRM, changedTeam());
    await expect(settle()).resolves.toBe(true);
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'Je was op tijd: je transfers voor speeldag 2 zijn bevestigd.',
    ]);
    expect(draft().expired).toBeNull();
    const [first, second] = fake.api.calls(CONFIRM);
    expect(second).toEqual(first);
  });

  it('is too late, by how much only the first call knew', async () => {
    const { settle, fake, draft } = await unanswered();
    fake.api.answer(CONFIRM, refuse('deadline-passed', 409, { details: { msAfterDeadline: 420 } }));
    await expect(settle()).resolves.toBe(true);
    expect(draft().expired).toMatchObject({ sent: null, lateness: null });
    expect(fake.refreshed).toContain('matches');
  });

  it('is a refusal, after which the transfers wait for a choice', async () => {
    const { settle, fake, draft } = await unanswered();
    fake.api.answer(CONFIRM, refuse('prices-changed', 409));
    await expect(settle()).resolves.toBe(true);
    expect(draft().expired).toMatchObject({ sent: null, pairs: [expect.anything()] });
  });
});
