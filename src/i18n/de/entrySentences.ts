import type { EntrySentenceTexts } from '../entrySentences.ts';

export const entrySentences: EntrySentenceTexts = {
  'Incorrect email or password': 'E-Mail-Adresse oder Passwort ist falsch',
  'Too many attempts. Please try again in 1 second.':
    'Zu viele Versuche. Bitte versuchen Sie es in 1 Sekunde noch einmal.',
  'Too many attempts. Please try again in %{count} seconds.':
    'Zu viele Versuche. Bitte versuchen Sie es in %{count} Sekunden noch einmal.',
  'Too many attempts. Please try again in %{count} seconds, or use “Forgot password?” to sign in right away.':
    'Zu viele Versuche. Bitte versuchen Sie es in %{count} Sekunden noch einmal, oder melden Sie sich über „Passwort vergessen?“ sofort an.',
  'Too many requests. Please try again in 1 second.':
    'Das war viel auf einmal. Bitte versuchen Sie es in 1 Sekunde noch einmal.',
  'Too many requests. Please try again in %{count} seconds.':
    'Das war viel auf einmal. Bitte versuchen Sie es in %{count} Sekunden noch einmal.',
  'Too many requests. Please try again in %{count} minutes.':
    'Das war viel auf einmal. Bitte versuchen Sie es in %{count} Minuten noch einmal.',
  'Your account is suspended. Please contact support.':
    'Ihr Konto ist gesperrt. Bitte wenden Sie sich an den Support.',
  'Your account is inactive. Please contact support.':
    'Ihr Konto ist inaktiv. Bitte wenden Sie sich an den Support.',
  'Your account is pending. Please contact support.':
    'Ihr Konto ist noch nicht freigeschaltet. Bitte wenden Sie sich an den Support.',
  "Your company's account is suspended. Please contact support.":
    'Das Konto Ihrer Firma ist gesperrt. Bitte wenden Sie sich an den Support.',
  "Your company's account is inactive. Please contact support.":
    'Das Konto Ihrer Firma ist inaktiv. Bitte wenden Sie sich an den Support.',
  "Your company's account is pending approval. Please contact support.":
    'Das Konto Ihrer Firma wartet auf die Genehmigung. Bitte wenden Sie sich an den Support.',
  'This account no longer exists. Please sign in again.':
    'Dieses Konto gibt es nicht mehr. Bitte melden Sie sich neu an.',
  'Your company does not allow access from this address (%{ip})':
    'Ihre Firma erlaubt keinen Zugang von dieser Adresse (%{ip})',
  'Enter the code from your authenticator app': 'Geben Sie den Code aus Ihrer Authentifizierungs-App ein',
  'This code is incorrect or already used': 'Dieser Code stimmt nicht oder wurde schon verwendet',
  'This sign-in took too long. Please start again.':
    'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie neu.',
  'Codes from an app cannot be checked at the moment. Use a recovery code, or contact support.':
    'Codes aus der App lassen sich gerade nicht prüfen. Verwenden Sie einen Wiederherstellungscode oder wenden Sie sich an den Support.',
  'This link has been used or has expired. Request a new one with “Forgot password?”.':
    'Dieser Link wurde schon verwendet oder ist zu alt. Fordern Sie mit „Passwort vergessen?“ einen neuen an.',
  'This password is too common': 'Dieses Passwort ist zu gebräuchlich',
  'Password must be at least %{min} characters': 'Das Passwort muss mindestens %{min} Zeichen lang sein',
  'Choose a password without your name, email or company':
    'Wählen Sie ein Passwort ohne Ihren Namen, Ihre E-Mail-Adresse oder Ihre Firma',
  'This is too large to upload': 'Das ist zu groß, um es anzunehmen',
  'This was already done. The response can’t be shown again.':
    'Das ist schon geschehen, und die Antwort lässt sich nicht noch einmal zeigen.',
  'Contains a character that can’t be saved': 'Enthält ein Zeichen, das nicht gespeichert werden kann',
  'At most %{max} characters': 'Höchstens %{max} Zeichen',
  Required: 'Pflichtfeld',
  'Enter a text': 'Bitte geben Sie einen Text ein',
  'Please enter a valid email': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Email is required': 'Bitte geben Sie eine E-Mail-Adresse ein',
  'Already in use': 'Ist bereits vergeben',
  'Not a valid value': 'Kein möglicher Wert für dieses Feld',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  'The database is not available right now. Please try again in a moment.':
    'Die Datenbank ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  'TalentBench is very busy right now. Please try again in a moment.':
    'TalentBench ist gerade stark ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'The server has run out of storage space. Nothing was saved. Please try again later.':
    'Der Server hat keinen Speicherplatz mehr. Es wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal.',
  'Remove invisible or control characters': 'Bitte entfernen Sie unsichtbare Zeichen und Steuerzeichen',
  'This took too long. Narrow your request and try again.':
    'Das hat zu lange gedauert. Bitte fragen Sie weniger ab.',
  'Please sign in': 'Bitte melden Sie sich an',
};
