import type { ReactNode } from 'react';
import { inSite } from '../../platform/siteAddress.ts';
import type { LandingTexts } from '../catalogues.ts';

interface Props {
  /** The noun that the form creates. */
  noun: 'contactMessages' | 'newsletterSubscriptions';
  label: string;
  texts: LandingTexts;
  words: { submit: string; sending: string; thanks: string };
  children: ReactNode;
}

/** A form that needs no sign-in. The hidden field `homepage` is a trap for bots. */
export const PublicForm = ({ noun, label, texts, words: { submit, sending, thanks }, children }: Props) => (
  <form
    className="public-form"
    aria-label={label}
    method="post"
    action={inSite(`/api/v1/${noun}`)}
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
