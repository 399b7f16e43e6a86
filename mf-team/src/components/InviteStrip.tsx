import { Badge, IconButton, onNight, token, Wrap } from '@euro/design-system';
import type { DraftSquad } from '@euro/game';
import { X } from 'lucide-react';
import styled from 'styled-components';
import type { Invite } from '../hooks/useInvite.js';

interface InviteStripProps {
  invite: Invite;
  draft: DraftSquad;
}

/** Under the head of the builder: how many players are missing until one is in the league, or the duel, of the invitation. */
export function InviteStrip({ invite: { crest, text, dropText, drop }, draft }: InviteStripProps) {
  return (
    <Root aria-label={crest.name}>
      <Wrap>
        <Row>
          <Badge seed={crest.id} src={crest.picture} size={32} onNight />
          <div>
            <b>{text}</b>
            <Ticks aria-hidden="true">
              {draft.slots.map((slot, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name
                <i key={at} data-filled={slot.playerId !== null || undefined} />
              ))}
            </Ticks>
          </div>
          <IconButton variant="night" label={dropText} icon={<X size={18} aria-hidden />} onClick={drop} />
        </Row>
      </Wrap>
    </Root>
  );
}

const Root = styled.section`
  ${onNight}
  background: ${token.nightLift};
  color: #fff;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  b { font-size: 0.875rem; font-weight: 800; line-height: 1.2; overflow-wrap: anywhere; }
`;

/** Filled places come first: the strip counts, the pitch says which. */
const Ticks = styled.div`
  display: flex;
  gap: 3px;
  max-width: 480px;
  margin-top: 5px;
  i { flex: 1; height: 6px; order: 1; transform: skewX(-20deg); border-radius: 1px; background: #ffffff33; }
  i[data-filled] { order: 0; background: ${token.live}; }
`;
