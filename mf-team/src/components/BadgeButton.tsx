import type { TeamView } from '@euro/api-contract';
import { Badge, bareButton, Dialog, token } from '@euro/design-system';
import { commonTexts, useFetchAhead, useIsArchive } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { badgeTexts } from '../texts/badgeTexts.js';
import { BadgeEditor } from './lazyBadgeEditor.js';

interface BadgeButtonProps {
  team: Pick<TeamView['team'], 'id' | 'badge'>;
}

/** The own team's logo at the top of its pages, and the way to another one. */
export function BadgeButton({ team }: BadgeButtonProps) {
  const t = useText(badgeTexts);
  const common = useText(commonTexts);
  const [isOpen, setOpen] = useState(false);
  useFetchAhead(BadgeEditor);
  if (useIsArchive()) return <Badge seed={team.id} src={team.badge} size={76} onNight />;
  return (
    <>
      <Press type="button" aria-label={t('change')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Badge seed={team.id} src={team.badge} size={76} onNight />
        <i>
          <Pencil aria-hidden />
        </i>
      </Press>
      <Dialog open={isOpen} onOpenChange={setOpen} closeLabel={common('close')} title={t('title')}>
        <BadgeEditor team={team} />
      </Dialog>
    </>
  );
}

const Press = styled.button`
  ${bareButton}
  position: relative;
  border-radius: ${token.radiusCard};
  & > svg, & > img { width: 100%; height: 100%; }
  i {
    position: absolute;
    right: -4px;
    bottom: -4px;
    display: grid;
    place-items: center;
    width: 22px;
    height: 22px;
    border-radius: ${token.radiusFull};
    background: ${token.nightLift};
    color: ${token.onNight};
    svg { width: 12px; height: 12px; }
  }
  &:hover i { background: ${token.accent}; color: ${token.nightDeep}; }
`;
