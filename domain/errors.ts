import { inEnglish, told } from './messages/english.ts';
import { type Code, codedOf, type Faults, type Message, type Values } from './messages/message.ts';

type More = { errors?: Faults | undefined; details?: unknown; cause?: unknown; message?: string };

/** Reason for a refusal: a status, and a code with values for a text that a person can act on. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: Code;
  readonly values: Values;
  /** Messages by field name, shown under the fields of a form. */
  readonly faults: Faults | undefined;
  /** Details of the refusal, such as the current row in a conflict. */
  readonly details: unknown;

  constructor(status: number, reason: Message, more: More = {}) {
    super(more.message ?? inEnglish(reason), more.cause === undefined ? {} : { cause: more.cause });
    const { code, values } = codedOf(reason);
    this.name = code;
    this.status = status;
    this.code = code;
    this.values = values;
    this.faults = more.errors;
    this.details = more.details;
  }

  /** The message of this refusal, such as for a log or a row of a batch. */
  get reason(): Message {
    return { code: this.code, values: this.values };
  }

  /** The errors by field in English. */
  get errors(): Record<string, string> | undefined {
    return this.faults && inEach(this.faults, inEnglish);
  }
}

const inEach = <T>(faults: Faults, of: (message: Message) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, of(message)]));

/** What a refusal says; each field error has the same parts. */
export const reasonOf = ({ code, values, message, faults }: Refusal) => ({
  code,
  message,
  values,
  ...(faults && { errors: inEach(faults, told) }),
});

/** A refusal as the API answers it. */
export const answerOf = (refusal: Refusal) => ({
  success: false,
  ...reasonOf(refusal),
  ...(refusal.details != null && { details: refusal.details }),
});

export const Invalid = (errors: Faults, message?: string) =>
  new Refusal(400, 'row.invalid', {
    errors,
    message:
      message ??
      Object.entries(inEach(errors, inEnglish))
        .map(([field, text]) => `${field}: ${text}`)
        .join('; '),
  });
export const NotSignedIn = (reason: Message = 'sign-in.needed') => new Refusal(401, reason);
export const NotAllowed = (reason: Message = 'access.refused', errors?: Faults) =>
  new Refusal(403, reason, { errors });
/** The operator has switched off the feature that this belongs to. */
export const FeatureOff = (name: string) =>
  new Refusal(403, { code: 'settings.feature-off', values: { name } });
/** An operator is viewing as another person, which is read-only. */
export const ViewOnly = () => new Refusal(403, 'view.read-only');
/** The session was not proven lately, as this act needs. */
export const ProofNeeded = () => new Refusal(403, 'proof.needed');
/** The company allows sign-in from certain IP addresses only, and this is not one of them. */
export const AddressRefused = (ip: string) => new Refusal(403, { code: 'access.address', values: { ip } });
/** A sign-in that waits for its second step, and whether a passkey can be that step. */
export type SecondStep = { challenge: string; passkey: boolean };
/** The password was correct; a code or a passkey must follow, with this challenge. */
export const SecondFactorNeeded = (details: SecondStep) =>
  new Refusal(401, 'sign-in.code-needed', { details });
/** Wrong code, or a passkey that was not accepted; the next attempt uses a new challenge. */
export const SecondFactorWrong = (challenge: string, reason: Message = 'sign-in.code-wrong') =>
  new Refusal(401, reason, { details: { challenge } });
/** The second factor was encrypted with a key that this server does not have. */
export const SecretsUnread = () => new Refusal(503, 'sign-in.codes-unreadable');
/** The original response to this write contained a secret that can no longer be read. */
export const AnswerNotKept = () => new Refusal(409, 'server.not-kept');
export const NotFound = (reason: Message) => new Refusal(404, reason);
/** There is no row of this noun here, or none that the person can see. */
export const RowMissing = ({ label }: { label: string }) =>
  NotFound({ code: 'row.missing', values: { noun: label } });
export const Conflict = (reason: Message, errors?: Faults) => new Refusal(409, reason, { errors });
/** A conflict that lies in one field. */
export const ConflictAt = (field: string, reason: Message) => Conflict(reason, { [field]: reason });
/** At least one person must keep full permissions. */
export const LastSuperAdmin = () => Conflict('users.last-super-admin');
/** A password link that was used, replaced by a newer one, or has expired. */
export const LinkUsed = () => new Refusal(410, 'password.link-used');
type Room = { plan: string; limit: number; onBench: number };
const benchFull = (code: Code, { plan, limit, onBench }: Room, more: number, all = more) =>
  new Refusal(
    409,
    { code, values: { plan, limit, count: onBench, more, all } },
    { details: { plan, limit, onBench, more } },
  );
