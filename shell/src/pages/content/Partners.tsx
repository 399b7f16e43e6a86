import { Anchor, Heading, media, token, VisuallyHidden } from '@euro/design-system';
import { useLocale, useText } from '@euro/platform/react';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useCredits } from '../../competition/useCompetition.js';
import { contentTexts } from '../texts/contentTexts.js';

const List = styled.ul`
  display: grid;
  gap: 16px;
  margin-top: 16px;
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; }
`;

const Logo = styled(Anchor)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: center;
  padding: 20px 24px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  box-shadow: ${token.shadow1};
  b { font-size: 1.375rem; font-weight: 850; font-stretch: 112%; letter-spacing: -0.015em; line-height: 1.2; }
  small { grid-column: 1; font-size: 0.875rem; color: ${token.inkSoft}; }
  svg { grid-row: 1 / 3; grid-column: 2; color: ${token.inkSoft}; }
  &:hover { border-color: ${token.control}; }
`;

/** Those on whose work the competition is built, with the way to them (spec §2 "Prizes"). */
export function Partners() {
  const t = useText(contentTexts);
  const locale = useLocale();
  const titleId = useId();
  const partners = useCredits().filter(({ url }) => url);
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId}>{t('partners')}</Heading>
      <List>
        {partners.map(({ url = '', ...name }) => (
          <li key={url}>
            <Logo href={url} target="_blank" rel="noopener noreferrer">
              <b>{name[locale]}</b>
              <small>{new URL(url).hostname}</small>
              <ExternalLink size={20} aria-hidden />
              <VisuallyHidden>{t('partner.tab')}</VisuallyHidden>
            </Logo>
          </li>
        ))}
      </List>
    </section>
  );
}
