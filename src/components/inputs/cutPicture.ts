import { pictureFormatOf, pictureSide } from '../../../domain/contract/files/picture.ts';

/** Bytes: 20 MB, the most a phone's camera writes. */
const largestChosen = 20 * 1024 * 1024;

/** Why a chosen file is refused: the last part of its catalogue key. */
type PictureFault = 'tooLarge' | 'wrongKind' | 'unreadable';

/** The center of a picture as a square of at most 512 pixels, without metadata, ready to upload. */
export const cutPicture = async (file: File): Promise<{ picture: string } | { fault: PictureFault }> => {
  if (file.size > largestChosen) return { fault: 'tooLarge' };
  if (!pictureFormatOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()))) return { fault: 'wrongKind' };
  try {
    const whole = await createImageBitmap(file);
    const picture = drawSquare(whole);
    whole.close();
    return { picture };
  } catch {
    return { fault: 'unreadable' };
  }
};

const drawSquare = (whole: ImageBitmap): string => {
  const edge = Math.min(whole.width, whole.height);
  const side = Math.min(edge, pictureSide);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('Nothing to draw on');
  paper.imageSmoothingQuality = 'high';
  // JPEG has no transparency, which would become black.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, side, side);
  paper.drawImage(whole, (whole.width - edge) / 2, (whole.height - edge) / 2, edge, edge, 0, 0, side, side);
  const webp = canvas.toDataURL('image/webp', 0.85);
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', 0.85);
};
