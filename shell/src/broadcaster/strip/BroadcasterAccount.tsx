import { bareButton, token } from '@euro/design-system';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useDisclosure } from '../../ui/useDisclosure.js';

const Root = styled.div`
  position: relative;
`;

const Trigger = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  font-size: min(0.875rem, 5.5vw);
  color: ${token.onPartnerSoft};
  white-space: nowrap;
  &:hover, &[aria-expanded='true'] { color: ${token.onPartner}; }
  svg { transition: transform ${token.quick}; }
  &[aria-expanded='true'] svg { transform: rotate(180deg); }
`;

const Panel = styled.div`
  position: absolute;
  z-index: 40;
  top: 100%;
  right: 0;
  display: grid;
  gap: 12px;
  width: min(300px, calc(100vw - 32px));
  padding: 16px;
  border-radius: ${token.radiusCard};
  background: ${token.raised};
  color: ${token.ink};
  box-shadow: ${token.shadow2}, inset 0 0 0 1px ${token.line};
  line-height: 1.4;
  overflow-wrap: anywhere;
  &[hidden] { display: none; }
`;

/** Props of {@link BroadcasterAccount}. */
export interface BroadcasterAccountProps {
  /** "Mijn Schelde". */
  text: string;
  /** Called with each change. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The panel with the broadcaster's user and actions; rendered while open. */
  children: ReactNode;
}

/** The account corner of the broadcaster's strip. */
export function BroadcasterAccount({ text, onOpenChange, children }: BroadcasterAccountProps) {
  const panelId = useId();
  const { isOpen, root, trigger } = useDisclosure(onOpenChange);
  return (
    <Root {...root}>
      <Trigger {...trigger} type="button" aria-controls={panelId}>
        <span>{text}</span>
        <ChevronDown size={16} aria-hidden />
      </Trigger>
      <Panel id={panelId} hidden={!isOpen}>
        {isOpen && children}
      </Panel>
    </Root>
  );
}
