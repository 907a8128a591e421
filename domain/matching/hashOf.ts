/** FNV-1a of 32 bits over the text's code units: spreads ties evenly and is the same on every machine. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (unit & 255), 0x01000193);
    if (unit > 255) hash = Math.imul(hash ^ (unit >> 8), 0x01000193);
  }
  // The last steps of MurmurHash3: ids that differ in their last digit end far apart.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};
