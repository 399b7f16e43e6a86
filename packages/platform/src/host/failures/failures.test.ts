import { FAULT_CODES } from '@euro/api-contract';
import { failureSentences } from './failureSentences.js';
import { asFailure, RemoteFailure } from './failures.js';

describe('failures', () => {
  it.each(Object.entries(failureSentences))(
    '%s has a message with an action in both languages',
    (_, { nl, en }) => {
      expect(nl).toMatch(/^\p{Lu}.{20,}\.$/u);
      expect(en).toMatch(/^\p{Lu}.{20,}\.$/u);
      expect(nl).not.toBe(en);
    },
  );

  it('have codes that the API counts by name', () => {
    expect(FAULT_CODES).toEqual(expect.arrayContaining(Object.keys(failureSentences)));
  });

  it('retain their first code', () => {
    const first = new RemoteFailure('script-missing', 'mf-team');
    expect(asFailure(first, 'mount-threw', 'mf-team')).toBe(first);
    expect(asFailure(new Error('boom'), 'mount-threw', 'mf-team')).toMatchObject({
      code: 'mount-threw',
      message: 'mf-team: mount-threw (boom)',
    });
  });
});
