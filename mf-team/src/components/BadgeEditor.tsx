import type { TeamView } from '@euro/api-contract';
import { Badge, Button, Callout, Segmented, Soft, token } from '@euro/design-system';
import { PremiumOffer, useIsPremium } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { PICTURE_KINDS } from '../domain/checkPicture.js';
import type { PictureFit } from '../domain/pictureFrame.js';
import { useChangeBadge } from '../hooks/useChangeBadge.js';
import { type ChosenPicture, useChosenPicture } from '../hooks/useChosenPicture.js';
import { badgeTexts } from '../texts/badgeTexts.js';

/** Props of {@link BadgeEditor}. */
export interface BadgeEditorProps {
  team: Pick<TeamView['team'], 'id' | 'badge'>;
}

/**
 * The team's logo: chosen, looked at, and then sent; or taken away. A new one is for premium members (decisions §5.6).
 */
export function BadgeEditor({ team }: BadgeEditorProps) {
  const t = useText(badgeTexts);
  const isPremium = useIsPremium();
  const input = useRef<HTMLInputElement>(null);
  const picture = useChosenPicture();
  const changing = useChangeBadge(team.id);
  const { chosen } = picture;
  const problem = picture.problem === null ? changing.problem : t(picture.problem);

  async function upload() {
    const square = await picture.square();
    if (square !== null && (await changing.upload(square))) picture.drop();
  }

  return (
    <Parts>
      {isPremium && (
        <Row>
          {chosen ? (
            <Preview role="img" aria-label={t('preview')} data-fit={picture.fit}>
              <img src={chosen.address} alt="" />
            </Preview>
          ) : (
            <Badge seed={team.id} src={team.badge} size={96} />
          )}
          <Side>
            <Soft>{t('text')}</Soft>
            <HiddenInput
              ref={input}
              type="file"
              accept={PICTURE_KINDS.join(',')}
              aria-label={t('choose')}
              tabIndex={-1}
              onChange={(event) => {
                changing.clearProblem();
                void picture.choose(event);
              }}
            />
            <Button
              variant="secondary"
              size="small"
              icon={<ImageUp size={18} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {t(chosen || team.badge ? 'another' : 'choose')}
            </Button>
          </Side>
        </Row>
      )}
      {!isPremium && (
        <PremiumOffer title={t('offer.title')} free={t('offer.free')} brings={t('offer.brings')} />
      )}
      {problem && (
        <Callout tone="danger" role="alert">
          {problem}
        </Callout>
      )}
      {chosen && isPremium ? (
        <Sending
          chosen={chosen}
          fit={picture.fit}
          onFit={picture.setFit}
          uploading={changing.uploading}
          onUpload={() => void upload()}
          onCancel={() => {
            changing.clearProblem();
            picture.drop();
          }}
        />
      ) : (
        team.badge && (
          <Buttons>
            <Button
              variant="text"
              size="small"
              icon={<Trash2 size={18} aria-hidden />}
              loading={changing.removing}
              onClick={() => void changing.remove()}
            >
              {t('remove')}
            </Button>
          </Buttons>
        )
      )}
    </Parts>
  );
}

interface SendingProps {
  chosen: ChosenPicture;
  fit: PictureFit;
  onFit: (fit: PictureFit) => void;
  uploading: boolean;
  onUpload: () => void;
  onCancel: () => void;
}

function Sending({ chosen, fit, onFit, uploading, onUpload, onCancel }: SendingProps) {
  const t = useText(badgeTexts);
  return (
    <>
      <FileName>{chosen.name}</FileName>
      <Segmented
        label={t('fit')}
        options={FITS.map((value) => ({ value, text: t(`fit.${value}`) }))}
        value={fit}
        onChange={onFit}
      />
      <Buttons>
        <Button size="small" loading={uploading} onClick={onUpload}>
          {t('upload')}
        </Button>
        <Button variant="text" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Buttons>
    </>
  );
}

const FITS: readonly PictureFit[] = ['cover', 'contain'];

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 16px;
  align-items: center;
`;

const Side = styled.div`
  display: grid;
  justify-items: start;
  gap: 10px;
`;

/** As large and as round as the logo will be. */
const Preview = styled.div`
  width: 96px;
  height: 96px;
  overflow: hidden;
  border-radius: 22%;
  background: ${token.sunken};
  img { width: 100%; height: 100%; object-fit: cover; }
  &[data-fit='contain'] img { object-fit: contain; }
`;

/** The button beside it opens it: a file input can't be dressed. */
const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;

const FileName = styled.p`
  font-size: 0.875rem;
  overflow-wrap: anywhere;
  color: ${token.inkSoft};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
