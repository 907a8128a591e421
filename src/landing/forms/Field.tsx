import type { z } from 'zod';
import { constraintsOf } from './constraintsOf.ts';

interface Props {
  /** Prefix that makes the ids of a form's fields unique. */
  form: string;
  name: string;
  label: string;
  rule: z.ZodType;
  autoComplete?: string;
  placeholder?: string;
  unseenLabel?: boolean;
}

/** A labeled form field with room for an error message. Its rules come from the contract. */
export const Field = ({ form, name, label, rule, autoComplete, placeholder, unseenLabel }: Props) => {
  const id = `${form}-${name}`;
  const error = `${id}-error`;
  const { rows, type, pattern, ...rules } = constraintsOf(rule);
  const shared = { id, name, autoComplete, placeholder, 'aria-describedby': error, ...rules };
  return (
    <div className="field">
      <label className={unseenLabel ? 'unseen' : undefined} htmlFor={id}>
        {label}
      </label>
      {rows ? (
        <textarea rows={rows} {...shared} />
      ) : (
        <input type={type ?? 'text'} pattern={pattern} {...shared} />
      )}
      <p className="field-error" id={error} />
    </div>
  );
};
