export { minuteAt, minuteMoments, type TimedMatch } from './matchClock.js';
export { reconstructTimeline } from './reconstructTimeline.js';
export type {
  PlayedMatch,
  PlayerTimeline,
  SidedStat,
  TimedStat,
  Timeline,
  TimelineGoal,
} from './timeline.js';
export { goalsAt, statsAt } from './timelineAt.js';
