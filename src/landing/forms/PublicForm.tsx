import type { ReactNode } from 'react';
import type { LandingTexts } from '../../i18n/en/landing.ts';

interface Props {
  /** The noun its content is sent to. */
  noun: 'contactMessages' | 'newsletterSubscriptions';
  label: string;
  texts: LandingTexts;
  words: { submit: string; sending: string; thanks: string };
  children: ReactNode;
}

/** A form anybody may send. The field named homepage is unseen: only a machine fills it in. */
export const PublicForm = ({ noun, label, texts, words: { submit, sending, thanks }, children }: Props) => (
  <form
    className="public-form"
    aria-label={label}
    method="post"
    action={`/api/v1/${noun}`}
    data-sends={noun}
    data-texts={JSON.stringify({ ...texts.forms, submit, sending, thanks })}
  >
    {children}
    <div className="trap" aria-hidden="true">
      <label>
        {texts.contact.fields.homepage}
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
    <button type="submit" className="button primary">
      {submit}
    </button>
    <p className="form-done" role="status" />
    <p className="form-failed" role="alert" />
  </form>
);
