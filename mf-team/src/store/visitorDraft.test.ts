import { createFakePlatform } from '@euro/platform/testing';
import { fullDraft } from '../testing/storedDraft.js';
import { newTeamKey, readStoredDraft, writeStoredDraft } from './keepDraft.js';
import { adoptVisitorDraft, hasVisitorDraft, noteSaveWish, takeSaveWish } from './visitorDraft.js';

const USER = 7;

function drafts({ visitorAt, ownAt }: { visitorAt?: number; ownAt?: number }) {
  const { storage } = createFakePlatform().platform;
  const draft = (name: string, changedAt: number) => ({
    draft: fullDraft,
    version: null,
    weekId: 2,
    name,
    changedAt,
  });
  if (visitorAt !== undefined) writeStoredDraft(storage, newTeamKey(null), draft('Gebouwd', visitorAt));
  if (ownAt !== undefined) writeStoredDraft(storage, newTeamKey(USER), draft('Eigen', ownAt));
  return { storage, ownName: () => readStoredDraft(storage, newTeamKey(USER))?.name };
}

describe('the draft of a visitor', () => {
  it('becomes the draft of the user, once', () => {
    const { storage, ownName } = drafts({ visitorAt: 1 });
    expect(hasVisitorDraft(storage)).toBe(true);
    adoptVisitorDraft(storage, USER);
    adoptVisitorDraft(storage, USER);
    expect(ownName()).toBe('Gebouwd');
    expect(hasVisitorDraft(storage)).toBe(false);
  });

  it.each([
    ['an earlier own draft is replaced', 1, false, 'Gebouwd'],
    ['a later own draft stays', 3, false, 'Eigen'],
    ['what was to be saved replaces a later one', 3, true, 'Gebouwd'],
  ])('%s', (_, ownAt, isWished, name) => {
    const { storage, ownName } = drafts({ visitorAt: 2, ownAt });
    if (isWished) noteSaveWish(storage, 2);
    adoptVisitorDraft(storage, USER);
    expect(ownName()).toBe(name);
    expect(hasVisitorDraft(storage)).toBe(name === 'Eigen');
  });

  it('changes nothing where there is none', () => {
    const { storage, ownName } = drafts({ ownAt: 1 });
    adoptVisitorDraft(storage, USER);
    expect(ownName()).toBe('Eigen');
  });
});

describe('a wish to save', () => {
  it('is granted once', () => {
    const { storage } = drafts({});
    expect(takeSaveWish(storage, 2)).toBe(false);
    noteSaveWish(storage, 2);
    expect(takeSaveWish(storage, 2)).toBe(true);
    expect(takeSaveWish(storage, 2)).toBe(false);
  });

  it('ends with its matchday', () => {
    const { storage } = drafts({});
    noteSaveWish(storage, 2);
    expect(takeSaveWish(storage, 3)).toBe(false);
    expect(takeSaveWish(storage, 2)).toBe(false);
  });
});