/** The company's plan has no room for another candidate. */
export const BenchFull = (room: Room) => benchFull('plans.bench-full', room, 1);
/** A batch would put several candidates on the bench; `more` of them exceed the plan. */
export const BenchFullFor = (room: Room, more: number, all: number) =>
  benchFull('plans.bench-full-batch', room, more, all);
/** The new plan has less room than the company already uses. */
export const BenchTooFull = (room: Room) =>
  benchFull('plans.bench-too-full', room, room.onBench - room.limit);
type Seats = { plan: string; limit: number; users: number };
const usersFull = (code: Code, { plan, limit, users }: Seats, more: number, all = more) =>
  new Refusal(
    409,
    { code, values: { plan, limit, count: users, more, all } },
    { details: { plan, limit, users, more } },
  );
/** The company's plan has no room for another account. */
export const UsersFull = (seats: Seats) => usersFull('plans.users-full', seats, 1);
/** A batch would open several accounts; `more` of them exceed the plan. */
export const UsersFullFor = (seats: Seats, more: number, all: number) =>
  usersFull('plans.users-full-batch', seats, more, all);
/** The new plan includes fewer users than the company has. */
export const UsersTooMany = (seats: Seats) =>
  usersFull('plans.too-many-users', seats, seats.users - seats.limit);
type FieldRoom = { plan: string; limit: number; fields: number };
const fieldsFull = (code: Code, { plan, limit, fields }: FieldRoom, more: number) =>
  new Refusal(
    409,
    { code, values: { plan, limit, count: fields, more } },
    { details: { plan, limit, fields } },
  );
/** The company's plan has no room for another custom field. */
export const CustomFieldsFull = (room: FieldRoom) => fieldsFull('plans.custom-fields-full', room, 1);
/** The new plan includes fewer custom fields than the company has. */
export const CustomFieldsTooMany = (room: FieldRoom) =>
  fieldsFull('plans.too-many-custom-fields', room, room.fields - room.limit);
/** The company cannot start new deals until it has paid this invoice. */
export const ServiceLimited = ({ id }: { id: string }) =>
  new Refusal(409, { code: 'invoices.service-limited', values: { id } }, { details: { invoiceId: id } });
/** Another user changed the row first; `current` is its latest state. */
export const Stale = (current: unknown) => new Refusal(412, 'row.stale', { details: { current } });
export const VersionNeeded = () => new Refusal(428, 'row.version-needed');
/** The file is larger (in megabytes) than the operator allows. */
export const TooLarge = (megabytes: number) => {
  const reason: Message = { code: 'files.too-large', values: { max: megabytes } };
  return new Refusal(413, reason, { errors: { content: reason } });
};
export const LengthNeeded = () => new Refusal(411, 'request.length-needed');
export const TooMany = (reason: Message, details?: { retryAfter: number }) =>
  new Refusal(429, reason, { details });
type Closed = { title: string; endsAt: string };
/** Maintenance: everything is readable, and only operators can make changes. */
export const UnderMaintenance = ({ title, endsAt }: Closed, now: Date) =>
  new Refusal(
    503,
    { code: 'maintenance.read-only', values: { until: minuteOf(endsAt) } },
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
export const NotReady = (reason: Message) => new Refusal(503, reason, { details: { retryAfter: 5 } });
/** The database cannot be reached or does not answer. */
export const DatabaseAway = (cause?: unknown) =>
  new Refusal(503, 'server.database-away', { details: { retryAfter: 5 }, cause });
/** The request cannot be answered within the time limit. */
export const Overloaded = (cause?: unknown) =>
  new Refusal(503, 'server.overloaded', { details: { retryAfter: 2 }, cause });
/** The database has run out of disk space. */
export const StorageFull = (cause?: unknown) =>
  new Refusal(507, 'server.storage-full', { details: { retryAfter: 60 }, cause });
/** The client closed the connection before the work began. */
export const ClientGone = () => new Refusal(499, 'request.client-gone');
