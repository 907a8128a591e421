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
