import type { Announcement } from '@euro/api-contract';
import { IconButton, media, TextLink, token } from '@euro/design-system';
import { useLocale, useText } from '@euro/platform/react';
import { Megaphone, X } from 'lucide-react';
import styled, { createGlobalStyle } from 'styled-components';
import { announcementTexts } from './announcementTexts.js';

/** The bar never covers the focused element. */
const RoomForBar = createGlobalStyle`
  html { scroll-padding-bottom: 240px; }
`;

/** Over the page, so that nothing shifts; below dialogs and toasts. */
const Bar = styled.section`
  position: fixed;
  z-index: 25;
  inset: auto 8px calc(max(var(--em-tabs-height, 0px), env(safe-area-inset-bottom)) + 8px);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 12px;
  align-items: start;
  padding: 6px 6px 6px 16px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.raised};
  color: ${token.ink};
  box-shadow: ${token.shadow2};
  font-size: 0.875rem;
  line-height: 1.4;
  & > svg { margin-top: 12px; color: ${token.brand}; }
  & > div { padding-block: 12px 6px; overflow-wrap: anywhere; }
  ${media.tablet} {
    inset: auto auto 24px 24px;
    width: 440px;
  }
  /* A bar with something to save has this place. */
  html[data-em-bar-stays] & { display: none; }
  @media print { display: none; }
`;

interface AnnouncementBarProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

/** An announcement of operators at the foot of the window, until it is closed. */
export function AnnouncementBar({ announcement: { text, path }, onClose }: AnnouncementBarProps) {
  const t = useText(announcementTexts);
  const locale = useLocale();
  return (
    <Bar aria-label={t('label')}>
      <RoomForBar />
      <Megaphone size={20} aria-hidden />
      <div>
        <p role="status">{locale === 'nl' ? text.nl : text.en}</p>
        {path !== null && (
          <TextLink href={path} onClick={onClose}>
            {t('more')}
          </TextLink>
        )}
      </div>
      <IconButton label={t('close')} icon={<X size={18} aria-hidden />} onClick={onClose} />
    </Bar>
  );
}
