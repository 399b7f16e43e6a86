import { issuesOf } from './issuesOf.js';

describe('the issues of a response', () => {
  it('are parsed with their numbers', () => {
    const details = {
      issues: [{ code: 'club-limit', params: { clubIds: [1], limit: 3 } }, { code: 'formation' }],
    };
    expect(issuesOf(details)).toEqual([
      { code: 'club-limit', params: { clubIds: [1], limit: 3 } },
      { code: 'formation', params: {} },
    ]);
  });

  it.each([undefined, null, 'x', {}, { issues: 'x' }, { issues: [1, null, {}] }])(
    'are none in %j',
    (details) => {
      expect(issuesOf(details)).toEqual([]);
    },
  );
});
