/** Milliseconds for one step of a journey. It only ends what hangs; a busy machine takes its time. */
export const stepLimit = 60_000;
