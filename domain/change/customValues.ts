import type { CustomField } from '../contract/customFields/customFields.ts';
import { type CustomValues, customValueSchema, inOrder } from '../contract/customFields/customValues.ts';
import { Invalid } from '../errors.ts';
import { messageOfIssue } from '../messages/english.ts';
import type { Faults, Message } from '../messages/message.ts';
import type { Reader, Values } from './context.ts';

/** Held alone to change the custom fields of a company, and shared to write values of them. */
export const customFieldsOf = (companyId: unknown): string => `custom fields ${companyId}`;

/** What the form of a row, null for a new one, changes in its custom values. */
export const customChange = async (
  noun: CustomField['noun'],
  before: Values | null,
  form: Values,
  reader: Reader,
): Promise<Values> => {
  const isAsked = before ? Object.hasOwn(form, 'customFields') : form.customFields;
  if (!isAsked) return {};
  const asked: Asked = {
    noun,
    companyId: (before ?? form).companyId,
    before: (before?.customFields ?? null) as CustomValues | null,
    sent: form.customFields as CustomValues | null,
  };
  return { customFields: await changedCustomValues(asked, reader) };
};

type Asked = {
  noun: CustomField['noun'];
  companyId: unknown;
  before: CustomValues | null;
  /** The values of a form; null clears those of all active fields. */
  sent: CustomValues | null;
};

/** The custom values of a row after a change. Values that stay as they are need not be possible any more. */
const changedCustomValues = async (
  { noun, companyId, before, sent }: Asked,
  reader: Reader,
): Promise<CustomValues | null> => {
  const stored = before ?? {};
  if (
    sent !== null &&
    Object.entries(sent).every(([id, value]) => (stored[id] ?? null) === emptyAsNull(value))
  )
    return before;
  await reader.hold(customFieldsOf(companyId), 'shared');
  const fields = await reader.findAll('customFields', { companyId, noun });
  const byId = new Map(fields.map((field) => [field.id, field as CustomField]));
  const cleared = () =>
    Object.keys(stored).flatMap((id) => (byId.get(id)?.status === 'Active' ? [[id, null] as const] : []));
  const changes = (sent === null ? cleared() : Object.entries(sent))
    .map(([id, value]) => [id, emptyAsNull(value)] as const)
    .filter(([id, value]) => value !== (stored[id] ?? null));
  const faults: Faults = Object.fromEntries(
    changes.flatMap(([id, value]) => {
      const fault = faultOf(byId.get(id), value);
      return fault ? [[`customFields.${id}`, fault]] : [];
    }),
  );
  if (Object.keys(faults).length) throw Invalid(faults);
  const after = Object.entries({ ...stored, ...Object.fromEntries(changes) }).filter(
    ([, value]) => value !== null,
  );
  return after.length > 0 ? inOrder(Object.fromEntries(after)) : null;
};

const emptyAsNull = (value: CustomValues[string] | undefined) =>
  value === undefined || value === '' ? null : value;

const faultOf = (field: CustomField | undefined, value: CustomValues[string]): Message | null => {
  if (!field) return 'value.unknown-field';
  if (field.status === 'Archived') return 'custom-fields.archived';
  if (value === null) return null;
  const { error } = customValueSchema(field).safeParse(value);
  return error ? messageOfIssue(error.issues[0] as (typeof error.issues)[number]) : null;
};
