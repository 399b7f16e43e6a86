/**
 * A player's status in his nation's match of the matchday; `off`: substituted while the match is running; `sent-off`
 * stays after the match.
 */
export type PlayerStatus = 'no-match' | 'to-play' | 'bench' | 'playing' | 'off' | 'sent-off' | 'played';
