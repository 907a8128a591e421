/**
 * 32-bit FNV-1a over UTF-16 code units: orders ties evenly and identically on every machine, and differently
 * for each seed.
 */
export const hashOf = (text: string, seed = 0): number => {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (unit & 255), 0x01000193);
    if (unit > 255) hash = Math.imul(hash ^ (unit >> 8), 0x01000193);
  }
  // The finalizer of MurmurHash3, which spreads ids that differ only in their last digit.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};
