import { Button, Dialog, Stack, StickyBar, Wrap } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { deadlineTexts } from '../messages/deadlineTexts.js';
import { PitchColumns, PitchPage, PitchPlace } from '../parts/layout.js';
import type { Lateness } from '../receipts/refusalDetails.js';
import { DeadlineActions } from './DeadlineActions.js';
import { DeadlineCards } from './DeadlineCards.js';
import type { DeadlineFact } from './DeadlineFacts.js';
import { DeadlineHead } from './DeadlineHead.js';
import { MatchesNowCard } from './MatchesNowCard.js';
import { useDeadlineWords } from './useDeadlineWords.js';
import { useIsPhone } from './useIsPhone.js';
import { WhatNowCard } from './WhatNowCard.js';

/** Props of {@link DeadlinePassed}. */
export interface DeadlinePassedProps {
  /** The matchday that closed. */
  weekId: number;
  /** `checking` while a save is on its way, `unknown` when it was not answered, `decided` in all other cases. */
  fate: 'checking' | 'unknown' | 'decided';
  /** By how much a save came too late; null when there was none or the server did not say. */
  lateness?: Lateness | null;
  locked: readonly DeadlineFact[] | 'loading' | 'failed';
  unsaved: readonly DeadlineFact[];
  /** Changes that can't move to the next matchday, a sentence each. */
  notes?: readonly string[];
  /** Page of the live matchday. */
  liveHref: string;
  /** Saves the unsaved changes as a draft for the next matchday; absent when none of them applies there. */
  onKeep?: () => void;
  onDrop: () => void;
  onAskAgain: () => void;
  /** The team's players, shown in their current matches. */
  squad?: readonly number[];
  /** The pitch of the team as it is locked. */
  children: ReactNode;
}

/** Width in px of the column beside the pitch. */
const SIDE = 381;

/** A phone's sheet may open during a press; presses in its first moments, meant for the page, do not close it. */
const GUARD_MS = 2000;

/**
 * The deadline passed with unsaved changes: the locked team, the unsaved changes, and the next actions. A sheet on
 * phones, otherwise cards above the pitch; the cards remain on the page after the sheet is closed.
 */
export function DeadlinePassed(props: DeadlinePassedProps) {
  const { weekId, fate, lateness = null, unsaved, squad, children } = props;
  const t = useText(deadlineTexts);
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(true);
  const [openedAt] = useState(() => performance.now());
  const words = useDeadlineWords({ weekId, fate, lateness });
  const cards = <DeadlineCards {...props} />;
  const isDecided = fate === 'decided';
  return (
    <>
      <PitchPage>
        <Wrap>
          <Announcement role={isPhone ? undefined : 'alert'} data-decided={isDecided || undefined}>
            <DeadlineHead {...words} />
            {cards}
          </Announcement>
          <PitchColumns $side={SIDE}>
            <Faded>{children}</Faded>
            <Column>
              <MatchesNowCard weekId={weekId} squad={squad} />
              <WhatNowCard weekId={weekId} />
            </Column>
          </PitchColumns>
        </Wrap>
      </PitchPage>
      <StickyBar
        label={t('barLabel')}
        title={isDecided ? t('lockedLine', { week: weekId }).replace(/\.$/, '') : words.title}
        subtitle={isDecided ? t('unsavedCount', { count: unsaved.length }) : undefined}
      >
        {isPhone && isDecided ? (
          <Button variant="lime" size="large" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('choose')}
          </Button>
        ) : (
          <DeadlineActions {...props} />
        )}
      </StickyBar>
      {isPhone && (
        <Dialog
          sheet
          onPressOutside={(event) => {
            if (performance.now() - openedAt < GUARD_MS) event.preventDefault();
          }}
          open={isOpen}
          onOpenChange={setOpen}
          closeLabel={t('close')}
          title={words.title}
          description={words.lines.join(' ')}
          actions={<DeadlineActions {...props} block />}
        >
          <Stacked>{cards}</Stacked>
        </Dialog>
      )}
    </>
  );
}

/** A locked pitch. */
const Faded = styled(PitchPlace)`
  filter: saturate(0.85);
`;

/** Its cards follow its width. */
const Column = styled(Stack)`
  container-type: inline-size;
  min-width: 0;
`;

const Stacked = styled.div`
  display: grid;
  gap: 12px;
`;

const Announcement = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-block: 16px;
  @media (min-width: 35em) { padding-top: 0; }
  @media (min-width: 48em) {
    &[data-decided] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 16px;
      & > :first-child { grid-column: 1 / -1; }
    }
  }
  @media (min-width: 64em) {
    &[data-decided] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 20px;
      & > :first-child { grid-column: auto; }
    }
  }
`;
