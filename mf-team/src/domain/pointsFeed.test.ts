import {
  everKnown,
  type FeedItem,
  feedItems,
  goneItems,
  inOrder,
  newItems,
  takenBack,
} from './pointsFeed.js';

const line = (rule: string, points: number) => ({ rule, stat: 1, points });
const scored = (playerId: number, lines: ReturnType<typeof line>[], fields = {}) => ({
  playerId,
  counted: true,
  multiplier: 1,
  lines,
  ...fields,
});
const kickOff = (playerId: number) => playerId;
const texts = (items: readonly FeedItem[]) =>
  items.map(({ playerId, line: { rule }, points }) => `${playerId} ${rule} ${points}`);

describe('the events of a team', () => {
  it('have each rule that counts, the latest match first, and sorted by weight within a match', () => {
    const items = feedItems(
      [scored(1, [line('goal', 4)]), scored(2, [line('yellow-card', -1), line('assist', 3)])],
      kickOff,
    );
    expect(texts(items)).toEqual(['2 assist 3', '2 yellow-card -1', '1 goal 4']);
  });

  it('are multiplied, without players who do not count and rules without points', () => {
    const items = feedItems(
      [
        scored(1, [line('goal', 4), line('saves', 0)], { multiplier: 1.5 }),
        scored(2, [line('goal', 4)], { counted: false }),
      ],
      kickOff,
    );
    expect(texts(items)).toEqual(['1 goal 6']);
  });

  it('are compared for new ones, and for changed points', () => {
    const before = feedItems([scored(1, [line('goal', 4), line('minutes-60', 2)])], kickOff);
    const now = feedItems([scored(1, [line('goal', 8), line('minutes-60', 2), line('assist', 3)])], kickOff);
    expect(texts(newItems(before, now))).toEqual(['1 goal 8', '1 assist 3']);
    expect(newItems(now, now)).toEqual([]);
  });

  it('remember revoked ones, which are not new when they return', () => {
    const goal = feedItems([scored(1, [line('goal', 4)])], kickOff);
    const state = everKnown(everKnown([], goal), []);
    expect(texts(newItems(state, goal))).toEqual([]);
    const doubledItems = feedItems([scored(1, [line('goal', 8)])], kickOff);
    expect(texts(everKnown(state, doubledItems))).toEqual(['1 goal 8']);
  });

  it('are gone where the player still counts, and nothing replaced them', () => {
    const before = feedItems(
      [
        scored(1, [line('duels', 1), line('minutes-under-60', 1)], { multiplier: 2 }),
        scored(2, [line('goal', 4)]),
      ],
      kickOff,
    );
    const selections = [
      scored(1, [line('minutes-60', 2)], { multiplier: 2 }),
      scored(2, [], { counted: false }),
    ];
    const gone = goneItems(before, feedItems(selections, kickOff), selections);
    expect(texts(gone)).toEqual(['1 duels 2']);
    expect(texts(gone.map(takenBack))).toEqual(['1 duels -2']);
  });

  it('have the last change first', () => {
    const items = feedItems([scored(1, [line('goal', 4)]), scored(2, [line('assist', 3)])], kickOff);
    const seenItems = [
      { playerId: 2, rule: 'assist' },
      { playerId: 1, rule: 'goal' },
    ];
    expect(texts(inOrder(items, seenItems))).toEqual(['1 goal 4', '2 assist 3']);
    expect(texts(inOrder(items, []))).toEqual(['2 assist 3', '1 goal 4']);
  });
});
