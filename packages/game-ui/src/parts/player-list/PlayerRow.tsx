import { Flag, VisuallyHidden } from '@euro/design-system';
import { ArrowLeftRight, Check, Info, Lock, Plus, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormBars } from '../form-bars/FormBars.js';
import { OwnershipBar } from '../form-bars/OwnershipBar.js';
import { type PlayerMark, StatusMark } from '../player-card/marks.js';
import type { Shirt } from '../player-card/PlayerCard.js';
import { Portrait } from '../player-sheet/Portrait.js';
import * as S from './PlayerRow.styles.js';

/** `add` and `swap` can be pressed; `in` is in the team already; `locked` can't be chosen. */
export type PlayerRowAction = 'add' | 'swap' | 'in' | 'locked';

/** What a price means for the team's money. */
export interface PriceNote {
  readonly text: string;
  /** The same in words, to be read aloud. */
  readonly spoken: string;
  readonly tone: 'plus' | 'minus' | 'plain';
}

/** Props of {@link PlayerRow}. */
export interface PlayerRowProps {
  /** Finds the row of a player. */
  'data-row'?: number;
  name: string;
  shirt: Shirt;
  /** A photo's address, instead of the shirt. */
  portrait?: string;
  /** The nation's name, read instead of its code. */
  nationName: string;
  /** The next opponent: "SUI (u)". */
  opponent?: string;
  /** The opponent in words: "uit tegen Zwitserland". */
  opponentSpoken?: string;
  /** Most important status, beside his nation: "uitgeschakeld". */
  tag?: string;
  mark?: PlayerMark;
  markLabel?: string;
  /** Points per matchday; null = not played. */
  form?: readonly (number | null)[];
  formLabel?: string;
  /** Instead of the form: "4,4" above "verwacht". */
  figure?: { readonly value: string; readonly caption: string };
  /** "€ 8,5". */
  value: string;
  /** Below the value, instead of the ownership: "− € 0,6". */
  note?: PriceNote;
  /** Share of teams that chose the player, 0 to 100. */
  ownership?: number;
  /** "41 %". */
  ownershipText?: string;
  /** "gekozen door 41 %". */
  ownershipSpoken?: string;
  action: PlayerRowAction;
  /** Accessible name of the button at the right: "Kies Musiala". */
  actionLabel: string;
  onAction?: () => void;
  /** Why the action is disabled, or a warning; also read with the button. */
  reason?: string;
  reasonTone?: 'soft' | 'warning';
  /** Opens the player's sheet. */
  onOpen?: () => void;
  /** "Meer over Musiala"; needed with `onOpen`. */
  openLabel?: string;
}

const ICONS = { add: Plus, swap: ArrowLeftRight, in: Check, locked: Lock };

/** A player in a list: photo or shirt, name, nation, next opponent, form, value and one button. */
export function PlayerRow({
  name,
  shirt,
  portrait,
  nationName,
  opponent,
  opponentSpoken,
  tag,
  mark,
  markLabel,
  form,
  formLabel = '',
  figure,
  value,
  note,
  ownership,
  ownershipText = '',
  ownershipSpoken,
  action,
  actionLabel,
  onAction,
  reason,
  reasonTone = 'soft',
  onOpen,
  openLabel,
  'data-row': row,
}: PlayerRowProps) {
  const reasonId = useId();
  const Icon = ICONS[action];
  const canPress = onAction !== undefined && action !== 'locked';
  const ReasonIcon = reasonTone === 'warning' ? TriangleAlert : Info;
  return (
    <S.Row data-action={action} data-row={row}>
      <Portrait src={portrait} shirt={shirt} size={40} />
      <S.Who>
        <S.Name translate="no">
          {onOpen ? (
            <S.OpenButton type="button" onClick={onOpen} aria-label={openLabel}>
              {name}
            </S.OpenButton>
          ) : (
            <span>{name}</span>
          )}
          {mark && <StatusMark mark={mark} size={16} label={markLabel} />}
        </S.Name>
        <S.Meta data-tagged={tag ? true : undefined}>
          <Flag nation={shirt.nation} label={nationName} />
          <span aria-hidden="true">{shirt.nation}</span>
          {tag && <S.Tag>{tag}</S.Tag>}
          {opponent && (
            <S.Opponent>
              <span aria-hidden={opponentSpoken ? true : undefined}>{opponent}</span>
              {opponentSpoken && <VisuallyHidden>{opponentSpoken}</VisuallyHidden>}
            </S.Opponent>
          )}
        </S.Meta>
      </S.Who>
      {figure ? (
        <S.Figure>
          <b>{figure.value}</b> <small>{figure.caption}</small>
        </S.Figure>
      ) : (
        <S.Form>{form && <FormBars points={form} label={formLabel} />}</S.Form>
      )}
      <S.Value>
        <b>{value}</b>
        {note ? (
          <Note note={note} />
        ) : (
          ownership !== undefined && (
            <Ownership percent={ownership} text={ownershipText} spoken={ownershipSpoken} />
          )
        )}
      </S.Value>
      <S.ActionButton
        type="button"
        aria-label={actionLabel}
        aria-disabled={!canPress || undefined}
        aria-describedby={reason ? reasonId : undefined}
        data-action={action}
        onClick={canPress ? onAction : undefined}
      >
        <Icon size={20} strokeWidth={2.6} aria-hidden />
      </S.ActionButton>
      {reason && (
        <S.Reason id={reasonId} data-tone={reasonTone}>
          <ReasonIcon size={14} aria-hidden />
          <span>{reason}</span>
        </S.Reason>
      )}
    </S.Row>
  );
}

function Note({ note }: { note: PriceNote }): ReactNode {
  return (
    <S.Note data-tone={note.tone}>
      <span aria-hidden="true">{note.text}</span>
      <VisuallyHidden>{note.spoken}</VisuallyHidden>
    </S.Note>
  );
}

function Ownership({ percent, text, spoken }: { percent: number; text: string; spoken?: string }): ReactNode {
  return (
    <S.Ownership>
      <span aria-hidden={spoken ? true : undefined}>
        <OwnershipBar percent={percent} text={text} full={50} />
      </span>
      {spoken && <VisuallyHidden>{spoken}</VisuallyHidden>}
    </S.Ownership>
  );
}
