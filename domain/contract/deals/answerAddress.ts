/** The ways in which a provider answers a request. */
export const answerWays = ['propose', 'ask', 'decline'] as const;
export type AnswerWay = (typeof answerWays)[number];

/** An answer to a request that is prepared, for a person to check and send. */
export type PreparedAnswer = {
  way: AnswerWay;
  candidate?: string | undefined;
  /** In minor units of the request's currency. */
  rate?: number | undefined;
  startDate?: string | undefined;
  message?: string | null | undefined;
};

/**
 * The address of the form with this answer, below the provider's console. The message stands behind `#`, so that no server and
 * no log gets it.
 */
export const answerAddress = (requestId: string, { message, ...values }: PreparedAnswer): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const hash = message ? `#${new URLSearchParams({ message })}` : '';
  return `requests/${encodeURIComponent(requestId)}/show/respond?${query}${hash}`;
};

/** The answer in an address; null if there is none. */
export const readAnswer = ({ search, hash }: { search: string; hash: string }): PreparedAnswer | null => {
  const query = new URLSearchParams(search);
  const way = answerWays.find((one) => one === query.get('way'));
  if (!way) return null;
  const rate = query.get('rate');
  const startDate = query.get('startDate');
  return {
    way,
    candidate: query.get('candidate') ?? undefined,
    ...(rate !== null && /^\d{1,12}$/.test(rate) && { rate: Number(rate) }),
    ...(startDate !== null && /^\d{4}-\d\d-\d\d$/.test(startDate) && { startDate }),
    message: new URLSearchParams(hash.slice(1)).get('message'),
  };
};
