import type { Language } from '../../../domain/contract/languages.ts';
import type { Faults } from '../../../domain/messages/message.ts';
import { say } from '../../../domain/messages/message.ts';
import { html, type Markup } from '../../../domain/words/html.ts';
import de from '../../../locales/de/messages.json' with { type: 'json' };
import en from '../../../locales/en/messages.json' with { type: 'json' };
import es from '../../../locales/es/messages.json' with { type: 'json' };
import fr from '../../../locales/fr/messages.json' with { type: 'json' };

const texts = { en, es, fr, de };

/** A message in the language of the page. */
export const sayIn = (language: Language, message: Parameters<typeof say>[1]): string =>
  say({ language, texts: texts[language] }, message) ?? '';

/** Fields of a form that works without scripts, each with what is wrong with it below. */
export const formFields = (language: Language, faults: Faults = {}) => {
  const faultOf = (name: string): string | null => {
    const fault = faults[name];
    return fault === undefined ? null : sayIn(language, fault);
  };
  return {
    faultOf,
    /** `input` gets the attributes that name its fault and its hint. */
    field: (name: string, label: string, input: (marks: Markup | null) => Markup, hint?: string): Markup => {
      const fault = faultOf(name);
      const told = fault === null ? (hint && 'hint') || null : 'fault';
      const invalid = fault === null ? null : html` aria-invalid="true"`;
      const marks = told === null ? null : html`${invalid} aria-describedby="${name}-${told}"`;
      return html`<label>${label}${input(marks)}${told === null ? null : html`<span class="${told}" id="${name}-${told}">${fault ?? hint ?? ''}</span>`}</label>`;
    },
  };
};

/** In light and dark. */
export const formStyle = `
form { display: grid; gap: 1rem; max-width: 36rem; justify-items: start; margin: 2.5rem 0; }
form p { margin: 0; }
label { display: grid; gap: 0.25rem; width: 100%; }
input, textarea { font: inherit; padding: 0.6rem; border: 1px solid light-dark(#7a7190, #8f86a8); border-radius: 0.4rem;
  background: light-dark(#ffffff, #1c1530); color: inherit; width: 100%; box-sizing: border-box; }
.hint { color: light-dark(#5c5470, #b8afcf); }
.fault { color: light-dark(#b3261e, #ff8a80); font-size: 0.875rem; }
[aria-invalid] { border-color: light-dark(#b3261e, #ff8a80); }
[role=alert] { border-left: 4px solid light-dark(#b3261e, #ff8a80); padding-left: 0.75rem; }
`;
