/** Why something was refused: a status, a stable code, and words a person can act on. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  /** Messages by field name, shown under the fields of a form. */
  readonly errors: Record<string, string> | undefined;
  /** What the refusal is about, such as the current row of a conflict. */
  readonly details: unknown;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { errors?: Record<string, string>; details?: unknown; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? {} : { cause: more.cause });
    this.name = code;
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.details = more.details;
  }
}

export const Invalid = (errors: Record<string, string>, message?: string) =>
  new Refusal(
    400,
    'Invalid',
    message ??
      Object.entries(errors)
        .map(([field, text]) => `${field}: ${text}`)
        .join('; '),
    {
      errors,
    },
  );
export const NotSignedIn = (message = 'Please sign in') => new Refusal(401, 'NotSignedIn', message);
export const NotAllowed = (message = 'You are not allowed to do this', errors?: Record<string, string>) =>
  new Refusal(403, 'NotAllowed', message, { errors });
/** The operator has switched off the part of the product that this belongs to. */
export const FeatureOff = (name: string) =>
  new Refusal(403, 'FeatureOff', `${name} is turned off on this platform`);
/** Somebody looks through another person's eyes, and changes nothing. */
export const ViewOnly = () =>
  new Refusal(403, 'ViewOnly', 'You are viewing TalentBench as another user. This view is read-only.');
/** The company lets its people in from certain addresses only, and this is none of them. */
export const AddressRefused = (ip: string) =>
  new Refusal(403, 'AddressRefused', `Your company does not allow access from this address (${ip})`);
/** The password was right; a code has to follow, with this challenge. */
export const SecondFactorNeeded = (challenge: string) =>
  new Refusal(401, 'SecondFactorNeeded', 'Enter the code from your authenticator app', {
    details: { challenge },
  });
/** A wrong code; the next one is tried with a new challenge. */
export const SecondFactorWrong = (challenge: string) =>
  new Refusal(401, 'SecondFactorWrong', 'This code is incorrect or already used', {
    details: { challenge },
  });
/** The second factor was encrypted with a key that this server does not hold. */
export const SecretsUnread = () =>
  new Refusal(
    503,
    'SecretsUnread',
    'App codes can’t be verified right now. Use a recovery code, or contact support.',
  );
/** The first answer to this write held a secret that can no longer be read. */
export const AnswerNotKept = () =>
  new Refusal(409, 'AnswerNotKept', 'This was already done. The response can’t be shown again.');
export const NotFound = (what = 'This row') => new Refusal(404, 'NotFound', `${what} does not exist`);
export const Conflict = (message: string, errors?: Record<string, string>) =>
  new Refusal(409, 'Conflict', message, { errors });
/** Somebody has to be left who may do everything. */
export const LastSuperAdmin = () => Conflict('At least one active Super Admin must remain');
/** A link with a password's key that was used, or replaced by a newer one, or is too old. */
export const LinkUsed = () =>
  new Refusal(
    410,
    'LinkUsed',
    'This link has been used or has expired. Request a new one with “Forgot password?”.',
  );
type Room = { plan: string; limit: number; onBench: number };
const benchFull = (room: Room, message: string, more = 1) =>
  new Refusal(409, 'BenchFull', message, { details: { ...room, more } });
const roomIs = ({ plan, limit, onBench }: Room) =>
  `The ${plan} plan includes ${limit} bench employees, and ${onBench} are on the bench`;
/** One person more than the company's plan has room for. */
export const BenchFull = (room: Room) =>
  benchFull(room, `${roomIs(room)}. Upgrade the plan under Billing & Plans to add more.`);
/** Of so many people who would come on the bench together, `more` are too many. */
export const BenchFullFor = (room: Room, more: number, all: number) =>
  benchFull(
    room,
    `${roomIs(room)}. Adding ${all} people exceeds the limit by ${more}, so nothing was saved. Upgrade the plan under Billing & Plans, or add fewer.`,
    more,
  );
