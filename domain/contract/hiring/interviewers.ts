import { z } from 'zod';
import { spokenName } from '../../search/spokenName.ts';
import { emailShape } from '../emailShape.ts';
import { type FieldMeta, oneLine } from '../fields.ts';

/** The interviewers beside the lead. */
export const mostOnPanel = 9;

/** The parts of an interviewer, with the checks of each. */
export const interviewerFields = {
  name: oneLine(120).min(1, 'text.required'),
  email: oneLine(254).regex(emailShape, 'email.invalid').toLowerCase().nullable(),
};

const interviewerSchema = z.strictObject(
  { ...interviewerFields, email: interviewerFields.email.default(null) },
  'list.enter',
);

/** A colleague, or someone from outside. */
export type Interviewer = z.output<typeof interviewerSchema>;

/** Who interviews together with the lead. */
export const interviewerList = (label: string) =>
  z
    .array(interviewerSchema, 'list.enter')
    .max(mostOnPanel, 'number.too-large')
    .meta({ label, column: 'jsonb', people: true } satisfies FieldMeta);

type Led = { interviewer: string; interviewerEmail: string | null; panel: readonly Interviewer[] };

/** Everyone who interviews, the lead first. */
export const interviewersOf = ({ interviewer, interviewerEmail, panel }: Led): Interviewer[] => [
  { name: interviewer, email: interviewerEmail },
  ...panel,
];

/** What two entries have in common that name one person: the address, or the name as it is read aloud. */
const keysOf = ({ name, email }: Interviewer): string[] => [spokenName(name), ...(email ? [email] : [])];

export const isSamePerson = (one: Interviewer, other: Interviewer): boolean =>
  keysOf(one).some((key) => keysOf(other).includes(key));

/** The first person who is listed a second time. */
export const listedTwice = (people: readonly Interviewer[]): Interviewer | undefined =>
  people.find((one, place) => people.slice(0, place).some((other) => isSamePerson(one, other)));
