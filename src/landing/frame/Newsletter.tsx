import { newsletterSubscriptions } from '../../../domain/contract/accounts/newsletterSubscriptions.ts';
import type { Language } from '../../i18n/languages.ts';
import type { LandingTexts } from '../catalogues.ts';
import { Field } from '../forms/Field.tsx';
import { PublicForm } from '../forms/PublicForm.tsx';

/** The newsletter form, with one email field. */
export const Newsletter = ({ texts, language }: { texts: LandingTexts; language: Language }) => (
  <div className="newsletter">
    <h2 className="footer-title">{texts.newsletter.title}</h2>
    <p>{texts.newsletter.text}</p>
    <PublicForm
      noun="newsletterSubscriptions"
      label={texts.newsletter.title}
      texts={texts}
      words={texts.newsletter}
    >
      <input type="hidden" name="language" value={language} />
      <Field
        form="newsletter"
        name="email"
        label={texts.newsletter.label}
        rule={newsletterSubscriptions.fields.email}
        autoComplete="email"
        placeholder={texts.newsletter.placeholder}
        unseenLabel
      />
    </PublicForm>
    <p>{texts.newsletter.leave}</p>
  </div>
);
