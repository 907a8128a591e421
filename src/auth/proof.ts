/** Asks the person to confirm who they are; false if they do not. */
type AskForProof = () => Promise<boolean>;

let ask: AskForProof | undefined;
let asking: Promise<boolean> | undefined;

/** The console that shows the dialog, until the returned function is called. */
export const provideProof = (next: AskForProof) => {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
};

/** Calls that are refused at the same time wait for one dialog. Without one, the refusal stands. */
export const askForProof = (): Promise<boolean> => {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
};
