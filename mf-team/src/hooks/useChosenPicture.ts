import { readDataUrl } from '@euro/game-ui';
import { type ChangeEvent, useState } from 'react';
import { checkPicture } from '../domain/checkPicture.js';
import { type PictureFit, pictureFrame } from '../domain/pictureFrame.js';

/** A picture that was chosen and not sent yet. */
export interface ChosenPicture {
  readonly name: string;
  readonly file: File;
  /** As a data address, for the preview. */
  readonly address: string;
}

/** A picture that is being chosen: the file, how it becomes square, and why it can't be one. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [fit, setFit] = useState<PictureFit>('cover');
  const [problem, setProblem] = useState<'kind' | 'large' | null>(null);
  return {
    chosen,
    fit,
    setFit,
    problem,
    drop() {
      setChosen(null);
      setProblem(null);
    },
    async choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
      const [file] = target.files ?? [];
      if (file === undefined) return;
      // So that the same file can be chosen again.
      target.value = '';
      const problem = checkPicture(file);
      setProblem(problem);
      try {
        setChosen(problem ? null : { name: file.name, file, address: await readDataUrl(file) });
      } catch {
        setChosen(null);
        setProblem('kind');
      }
    },
    /** The square; null, after a notice with the reason, for a file that only pretends to be a picture. */
    async square(): Promise<Blob | null> {
      if (chosen === null) return null;
      try {
        return await squarePicture(chosen.file, fit);
      } catch {
        setChosen(null);
        setProblem('kind');
        return null;
      }
    },
  };
}

/** Px; the server stores logos in this size (decisions §8.2). */
const SIDE = 512;

/**
 * Converts a picture to a square PNG. Browsers without an off-screen canvas return the file unchanged: the server makes
 * it square. Rejects files that are no picture.
 */
async function squarePicture(file: Blob, fit: PictureFit): Promise<Blob> {
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return file;
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const { x, y, width, height } = pictureFrame(picture, SIDE, fit);
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/png' });
}
