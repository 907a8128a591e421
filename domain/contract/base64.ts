/** The bytes behind base64, or null for what is none. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
};

/** How many signs base64 takes for so many bytes. */
export const signsFor = (bytes: number): number => Math.ceil(bytes / 3) * 4;
