import { VisuallyHidden } from '@euro/design-system';
import type { Difficulty } from '@euro/game';
import * as S from './FixtureCell.styles.js';

/** Props of {@link FixtureCell}. */
export interface FixtureCellProps {
  /** "SCO"; "POR/SVN" of two candidates, "–" of none. */
  opponent: string;
  /** "(t)"; absent while the opponent is undecided. */
  venue?: string;
  /** In words: "thuis tegen Schotland, makkelijk". */
  spoken: string;
  /** 1 (easy) to 5 (hard); absent while the opponent is undecided. */
  level?: Difficulty;
  /** "makkelijk"; left out where there is no room for it, with a legend beside the cells. */
  word?: string;
  /** The match. */
  href?: string;
}

/** A match of a programme: the opponent with how hard he is, in bars, a tint and a word. */
export function FixtureCell({ opponent, venue, spoken, level, word, href }: FixtureCellProps) {
  const cell = (
    <S.Cell data-level={level} data-empty={level === undefined || undefined}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <S.Line aria-hidden="true">
        <span>
          <span>{opponent}</span> {venue && <em>{venue}</em>}
        </span>
        {level !== undefined && <DifficultyBars level={level} />}
      </S.Line>
      {word && <S.Word aria-hidden="true">{word}</S.Word>}
    </S.Cell>
  );
  return href ? <S.Link href={href}>{cell}</S.Link> : cell;
}

/** Five slanted bars in the colour of the text around them; hidden from screen readers. */
export function DifficultyBars({ level }: { level: Difficulty }) {
  return (
    <S.Bars aria-hidden="true">
      {[1, 2, 3, 4, 5].map((step) => (
        <i key={step} data-filled={step <= level} />
      ))}
    </S.Bars>
  );
}
