import { Anchor, Button, onNight, token, Wrap } from '@euro/design-system';
import { useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { usePortal } from '../portal/PortalContext.js';
import { offlineTexts } from './offlineTexts.js';

/** Each change that waits for a connection, by name, with the way to its page; it may be taken back. */
export function WaitingRows({ onDrop }: { onDrop: (idempotencyKey: string) => void }) {
  const t = useText(offlineTexts);
  const waitingChanges = useShared(usePortal().state.waiting);
  if (waitingChanges.length === 0) return null;
  return (
    <Rows>
      {waitingChanges.map(({ idempotencyKey, title, text, path }) => (
        <li key={idempotencyKey}>
          <Row>
            <p>
              <Title href={path}>{t('waits', { title })}</Title>
              <span>{text}</span>
            </p>
            <Button
              variant="ghost"
              size="small"
              aria-label={t('dropNamed', { title })}
              onClick={() => onDrop(idempotencyKey)}
            >
              {t('drop')}
            </Button>
          </Row>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  ${onNight}
  background: ${token.nightLift};
  color: ${token.onNightSoft};
`;

const Row = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  min-height: 64px;
  padding-block: 10px;
  li + li & { border-top: 1px solid ${token.nightLine}; }
  font-size: 0.875rem;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Title = styled(Anchor)`
  display: block;
  font-size: 1rem;
  font-weight: 800;
  color: #fff;
`;
