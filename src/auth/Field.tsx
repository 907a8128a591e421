import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';

interface Common {
  label: string;
  error?: string;
  /** Beside the label, such as "optional". */
  note?: string;
  hint?: string;
  /** Buttons inside the field. */
  children?: ReactNode;
}
type Props = Common &
  (
    | ({ multiline?: false } & InputHTMLAttributes<HTMLInputElement>)
    | ({ multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>)
  );

/** A labeled input with its error below; the error is announced when it appears. */
export const Field = ({ label, error, note, hint, children, ...field }: Props) => {
  const id = useId();
  const common = {
    id,
    'aria-invalid': Boolean(error),
    'aria-describedby': [error || !hint ? `${id}-error` : `${id}-hint`, note && `${id}-note`]
      .filter(Boolean)
      .join(' '),
  };
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {note && (
          <span id={`${id}-note`} className="field-note">
            {note}
          </span>
        )}
      </div>
      <div className="field-box">
        {field.multiline ? (
          <textarea {...common} {...withoutMultiline(field)} />
        ) : (
          <input {...common} {...withoutMultiline(field)} />
        )}
        {children}
      </div>
      {hint && !error && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="field-error" aria-live="assertive">
        {error}
      </p>
    </div>
  );
};

const withoutMultiline = <T extends { multiline?: boolean }>({ multiline: _, ...field }: T) => field;
