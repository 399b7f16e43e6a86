import { useEffect, useRef } from 'react';
import { splitDuration, twoDigits } from '../format/duration.js';
import { type Now, useClock } from '../theme/ClockProvider.js';
import { useTimeLeft } from '../theme/useTimeLeft.js';
import * as S from './Countdown.styles.js';

/** The words under the tiles. */
export interface CountdownUnits {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
}

/** `hero`: large tiles, seconds volt; `band`: tiles with their unit inside; `line`: one line of three numerals. */
export type CountdownLook = 'hero' | 'band' | 'line';

/** Props of {@link Countdown}. */
export interface CountdownProps {
  /** Epoch ms; 0 while it is unknown: the place of the numerals is kept, and empty. */
  deadline: number;
  units: CountdownUnits;
  /** Time left in words, from whole minutes in ms; read when the countdown is reached, never announced. */
  spoken: (msLeft: number) => string;
  look?: CountdownLook;
  /** Epoch ms now; the ClockProvider's when left out. */
  now?: Now;
  /** Once, when the deadline passes while the countdown is on screen. */
  onDone?: () => void;
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
const MINUTE = 60_000;

/** Counts down to a deadline. */
export function Countdown({ deadline, units, spoken, look = 'band', now, onDone }: CountdownProps) {
  const clock = useClock();
  const msLeft = useTimeLeft(deadline, 'second', now ?? clock);
  const parts = splitDuration(msLeft);
  useDone(msLeft, deadline, onDone);

  const leading = UNITS.findIndex((unit) => parts[unit] > 0);
  // The last day has no days, an unknown deadline has room for all; one line has room for three.
  const first = Number(parts.days === 0 && deadline > 0);
  const visibleUnits = UNITS.slice(first, look === 'line' ? first + 3 : undefined);
  return (
    <S.Root
      role="timer"
      aria-label={spoken(Math.floor(msLeft / MINUTE) * MINUTE)}
      data-look={look}
      data-unknown={deadline ? undefined : ''}
    >
      {visibleUnits.map((unit) => (
        <S.Unit
          key={unit}
          aria-hidden="true"
          data-unit={unit}
          data-dim={leading === -1 || UNITS.indexOf(unit) < leading || undefined}
        >
          <b>{look === 'line' && unit === 'days' ? parts.days : twoDigits(parts[unit])}</b>
          <small>{units[unit]}</small>
        </S.Unit>
      ))}
    </S.Root>
  );
}

/** Announces once that the deadline passed; a countdown that starts after its deadline announces nothing. */
function useDone(msLeft: number, deadline: number, onDone?: () => void): void {
  const runningDeadline = useRef<number | null>(null);
  useEffect(() => {
    if (msLeft > 0) runningDeadline.current = deadline;
    else if (runningDeadline.current === deadline) {
      runningDeadline.current = null;
      onDone?.();
    }
  }, [msLeft, deadline, onDone]);
}
