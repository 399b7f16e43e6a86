import { exampleChanges, exampleComment } from '../testing/exampleChat.js';
import {
  applyChanges,
  type ChatState,
  KEPT,
  NO_CHAT,
  unreadOf,
  withComment,
  withFailure,
  withoutPending,
  withPending,
} from './chatState.js';

const ME = 7;
const ids = (talk: ChatState) => talk.comments.map(({ id }) => id);
const wholeList = (...comments: Parameters<typeof exampleChanges>[0]) =>
  exampleChanges(comments).comment_changes;
const update = (...comments: Parameters<typeof exampleChanges>[0]) =>
  exampleChanges(comments, { whole: false }).comment_changes;
const ownComment = (id: number, comment: string) => exampleComment(id, { user_id: ME, comment });
const start = applyChanges(NO_CHAT, wholeList(exampleComment(1), exampleComment(2)), ME);

describe('what a reader knows of a chat', () => {
  it('adds what is new, in order, whatever order it comes in', () => {
    const talk = applyChanges(start, update(exampleComment(4), exampleComment(3)), ME);
    expect(ids(talk)).toEqual([1, 2, 3, 4]);
    expect(talk.revision).toBe(4);
  });

  it('holds a comment once, however often it is sent', () => {
    expect(
      ids(applyChanges(applyChanges(start, update(exampleComment(3)), ME), update(exampleComment(3)), ME)),
    ).toEqual([1, 2, 3]);
  });

  it('keeps the latest revision when an older one comes later', () => {
    const voted = exampleComment(2, { revision: 9, votes_total: 1 });
    const talk = applyChanges(withComment(start, voted), update(exampleComment(2)), ME);
    expect(talk.comments[1]?.votes_total).toBe(1);
  });

  it('drops a deleted comment', () => {
    const deletedComment = exampleComment(1, { deleted: true, comment: '', revision: 3 });
    expect(ids(applyChanges(start, update(deletedComment), ME))).toEqual([2]);
  });

  it('is replaced by a whole list, and loses nothing that is still on its way', () => {
    const withMessage = withPending(start, { key: 'a', text: 'hallo', at: 0 });
    const talk = applyChanges(withMessage, wholeList(exampleComment(250)), ME);
    expect(ids(talk)).toEqual([250]);
    expect(talk.pending).toHaveLength(1);
  });

  it('keeps the latest 200', () => {
    const many = Array.from({ length: KEPT + 5 }, (_, at) => exampleComment(at + 1));
    expect(ids(applyChanges(NO_CHAT, wholeList(...many), ME))[0]).toBe(6);
  });
});

describe('an own message', () => {
  const withMessage = withPending(start, { key: 'a', text: 'hallo', at: 0 });

  it('is not doubled when the subscription sends it before its answer', () => {
    const next = applyChanges(withMessage, update(ownComment(3, 'hallo')), ME);
    expect(next.pending).toEqual([]);
    const done = withoutPending(withComment(next, ownComment(3, 'hallo')), 'a');
    expect(ids(done)).toEqual([1, 2, 3]);
  });

  it('is not doubled when its answer comes first', () => {
    const done = withoutPending(withComment(withMessage, ownComment(3, 'hallo')), 'a');
    expect(ids(applyChanges(done, update(ownComment(3, 'hallo')), ME))).toEqual([1, 2, 3]);
  });

  it('that another one follows with the same words is still waited for', () => {
    const two = withPending(withMessage, { key: 'b', text: 'hallo', at: 1 });
    const next = applyChanges(two, update(ownComment(3, 'hallo')), ME);
    expect(next.pending.map(({ key }) => key)).toEqual(['b']);
    // Received again, it does not replace the second one.
    expect(applyChanges(next, update(ownComment(3, 'hallo')), ME).pending).toHaveLength(1);
  });

  it('that seemed to fail but arrived is found after the line came back', () => {
    const failed = withFailure(withMessage, 'a', 'Geen verbinding');
    expect(failed.pending[0]?.failure).toBe('Geen verbinding');
    expect(applyChanges(failed, update(ownComment(3, 'hallo')), ME).pending).toEqual([]);
  });

  it('tries again under the same key', () => {
    const retried = withPending(withFailure(withMessage, 'a', 'x'), { key: 'a', text: 'hallo', at: 0 });
    expect(retried.pending).toEqual([{ key: 'a', text: 'hallo', at: 0, failure: null }]);
  });

  it('is not taken for somebody else’s with the same words', () => {
    expect(
      applyChanges(withMessage, update(exampleComment(3, { comment: 'hallo' })), ME).pending,
    ).toHaveLength(1);
  });
});

it('counts what others wrote since one looked', () => {
  const talk = applyChanges(start, update(exampleComment(3), ownComment(4, 'ik')), ME);
  expect(unreadOf(talk, 1, ME)).toBe(2);
  expect(unreadOf(talk, 4, ME)).toBe(0);
});
