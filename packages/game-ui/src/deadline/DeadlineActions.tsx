import { Button, ButtonLink } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { useWorld } from '../hooks/useWorld.js';
import { deadlineTexts } from '../messages/deadlineTexts.js';
import type { DeadlinePassedProps } from './DeadlinePassed.js';
import { nextMatchday } from './nextMatchday.js';

interface DeadlineActionsProps extends DeadlinePassedProps {
  /** Below each other, as wide as there is room. */
  block?: boolean;
}

/** Actions: follow the matchday, move the unsaved changes to the next one, or discard them. */
export function DeadlineActions({ weekId, fate, liveHref, block = false, ...on }: DeadlineActionsProps) {
  const world = useWorld();
  const t = useText(deadlineTexts);
  const next = nextMatchday(world, weekId);
  if (fate === 'checking') return null;
  if (fate === 'unknown') {
    return (
      <Row data-block={block || undefined}>
        <Button variant="lime" size="large" onClick={on.onAskAgain}>
          {t('askAgain')}
        </Button>
      </Row>
    );
  }
  return (
    <Row data-block={block || undefined}>
      <Button variant="ghost" size="large" onClick={on.onDrop}>
        {t('drop')}
      </Button>
      {on.onKeep && next !== null && (
        <Button
          variant="ghost"
          size="large"
          disabledReason={next.isOpen ? undefined : t('keepWait')}
          onClick={on.onKeep}
        >
          {t('keep', { week: next.weekId })}
        </Button>
      )}
      <ButtonLink variant="lime" size="large" href={liveHref}>
        {t('live', { week: weekId })}
      </ButtonLink>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  &[data-block] {
    flex: 1;
    & > a { flex: 1 0 100%; order: -1; }
    & > button { flex: 1 1 auto; }
    & > button:not(:first-child) { order: 0; }
    & > button:first-child { order: 1; }
  }
`;
