/** Reason for a refusal: a status, a stable code, and a message a person can act on. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  /** Messages by field name, shown under the fields of a form. */
  readonly errors: Record<string, string> | undefined;
  /** Details of the refusal, such as the current row in a conflict. */
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
/** The operator has switched off the feature that this belongs to. */
export const FeatureOff = (name: string) =>
  new Refusal(403, 'FeatureOff', `${name} is turned off on this platform`);
/** An operator is viewing as another person, which is read-only. */
export const ViewOnly = () =>
  new Refusal(403, 'ViewOnly', 'You are viewing TalentBench as another user. This view is read-only.');
/** The company allows sign-in from certain IP addresses only, and this is not one of them. */
export const AddressRefused = (ip: string) =>
  new Refusal(403, 'AddressRefused', `Your company does not allow access from this address (${ip})`);
/** The password was correct; a code must follow, with this challenge. */
export const SecondFactorNeeded = (challenge: string) =>
  new Refusal(401, 'SecondFactorNeeded', 'Enter the code from your authenticator app', {
    details: { challenge },
  });
/** Wrong code; the next attempt uses a new challenge. */
export const SecondFactorWrong = (challenge: string) =>
  new Refusal(401, 'SecondFactorWrong', 'This code is incorrect or already used', {
    details: { challenge },
  });
/** The second factor was encrypted with a key that this server does not have. */
export const SecretsUnread = () =>
  new Refusal(
    503,
    'SecretsUnread',
    'App codes can’t be verified right now. Use a recovery code, or contact support.',
  );
/** The original response to this write contained a secret that can no longer be read. */
export const AnswerNotKept = () =>
  new Refusal(409, 'AnswerNotKept', 'This was already done. The response can’t be shown again.');
export const NotFound = (what = 'This row') => new Refusal(404, 'NotFound', `${what} does not exist`);
export const Conflict = (message: string, errors?: Record<string, string>) =>
  new Refusal(409, 'Conflict', message, { errors });
/** At least one person must keep full permissions. */
export const LastSuperAdmin = () => Conflict('At least one active Super Admin must remain');
/** A password link that was used, replaced by a newer one, or has expired. */
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
/** The company's plan has no room for another candidate. */
export const BenchFull = (room: Room) =>
  benchFull(room, `${roomIs(room)}. Upgrade the plan under Billing & Plans to add more.`);
/** A batch would put several candidates on the bench; `more` of them exceed the plan. */
export const BenchFullFor = (room: Room, more: number, all: number) =>
  benchFull(
    room,
    `${roomIs(room)}. Adding ${all} candidates exceeds the limit by ${more}, so nothing was saved. Upgrade the plan under Billing & Plans, or add fewer.`,
    more,
  );
/** The new plan has less room than the company already uses. */
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
/** The company's plan has no room for another account. */
export const UsersFull = (seats: Seats) =>
  usersFull(seats, `${seatsAre(seats)}. Upgrade the plan under Billing & Plans to add more.`);
/** A batch would open several accounts; `more` of them exceed the plan. */
export const UsersFullFor = (seats: Seats, more: number, all: number) =>
  usersFull(
    seats,
    `${seatsAre(seats)}. Adding ${all} users exceeds the limit by ${more}, so nothing was saved. Upgrade the plan under Billing & Plans, or add fewer.`,
    more,
  );
/** The new plan includes fewer users than the company has. */
export const UsersTooMany = (seats: Seats) =>
  usersFull(
    seats,
    `${seatsAre(seats)}. Deactivate ${seats.users - seats.limit} before choosing this plan.`,
    seats.users - seats.limit,
  );
/** Another user changed the row first; `current` is its latest state. */
export const Stale = (current: unknown) =>
  new Refusal(412, 'Stale', 'Someone else has changed this', { details: { current } });
export const VersionNeeded = () =>
  new Refusal(428, 'VersionNeeded', 'Say which version you edit with If-Match');
/** The file is larger (in megabytes) than the operator allows. */
export const TooLarge = (megabytes: number) =>
  new Refusal(413, 'TooLarge', `At most ${megabytes} MB`, { errors: { content: `At most ${megabytes} MB` } });
export const LengthNeeded = () =>
  new Refusal(411, 'LengthNeeded', 'Say how long the file is with Content-Length');
export const TooMany = (message: string, details?: { retryAfter: number }) =>
  new Refusal(429, 'TooMany', message, { details });
type Closed = { title: string; endsAt: string };
/** Maintenance: everything is readable, and only operators can make changes. */
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
/** To the minute, in UTC: 2026-06-15 09:30 UTC. */
const minuteOf = (moment: string): string =>
  `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
/** The service is still starting, or is overloaded. */
export const NotReady = (what: string) =>
  new Refusal(503, 'NotReady', `${what} is starting up. Please try again in a moment.`, {
    details: { retryAfter: 5 },
  });
/** The database cannot be reached or does not answer. */
export const DatabaseAway = (cause?: unknown) =>
  new Refusal(503, 'DatabaseAway', 'The database is not available right now. Please try again in a moment.', {
    details: { retryAfter: 5 },
    cause,
  });
/** The request cannot be answered within the time limit. */
export const Overloaded = (cause?: unknown) =>
  new Refusal(503, 'Overloaded', 'TalentBench is very busy right now. Please try again in a moment.', {
    details: { retryAfter: 2 },
    cause,
  });
/** The database has run out of disk space. */
export const StorageFull = (cause?: unknown) =>
  new Refusal(
    507,
    'StorageFull',
    'The server has run out of storage space. Nothing was saved. Please try again later.',
    { details: { retryAfter: 60 }, cause },
  );
/** The client closed the connection before the work began. */
export const ClientGone = () => new Refusal(499, 'ClientGone', 'The client closed the connection');
