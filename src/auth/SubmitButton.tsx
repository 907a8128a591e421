interface Props {
  busy: boolean;
  label: string;
  busyLabel: string;
}

/** Stays in reach while the answer is awaited, so that focus has a place; the form takes no second submit meanwhile. */
export const SubmitButton = ({ busy, label, busyLabel }: Props) => (
  <button type="submit" className="button primary wide" aria-disabled={busy}>
    {busy && <span className="spinner" aria-hidden="true" />}
    {busy ? busyLabel : label}
  </button>
);
