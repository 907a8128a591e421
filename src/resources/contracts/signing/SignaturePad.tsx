import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type PointerEvent, useId, useRef, useState } from 'react';

interface Props {
  label: string;
  clear: string;
  onChange: (strokes: string) => void;
}
type Point = readonly [number, number];

/** A field of 600 × 200 to draw a signature in, with mouse, pen or finger. */
export const SignaturePad = ({ label, clear, onChange }: Props) => {
  const id = useId();
  const [strokes, setStrokes] = useState<readonly (readonly Point[])[]>([]);
  const drawing = useRef(false);
  const keep = (next: readonly (readonly Point[])[]) => {
    setStrokes(next);
    onChange(
      next
        .filter(({ length }) => length > 1)
        .map((stroke) => stroke.map((point) => point.join(',')).join(' '))
        .join(';'),
    );
  };
  const start = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = true;
    keep([...strokes, [placeOf(event)]]);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const last = strokes.at(-1);
    if (drawing.current && last && strokes.flat().length < most)
      keep([...strokes.slice(0, -1), [...last, placeOf(event)]]);
  };
  return (
    <Box>
      <Typography id={id} variant="body2" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-labelledby={id}
        viewBox="0 0 600 200"
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={() => {
          drawing.current = false;
        }}
        sx={field}
      >
        {strokes.map((stroke, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no other name, and their order never changes
          <polyline key={at} points={stroke.map((point) => point.join(',')).join(' ')} />
        ))}
      </Box>
      <Button size="small" disabled={strokes.length === 0} onClick={() => keep([])}>
        {clear}
      </Button>
    </Box>
  );
};

const most = 1500;

const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const within = (value: number, largest: number) =>
    Math.max(0, Math.min(largest, Math.round((value * 600) / Math.max(1, width))));
  return [within(clientX - left, 599), within(clientY - top, 199)];
};

const field = {
  display: 'block',
  width: '100%',
  maxWidth: 420,
  aspectRatio: '3',
  border: '1px dashed',
  borderColor: 'text.secondary',
  borderRadius: '8px',
  touchAction: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  cursor: 'crosshair',
};
