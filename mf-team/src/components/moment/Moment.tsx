import {
  Badge,
  Button,
  IconButton,
  media,
  numeral,
  onNight,
  SideSheet,
  SideSheetClose,
  SideSheetTitle,
  token,
} from '@euro/design-system';
import { type Shared, shareTexts, useShare } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Share2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Confetti } from './Confetti.js';

interface MomentProps {
  /** "Je ploeg", and in the accent's colour "staat!". */
  readonly title: readonly [string, string];
  readonly text: string;
  /** Short facts below the text. */
  readonly facts: readonly string[];
  readonly team: { readonly id: number; readonly name: string; readonly badge: string | null };
  /** Below the team's name. */
  readonly line: string;
  /** At its right. */
  readonly figure: string;
  readonly pitch: ReactNode;
  /** The loudest button: the way to friends. */
  readonly challenge: ReactNode;
  /** Passed on by the button beside it. */
  readonly shared: Shared;
  readonly shareText: string;
  /** The button that leaves. */
  readonly leave: ReactNode;
  readonly closeText: string;
  readonly onClose: () => void;
}

/** Something to celebrate: the team on its pitch over the whole screen, with what to do next in sight. */
export function Moment(props: MomentProps) {
  const { text, facts, team, line, figure, pitch, challenge, shared, shareText, leave, closeText, onClose } =
    props;
  const [first, second] = props.title;
  const sharing = useText(shareTexts);
  const { share, isSharing } = useShare({ failed: sharing('failed') });
  return (
    <SideSheet full open onOpenChange={(opens) => opens || onClose()}>
      <Root>
        <Confetti />
        <Close>
          <SideSheetClose>
            <IconButton variant="glass" label={closeText} icon={<X size={22} aria-hidden />} />
          </SideSheetClose>
        </Close>
        <Words>
          <SideSheetTitle>
            <h2>
              <span>{first}</span> <em>{second}</em>
            </h2>
          </SideSheetTitle>
          <p>{text}</p>
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Words>
        <Frame>
          <Head>
            <Badge seed={team.id} src={team.badge} size={44} onNight />
            <div>
              <b>{team.name}</b>
              <span>{line}</span>
            </div>
            <strong>{figure}</strong>
          </Head>
          {pitch}
        </Frame>
        <Actions>
          {challenge}
          <Button
            variant="ghost"
            loading={isSharing}
            icon={<Share2 size={20} aria-hidden />}
            onClick={() => void share(shared, sharing('copied'))}
          >
            {shareText}
          </Button>
          {leave}
        </Actions>
      </Root>
    </SideSheet>
  );
}

const drop = keyframes`from { opacity: 0; translate: 0 -24px; }`;

const Root = styled.div`
  ${onNight}
  position: relative;
  isolation: isolate;
  flex: 1;
  display: grid;
  grid-template: auto auto auto / minmax(0, 30rem);
  place-content: safe center;
  gap: 14px;
  padding: 24px 20px calc(20px + env(safe-area-inset-bottom));
  overflow: hidden auto;
  background: radial-gradient(90% 60% at 50% 0, var(--brand-data, #2b3fc0), ${token.night} 75%);
  ${media.laptop} {
    grid-template: 1fr 1fr / minmax(0, 30rem) minmax(0, min(38rem, 104dvh - 12rem));
    gap: 24px clamp(32px, 6vw, 96px);
    padding-inline: 48px;
  }
`;

const Close = styled.div`
  position: absolute;
  top: 8px;
  right: 8px;
  z-index: 1;
`;

const Words = styled.div`
  display: grid;
  gap: 10px;
  justify-items: center;
  text-align: center;
  h2 { font-size: clamp(2rem, 11vw, 2.75rem); font-weight: 850; font-stretch: 118%; line-height: 1.02; letter-spacing: -0.02em; }
  h2 > em { display: block; font-style: normal; color: ${token.accent}; }
  p { max-width: 32ch; color: ${token.onNightSoft}; }
  ul { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; }
  li { padding: 6px 14px; border-radius: 99px; background: #0005; font-size: 0.875rem; font-weight: 700; }
  ${media.laptop} {
    align-self: end;
    justify-items: start;
    gap: 20px;
    text-align: left;
    h2 { font-size: clamp(2.5rem, 4.7vw, 3.75rem); }
    p { font-size: 1.125rem; }
    ul { justify-content: start; }
  }
`;

const Frame = styled.div`
  min-width: 0;
  overflow: hidden;
  border: 2px solid #fff;
  border-radius: 18px;
  animation: ${drop} 240ms cubic-bezier(0.2, 0.7, 0.2, 1);
  ${media.laptop} { grid-area: 1 / 2 / span 2; align-self: center; rotate: 1.5deg; }
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  padding: 8px 14px;
  background: ${token.nightDeep};
  b { display: block; font-size: 1.0625rem; font-weight: 850; font-stretch: 112%; line-height: 1.2; overflow-wrap: anywhere; }
  span { font-size: 0.8125rem; color: ${token.onNightSoft}; }
  strong { ${numeral} font-size: 1.0625rem; white-space: nowrap; }
  ${media.laptop} { padding: 14px 20px; b, strong { font-size: 1.375rem; } }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 10px;
  & > * { flex: 1 1 auto; }
  & > :first-child { flex-basis: 100%; }
`;
