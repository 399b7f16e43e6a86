import { exampleChanges, exampleComment } from '../testing/exampleChat.js';
import {
  applyChanges,
  type ChatState,
  KEPT,
  NO_CHAT,
  quotable,
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

describe('the state of a chat', () => {
  it('adds new comments in order, whatever the order of arrival', () => {
    const talk = applyChanges(start, update(exampleComment(4), exampleComment(3)), ME);
    expect(ids(talk)).toEqual([1, 2, 3, 4]);
    expect(talk.revision).toBe(4);
  });

  it('contains a comment once, however often it is sent', () => {
    expect(
      ids(applyChanges(applyChanges(start, update(exampleComment(3)), ME), update(exampleComment(3)), ME)),
    ).toEqual([1, 2, 3]);
  });

  it('retains the latest revision when an older one arrives later', () => {
    const voted = exampleComment(2, { revision: 9, votes_total: 1 });
    const talk = applyChanges(withComment(start, voted), update(exampleComment(2)), ME);
    expect(talk.comments[1]?.votes_total).toBe(1);
  });

  it('removes a deleted comment', () => {
    const deletedComment = exampleComment(1, { deleted: true, comment: '', revision: 3 });
    expect(ids(applyChanges(start, update(deletedComment), ME))).toEqual([2]);
  });

  it('is replaced by a whole list, and loses no pending message', () => {
    const withMessage = withPending(start, { key: 'a', text: 'hallo', at: 0 });
    const talk = applyChanges(withMessage, wholeList(exampleComment(250)), ME);
    expect(ids(talk)).toEqual([250]);
    expect(talk.pending).toHaveLength(1);
  });

  it('is limited to the latest 200', () => {
    const many = Array.from({ length: KEPT + 5 }, (_, at) => exampleComment(at + 1));
    expect(ids(applyChanges(NO_CHAT, wholeList(...many), ME))[0]).toBe(6);
  });
});

describe('an own message', () => {
  const withMessage = withPending(start, { key: 'a', text: 'hallo', at: 0 });

  it('is not duplicated when the subscription sends it before the response', () => {
    const next = applyChanges(withMessage, update(ownComment(3, 'hallo')), ME);
    expect(next.pending).toEqual([]);
    const done = withoutPending(withComment(next, ownComment(3, 'hallo')), 'a');
    expect(ids(done)).toEqual([1, 2, 3]);
  });

  it('is not duplicated when the response is first', () => {
    const done = withoutPending(withComment(withMessage, ownComment(3, 'hallo')), 'a');
    expect(ids(applyChanges(done, update(ownComment(3, 'hallo')), ME))).toEqual([1, 2, 3]);
  });

  it('that is followed by another one with the same text is still pending', () => {
    const two = withPending(withMessage, { key: 'b', text: 'hallo', at: 1 });
    const next = applyChanges(two, update(ownComment(3, 'hallo')), ME);
    expect(next.pending.map(({ key }) => key)).toEqual(['b']);
    // Received again, it does not replace the second one.
    expect(applyChanges(next, update(ownComment(3, 'hallo')), ME).pending).toHaveLength(1);
  });

  it('that seemed to fail but was delivered is found after a reconnect', () => {
    const failed = withFailure(withMessage, 'a', 'Geen verbinding');
    expect(failed.pending[0]?.failure).toBe('Geen verbinding');
    expect(applyChanges(failed, update(ownComment(3, 'hallo')), ME).pending).toEqual([]);
  });

  it('is retried with the same key', () => {
    const retried = withPending(withFailure(withMessage, 'a', 'x'), { key: 'a', text: 'hallo', at: 0 });
    expect(retried.pending).toEqual([{ key: 'a', text: 'hallo', at: 0, failure: null }]);
  });

  it('is not confused with another user’s with the same text', () => {
    expect(
      applyChanges(withMessage, update(exampleComment(3, { comment: 'hallo' })), ME).pending,
    ).toHaveLength(1);
  });
});

it('others’ messages are counted as unread since the last view', () => {
  const talk = applyChanges(start, update(exampleComment(3), ownComment(4, 'ik')), ME);
  expect(unreadOf(talk, 1, ME)).toBe(2);
  expect(unreadOf(talk, 4, ME)).toBe(0);
});

it('a message is quoted as long as it is there', () => {
  const quote = { id: 1, teamname: 'Onder de Lat', username: 'Sofie', comment: 'Bericht 1', deleted: false };
  expect(quotable(start, quote)).toBe(quote);
  const deleted = exampleComment(1, { deleted: true, comment: '', revision: 3 });
  expect(quotable(applyChanges(start, update(deleted), ME), quote)).toBeNull();
});
