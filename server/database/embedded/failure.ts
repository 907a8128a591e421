/** An error at start that needs a person to act; the message says what is wrong and what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

export function codeOf(error: unknown): string | undefined {
  return (error as { code?: string } | null)?.code;
}

/** Undefined if the path, or a parent folder, does not exist or is not a folder. */
export async function ifPresent<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}
