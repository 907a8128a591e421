interface Props {
  busy: boolean;
  label: string;
  busyLabel: string;
}

/** Stays focusable while waiting for the response; the form ignores further submits. */
export const SubmitButton = ({ busy, label, busyLabel }: Props) => (
  <button type="submit" className="button primary wide" aria-disabled={busy}>
    {busy && <span className="spinner" aria-hidden="true" />}
    {busy ? busyLabel : label}
  </button>
);
