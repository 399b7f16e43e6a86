import { changesOf, latenessOf } from './refusalDetails.js';

const receipt = { id: 3, at: '2024-06-19T08:00:00Z', kind: 'lineup-saved', changes: {} };

describe('the details of a refusal', () => {
  it('contain the changes made meanwhile', () => {
    expect(changesOf({ version: 4, changes: [receipt, { id: 'x' }, null] })).toEqual([receipt]);
    expect([undefined, null, {}, { changes: 3 }].map(changesOf)).toEqual([[], [], [], []]);
  });

  it('contain how late a change was', () => {
    const lateness = { weekId: 2, deadlineDate: '2024-06-19T13:00:00Z', msAfterDeadline: 1400 };
    expect(latenessOf({ ...lateness, decidedAt: '2024-06-19T13:00:01.400Z' })).toEqual(lateness);
    expect([undefined, {}, { ...lateness, weekId: '2' }].map(latenessOf)).toEqual([null, null, null]);
  });
});
