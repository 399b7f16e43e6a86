import { Drawing } from '@euro/design-system';

/**
 * Why a player can't play, or may not; `eliminated`: his nation is out of the tournament, `one-yellow`: one more yellow
 * card costs him a match.
 */
export type PlayerMark = 'injured' | 'doubtful' | 'banned' | 'eliminated' | 'one-yellow';

/** Props of {@link StatusMark}. */
export interface StatusMarkProps {
  mark: PlayerMark;
  /** Accessible name, when no text beside it says the same. */
  label?: string;
  /** Width and height in px. */
  size?: number;
}

const NIGHT = '#0B1338';

/**
 * Amber triangle (doubtful), red cross (injured), red card (banned), amber card with a 1 (one yellow card from a ban) or
 * a white × on night (eliminated): distinguished by shape, not by colour alone.
 */
export function StatusMark({ mark, label, size }: StatusMarkProps) {
  return (
    <Drawing className="em-mark" viewBox="0 0 24 24" width={size} height={size} label={label}>
      {mark === 'doubtful' && (
        <>
          <path
            d="M12 1.6L23.2 22H.8z"
            fill="#FFB020"
            stroke={NIGHT}
            strokeWidth="1.8"
            strokeLinejoin="round"
          />
          <path d="M12 9v6M12 18.2v.3" stroke={NIGHT} strokeWidth="2.8" strokeLinecap="round" />
        </>
      )}
      {mark === 'injured' && (
        <>
          <circle cx="12" cy="12" r="11" fill="#C8273B" stroke={NIGHT} strokeWidth="1.6" />
          <path d="M12 6.4v11.2M6.4 12h11.2" stroke="#fff" strokeWidth="3.6" />
        </>
      )}
      {(mark === 'banned' || mark === 'one-yellow') && (
        <>
          <rect
            x="5"
            y="1.6"
            width="15"
            height="20.8"
            rx="2.4"
            fill={mark === 'banned' ? '#E0293F' : '#FFB020'}
            stroke="#fff"
            strokeWidth="2"
            transform="rotate(9 12 12)"
          />
          {mark === 'banned' ? (
            <path d="M8.6 8l7.4 8M16 8l-7.4 8" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
          ) : (
            <path d="M9.8 9.2l3-2v10" fill="none" stroke={NIGHT} strokeWidth="2.6" />
          )}
        </>
      )}
      {mark === 'eliminated' && (
        <>
          <circle cx="12" cy="12" r="10.8" fill={NIGHT} stroke="#fff" strokeWidth="2" />
          <path
            d="M7.8 7.8l8.4 8.4M16.2 7.8l-8.4 8.4"
            stroke="#fff"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
        </>
      )}
    </Drawing>
  );
}

/** A football, once for each goal. */
export function GoalMark({ label }: { label?: string }) {
  return (
    <Drawing width="20" height="20" viewBox="0 0 24 24" label={label}>
      <circle cx="12" cy="12" r="10" fill="#fff" stroke="#0C1530" strokeWidth="2" />
      <path d="m12 8 3.8 2.8-1.45 4.5h-4.7L8.2 10.8z" fill="#0C1530" />
      <path
        d="M12 8V3M15.8 10.8l5-1.6M14.35 15.3l3 4M9.65 15.3l-3 4M8.2 10.8l-5-1.6"
        stroke="#0C1530"
        strokeWidth="1.6"
      />
    </Drawing>
  );
}

/** A yellow or red card. */
export function CardMark({ colour, label }: { colour: 'yellow' | 'red'; label?: string }) {
  return (
    <Drawing width="14" height="18" viewBox="0 0 14 18" label={label}>
      <rect
        x="1"
        y="1"
        width="12"
        height="16"
        rx="2.5"
        fill={colour === 'red' ? '#E3283E' : '#FFD23F'}
        stroke="#fff"
        strokeWidth="1.5"
      />
    </Drawing>
  );
}

/** An A in a disc: the pass before a goal. */
export function AssistMark({ label }: { label?: string }) {
  return (
    <Drawing width="20" height="20" viewBox="0 0 24 24" label={label}>
      <circle cx="12" cy="12" r="10" fill={NIGHT} stroke="#fff" strokeWidth="2" />
      <path d="m7.6 17 4.4-10.5 4.4 10.5M9.2 13.6h5.6" fill="none" stroke="#D6FF3F" strokeWidth="2.2" />
    </Drawing>
  );
}
