const senders = new Set<() => Promise<void>>();

/** Sends pending undoable changes and waits for the responses, so that signing out loses nothing. */
export const sendPending = async (): Promise<void> => {
  await Promise.all([...senders].map((send) => send()));
};

/** Calls `send` when it is time. Returns an unsubscribe function. */
export const onSendPending = (send: () => Promise<void>) => {
  senders.add(send);
  return () => {
    senders.delete(send);
  };
};
