/** A start that cannot succeed until a person acts; its message says what is wrong and what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

export function codeOf(error: unknown): string | undefined {
  return (error as { code?: string } | null)?.code;
}

/** Resolves to undefined where the path, or a folder above it, is missing or no folder. */
export async function ifPresent<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}
