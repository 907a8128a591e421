import type { Language } from '../../../domain/contract/languages.ts';
import type { Faults, Message } from '../../../domain/messages/message.ts';
import { html } from '../../../domain/words/html.ts';
import type { Answer } from '../../requests/work.ts';
import { serverTexts } from '../../texts/texts.ts';
import { formFields, formStyle, sayIn } from '../site/smallForm.ts';
import { smallPage } from '../site/smallPage.ts';

/** What is shown again after a refusal; passwords are not. */
export type Kept = { token: string; firstName: string; lastName: string; email: string };
type Wrong = { status: number; faults?: Faults | undefined; reason?: Message | undefined };

const nothingWrong: Wrong = { status: 200 };

/** Asks for the first operator of a new market. It works without scripts. */
export const setUpPage = (language: Language, kept: Kept, wrong = nothingWrong): Answer => {
  const words = serverTexts[language].setUpPage;
  const { field } = formFields(language, wrong.faults);
  const { status, reason, faults } = wrong;
  const alert = faults ? words.wrong : reason && sayIn(language, reason);
  const main = html`<p>${words.lead}</p>
<form method="post" action="?lang=${language}">
${alert ? html`<p role="alert"><strong>${alert}</strong></p>` : null}
${field('token', words.token, (marks) => html`<input name="token" required maxlength="200" autocomplete="off" autocapitalize="none" spellcheck="false" value="${kept.token}"${marks}>`, words.tokenHint)}
${field('firstName', words.firstName, (marks) => html`<input name="firstName" required maxlength="60" autocomplete="given-name" value="${kept.firstName}"${marks}>`)}
${field('lastName', words.lastName, (marks) => html`<input name="lastName" required maxlength="60" autocomplete="family-name" value="${kept.lastName}"${marks}>`)}
${field('email', words.email, (marks) => html`<input type="email" name="email" required maxlength="254" autocomplete="username" value="${kept.email}"${marks}>`)}
${field('password', words.password, (marks) => html`<input type="password" name="password" required minlength="8" maxlength="200" autocomplete="new-password"${marks}>`, words.passwordHint)}
${field('repeat', words.repeat, (marks) => html`<input type="password" name="repeat" required maxlength="200" autocomplete="new-password"${marks}>`)}
<button>${words.create}</button>
</form>`;
  return smallPage(language, words.title, main, { status, style });
};

export const operatorMadePage = (language: Language, email: string): Answer => {
  const words = serverTexts[language].setUpPage;
  const main = html`<p role="status">${words.doneNote}</p><p><a href="/?signIn=${encodeURIComponent(email)}">${words.toSignIn}</a></p>`;
  return smallPage(language, words.done, main, { status: 201 });
};

/** There is an operator, so nothing can be set up here any more. */
export const setUpOverPage = (language: Language, status: number): Answer => {
  const words = serverTexts[language].setUpPage;
  const main = html`<p role="status">${sayIn(language, 'set-up.done')}</p><p><a href="/">${words.toStart}</a></p>`;
  return smallPage(language, words.title, main, { status });
};

const style = `main { max-width: 36rem; margin-top: 2rem; }
${formStyle}form { margin: 1.5rem 0; }
.hint { font-size: 0.875rem; }
`;