/** A plan that has less room than is taken. */
export const BenchTooFull = (room: Room) =>
  benchFull(
    room,
    `${roomIs(room)}. Place or remove ${room.onBench - room.limit} before choosing this plan.`,
    room.onBench - room.limit,
  );
type Seats = { plan: string; limit: number; users: number };
const usersFull = (seats: Seats, message: string, more = 1) =>
  new Refusal(409, 'UsersFull', message, { details: { ...seats, more } });
const seatsAre = ({ plan, limit, users }: Seats) =>
  `The ${plan} plan includes ${limit} users, and ${users} have an account`;
/** One account more than the company's plan has room for. */
export const UsersFull = (seats: Seats) =>
  usersFull(seats, `${seatsAre(seats)}. Upgrade the plan under Billing & Plans to add more.`);
/** Of so many people who would get an account together, `more` are too many. */
export const UsersFullFor = (seats: Seats, more: number, all: number) =>
  usersFull(
    seats,
    `${seatsAre(seats)}. Adding ${all} people exceeds the limit by ${more}, so nothing was saved. Upgrade the plan under Billing & Plans, or add fewer.`,
    more,
  );
/** A plan for fewer users than the company has. */
export const UsersTooMany = (seats: Seats) =>
  usersFull(
    seats,
    `${seatsAre(seats)}. Deactivate ${seats.users - seats.limit} before choosing this plan.`,
    seats.users - seats.limit,
  );
/** Somebody else changed the row first; `current` is the row as it stands. */
export const Stale = (current: unknown) =>
  new Refusal(412, 'Stale', 'Someone else has changed this', { details: { current } });
export const VersionNeeded = () =>
  new Refusal(428, 'VersionNeeded', 'Say which version you edit with If-Match');
/** A file of more megabytes than the operator allows. */
export const TooLarge = (megabytes: number) =>
  new Refusal(413, 'TooLarge', `At most ${megabytes} MB`, { errors: { content: `At most ${megabytes} MB` } });
export const LengthNeeded = () =>
  new Refusal(411, 'LengthNeeded', 'Say how long the file is with Content-Length');
export const TooMany = (message: string, details?: { retryAfter: number }) =>
  new Refusal(429, 'TooMany', message, { details });
type Closed = { title: string; endsAt: string };
/** The platform is being maintained: everything can be read, and nothing but its operators' changes is kept. */
export const UnderMaintenance = ({ title, endsAt }: Closed, now: Date) =>
  new Refusal(
    503,
    'Maintenance',
    `TalentBench is read-only for maintenance until ${minuteOf(endsAt)}. Please try again then.`,
    {
      details: {
        retryAfter: Math.max(1, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000)),
        title,
        until: endsAt,
      },
    },
  );
/** To the minute, and in a zone that needs no asking: 2026-06-15 09:30 UTC. */
const minuteOf = (moment: string): string =>
  `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
/** What answers this is only just getting ready, or has too much to do. */
export const NotReady = (what: string) =>
  new Refusal(503, 'NotReady', `${what} is starting up. Please try again in a moment.`, {
    details: { retryAfter: 5 },
  });
/** The database cannot be reached, or does not answer. */
export const DatabaseAway = (cause?: unknown) =>
  new Refusal(503, 'DatabaseAway', 'The database is not available right now. Please try again in a moment.', {
    details: { retryAfter: 5 },
    cause,
  });
/** More is asked for than can be answered in time. */
export const Overloaded = (cause?: unknown) =>
  new Refusal(503, 'Overloaded', 'TalentBench is very busy right now. Please try again in a moment.', {
    details: { retryAfter: 2 },
    cause,
  });
/** The database has no room left to write. */
export const StorageFull = (cause?: unknown) =>
  new Refusal(
    507,
    'StorageFull',
    'The server has run out of storage space. Nothing was saved. Please try again later.',
    { details: { retryAfter: 60 }, cause },
  );
/** The connection was closed before the work began, so nobody is left to answer. */
export const ClientGone = () => new Refusal(499, 'ClientGone', 'The client closed the connection');
