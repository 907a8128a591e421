/** Runs a command. If it fails, prints one sentence instead of a stack trace, and exits with code 1. */
export const inOneSentence = async (lead: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    console.error(`${lead} ${wordsOf(error)}`);
    process.exitCode = 1;
  }
};

/** A refused connection to a name with several addresses has its reason in the first of its errors. */
const wordsOf = (error: unknown): string => {
  if (error instanceof AggregateError && !error.message) return wordsOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};
