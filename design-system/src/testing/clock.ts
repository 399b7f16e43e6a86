/** The moment of the examples: a fixed clock, 22 h 18 min 04 s before their deadline. */
export const exampleNow = Date.parse('2024-06-22T20:41:56Z');

/** Their deadline: zo 23/06/24 21.00 u. in Belgium. */
export const exampleDeadline = Date.parse('2024-06-23T19:00:00Z');

/** A clock that is paused. */
export const stoppedClock = () => exampleNow;
