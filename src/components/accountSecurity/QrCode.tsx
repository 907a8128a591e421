import { create } from 'qrcode';

const quiet = 4;

/** A QR code, dark on light in both themes, as cameras expect it. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dots = Array.from({ length: size * size }, (_, at) => at)
    .filter((at) => modules.get(Math.floor(at / size), at % size))
    .map((at) => `M${(at % size) + quiet} ${Math.floor(at / size) + quiet}h1v1h-1z`);
  const edge = size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${edge} ${edge}`}
      width="100%"
      height="100%"
      shapeRendering="crispEdges"
    >
      <rect width={edge} height={edge} fill="#fff" />
      <path d={dots.join('')} fill="#000" />
    </svg>
  );
};
