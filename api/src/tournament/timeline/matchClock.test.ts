import { minuteAt, minuteMoments } from './matchClock.js';

const KICK_OFF = Date.parse('2024-06-19T16:00:00Z');
const after = (minutes: number) => KICK_OFF + minutes * 60_000;
const regular = { kickoffAt: KICK_OFF, finishedAt: after(115), extraTime: false };
const extra = { kickoffAt: KICK_OFF, finishedAt: after(160), extraTime: true };
const shootOut = { kickoffAt: KICK_OFF, finishedAt: after(175), extraTime: true };

describe('minuteAt', () => {
  it.each([
    [-0.001, 0],
    [0, 1],
    [0.999, 1],
    [1, 2],
    [44, 45],
    // Added time, then the break.
    [46, 45],
    [61.999, 45],
    [62, 46],
    [106, 90],
    [114.999, 90],
  ])('%d minutes after the kick-off it is minute %i', (minutes, minute) => {
    expect(minuteAt(regular, after(minutes))).toBe(minute);
  });

  it.each([
    [114, 90],
    [119.999, 90],
    [120, 91],
    [134, 105],
    [136.999, 105],
    [137, 106],
    [151, 120],
    // The shoot-out.
    [174, 120],
  ])('with extra time, %d minutes after the kick-off it is minute %i', (minutes, minute) => {
    expect(minuteAt(extra, after(minutes))).toBe(minute);
    expect(minuteAt(shootOut, after(minutes))).toBe(minute);
  });

  it('does not reveal extra time in advance', () => {
    for (let minutes = 0; minutes < 115; minutes += 0.25) {
      expect(minuteAt(extra, after(minutes))).toBe(minuteAt(regular, after(minutes)));
    }
  });

  it('reaches the end of a match that was over early', () => {
    const short = { ...regular, finishedAt: after(50) };
    const moments = minuteMoments(short);
    expect(moments).toHaveLength(90);
    expect(moments.every((moment) => moment < short.finishedAt)).toBe(true);
    expect(minuteAt(short, after(49.9))).toBe(90);
  });
});
