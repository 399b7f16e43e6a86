import { exampleChanges, exampleComment } from '../testing/exampleChat.js';
import { groupByChatDay } from './chatDays.js';
import { chatEntries } from './chatEntries.js';
import { applyChanges, NO_CHAT, withPending } from './chatState.js';

const talk = withPending(
  applyChanges(NO_CHAT, exampleChanges([exampleComment(4), exampleComment(9)]).comment_changes, 7),
  {
    key: 'a',
    text: 'hallo',
    at: 0,
  },
);
const news = (id: string, afterId: number) => ({ id, afterId, text: id, at: 0 });

describe('the log of a chat', () => {
  it('places the game’s news after the comment they followed, and pending messages last', () => {
    const entries = chatEntries(talk, [news('early', 0), news('between', 4), news('late', 9)]);
    expect(entries.map(({ key }) => key)).toEqual([
      'news early',
      'comment 4',
      'news between',
      'comment 9',
      'news late',
      'pending a',
    ]);
  });

  it('has news before the first comment', () => {
    expect(chatEntries(NO_CHAT, [news('goal', 0)]).map(({ kind }) => kind)).toEqual(['news']);
  });

  it('has each day once', () => {
    const groups = groupByChatDay(['a1', 'a2', 'b1', 'a3'], (message) => message.charAt(0));
    expect(groups.map(({ day, messages }) => [day, messages.length])).toEqual([
      ['a', 2],
      ['b', 1],
      ['a', 1],
    ]);
  });
});
