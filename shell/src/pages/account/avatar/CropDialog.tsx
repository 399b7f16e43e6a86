import { Button, Dialog, Slider, Stack, token } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import styled from 'styled-components';
import { avatarTexts } from '../../texts/avatarTexts.js';
import type { CropArea } from './cropSquare.js';

/** The cropper's own sheet would be one more style element: the few rules it needs are here, in our colours. */
const Stage = styled.div`
  position: relative;
  width: min(100%, 300px);
  aspect-ratio: 1;
  justify-self: center;
  overflow: hidden;
  border-radius: ${token.radiusField};
  background: ${token.nightFoot};
  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    justify-content: center;
    align-items: center;
    overflow: hidden;
    user-select: none;
    touch-action: none;
    cursor: move;
  }
  .reactEasyCrop_Image { max-width: unset; will-change: transform; }
  .reactEasyCrop_Cover_Horizontal { width: 100%; height: auto; }
  .reactEasyCrop_Cover_Vertical { width: auto; height: 100%; }
  .reactEasyCrop_CropArea {
    position: absolute;
    top: 50%;
    left: 50%;
    transform: translate(-50%, -50%);
    box-sizing: border-box;
    border: 2px solid ${token.onNight};
    border-radius: 50%;
    overflow: hidden;
    color: ${token.scrim};
    box-shadow: 0 0 0 9999em;
  }
  .reactEasyCrop_CropArea:focus-visible { outline: 3px solid ${token.accent}; outline-offset: -6px; }
`;

/** Step of an arrow key, px. */
const STEP = 8;
const CLOSEST = 4;

interface CropDialogProps {
  /** The picture as a data address. */
  readonly address: string;
  readonly isBusy: boolean;
  onSave(area: CropArea): void;
  onCancel(): void;
  /** The browser can't show it: it is no picture after all. */
  onUnreadable(): void;
}

/** Chooses the square of a picture that is shown: by dragging, by wheel and pinch, or with arrow keys and a slider. */
export function CropDialog({ address, isBusy, onSave, onCancel, onUnreadable }: CropDialogProps) {
  const t = useText(avatarTexts);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t('crop')}
      description={t('crop.text')}
      closeLabel={t('cancel')}
      busy={isBusy}
      actions={
        <>
          <Button variant="ghost" size="large" disabled={isBusy} onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button variant="lime" size="large" loading={isBusy} onClick={() => area && onSave(area)}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack>
        <Stage>
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            maxZoom={CLOSEST}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            keyboardStep={STEP}
            disableAutomaticStylesInjection
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ role: 'group', 'aria-label': t('crop.area') }}
            mediaProps={{ alt: '', onError: onUnreadable }}
          />
        </Stage>
        <Slider
          label={t('zoom')}
          min={1}
          max={CLOSEST}
          step={0.1}
          value={zoom}
          valueText={t('zoom.value', { percent: Math.round(zoom * 100) })}
          onChange={setZoom}
        />
      </Stack>
    </Dialog>
  );
}
