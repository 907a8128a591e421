/** The setting of a company that says who is in charge of requests, proposals and applications that arrive. */
export const incomingKey = 'incoming';
const mostInTurn = 50;

export type Incoming =
  /** The person in charge of the candidate or job that it belongs to. */
  | { by: 'record' }
  | { by: 'person'; userId: string }
  /** One of these, with the least open work. */
  | { by: 'turn'; userIds: readonly string[] };

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

const parsed = (value: string): Incoming | null => {
  try {
    const { by, userId, userIds } = JSON.parse(value);
    if (by === 'record') return { by };
    if (by === 'person' && isId(userId)) return { by, userId };
    const isList = Array.isArray(userIds) && userIds.length > 0 && userIds.length <= mostInTurn;
    return by === 'turn' && isList && userIds.every(isId) ? { by, userIds } : null;
  } catch {
    return null;
  }
};

export const isIncoming = (value: string): boolean => parsed(value) !== null;

/** Without a setting, the person in charge of the candidate or job. */
export const readIncoming = (value: string | null | undefined): Incoming =>
  (value && parsed(value)) || { by: 'record' };

export const namedIn = (rule: Incoming): readonly string[] =>
  rule.by === 'person' ? [rule.userId] : rule.by === 'turn' ? rule.userIds : [];

type Situation = {
  /** Users in charge of the record, then of the records that it belongs to, then of theirs. */
  inCharge: readonly (readonly string[])[];
  /** Active colleagues whose role lets them act on the record. */
  able: ReadonlySet<string>;
  /** How many open records a colleague has; asked for only when it decides. */
  openOf(id: string): Promise<number>;
};

/**
 * Who is put in charge of what arrives; null if no one is. A rule that names only people who have left, or may not act, falls
 * back to the default.
 */
export const personForIncoming = async (
  rule: Incoming,
  { inCharge, able, openOf }: Situation,
): Promise<string | null> => {
  const named = namedIn(rule).filter((id) => able.has(id));
  if (named.length === 0) return inCharge.flat().find((id) => able.has(id)) ?? null;
  if (named.length === 1) return named[0] ?? null;
  const counted = await Promise.all(named.map(async (id) => ({ id, open: await openOf(id) })));
  return counted.toSorted((a, b) => a.open - b.open)[0]?.id ?? null;
};
