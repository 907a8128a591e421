import type { AuthTexts } from '../en/auth.ts';

export const auth: AuthTexts = {
  signIn: {
    title: 'Willkommen zurück',
    lead: 'Melden Sie sich bei Ihrer TalentBench-Konsole an.',
    email: 'E-Mail',
    password: 'Passwort',
    showPassword: 'Eingabe anzeigen',
    hidePassword: 'Eingabe verbergen',
    submit: 'Anmelden',
    submitting: 'Anmeldung läuft …',
    close: 'Schließen',
    sample: {
      title: 'Beispielzugänge',
      lead: 'Dieser Server läuft mit Beispieldaten. Wählen Sie eine Seite, um sich umzusehen.',
    },
    demo: {
      title: 'Demozugang',
      lead: 'Für die Demo genügt jede beliebige Kombination aus E-Mail und Passwort. Wählen Sie, wessen Konsole Sie öffnen möchten:',
    },
  },
  userTypes: {
    provider: 'Talentanbieter',
    recruiter: 'Recruiter',
    admin: 'Plattformbetreiber',
  },
  errors: {
    emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    passwordRequired: 'Bitte geben Sie Ihr Passwort ein',
    passwordShort: 'Das Passwort muss mindestens 6 Zeichen lang sein',
    loginFailed: 'Die Anmeldung ist fehlgeschlagen',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.',
    timeout: 'Der Server hat zu lange nicht geantwortet. Bitte versuchen Sie es noch einmal.',
    unreachable:
      'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
};
