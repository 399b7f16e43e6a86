import { Button, TextLink } from '@euro/design-system';
import { useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { usePortal } from '../portal/PortalContext.js';
import { consentTexts } from './consentTexts.js';
import { useConsentNeed } from './useConsentNeed.js';

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  max-width: 460px;
  & > button { flex: 1 1 160px; }
`;

/** The question, and two answers that are equally easy to give. */
export function ConsentChoice({ hasLink }: { readonly hasLink: boolean }) {
  const t = useText(consentTexts);
  const { consent } = usePortal();
  const answer = useShared(consent.answer);
  const need = useConsentNeed();
  if (need === null) return null;
  return (
    <>
      <p>
        <span>{`${t(need)} ${t('without')}`}</span>{' '}
        {hasLink && (
          <TextLink inline href="/cookie">
            {t('more')}
          </TextLink>
        )}
      </p>
      {answer !== 'unasked' && <p role="status">{t(answer)}</p>}
      <Answers>
        <Button variant="secondary" onClick={() => consent.choose('refused')}>
          {t('refuse')}
        </Button>
        <Button variant="secondary" onClick={() => consent.choose('given')}>
          {t('accept')}
        </Button>
      </Answers>
    </>
  );
}
