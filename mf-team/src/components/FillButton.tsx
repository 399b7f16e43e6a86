import { onNight, token } from '@euro/design-system';
import { type DraftSquad, openSlots } from '@euro/game';
import { useText } from '@euro/platform/react';
import { RotateCw, WandSparkles } from 'lucide-react';
import styled from 'styled-components';
import { useTeamSelector } from '../store/teamStore.js';
import { builderTexts } from '../texts/builderTexts.js';

const Root = styled.button`
  ${onNight}
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid #ffffff66;
  border-radius: 10px;
  background: var(--em-veil, #0b1338e6);
  color: #fff;
  font-size: 0.875rem;
  font-weight: 650;
  svg { color: ${token.accent}; }
  &:hover { border-color: ${token.accent}; }
`;

interface FillButtonProps {
  readonly draft: DraftSquad;
  readonly onPress: () => void;
}

/** Fills the open places of the squad; in a full one with proposed players, requests others. */
export function FillButton({ draft, onPress }: FillButtonProps) {
  const t = useText(builderTexts);
  const isProposed = useTeamSelector((state) => state.proposal.addedIds.length > 0);
  const isFull = openSlots(draft).total === 0;
  if (isFull && !isProposed) return null;
  const Icon = isFull ? RotateCw : WandSparkles;
  return (
    <Root type="button" onClick={onPress}>
      <Icon size={18} aria-hidden="true" />
      <span>{t(isFull ? 'fillOtherwise' : 'fill')}</span>
    </Root>
  );
}
