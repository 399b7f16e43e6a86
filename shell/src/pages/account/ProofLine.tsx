import { IconButton } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { storedText } from '../../store/storedText.js';
import { proofTexts } from '../texts/proofTexts.js';
import { AskForProof } from './AskForProof.js';
import { isUnproved } from './isUnproved.js';

const putAway = storedText(() => localStorage, 'em.proof-later');

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  font-size: 0.875rem;
  line-height: 1.4;
`;

/**
 * A line on the front page for users with an unproved address; once dismissed it does not appear again in this browser.
 */
export function ProofLine() {
  const t = useText(proofTexts);
  const session = useShared(usePlatform().state.session);
  const [isPutAway, setIsPutAway] = useState(false);
  if (session.status !== 'signed-in' || !isUnproved(session.user)) return null;
  const { id } = session.user;
  if (isPutAway || putAway.read() === String(id)) return null;
  return (
    <Line>
      <AskForProof />
      <IconButton
        label={t('later')}
        icon={<X size={18} aria-hidden />}
        onClick={() => {
          putAway.write(String(id));
          setIsPutAway(true);
        }}
      />
    </Line>
  );
}
