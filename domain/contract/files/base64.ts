/** The decoded bytes, or null if the text is not base64. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
};

/** Length in base64 of a number of bytes. */
export const signsFor = (bytes: number): number => Math.ceil(bytes / 3) * 4;
