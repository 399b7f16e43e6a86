import {
  IconButton,
  inElement,
  onNight,
  SideSheet,
  SideSheetClose,
  SideSheetTitle,
  token,
} from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { ChevronLeft } from 'lucide-react';
import { type PointerEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import styled from 'styled-components';
import { pickerTexts } from '../../messages/pickerTexts.js';
import { largeLetters } from '../layout.js';

/** Props of {@link PickerSheet}. */
export interface PickerSheetProps {
  /** "Bouw je ploeg". */
  title: string;
  /** "Deadline zo 23/06 · 21.00 u.". */
  subtitle: string;
  /** At the right of the title: a button for the whole squad, or the number of transfers left. */
  action?: ReactNode;
  /** The pitch with its bench as a strip. */
  pitch: ReactNode;
  /** The list of candidates: the only part that scrolls. */
  children: ReactNode;
  /** The bar that saves or confirms. */
  bar: ReactNode;
  onClose: () => void;
  /** The element below the title. */
  ref?: Ref<HTMLDivElement>;
}

/** A drag of the grip by this many px makes the list taller or lower. */
const DRAG = 24;

/**
 * On a screen this low the list is taller to begin with: it would show one player. A media query computes no layout.
 */
const LOW = 'not all and (min-height: 640px)';

/**
 * Choosing over the pitch on a phone: pitch and bench stay in sight above a list, the bar below it. The grip makes
 * room for the whole list, by a press or a drag.
 */
export function PickerSheet({
  title,
  subtitle,
  action,
  pitch,
  children,
  bar,
  onClose,
  ref,
}: PickerSheetProps) {
  const t = useText(pickerTexts);
  const [isTall, setTall] = useState(() => window.matchMedia(LOW).matches);
  const dragStart = useRef<number | null>(null);
  const endDrag = ({ clientY }: PointerEvent) => {
    const distance = dragStart.current === null ? 0 : clientY - dragStart.current;
    dragStart.current = null;
    if (Math.abs(distance) >= DRAG) setTall(distance < 0);
  };
  return (
    <SideSheet full open onOpenChange={(opens) => opens || onClose()}>
      <Head>
        <SideSheetClose>
          <IconButton variant="night" label={t('back')} icon={<ChevronLeft size={24} aria-hidden />} />
        </SideSheetClose>
        <div>
          <SideSheetTitle>
            <h2>{title}</h2>
          </SideSheetTitle>
          <p>{subtitle}</p>
        </div>
        <Actions>{action}</Actions>
      </Head>
      <Frame ref={ref} data-tall={isTall || undefined}>
        <PitchBox>{pitch}</PitchBox>
        <List>
          <Grip
            type="button"
            aria-expanded={isTall}
            aria-label={t('wholeList')}
            onClick={() => setTall(!isTall)}
            onPointerDown={({ clientY, currentTarget, pointerId }) => {
              dragStart.current = clientY;
              currentTarget.setPointerCapture?.(pointerId);
            }}
            onPointerUp={endDrag}
            onPointerCancel={() => {
              dragStart.current = null;
            }}
          />
          {children}
        </List>
      </Frame>
      {bar}
    </SideSheet>
  );
}

const Head = styled.div`
  ${onNight}
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px;
  min-height: 56px;
  padding: env(safe-area-inset-top) 12px 0 2px;
  background: ${token.night};
  h2 { overflow: hidden; font-size: 1.0625rem; font-weight: 850; font-stretch: 114%; line-height: 1.2; text-overflow: ellipsis; white-space: nowrap; }
  p { overflow: hidden; font-size: 0.75rem; color: ${token.onNightSoft}; text-overflow: ellipsis; white-space: nowrap; }
  @media (max-width: 22em) { h2 { font-size: 0.9375rem; font-stretch: 100%; } }
  ${largeLetters} { padding-block: 8px; h2, p { white-space: normal; } }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;

const Frame = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  background: ${token.nightDeep};
`;

/** A phone held sideways: two players are whole above guide and bar without pitch, bench and grip. */
const flat = '@media (max-height: 26em)';

/** All that is no pitch, in px: head, bench, grip and head of the list, two rows, guide and bar. */
const REST = 436;

/** Gives way to the list on low screens, and to the whole list on demand: then the bench alone is in sight. */
const PitchBox = styled.div`
  flex: none;
  overflow: hidden;
  background: ${token.pitchOut};
  & > * { border-radius: 0; box-shadow: none; }
  & > * > p { display: none; }
  & > * > [role='group'] { width: min(100%, (100dvh - ${REST}px) * 1.2); margin-inline: auto; }
  [data-tall] > & > * > [role='group'] { display: none; }
  /* Both would be too little to see: the list says which place is chosen for. */
  ${largeLetters} { display: none; }
  ${flat} { display: none; }
`;

const List = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-radius: 16px 16px 0 0;
  background: ${token.surface};
  overflow: hidden;
  & > :last-child { flex: 1; min-height: 0; }
  & header { padding-block: 2px 8px; h2 { font-size: 1.0625rem; } }
  /* Low rows: the note below a price says what a warning would. */
  & li[data-row] {
    min-height: 60px;
    padding-block: 7px;
    & > [data-tone='warning'] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
  /* The list of all players: of its parts only the players scroll. */
  & > [data-sheet] {
    display: flex;
    margin: 0;
    & > :last-child { flex: 1; display: flex; flex-direction: column; min-height: 0; border: 0; border-radius: 0; box-shadow: none; }
    & > :last-child > :last-child { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; }
  }
`;

/** Title of the picked place, and one line below it. */
export function PickerTitle({ title, note }: { title: ReactNode; note?: ReactNode }) {
  return (
    <>
      {inElement(title)}
      {note && <Note>{note}</Note>}
    </>
  );
}

const Note = styled.span`
  display: block;
  font-size: 0.8125rem;
  font-weight: 600;
  font-stretch: 100%;
  letter-spacing: 0;
  color: ${token.inkSoft};
`;

const Grip = styled.button`
  flex: none;
  height: 24px;
  margin-bottom: -10px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  touch-action: none;
  &::before { content: ''; display: block; width: 40px; height: 5px; margin: 5px auto 14px; border-radius: 99px; background: ${token.control}; }
  ${flat} { display: none; }
  /* As large for a thumb as everything else. */
  &::after { content: ''; position: absolute; inset: 0 30% auto 0; height: 44px; }
  &:focus-visible { outline-offset: -3px; }
`;
