/** The server's reason for refusing a change. */
export const refusalText = (error: unknown): string => {
  const { message, body } = error as Error & { body?: { errors?: Record<string, string> } };
  return Object.values(body?.errors ?? {})[0] ?? message;
};
