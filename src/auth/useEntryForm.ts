import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { AuthTexts } from '../i18n/authTexts.ts';
import { randomKey } from '../platform/randomKey.ts';
import { isApiError } from './ApiError.ts';
import { failureText } from './failureText.ts';

type Errors<F> = Partial<Record<keyof F & string, string>>;

interface Form<F> {
  first: F;
  texts: AuthTexts['errors'];
  /** Validation errors in field order; empty if the form can be sent. */
  check: (fields: F) => Errors<F>;
  /** Sends the fields. `key` stays the same while they are unchanged, so that repeats are recognized. */
  send: (fields: F, key: string) => Promise<void>;
}

/**
 * State of a small form: fields, field errors, a general error, and one call at a time. Failures keep the
 * input.
 */
export const useEntryForm = <F extends Record<string, string>>({ first, texts, check, send }: Form<F>) => {
  const [fields, setFields] = useState(first);
  const [errors, setErrors] = useState<Errors<F>>({});
  const [general, setGeneral] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const key = useRef('');
  const wrong = useRef<string | undefined>(undefined);

  useEffect(() => {
    const field = wrong.current && form.current?.elements.namedItem(wrong.current);
    if (field instanceof HTMLElement) field.focus();
    wrong.current = undefined;
  });

  const show = (found: Errors<F>) => {
    setErrors(found);
    wrong.current = Object.keys(first).find((name) => found[name]);
    return wrong.current !== undefined;
  };

  const edit = (name: keyof F & string, value: string) => {
    key.current = '';
    setFields((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
    setGeneral('');
  };

  const refused = (error: unknown) => {
    if (!isApiError(error)) console.error(error);
    const under = (isApiError(error) && error.body.errors) || {};
    if (!show(under as Errors<F>)) setGeneral(failureText(error, texts));
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending.current) return;
    setGeneral('');
    if (show(check(fields))) return;
    sending.current = true;
    setBusy(true);
    key.current ||= randomKey();
    await send(fields, key.current).catch(refused);
    sending.current = false;
    setBusy(false);
  };

  /** Props of the input with this name. */
  const bind = (name: keyof F & string) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => edit(name, target.value),
  });

  return { form, fields, errors, general, busy, edit, bind, submit };
};
