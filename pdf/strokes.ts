/** A drawn signature: strokes of points within a field of 600 × 200, as `x,y x,y;x,y …`. */
export const strokesOf = (drawing: string): [number, number][][] =>
  drawing.split(';').map((stroke) =>
    stroke.split(' ').map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return [x, y];
    }),
  );
