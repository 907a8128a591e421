import type { PictureFormat } from './picture.ts';

type PictureSize = { width: number; height: number };

/** Number of pixels that a picture declares in its header; null if the header is corrupt or truncated. */
export const pictureSize = (bytes: Uint8Array, format: PictureFormat): PictureSize | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readers[format](view);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // Read past the end.
    if (error instanceof RangeError) return null;
    throw error;
  }
};

const word = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));

const png = (view: DataView): PictureSize | null =>
  word(view, 12) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : null;

/** Skips the segments before the image data, up to the first frame header (SOF0 to SOF15). */
const jpg = (view: DataView): PictureSize | null => {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
};

const webp = (view: DataView): PictureSize | null => {
  const kind = word(view, 12);
  if (kind === 'VP8X') return { width: 1 + three(view, 24), height: 1 + three(view, 27) };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  if (kind !== 'VP8 ') return null;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
};

/** Three bytes, little-endian. */
const three = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;

const readers: Record<PictureFormat, (view: DataView) => PictureSize | null> = { png, jpg, webp };
