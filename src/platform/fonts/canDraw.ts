/** No font has this one, so it shows how a missing character looks. */
const unassigned = '\u{10ffff}';
const size = 24;

/** Whether this system has a font for a character. */
export const canDraw = (sign: string): boolean => {
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return true;
  context.font = `${size - 8}px sans-serif`;
  const [drawn, missing] = [sign, unassigned].map((text) => {
    context.clearRect(0, 0, size, size);
    context.fillText(text, 2, size - 6);
    return context.getImageData(0, 0, size, size).data.join();
  });
  return drawn !== missing;
};
