import { heading, media, token } from '@euro/design-system';
import { useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { usePortal } from '../portal/PortalContext.js';
import { ConsentChoice } from './ConsentChoice.js';
import { consentTexts } from './consentTexts.js';
import { useConsentNeed } from './useConsentNeed.js';

const Box = styled.section`
  position: fixed;
  z-index: 80;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  gap: 12px;
  max-height: 75dvh;
  overflow-y: auto;
  padding: 20px 16px;
  background: ${token.raised};
  color: ${token.ink};
  border-top: 1px solid ${token.line};
  box-shadow: ${token.shadow2};
  font-size: 0.875rem;
  line-height: 1.5;
  h2 { ${heading} font-size: 1.125rem; }
  ${media.tablet} {
    inset: auto auto 24px 24px;
    width: 440px;
    padding: 24px;
    border: 1px solid ${token.line};
    border-radius: ${token.radiusCard};
  }
`;

/** Asks for consent once, and only where a third-party script is configured. */
export function ConsentBanner() {
  const t = useText(consentTexts);
  const { consent } = usePortal();
  const isUnasked = useShared(consent.answer) === 'unasked';
  const need = useConsentNeed();
  if (need === null || !isUnasked) return null;
  return (
    <Box aria-labelledby="consent-title">
      <h2 id="consent-title">{t(`title.${need}`)}</h2>
      <ConsentChoice hasLink />
    </Box>
  );
}
