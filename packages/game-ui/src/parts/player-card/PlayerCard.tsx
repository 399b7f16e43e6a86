import { Jersey, type JerseyVariant, LiveDot } from '@euro/design-system';
import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { type PlayerMark, StatusMark } from './marks.js';
import * as S from './PlayerCard.styles.js';

/**
 * A player, a free place, an unconfirmed transfer (`draft-in`, `draft-out`), or an automatic substitution (`auto-in`,
 * `auto-out`).
 */
export type PlayerCardState = 'filled' | 'empty' | 'draft-in' | 'draft-out' | 'auto-in' | 'auto-out';

/** A shirt: whose, which number, which kind. */
export interface Shirt {
  nation: string;
  number?: number | null;
  variant?: JerseyVariant;
}

/** Props of {@link PlayerCard}. */
export interface PlayerCardProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name'> {
  /** On the plate: the surname, or the position of a free place. */
  name: string;
  /** The card as one sentence: full name, nation, position, role, fixture or points, state. */
  label: string;
  /** Absent for a free place. */
  shirt?: Shirt;
  /** Under the name: the next fixture, or the invitation of a free place. */
  secondLine?: ReactNode;
  /** Beside cards with points: the second line is as high as theirs. */
  tall?: boolean;
  /** Instead of `secondLine`: the points as text, for example "13,5". */
  points?: string;
  /** Beside the points, for example "×1,5". */
  multiplier?: string;
  /** Colours the points: from 9 on `best`, below 0 `negative`. */
  tone?: 'best' | 'negative';
  /** Captain or vice-captain. */
  band?: 'C' | 'V';
  /** Beside the letter on the band: "×3". */
  bandNote?: string;
  mark?: PlayerMark;
  state?: PlayerCardState;
  /** The word on the tag of a draft or an automatic substitution: "in", "uit", "0 min". */
  tag?: string;
  /** With `draft-in`: the shirt of the player sold, and its tag. */
  replaces?: Shirt & { tag: string };
  /** The player is on the pitch at this moment. */
  playing?: boolean;
  /** A volt ring: this one is being looked at, filled or swapped. */
  selected?: boolean;
  /** A dashed outline: he was proposed, not chosen by hand. */
  proposed?: boolean;
  /** Goals and cards, at the upper right. */
  events?: ReactNode;
  /** Makes the card a button. */
  onPress?: () => void;
  /** A press while it is `aria-disabled`: a place to say why. */
  onRefusedPress?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A player on the pitch or the bench: shirt, name plate and one line. */
export function PlayerCard({
  name,
  label,
  shirt,
  secondLine,
  tall = false,
  points,
  multiplier,
  tone,
  band,
  bandNote,
  mark,
  state = 'filled',
  tag,
  replaces,
  playing = false,
  selected = false,
  proposed = false,
  events,
  onPress,
  onRefusedPress,
  ref,
  ...rest
}: PlayerCardProps) {
  const content = (
    <>
      {replaces && (
        <>
          <S.Outgoing>
            <Jersey {...replaces} />
          </S.Outgoing>
          <S.Tag data-side="out">{replaces.tag}</S.Tag>
        </>
      )}
      {mark && <StatusMark mark={mark} />}
      {band && (
        <S.Armband data-band={band}>
          <i>
            <span>{band}</span>
            {bandNote && <small>{bandNote}</small>}
          </i>
        </S.Armband>
      )}
      {tag && <CardTag state={state} text={tag} />}
      {events && <S.Events>{events}</S.Events>}
      <S.Shirt>
        <Jersey {...shirt} variant={state === 'empty' ? 'empty' : shirt?.variant} />
        {state === 'empty' && (
          <S.PlusDisc>
            <Plus strokeWidth={3} />
          </S.PlusDisc>
        )}
      </S.Shirt>
      <S.Plate>
        <b>
          <span translate="no">{name}</span>
          {playing && <LiveDot $kind="plate" />}
        </b>
        {points === undefined ? (
          <S.SecondLine data-tall={tall || undefined}>{secondLine}</S.SecondLine>
        ) : (
          <S.Points data-tone={tone}>
            <span>{points}</span>
            {multiplier && <u>{multiplier}</u>}
          </S.Points>
        )}
      </S.Plate>
    </>
  );
  const dataAttributes = {
    'data-state': state,
    'data-band': band,
    'data-selected': selected || undefined,
    'data-mark': mark,
    'data-proposed': proposed || undefined,
  };
  if (!onPress) {
    return (
      <S.Root as="div" role="img" aria-label={label} {...dataAttributes}>
        {content}
      </S.Root>
    );
  }
  return (
    <S.Root
      {...rest}
      ref={ref}
      type="button"
      aria-label={label}
      {...dataAttributes}
      onClick={() => (String(rest['aria-disabled']) === 'true' ? onRefusedPress?.() : onPress())}
    >
      {content}
    </S.Root>
  );
}

function CardTag({ state, text }: { state: PlayerCardState; text: string }) {
  if (state === 'auto-in' || state === 'auto-out') {
    const Arrow = state === 'auto-in' ? ArrowUp : ArrowDown;
    return (
      <S.Substitution data-side={state === 'auto-in' ? 'in' : 'out'}>
        <Arrow strokeWidth={3} />
        <span>{text}</span>
      </S.Substitution>
    );
  }
  return <S.Tag data-side={state === 'draft-out' ? 'out' : 'in'}>{text}</S.Tag>;
}

/** Props of {@link OpponentLine}. */
export interface OpponentLineProps {
  /** Code of the opponent, for example SUI. */
  opponent: string;
  /** "(t)" at home, "(u)" away. */
  venue: string;
  /** It is undecided whether the player's nation plays: amber. */
  pending?: boolean;
}

/** The next opponent, for a card's second line. */
export function OpponentLine({ opponent, venue, pending = false }: OpponentLineProps) {
  if (pending) return <b data-pending>{opponent}</b>;
  return (
    <>
      <span>{opponent}</span> <em>{venue}</em>
    </>
  );
}
