import { fontFaces } from '../../../pdf/fonts.ts';
import { canDraw } from './canDraw.ts';
import { fontAddresses } from './fontAddresses.ts';

/**
 * Offers the page the shipped fonts of scripts that this system lacks. The browser fetches those whose
 * letters it has to draw. Their family stands first in the font stack, because Chromium does not draw text
 * again for a font that comes later there.
 */
export const addFonts = () => {
  for (const { file, letter, unicodeRange } of fontFaces()) {
    const address = fontAddresses.get(file);
    if (address && !canDraw(letter))
      document.fonts.add(new FontFace('More Scripts', `url(${address})`, { unicodeRange }));
  }
};
