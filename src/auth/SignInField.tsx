import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string;
  children?: ReactNode;
}

/** A labelled input with its error under it; the error is announced when it appears. */
export const SignInField = ({ label, error, children, ...input }: Props) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input id={id} aria-invalid={Boolean(error)} aria-describedby={`${id}-error`} {...input} />
        {children}
      </div>
      <p id={`${id}-error`} className="field-error" aria-live="assertive">
        {error}
      </p>
    </div>
  );
};
