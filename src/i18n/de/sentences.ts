import type { SentenceTexts } from '../sentences.ts';
import { accessSentences } from './accessSentences.ts';
import { billingSentences } from './billingSentences.ts';
import { entrySentences } from './entrySentences.ts';
import { erasureSentences } from './erasureSentences.ts';
import { maintenanceSentences } from './maintenanceSentences.ts';
import { reportSentences } from './reportSentences.ts';

export const sentences: SentenceTexts = {
  ...entrySentences,
  'Choose a password other than your current one': 'Wählen Sie ein anderes Passwort als Ihr aktuelles',
  'Use Account security for your own account': 'Verwenden Sie für Ihr eigenes Konto „Kontosicherheit“',
  'This account has no two-factor authentication': 'Dieses Konto hat keine Zwei-Faktor-Authentifizierung',
  'This account is not active': 'Dieses Konto ist nicht aktiv',
  'The company of this account is not active': 'Die Firma dieses Kontos ist nicht aktiv',
  'This demo runs only in your browser, so there are no other sessions or emails to manage.':
    'Diese Demo läuft nur in Ihrem Browser. Es gibt also keine anderen Sitzungen oder E-Mails zu verwalten.',
  '%{what} is starting up. Please try again in a moment.':
    'Der Dienst wird gerade gestartet. Bitte versuchen Sie es gleich erneut.',
  'Only https URLs are supported': 'Es werden nur https-URLs unterstützt',
  'Type at least 2 characters': 'Geben Sie mindestens 2 Zeichen ein',
  ...accessSentences,
  ...reportSentences,
  ...erasureSentences,
  ...maintenanceSentences,
  ...billingSentences,
  'Describe how it was resolved': 'Beschreiben Sie die Lösung',
  'Enter a note': 'Geben Sie eine Notiz ein',
  'Incidents can only be assigned to active operators':
    'Vorfälle können nur aktiven Betreibern zugewiesen werden',
  'Enter a year from %{from} to %{to}': 'Geben Sie ein Jahr von %{from} bis %{to} ein',
  'Choose a provider company': 'Wählen Sie eine Anbieterfirma',
  'Enter the other company': 'Geben Sie die andere Firma an',
  'At most %{max} pixels per side': 'Höchstens %{max} Pixel pro Seite',
  'This image is damaged. Choose another one.': 'Dieses Bild ist beschädigt. Wählen Sie ein anderes.',
  'Enter a web address': 'Geben Sie eine Webadresse ein',
  'Enter a whole number': 'Geben Sie eine ganze Zahl ein',
  'Enter a number': 'Geben Sie eine Zahl ein',
  'At least %{min}': 'Mindestens %{min}',
  'At most %{max}': 'Höchstens %{max}',
  'Enter an amount': 'Geben Sie einen Betrag ein',
  'Enter a smaller amount': 'Geben Sie einen kleineren Betrag ein',
  'Choose yes or no': 'Wählen Sie Ja oder Nein',
  'Enter a date': 'Geben Sie ein Datum ein',
  'This date does not exist': 'Dieses Datum gibt es nicht',
  'Enter a month, such as 2026-03': 'Geben Sie einen Monat ein, etwa 2026-03',
  'List each skill only once': 'Geben Sie jeden Skill nur einmal an',
  'Enter a time, such as 06:30': 'Geben Sie eine Uhrzeit ein, etwa 06:30',
  'Enter at least one email address': 'Geben Sie mindestens eine E-Mail-Adresse ein',
  'Not a valid email address: %{address}': 'Keine gültige E-Mail-Adresse: %{address}',
  'Enter a date and time': 'Geben Sie Datum und Uhrzeit ein',
  'Choose one of %{values}': 'Wählen Sie einen der angebotenen Werte',
  'Enter a list': 'Geben Sie eine Liste ein',
  'Enter a valid GST number': 'Geben Sie eine gültige GST-Nummer ein',
  'Enter a valid PAN number': 'Geben Sie eine gültige PAN-Nummer ein',
  'Enter four digits': 'Geben Sie vier Ziffern ein',
  'Enter the date as MM/YY': 'Geben Sie das Datum als MM/JJ ein',
  'Does not apply to this payment method': 'Gilt nicht für diese Zahlungsart',
  'Enter only the last four digits, never the full number':
    'Geben Sie nur die letzten vier Ziffern ein, nie die ganze Nummer',
  'This card has expired': 'Diese Karte ist abgelaufen',
  'Enter only the last four digits': 'Geben Sie nur die letzten vier Ziffern ein',
  'Operators can’t belong to a company': 'Betreiber können keiner Firma angehören',
  'Choose a date on or after the start date': 'Wählen Sie den Beginn oder ein späteres Datum',
  'Enter an amount above zero': 'Geben Sie einen Betrag über null ein',
  'Choose today or a later date': 'Wählen Sie heute oder ein späteres Datum',
  'Choose a date within the past year or later': 'Wählen Sie ein Datum, das höchstens ein Jahr zurückliegt',
  'Choose a date within five years from today': 'Wählen Sie ein Datum innerhalb der nächsten fünf Jahre',
  'Choose a date within ten years of the start date':
    'Wählen Sie ein Datum innerhalb von zehn Jahren nach dem Beginn',
  '%{name} is booked until %{day} (contract %{id})': '%{name} ist bis %{day} gebucht (Vertrag %{id})',
  'This person is booked on some of these days. Ask the provider to change the dates or to confirm the overlap.':
    'Diese Person ist an einigen dieser Tage gebucht. Bitten Sie den Anbieter, die Daten zu ändern oder die Überschneidung zu bestätigen.',
  'Enter at least the lower rate': 'Geben Sie mindestens den unteren Satz ein',
  'A paid invoice can’t be edited': 'Eine bezahlte Rechnung kann nicht bearbeitet werden',
  'A signed contract can’t be edited': 'Ein unterzeichneter Vertrag kann nicht bearbeitet werden',
  'Text messages are not available yet': 'SMS sind noch nicht verfügbar',
  'Enter a URL that begins with https://': 'Geben Sie eine URL ein, die mit https:// beginnt',
  'This address could not be found': 'Diese Adresse wurde nicht gefunden',
  'This address is in a private network': 'Diese Adresse liegt in einem privaten Netzwerk',
  'The service returned %{code}': 'Der Dienst hat %{code} zurückgegeben',
  'The service did not respond in time': 'Der Dienst hat nicht rechtzeitig geantwortet',
  'The webhook URL can’t be decrypted with this server’s key. Disconnect the service and connect it again.':
    'Die Webhook-URL kann mit dem Schlüssel dieses Servers nicht entschlüsselt werden. Trennen Sie den Dienst und verbinden Sie ihn erneut.',
  'No webhook URL is saved for this service. Disconnect it and connect it again.':
    'Für diesen Dienst ist keine Webhook-URL gespeichert. Trennen Sie ihn und verbinden Sie ihn erneut.',
  'This demo runs only in your browser and sends nothing.':
    'Diese Demo läuft nur in Ihrem Browser und sendet nichts.',
  'This demo accepts any password, so there is none to change or protect.':
    'Diese Demo akzeptiert jedes Passwort. Es gibt also keines, das sich ändern oder schützen lässt.',
  'Not a valid address or range: %{words}': 'Keine gültige Adresse und kein gültiger Bereich: %{words}',
  'Enter at least one address or range': 'Geben Sie mindestens eine Adresse oder einen Bereich ein',
  'This would lock you out. Your address is %{ip}':
    'Damit würden Sie sich selbst aussperren. Ihre Adresse ist %{ip}',
  'Incorrect code. Codes change every 30 seconds.': 'Der Code ist falsch. Codes wechseln alle 30 Sekunden.',
  'Two-factor authentication is already on': 'Die Zwei-Faktor-Authentifizierung ist schon eingeschaltet',
  'Two-factor setup has not been started':
    'Die Einrichtung der Zwei-Faktor-Authentifizierung wurde nicht begonnen',
  'Incorrect current password': 'Das aktuelle Passwort ist falsch',
  'Enter a reason for declining': 'Geben Sie einen Grund für die Ablehnung an',
  'Enter a reason': 'Geben Sie einen Grund an',
  'Choose the matching skill': 'Wählen Sie den passenden Skill',
  'Enter a first and a last name': 'Geben Sie Vor- und Nachnamen ein',
  'An account with this email already exists': 'Ein Konto mit dieser E-Mail-Adresse besteht bereits',
  'This company is not on the market right now': 'Diese Firma ist derzeit nicht am Markt',
  'Choose a company or enter another name': 'Wählen Sie eine Firma oder geben Sie einen anderen Namen ein',
  'Choose a date on or after the first day': 'Wählen Sie den ersten Tag oder ein späteres Datum',
  'Choose a valid time zone': 'Wählen Sie eine gültige Zeitzone',
  'This job belongs to another company': 'Diese Stelle gehört zu einer anderen Firma',
  'Not in this company’s pipeline': 'Nicht in der Pipeline dieser Firma',
  'Choose a date on or after the offer date': 'Wählen Sie das Angebotsdatum oder ein späteres Datum',
  '%{name} is already in this pipeline (%{id}, %{stage})':
    '%{name} ist schon in dieser Pipeline (%{id}, %{stage})',
  'This request is closed': 'Diese Anfrage ist geschlossen',
  'Enter years, such as 3-5 years or 10+ years': 'Geben Sie Jahre ein, etwa 3-5 Jahre oder 10+ Jahre',
  'The range must not end before it begins': 'Die Spanne darf nicht vor ihrem Anfang enden',
  'At most %{max} years': 'Höchstens %{max} Jahre',
  'Choose a date on or after the posting date':
    'Wählen Sie den Tag der Veröffentlichung oder ein späteres Datum',
  'Enter at least the lower salary': 'Geben Sie mindestens das untere Gehalt ein',
  'You can’t reply to a closed ticket': 'Auf ein geschlossenes Ticket kann nicht geantwortet werden',
  'You can rate a ticket once it is resolved': 'Ein Ticket kann bewertet werden, sobald es gelöst ist',
  'Only active operators with a support role can answer tickets':
    'Nur aktive Betreiber mit einer Support-Rolle können Tickets beantworten',
  'This job no longer takes applications': 'Diese Stelle nimmt keine Bewerbungen mehr an',
  'Publish this candidate first': 'Veröffentlichen Sie zuerst diesen Kandidaten',
  'Already submitted for this job': 'Wurde für diese Stelle schon vorgestellt',
  'This application is already closed': 'Diese Bewerbung ist bereits abgeschlossen',
  'This proposal is already closed': 'Dieser Vorschlag ist bereits abgeschlossen',
  'A contract out for signature can’t be edited':
    'Ein Vertrag, der zur Unterschrift vorliegt, kann nicht bearbeitet werden',
  'Documents of a contract that is signed or out for signature can’t be removed':
    'Dokumente eines Vertrags, der unterzeichnet ist oder zur Unterschrift vorliegt, können nicht entfernt werden',
  'The total is too large. Enter a lower rate or a shorter term.':
    'Die Summe ist zu groß. Geben Sie einen niedrigeren Satz oder eine kürzere Laufzeit ein.',
  'Unknown fields: %{fields}': 'Unbekannte Felder: %{fields}',
  'Not the hash of a secret': 'Kein Hash eines Geheimnisses',
  'Choose a recruiter company': 'Wählen Sie eine Recruiting-Firma',
  'Choose a file': 'Wählen Sie eine Datei',
  'At most %{max} MB': 'Höchstens %{max} MB',
  '%{name} is turned off on this platform': '%{name} ist auf dieser Plattform ausgeschaltet',
  'Choose an image': 'Wählen Sie ein Bild',
  'At most 256 KB': 'Höchstens 256 KB',
  'This file type is not supported. Use PNG, JPEG or WebP.':
    'Dieser Dateityp wird nicht unterstützt. Verwenden Sie PNG, JPEG oder WebP.',
  'The file could not be read': 'Die Datei konnte nicht gelesen werden',
  'This file type is not supported. Use PDF, Word (docx), PNG or JPEG.':
    'Dieser Dateityp wird nicht unterstützt. Verwenden Sie PDF, Word (docx), PNG oder JPEG.',
  'The change was not saved because your browser’s storage is full':
    'Die Änderung wurde nicht gespeichert, weil der Speicher Ihres Browsers voll ist',
  'The file was not saved because your browser’s storage is full':
    'Die Datei wurde nicht gespeichert, weil der Speicher Ihres Browsers voll ist',
  'The demo stores files of at most 200 KB in your browser. Choose a smaller one.':
    'Die Demo speichert Dateien bis 200 KB in Ihrem Browser. Wählen Sie eine kleinere.',
  '%{refused} of %{all} rows have errors, so nothing was saved. Row %{row}: %{message}':
    '%{refused} von %{all} Zeilen haben Fehler, daher wurde nichts gespeichert. Zeile %{row}: %{message}',
  'Appears twice in this batch': 'Kommt in diesem Paket zweimal vor',
  'At most %{max} rows at a time': 'Höchstens %{max} Zeilen auf einmal',
  'Part of this batch is missing. Nothing was saved. Please try again.':
    'Ein Teil dieses Pakets fehlt. Es wurde nichts gespeichert. Bitte versuchen Sie es erneut.',
  '%{email} already has an account. Decline the request, or ask for another email.':
    '%{email} hat bereits ein Konto. Lehnen Sie den Antrag ab oder bitten Sie um eine andere E-Mail-Adresse.',
  'Only provider companies have a bench': 'Nur Anbieterfirmen haben eine Bench',
  'Not on this provider’s bench': 'Nicht auf der Bench dieses Anbieters',
  'Not on your bench': 'Nicht auf Ihrer Bench',
  'Not on this bench': 'Nicht auf dieser Bench',
  'This can’t be set here': 'Das kann hier nicht festgelegt werden',
  'Unknown field': 'Unbekanntes Feld',
  'Must start as %{states}': 'Muss beginnen mit: %{states}',
  'No such %{noun}': 'Diesen Eintrag gibt es nicht',
  'Can’t change from %{from} to %{to}': 'Der Wechsel von „%{from}“ zu „%{to}“ ist nicht möglich',
  '%{noun} does not exist': 'Diesen Eintrag gibt es nicht',
  'Does not exist': 'Besteht nicht',
  'The %{plan} plan includes %{limit} bench employees, and %{count} are on the bench. Upgrade the plan under Billing & Plans to add more.':
    'Der Tarif %{plan} umfasst %{limit} Fachkräfte auf der Bench, und %{count} sind auf der Bench. Wählen Sie unter „Abrechnung & Tarife“ einen größeren Tarif, um weitere hinzuzufügen.',
  'The %{plan} plan includes %{limit} bench employees, and %{count} are on the bench. Adding %{all} candidates exceeds the limit by %{more}, so nothing was saved. Upgrade the plan under Billing & Plans, or add fewer.':
    'Der Tarif %{plan} umfasst %{limit} Fachkräfte auf der Bench, und %{count} sind auf der Bench. %{all} weitere überschreiten das Limit um %{more}, daher wurde nichts gespeichert. Wählen Sie unter „Abrechnung & Tarife“ einen größeren Tarif oder fügen Sie weniger hinzu.',
  'The %{plan} plan includes %{limit} bench employees, and %{count} are on the bench. Place or remove %{more} before choosing this plan.':
    'Der Tarif %{plan} umfasst %{limit} Fachkräfte auf der Bench, und %{count} sind auf der Bench. Vermitteln oder entfernen Sie %{more}, bevor Sie diesen Tarif wählen.',
  'Someone else changed the plan. Check the current plan and choose again.':
    'Jemand anderes hat den Tarif geändert. Prüfen Sie den aktuellen Tarif und wählen Sie erneut.',
  'This job is already running': 'Diese Aufgabe läuft bereits',
  'This plan is already active': 'Dieser Tarif ist bereits aktiv',
  'Plan changed': 'Tarif geändert',
  'The %{plan} plan includes %{limit} users, and %{count} have an account. Upgrade the plan under Billing & Plans to add more.':
    'Der Tarif %{plan} umfasst %{limit} Nutzer, und %{count} haben ein Konto. Wählen Sie unter „Abrechnung & Tarife“ einen größeren Tarif, um weitere hinzuzufügen.',
  'The %{plan} plan includes %{limit} users, and %{count} have an account. Adding %{all} users exceeds the limit by %{more}, so nothing was saved. Upgrade the plan under Billing & Plans, or add fewer.':
    'Der Tarif %{plan} umfasst %{limit} Nutzer, und %{count} haben ein Konto. %{all} weitere überschreiten das Limit um %{more}, daher wurde nichts gespeichert. Wählen Sie unter „Abrechnung & Tarife“ einen größeren Tarif oder fügen Sie weniger hinzu.',
  'The %{plan} plan includes %{limit} users, and %{count} have an account. Deactivate %{more} before choosing this plan.':
    'Der Tarif %{plan} umfasst %{limit} Nutzer, und %{count} haben ein Konto. Deaktivieren Sie %{more}, bevor Sie diesen Tarif wählen.',
  'A smaller plan starts at the end of the term. Choose it as the next plan.':
    'Ein kleinerer Tarif beginnt am Ende der Laufzeit. Wählen Sie ihn als nächsten Tarif.',
  'A larger plan starts right away. Choose it to replace the current plan.':
    'Ein größerer Tarif beginnt sofort. Wählen Sie ihn, um den aktuellen zu ersetzen.',
  'This plan is no longer offered': 'Dieser Tarif wird nicht mehr angeboten',
  'Plan ended': 'Tarif beendet',
  'This plan has or had subscribers. Deactivate it instead.':
    'Dieser Tarif hat oder hatte Abonnenten. Deaktivieren Sie ihn stattdessen.',
  'Already in this talent pool': 'Schon in diesem Pool',
  'At most %{max} saved searches': 'Höchstens %{max} gespeicherte Suchen',
  'This person is already verified': 'Diese Person ist bereits verifiziert',
  'This person already has a pending request': 'Für diese Person liegt bereits ein Antrag vor',
  'Request verification first': 'Beantragen Sie zuerst die Verifizierung',
  'This company is already verified': 'Diese Firma ist bereits verifiziert',
  'This request already has a decision. Submit a new one.':
    'Über diesen Antrag ist bereits entschieden. Reichen Sie einen neuen ein.',
  'Documents of an approved verification can’t be removed':
    'Dokumente einer genehmigten Verifizierung können nicht entfernt werden',
  'Enter a reason for rejecting': 'Geben Sie einen Grund für die Ablehnung an',
  'Choose a company on the other side of the market': 'Wählen Sie eine Firma der anderen Marktseite',
  'Only users who have not signed in yet can be invited again':
    'Erneut einladen können Sie nur Personen, die sich noch nicht angemeldet haben',
  'Other records depend on this one': 'Andere Einträge hängen von diesem ab',
  'You are not allowed to do this': 'Sie haben nicht die nötigen Rechte',
  'This change would remove your own access': 'Mit dieser Änderung würden Sie sich selbst den Zugriff nehmen',
  'Your session has ended. Please sign in again.':
    'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  'Someone else has changed this': 'Jemand anderes hat dies geändert',
  'Someone else changed this at the same time. Please try again.':
    'Jemand anderes hat dies gleichzeitig geändert. Bitte versuchen Sie es erneut.',
  'Someone else changed one of these rows at the same time. Nothing was saved. Please try again.':
    'Jemand anderes hat gleichzeitig eine dieser Zeilen geändert. Es wurde nichts gespeichert. Bitte versuchen Sie es erneut.',
  'You are sending too much at once. Please wait for the other uploads to finish.':
    'Sie senden zu viel auf einmal. Bitte warten Sie, bis die anderen Uploads fertig sind.',
  'Too much is being uploaded right now. Please try again in a moment.':
    'Gerade wird zu viel hochgeladen. Bitte versuchen Sie es gleich erneut.',
  '%{noun} added': '%{noun}: hinzugefügt',
  '%{noun} removed': '%{noun}: entfernt',
  '%{noun} updated': '%{noun}: geändert',
  '%{noun} is now %{state}': '%{noun}: jetzt %{state}',
  '%{noun} imported': '%{noun}: importiert',
  '%{noun} import undone': '%{noun}: Import rückgängig gemacht',
  'Added: %{added}, changed: %{updated}, removed: %{removed}':
    'Hinzugefügt: %{added}, geändert: %{updated}, entfernt: %{removed}',
  'New recruiter request': 'Neue Recruiter-Anfrage',
  'Answer from provider': 'Antwort des Anbieters',
  'Candidate moved': 'Kandidat verschoben',
  'Resource added': 'Fachkraft hinzugefügt',
  'Job posted': 'Stelle ausgeschrieben',
  'Contract sent for signature': 'Vertrag zur Unterschrift gesendet',
  'Contract signed': 'Vertrag unterzeichnet',
  'Support ticket opened': 'Support-Ticket eröffnet',
  'Support ticket resolved': 'Support-Ticket gelöst',
  'Candidate hired': 'Kandidat eingestellt',
  'Provider registration': 'Registrierung als Anbieter',
  'Recruiter registration': 'Registrierung als Recruiter',
  'Don’t enter a card number': 'Geben Sie keine Kartennummer ein',
  'Does not match the invoice': 'Stimmt nicht mit der Rechnung überein',
  'Enter a reason for the credit': 'Geben Sie einen Grund für die Gutschrift an',
  'Enter an amount other than 0': 'Geben Sie einen Betrag ungleich 0 ein',
  'Enter an amount above 0': 'Geben Sie einen Betrag über 0 ein',
  'Enter an amount below 0': 'Geben Sie einen Betrag unter 0 ein',
  'Choose a date on or after the invoice date': 'Wählen Sie das Rechnungsdatum oder ein späteres Datum',
  'Only a credit note can name the invoice it credits':
    'Nur eine Gutschrift kann die Rechnung nennen, auf die sie sich bezieht',
  'A credit note can’t be edited': 'Eine Gutschrift kann nicht bearbeitet werden',
  'A refunded invoice can’t be edited': 'Eine erstattete Rechnung kann nicht bearbeitet werden',
  'Only payments can be edited': 'Nur Zahlungen können bearbeitet werden',
  'Enter a reason for the refund': 'Geben Sie einen Grund für die Erstattung an',
  'Record a refund after it has been made': 'Erfassen Sie eine Erstattung erst, wenn sie erfolgt ist',
  'Credit balance is applied automatically': 'Guthaben wird automatisch verrechnet',
  'Choose today or an earlier date': 'Wählen Sie heute oder ein früheres Datum',
  'Enter at most the amount due on this invoice':
    'Geben Sie höchstens den offenen Betrag dieser Rechnung ein',
  'Enter at most the refundable amount of this invoice':
    'Geben Sie höchstens den erstattungsfähigen Betrag dieser Rechnung ein',
  'Enter at most the remaining amount of this invoice':
    'Geben Sie höchstens den verbleibenden Betrag dieser Rechnung ein',
  'This invoice does not exist': 'Diese Rechnung gibt es nicht',
  'The subscription is paused. Activate the company first.':
    'Das Abonnement ist pausiert. Aktivieren Sie zuerst die Firma.',
  'A credited invoice can’t be edited': 'Eine gutgeschriebene Rechnung kann nicht bearbeitet werden',
  'Nothing is due on invoice %{id}': 'Auf Rechnung %{id} ist nichts offen',
  'A payment for invoice %{id} is already in progress': 'Für Rechnung %{id} läuft bereits eine Zahlung',
  'A payment for this invoice is in progress': 'Für diese Rechnung läuft eine Zahlung',
  'Monthly invoices generated': 'Monatsrechnungen erstellt',
  'Invoice is now Overdue': 'Rechnung ist überfällig',
  'Payment failed': 'Zahlung fehlgeschlagen',
};
