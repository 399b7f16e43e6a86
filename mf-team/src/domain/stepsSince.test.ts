import { emptyDraft } from '@euro/game';
import { exampleRules } from '@euro/game/testing';
import { stepsSince } from './stepsSince.js';

const draft = (captainId: number) => ({ ...emptyDraft(exampleRules), captainId });

describe('the steps since a draft was sent', () => {
  it('are none while it is unchanged', () => {
    expect(stepsSince(draft(2), [draft(1)], draft(2))).toEqual([]);
  });

  it('are those after it, with the present one', () => {
    const [sent, next, present] = [draft(2), draft(3), draft(4)];
    expect(stepsSince(sent, [draft(1), sent, next], present)).toEqual([next, present]);
  });

  it('begin where the draft last was as it was sent', () => {
    expect(stepsSince(draft(2), [draft(2), draft(3), draft(2)], draft(4))).toEqual([draft(4)]);
  });

  it('are only the present one after the sent one was taken back', () => {
    expect(stepsSince(draft(2), [draft(0)], draft(1))).toEqual([draft(1)]);
  });
});
