/** Width in pixels for the longest axis label, which some languages write in full: "120.000 $". */
export const axisRoom = (
  format: (value: number) => string,
  series: readonly { values: readonly (number | null)[] }[],
): number => {
  const places = series[0]?.values.map((_, place) =>
    series.reduce((sum, { values }) => sum + (values[place] ?? 0), 0),
  );
  const top = Math.max(0, ...(places ?? []));
  return Math.max(46, 14 + 7 * format(Math.ceil(top * 1.2)).length);
};

/** Pixels right of a chart's last point for the half of its label that is there: "Nov 28" in the middle below it. */
export const lastLabelRoom = (labels: readonly string[]): number =>
  Math.max(18, 6 + Math.ceil(3.6 * (labels.at(-1)?.length ?? 0)));
