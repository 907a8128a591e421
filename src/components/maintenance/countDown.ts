const two = (part: number) => String(part).padStart(2, '0');

/** Remaining time such as 1:05:09; null if it is more than a day. */
export const countDown = (milliseconds: number): string | null => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds > 24 * 3600) return null;
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return hours ? `${hours}:${rest}` : rest;
};
