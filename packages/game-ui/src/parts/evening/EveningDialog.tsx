import { Button, Dialog, Select, token } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useAddress } from '../../hooks/useAddress.js';
import { fileAt } from '../../hooks/useShare.js';
import { useTextLanguage } from '../../hooks/useTextLanguage.js';
import { eveningTexts } from '../../messages/eveningTexts.js';
import { ShareButtons } from '../ShareButtons.js';
import { EVENING_PICTURES, type EveningLeague, eveningPicture } from './eveningPictures.js';

export interface EveningDialogProps {
  /** The first one is shown, and the others can be chosen. */
  readonly leagues: readonly [EveningLeague, ...EveningLeague[]];
  readonly week: number;
  readonly onClose: () => void;
}

/** The pictures of a league's matchday, to be shared one by one or all together. */
export function EveningDialog({ leagues, week, onClose }: EveningDialogProps) {
  const t = useText(eveningTexts);
  const lang = useTextLanguage();
  const address = useAddress();
  const [chosenId, setChosenId] = useState(leagues[0].id);
  const league = leagues.find(({ id }) => id === chosenId) ?? leagues[0];
  const pictures = EVENING_PICTURES.map((kind) => ({
    title: t(kind, { name: league.name, week }),
    url: address(`/leagues/${league.id}`),
    picture: eveningPicture(league, week, kind, lang),
  }));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('title', { week })}
      closeLabel={t('close')}
    >
      <List>
        {leagues.length > 1 && (
          <Select
            label={t('league')}
            value={String(league.id)}
            options={leagues.map(({ id, name }) => ({ value: String(id), text: name }))}
            onChange={(value) => setChosenId(Number(value))}
          />
        )}
        <ShareAll title={t('table', { name: league.name, week })} pictures={pictures} />
        {pictures.map((shared) => (
          <figure key={shared.picture.address}>
            <img src={shared.picture.address} alt={shared.title} width={1200} height={630} />
            <figcaption>{shared.title}</figcaption>
            <ShareButtons shared={shared} variant="text" size="small" />
          </figure>
        ))}
      </List>
    </Dialog>
  );
}

interface ShareAllProps {
  readonly title: string;
  readonly pictures: readonly { readonly picture: Parameters<typeof fileAt>[0]; readonly url: string }[];
}

/** One button for all pictures, where the device takes files. */
function ShareAll({ title, pictures }: ShareAllProps) {
  const t = useText(eveningTexts);
  const { notices } = usePlatform();
  const [isSharing, setSharing] = useState(false);
  if (typeof navigator.canShare !== 'function') return null;
  async function share() {
    setSharing(true);
    try {
      const files = (await Promise.all(pictures.map(({ picture }) => fileAt(picture)))).filter(
        (file) => file !== null,
      );
      await navigator.share({ files, title, text: `${title}\n${pictures[0]?.url ?? ''}` });
    } catch (reason) {
      // The user closed the device's panel.
      if ((reason as Error).name !== 'AbortError') notices.show({ tone: 'danger', text: t('failed') });
    } finally {
      setSharing(false);
    }
  }
  return (
    <Button icon={<Share2 size={20} aria-hidden />} loading={isSharing} onClick={() => void share()} block>
      {t('all')}
    </Button>
  );
}

const List = styled.div`
  display: grid;
  gap: 20px;
  figure { display: grid; gap: 6px; margin: 0; }
  img { width: 100%; height: auto; aspect-ratio: 1200 / 630; border-radius: 10px; background: ${token.sunken}; color: ${token.inkSoft}; }
  figcaption { font-size: 0.875rem; font-weight: 650; overflow-wrap: anywhere; }
`;
