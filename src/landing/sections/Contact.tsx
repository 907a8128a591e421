import { contactMessages } from '../../../domain/contract/accounts/contactMessages.ts';
import { writeSupportHours } from '../../../domain/support/supportHours.ts';
import { fill } from '../../../domain/words/fill.ts';
import type { Language } from '../../i18n/languages.ts';
import type { LandingTexts } from '../catalogues.ts';
import { Field } from '../forms/Field.tsx';
import { PublicForm } from '../forms/PublicForm.tsx';
import { Icon, type IconName } from '../frame/Icon.tsx';
import { siteDetails } from '../siteDetails.ts';

const Detail = ({
  icon,
  label,
  value,
  href,
}: Record<'label' | 'value', string> & { icon: IconName; href?: string }) => (
  <div>
    <Icon name={icon} />
    <dt>{label}</dt>
    <dd>{href ? <a href={href}>{value}</a> : value}</dd>
  </div>
);

type Said = { contact: LandingTexts['contact']; language: Language };

const Details = ({ contact, language }: Said) => {
  const { email, phone, address } = siteDetails;
  return (
    <dl aria-label={contact.details}>
      <Detail icon="mail" label={contact.email} value={email} href={`mailto:${email}`} />
      <Detail icon="phone" label={contact.phone} value={phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`} />
      <Detail icon="pin" label={contact.address} value={address} />
      <Detail icon="clock" label={contact.hours} value={fill(contact.open, writeSupportHours(language))} />
    </dl>
  );
};

const autoComplete: Record<string, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
};

/** Contact details and the contact form. */
export const Contact = ({ texts, language }: { texts: LandingTexts; language: Language }) => {
  const { contact } = texts;
  return (
    <section id="contact" className="contact" tabIndex={-1} aria-labelledby="contact-title">
      <div>
        <p className="eyebrow">{contact.eyebrow}</p>
        <h2 id="contact-title">{contact.title}</h2>
        <p className="section-lead">{contact.lead}</p>
        <Details contact={contact} language={language} />
      </div>
      <div className="contact-card">
        <h3>{contact.form}</h3>
        <PublicForm noun="contactMessages" label={contact.form} texts={texts} words={contact}>
          {(['firstName', 'lastName', 'email', 'subject', 'message'] as const).map((name) => (
            <Field
              key={name}
              form="contact"
              name={name}
              label={contact.fields[name]}
              rule={contactMessages.fields[name]}
              autoComplete={autoComplete[name]}
            />
          ))}
        </PublicForm>
      </div>
    </section>
  );
};
