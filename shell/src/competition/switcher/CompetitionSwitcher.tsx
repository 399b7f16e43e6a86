import {
  bareButton,
  ErrorState,
  media,
  Skeleton,
  token,
  useLayer,
  useOverlayContainer,
} from '@euro/design-system';
import { useLocale, useText } from '@euro/platform/react';
import * as Radix from '@radix-ui/react-dialog';
import { ChevronDown } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useCompetition } from '../useCompetition.js';
import { CompetitionCard } from './CompetitionCard.js';
import { switcherTexts } from './switcherTexts.js';
import { useCompetitions } from './useCompetitions.js';

/**
 * The year of the page's competition beside the wordmark, and the list of other ones: a sheet on phones, otherwise a
 * menu.
 */
export function CompetitionSwitcher() {
  const t = useText(switcherTexts);
  const { own, seasonId } = useCompetition();
  const language = useLocale();
  const container = useOverlayContainer();
  const chip = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<CSSProperties>({});
  useLayer(isOpen, () => setOpen(false));
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(opens) => {
        setOpen(opens);
        const { left = 0, bottom = 0 } = chip.current?.getBoundingClientRect() ?? {};
        setPlace({ '--left': `${left}px`, '--top': `${bottom + 8}px` } as CSSProperties);
      }}
    >
      <Radix.Trigger asChild>
        <Chip
          ref={chip}
          type="button"
          aria-label={t('chip', { name: own?.short[language] ?? `EURO ${seasonId}` })}
        >
          {seasonId && <span>{seasonId}</span>}
          <ChevronDown size={16} aria-hidden />
        </Chip>
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Scrim />
        <Sheet aria-describedby={undefined} style={place}>
          <Radix.Close asChild>
            <Grip type="button" aria-label={t('close')} />
          </Radix.Close>
          <Words>
            <Radix.Title>{t('title')}</Radix.Title>
            <p>{t('lead')}</p>
          </Words>
          <Competitions />
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Competitions() {
  const t = useText(switcherTexts);
  const { status, value, retry } = useCompetitions();
  const { addresses } = useCompetition();
  if (status === 'failed') return <ErrorState title={t('failed')} retryText={t('retry')} onRetry={retry} />;
  if (!value) return <Skeleton role="status" aria-label={t('loading')} $height={280} />;
  return (
    <Cards aria-label={t('list')}>
      {value.map((now) => {
        const { slug } = now.competition;
        return (
          <li key={slug}>
            <CompetitionCard now={now} isCurrent={addresses.base === (slug && `/${slug}`)} />
          </li>
        );
      })}
    </Cards>
  );
}

const rise = keyframes`from { transform: translateY(100%); }`;
const fade = keyframes`from { opacity: 0; }`;

const Chip = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-width: 76px;
  height: 2.75rem;
  position: relative;
  isolation: isolate;
  color: #fff;
  font-size: 0.9375rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  &::before { content: ''; position: absolute; z-index: -1; inset: 5px 0; border-radius: 10px; background: #ffffff1a; }
  &:hover::before { background: #ffffff2b; }
`;

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 90;
  background: ${token.scrim};
  animation: ${fade} 150ms ease-out;
  ${media.tablet} { background: none; }
`;

const Sheet = styled(Radix.Content)`
  position: fixed;
  z-index: 91;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  max-height: calc(100dvh - 48px);
  padding: 0 16px calc(env(safe-area-inset-bottom) + 24px);
  overflow-y: auto;
  border-radius: 20px 20px 0 0;
  background: ${token.canvas};
  color: ${token.ink};
  box-shadow: ${token.shadow2};
  animation: ${rise} 220ms cubic-bezier(0.2, 0.7, 0.2, 1);
  @media (prefers-reduced-motion: reduce) { animation: none; }
  ${media.tablet} {
    inset: var(--top) auto auto var(--left);
    width: 400px;
    max-height: calc(100dvh - var(--top) - 24px);
    padding: 14px;
    border-radius: 14px;
    background: ${token.surface};
    animation: ${fade} 120ms ease-out;
  }
`;

const Grip = styled.button`
  justify-self: center;
  width: 88px;
  height: 28px;
  border: 0;
  background: linear-gradient(${token.control}, ${token.control}) center / 40px 5px no-repeat;
  cursor: pointer;
  ${media.tablet} { position: absolute; opacity: 0; pointer-events: none; }
`;

const Words = styled.div`
  h2 { font-size: 1.25rem; font-weight: 850; font-stretch: 116%; line-height: 1.2; }
  p { margin-top: 3px; font-size: 0.875rem; line-height: 1.4; color: ${token.inkSoft}; }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 6px;
`;
