import type { EntrySentenceTexts } from '../entrySentences.ts';

export const entrySentences: EntrySentenceTexts = {
  'Incorrect email or password': 'E-Mail-Adresse oder Passwort ist falsch',
  'Too many attempts. Please try again in 1 second.':
    'Zu viele Versuche. Bitte versuchen Sie es in 1 Sekunde erneut.',
  'Too many attempts. Please try again in %{count} seconds.':
    'Zu viele Versuche. Bitte versuchen Sie es in %{count} Sekunden erneut.',
  'Too many attempts. Please try again in %{count} seconds, or use “Forgot password?” to sign in right away.':
    'Zu viele Versuche. Bitte versuchen Sie es in %{count} Sekunden erneut, oder melden Sie sich über „Passwort vergessen?“ sofort an.',
  'Too many requests. Please try again in 1 second.':
    'Zu viele Anfragen. Bitte versuchen Sie es in 1 Sekunde erneut.',
  'Too many requests. Please try again in %{count} seconds.':
    'Zu viele Anfragen. Bitte versuchen Sie es in %{count} Sekunden erneut.',
  'Too many requests. Please try again in %{count} minutes.':
    'Zu viele Anfragen. Bitte versuchen Sie es in %{count} Minuten erneut.',
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
    'Die Genehmigung des Kontos Ihrer Firma steht noch aus. Bitte wenden Sie sich an den Support.',
  'This account no longer exists. Please sign in again.':
    'Dieses Konto gibt es nicht mehr. Bitte melden Sie sich erneut an.',
  'Your company does not allow access from this address (%{ip})':
    'Ihre Firma erlaubt keinen Zugriff von dieser Adresse (%{ip})',
  'Enter the code from your authenticator app': 'Geben Sie den Code aus Ihrer Authentifizierungs-App ein',
  'This code is incorrect or already used': 'Dieser Code ist falsch oder wurde schon verwendet',
  'This sign-in took too long. Please start again.':
    'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie von vorn.',
  'App codes can’t be verified right now. Use a recovery code, or contact support.':
    'App-Codes können gerade nicht geprüft werden. Verwenden Sie einen Wiederherstellungscode oder wenden Sie sich an den Support.',
  'This link has been used or has expired. Request a new one with “Forgot password?”.':
    'Dieser Link wurde schon verwendet oder ist abgelaufen. Fordern Sie mit „Passwort vergessen?“ einen neuen an.',
  'This password is too common': 'Dieses Passwort ist zu verbreitet',
  'Password must be at least %{min} characters': 'Das Passwort muss mindestens %{min} Zeichen lang sein',
  'Choose a password without your name, email or company':
    'Wählen Sie ein Passwort ohne Ihren Namen, Ihre E-Mail-Adresse oder Ihre Firma',
  'This is too large to upload': 'Das ist zu groß zum Hochladen',
  'This was already done. The response can’t be shown again.':
    'Das wurde bereits erledigt. Die Antwort kann nicht erneut angezeigt werden.',
  'Contains a character that can’t be saved': 'Enthält ein Zeichen, das nicht gespeichert werden kann',
  'At most %{max} characters': 'Höchstens %{max} Zeichen',
  Required: 'Pflichtfeld',
  'Enter text': 'Geben Sie Text ein',
  'Please enter a valid email': 'Geben Sie eine gültige E-Mail-Adresse ein',
  'Email is required': 'Geben Sie eine E-Mail-Adresse ein',
  'Already in use': 'Ist bereits vergeben',
  'Not a valid value': 'Kein gültiger Wert',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  'The database is not available right now. Please try again in a moment.':
    'Die Datenbank ist gerade nicht verfügbar. Bitte versuchen Sie es gleich erneut.',
  'TalentBench is very busy right now. Please try again in a moment.':
    'TalentBench ist gerade stark ausgelastet. Bitte versuchen Sie es gleich erneut.',
  'The server has run out of storage space. Nothing was saved. Please try again later.':
    'Der Server hat keinen Speicherplatz mehr. Es wurde nichts gespeichert. Bitte versuchen Sie es später erneut.',
  'Remove invisible or control characters': 'Entfernen Sie unsichtbare Zeichen und Steuerzeichen',
  'This took too long. Narrow your request and try again.':
    'Das hat zu lange gedauert. Schränken Sie Ihre Abfrage ein und versuchen Sie es erneut.',
  'Please sign in': 'Bitte melden Sie sich an',
};
