import {
  Flag,
  IconButton,
  SideSheet,
  SideSheetClose,
  SideSheetTitle,
  VisuallyHidden,
} from '@euro/design-system';
import { Check, X } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';
import { type PlayerMark, StatusMark } from '../player-card/marks.js';
import type { Shirt } from '../player-card/PlayerCard.js';
import * as S from './PlayerSheet.styles.js';
import { Portrait } from './Portrait.js';

/** One number of the sheet's head. */
export interface SheetFact {
  /** "€ 8,5". */
  value: string;
  /** "mln waarde". */
  caption: string;
  /** A small drawing before the value; left out on the narrowest screens. */
  picture?: ReactNode;
}

/** One line of news. */
export interface SheetStatus {
  /** A tick without one: he can play. */
  mark?: PlayerMark;
  /** Word and reason: "Twijfelachtig: neusbreuk". */
  text: string;
  /** The source, and when: "KBVB · vandaag 10.40 u.". */
  detail?: string;
}

/** Props of {@link PlayerSheet}. */
export interface PlayerSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  closeLabel: string;
  firstName?: string;
  lastName: string;
  shirt: Shirt;
  /** "Duitsland · middenvelder". */
  line: string;
  /** "FC Bayern München · nr. 10". */
  detail?: string;
  /** A photo's address; the jersey is drawn instead until it loads and when there is none. */
  portrait?: string;
  /** Whether he can play, where there is something to say. */
  status?: SheetStatus;
  /** Up to four. */
  facts?: readonly SheetFact[];
  /** Sections: cards below each other. */
  children?: ReactNode;
  /** {@link SheetAction}s, up to four, always in view at the bottom. */
  actions?: ReactNode;
}

/** Details of a player: a sheet from below on phones, a panel of 480 px at the side from 846. */
export function PlayerSheet({
  open,
  onOpenChange,
  closeLabel,
  firstName,
  lastName,
  shirt,
  line,
  detail,
  portrait,
  status,
  facts = [],
  children,
  actions,
}: PlayerSheetProps) {
  return (
    <SideSheet open={open} onOpenChange={onOpenChange}>
      <S.Head>
        <S.Grip aria-hidden="true" />
        <S.Who>
          <S.Picture>
            <Portrait src={portrait} shirt={shirt} size={104} alt={lastName} />
          </S.Picture>
          <div>
            <SideSheetTitle>
              <S.Name translate="no" data-length={lengthOf(lastName)}>
                {firstName && <small>{firstName}</small>}
                {firstName && <VisuallyHidden> </VisuallyHidden>}
                <span>{lastName}</span>
              </S.Name>
            </SideSheetTitle>
            <S.Line>
              <Flag nation={shirt.nation} />
              <span>{line}</span>
            </S.Line>
            {detail && <S.Detail>{detail}</S.Detail>}
          </div>
          <SideSheetClose>
            <IconButton label={closeLabel} variant="glass" icon={<X size={20} aria-hidden />} />
          </SideSheetClose>
        </S.Who>
        {status && <StatusLine {...status} />}
        {facts.length > 0 && (
          <S.Facts>
            {facts.map((fact) => (
              <div key={fact.caption}>
                <dt>{fact.caption}</dt>
                <dd>
                  {fact.picture}
                  <span>{fact.value}</span>
                </dd>
              </div>
            ))}
          </S.Facts>
        )}
      </S.Head>
      <S.Body tabIndex={0} role="group" aria-label={lastName}>
        {children}
      </S.Body>
      {actions && <S.Actions>{actions}</S.Actions>}
    </SideSheet>
  );
}

function StatusLine({ mark, text, detail }: SheetStatus) {
  return (
    <S.Status data-mark={mark}>
      {mark ? <StatusMark mark={mark} size={26} /> : <Check size={26} aria-hidden />}
      <span>
        <b>{text}</b>
        {detail && <VisuallyHidden> </VisuallyHidden>}
        {detail && <small>{detail}</small>}
      </span>
    </S.Status>
  );
}

/** Longest word in letters at the full size of the name, and at the next size, beside the shirt on a phone. */
const FULL_SIZE = 9;
const NEXT_SIZE = 12;

function lengthOf(name: string): 'long' | 'longest' | undefined {
  const longest = Math.max(...name.split(/\s|(?<=-)/).map((word) => word.length));
  if (longest <= FULL_SIZE) return undefined;
  return longest <= NEXT_SIZE ? 'long' : 'longest';
}

/** Props of {@link SheetAction}. */
export interface SheetActionProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  icon: ReactNode;
  /** `go` is the one thing to do, `danger` takes the player out. */
  tone?: 'plain' | 'go' | 'danger';
  /** Why the action is disabled; shown as the button's text when short. */
  disabledReason?: string;
}

/** One action at the bottom of the sheet. */
export function SheetAction({
  icon,
  tone = 'plain',
  disabledReason,
  onClick,
  children,
  ...rest
}: SheetActionProps) {
  const reasonId = useId();
  return (
    <S.Action
      {...rest}
      type="button"
      data-tone={tone}
      aria-disabled={disabledReason !== undefined || undefined}
      aria-describedby={disabledReason ? reasonId : undefined}
      onClick={(event) => {
        if (disabledReason === undefined) onClick?.(event);
      }}
    >
      {icon}
      <span>{children}</span>
      {disabledReason && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </S.Action>
  );
}

/** The slanted C or V as an action's icon. */
export function BandIcon({ band }: { band: 'C' | 'V' }) {
  return (
    <S.BandMark data-band={band} aria-hidden="true">
      <span>{band}</span>
    </S.BandMark>
  );
}
