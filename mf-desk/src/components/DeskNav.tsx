import { Anchor, bareButton, media, onNight, token } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { deskTexts } from '../texts/deskTexts.js';
import { type DeskPlace, GROUPS, hrefOf } from './deskPlaces.js';

interface DeskNavProps {
  readonly place: DeskPlace;
  /** The pages that the user's roles open. */
  readonly open: readonly DeskPlace[];
  /** How many wait for an answer at a page. */
  readonly waiting?: Partial<Record<DeskPlace, number>>;
}

/** The pages of the desk by group: beside the page from 1024 px of the window on, behind a button on narrower ones. */
export function DeskNav({ place, open, waiting = {} }: DeskNavProps) {
  const t = useText(deskTexts);
  const [isShown, setShown] = useState(false);
  const id = useId();
  const groups = GROUPS.map(({ name, places }) => ({
    name,
    shown: places.map((one): DeskPlace => one.name).filter((one) => open.includes(one)),
  }));
  return (
    <Nav aria-label={t('nav')}>
      <Toggle type="button" aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
        <span>{t('pages')}</span>
        <ChevronDown aria-hidden size={20} />
      </Toggle>
      <Groups id={id} data-shown={isShown || undefined}>
        {groups.map(
          ({ name, shown }) =>
            shown.length > 0 && (
              <Group key={name} aria-labelledby={`${id}${name}`}>
                <h2 id={`${id}${name}`}>{t(`group.${name}`)}</h2>
                {shown.map((one) => (
                  <Place key={one} href={hrefOf(one)} aria-current={one === place ? 'page' : undefined}>
                    <span>{t(one)}</span>
                    {(waiting[one] ?? 0) > 0 && <Count>{waiting[one]}</Count>}
                  </Place>
                ))}
              </Group>
            ),
        )}
      </Groups>
    </Nav>
  );
}

const Nav = styled.nav`
  ${onNight}
  align-self: start;
  border-radius: ${token.radiusCard};
  background: ${token.night};
`;

const Toggle = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 3rem;
  padding: 0 16px;
  font-weight: 700;
  &[aria-expanded='true'] svg { transform: rotate(180deg); }
  ${media.laptop} { display: none; }
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: 8px;
  padding: 4px 8px 12px;
  @media (max-width: 63.9375em) { &:not([data-shown]) { display: none; } }
  ${media.laptop} { grid-template-columns: 1fr; padding: 12px 8px; }
`;

const Group = styled.section`
  display: grid;
  align-content: start;
  gap: 2px;
  h2 { padding: 6px 12px; font-size: 0.875rem; font-weight: 600; color: ${token.onNightSoft}; }
`;

const Place = styled(Anchor)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 2.75rem;
  padding: 0 12px;
  border-radius: ${token.radiusField};
  font-weight: 600;
  &:hover { background: ${token.nightLift}; }
  &[aria-current] { background: ${token.nightLift}; color: ${token.accent}; font-weight: 750; }
`;

const Count = styled.small`
  min-width: 1.75rem;
  padding: 2px 8px;
  border-radius: 99px;
  background: ${token.warningTint};
  color: ${token.warningText};
  font-weight: 750;
  text-align: center;
`;
