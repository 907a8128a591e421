const senders = new Set<() => Promise<void>>();

/** Sends what could still be undone, and waits for the answers: whoever signs out loses nothing. */
export const sendPending = async (): Promise<void> => {
  await Promise.all([...senders].map((send) => send()));
};

/** Has `send` called when it is time. Returns how to stop. */
export const onSendPending = (send: () => Promise<void>) => {
  senders.add(send);
  return () => {
    senders.delete(send);
  };
};
