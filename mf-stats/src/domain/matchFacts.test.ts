import { matchPhase } from './matchFacts.js';

describe('the phase of a match', () => {
  const kickoff = '2024-06-19T13:00:00Z';
  const at = (time: string) => Date.parse(`2024-06-19T${time}Z`);

  it('is before its kick-off until the clock reaches it', () => {
    expect(matchPhase({ status: 'scheduled', date: kickoff }, at('12:59:59'))).toBe('before');
    expect(matchPhase({ status: 'scheduled', date: kickoff }, at('13:00:00'))).toBe('during');
  });

  it('is over only when the API reports it', () => {
    expect(matchPhase({ status: 'live', date: kickoff }, at('16:00:00'))).toBe('during');
    expect(matchPhase({ status: 'finished', date: kickoff }, at('12:00:00'))).toBe('after');
  });
});
