import styled, { keyframes } from 'styled-components';

/** Pieces, and the time they fall in ms: short, and never above a text. */
const PIECES = 28;
const FALL = 1_200;
/** Colours of kits. */
const COLOURS = ['#d7ff3e', '#ffffff', '#e0233c', '#f58a1f', '#5bf0a5', '#8fa2ff', '#ffc24b'];

/** Confetti that falls once behind the text; none with reduced motion. */
export function Confetti() {
  return (
    <Sky aria-hidden="true">
      {Array.from({ length: PIECES }, (_, at) => at).map((at) => (
        <i
          key={at}
          style={{
            left: `${(at * 37) % 100}%`,
            background: COLOURS[at % COLOURS.length],
            animationDelay: `${(at % 7) * 60}ms`,
            borderRadius: at % 3 === 0 ? '50%' : '1px',
          }}
        />
      ))}
    </Sky>
  );
}

const fall = keyframes`
  from { opacity: 1; transform: translateY(-10vh) rotate(0); }
  80% { opacity: 1; }
  to { opacity: 0; transform: translateY(70vh) rotate(520deg); }
`;

const Sky = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  z-index: -1;
  i { position: absolute; top: 0; width: 9px; height: 13px; opacity: 0; animation: ${fall} ${FALL}ms ease-in 1; }
  @media (prefers-reduced-motion: reduce) { display: none; }
`;
