import type { SentenceTexts } from '../sentences.ts';
import { accessSentences } from './accessSentences.ts';
import { billingSentences } from './billingSentences.ts';
import { entrySentences } from './entrySentences.ts';
import { erasureSentences } from './erasureSentences.ts';
import { reportSentences } from './reportSentences.ts';
import { upkeepSentences } from './upkeepSentences.ts';

export const sentences: SentenceTexts = {
  ...entrySentences,
  'This is your current password': 'Das ist Ihr aktuelles Passwort',
  'Use Account security for your own account': 'Für Ihr eigenes Konto verwenden Sie Kontosicherheit',
  'This account has no two-factor authentication': 'Dieses Konto hat keine Zwei-Faktor-Authentisierung',
  'This account is not active': 'Dieses Konto ist nicht aktiv',
  'The company of this account is not active': 'Die Firma dieses Kontos ist nicht aktiv',
  'This demo runs in your browser alone: nobody else signs in here, so there is nothing to send or to end.':
    'Diese Demo läuft nur in Ihrem Browser: Niemand sonst meldet sich hier an, darum gibt es nichts zu senden oder zu beenden.',
  '%{what} is getting ready. Please try again in a moment.':
    'Das wird gerade bereitgemacht. Bitte versuchen Sie es gleich noch einmal.',
  'Only https addresses are sent to': 'Gesendet wird nur an https-Adressen',
  'Type at least 2 characters': 'Geben Sie mindestens 2 Zeichen ein',
  ...accessSentences,
  ...reportSentences,
  ...erasureSentences,
  ...upkeepSentences,
  ...billingSentences,
  'Say how it was resolved': 'Sagen Sie, wie er gelöst wurde',
  'Write a note': 'Schreiben Sie eine Notiz',
  'Only an active operator takes on an incident': 'Nur ein aktiver Betreiber übernimmt einen Vorfall',
  'Enter a year from %{from} to %{to}': 'Bitte geben Sie ein Jahr von %{from} bis %{to} ein',
  'Not a provider company': 'Keine Anbieterfirma',
  'Name the other company': 'Bitte geben Sie die andere Firma an',
  'At most %{max} pixels a side': 'Höchstens %{max} Pixel pro Seite',
  'This picture is damaged. Choose another one.': 'Dieses Bild ist beschädigt. Bitte wählen Sie ein anderes.',
  'Enter a web address': 'Bitte geben Sie eine Internetadresse ein',
  'Enter a whole number': 'Bitte geben Sie eine ganze Zahl ein',
  'Enter a number': 'Bitte geben Sie eine Zahl ein',
  'At least %{min}': 'Mindestens %{min}',
  'At most %{max}': 'Höchstens %{max}',
  'Enter an amount': 'Bitte geben Sie einen Betrag ein',
  'Too large an amount': 'Der Betrag ist zu groß',
  'Choose yes or no': 'Bitte wählen Sie Ja oder Nein',
  'Enter a date': 'Bitte geben Sie ein Datum ein',
  'No such day': 'Diesen Tag gibt es nicht',
  'Enter a month, such as 2026-03': 'Geben Sie einen Monat ein, etwa 2026-03',
  'Name each skill once': 'Nennen Sie jede Kenntnis einmal',
  'Enter a time, such as 06:30': 'Geben Sie eine Uhrzeit ein, etwa 06:30',
  'Enter at least one e-mail address': 'Geben Sie mindestens eine E-Mail-Adresse ein',
  'Not an e-mail address: %{address}': 'Keine E-Mail-Adresse: %{address}',
  'Enter a date and time': 'Bitte geben Sie Datum und Uhrzeit ein',
  'Choose one of %{values}': 'Bitte wählen Sie einen der angebotenen Werte',
  'Enter a list': 'Bitte geben Sie eine Liste ein',
  'Not a GST number': 'Keine GST-Nummer',
  'Not a PAN number': 'Keine PAN-Nummer',
  'Four digits': 'Vier Ziffern',
  'MM/YY': 'MM/JJ',
  'Belongs to another way of paying': 'Gehört zu einer anderen Zahlungsart',
  'Never the whole number: only the last four digits are kept':
    'Nie die ganze Nummer: Nur die letzten vier Ziffern werden aufbewahrt',
  'This card has expired': 'Diese Karte ist abgelaufen',
  'Only the last four digits': 'Nur die letzten vier Ziffern',
  'An operator belongs to no company': 'Ein Betreiber gehört zu keiner Firma',
  'Before the start date': 'Liegt vor dem Beginn',
  'Enter an amount above zero': 'Geben Sie einen Betrag über null ein',
  'Choose today or a later day': 'Wählen Sie heute oder einen späteren Tag',
  'At most one year in the past': 'Höchstens ein Jahr zurück',
  'At most five years from today': 'Höchstens fünf Jahre ab heute',
  'At most ten years after the start date': 'Höchstens zehn Jahre nach dem Beginn',
  '%{name} is booked until %{day} by contract %{id}': '%{name} ist bis %{day} durch Vertrag %{id} gebucht',
  'This person is booked on some of these days. Ask the provider to change the dates or to confirm the overlap.':
    'Diese Person ist an einigen dieser Tage gebucht. Bitten Sie den Anbieter, die Daten zu ändern oder die Überschneidung zu bestätigen.',
  'Below the lower rate': 'Liegt unter dem unteren Satz',
  'A paid invoice is not edited': 'Eine bezahlte Rechnung wird nicht mehr bearbeitet',
  'A signed contract is not edited': 'Ein unterzeichneter Vertrag wird nicht mehr bearbeitet',
  'No text messages can be sent from here yet': 'Von hier lassen sich noch keine SMS versenden',
  'Enter an address that begins with https://': 'Geben Sie eine Adresse ein, die mit https:// beginnt',
  'This address does not exist': 'Diese Adresse gibt es nicht',
  'This address is inside a private network': 'Diese Adresse liegt in einem privaten Netz',
  'The service answered %{code}': 'Der Dienst antwortete %{code}',
  'The service did not answer in time': 'Der Dienst antwortete nicht rechtzeitig',
  'No address is kept for this service. Disconnect it and connect it again.':
    'Für diesen Dienst ist keine Adresse hinterlegt. Trennen Sie ihn und verbinden Sie ihn neu.',
  'This demo runs in your browser alone and sends nothing anywhere.':
    'Diese Demo läuft nur in Ihrem Browser und sendet nichts.',
  'This demo takes any password: there is none to change or to guard.':
    'Diese Demo nimmt jedes Passwort: Es gibt keines zu ändern oder zu schützen.',
  'Not an address or a range: %{words}': 'Weder Adresse noch Bereich: %{words}',
  'Name at least one address or range': 'Nennen Sie mindestens eine Adresse oder einen Bereich',
  'This would lock you out: your own address is %{ip}':
    'Damit würden Sie sich selbst aussperren: Ihre eigene Adresse ist %{ip}',
  'This code is not right. Codes change every half minute.':
    'Dieser Code stimmt nicht. Codes wechseln jede halbe Minute.',
  'Two-factor authentication is on already': 'Die Zwei-Faktor-Authentisierung ist schon eingeschaltet',
  'Two-factor authentication is not being set up':
    'Die Zwei-Faktor-Authentisierung wird gerade nicht eingerichtet',
  'This is not your current password': 'Das ist nicht Ihr aktuelles Passwort',
  'Say why the request is declined': 'Nennen Sie den Grund der Ablehnung',
  'Say why': 'Nennen Sie den Grund',
  'Choose the skill it means': 'Bitte wählen Sie die Kenntnis, die gemeint ist',
  'Enter a first and a last name': 'Geben Sie Vor- und Nachnamen an',
  'Somebody with this email has an account already': 'Jemand mit dieser E-Mail-Adresse hat schon ein Konto',
  'This company is not on the market at the moment': 'Diese Firma ist zurzeit nicht am Markt',
  'Say for whom': 'Nennen Sie, für wen',
  'Before the first day': 'Liegt vor dem ersten Tag',
  'Not a time zone': 'Keine Zeitzone',
  'Not a job of this company': 'Keine Stelle dieser Firma',
  'Not in the pipeline of this company': 'Nicht in der Pipeline dieser Firma',
  'Before the offer date': 'Liegt vor dem Datum des Angebots',
  '%{name} is in this pipeline already: %{id}, in %{stage}':
    '%{name} ist schon in dieser Pipeline: %{id}, Stufe %{stage}',
  'This request is closed': 'Diese Anfrage ist geschlossen',
  'Write years, such as 3-5 years or 10+ years': 'Schreiben Sie Jahre, etwa 3-5 Jahre oder 10+ Jahre',
  'The range ends before it begins': 'Die Spanne endet, bevor sie beginnt',
  'At most %{max} years': 'Höchstens %{max} Jahre',
  'Before the day it was posted': 'Liegt vor dem Tag der Veröffentlichung',
  'Below the lower salary': 'Liegt unter dem unteren Gehalt',
  'A closed ticket takes no more messages': 'In ein geschlossenes Ticket schreibt niemand mehr',
  'A ticket is rated once it is resolved': 'Ein Ticket wird bewertet, wenn es gelöst ist',
  'Only an active operator with a support role answers tickets':
    'Tickets beantwortet nur ein aktiver Betreiber mit einer Rolle im Support',
  'This job takes no more applications': 'Für diese Stelle werden keine Bewerbungen mehr angenommen',
  'Publish this person first': 'Veröffentlichen Sie diese Person zuerst',
  'Has been put forward for this job already': 'Wurde für diese Stelle schon vorgeschlagen',
  'This application is settled': 'Über diese Bewerbung ist entschieden',
  'This proposal is settled': 'Über diesen Vorschlag ist entschieden',
  'A contract out for signature is not edited':
    'Ein Vertrag, der auf die Unterschrift wartet, wird nicht bearbeitet',
  'The documents of a contract that is signed or out for signature are not removed':
    'Dokumente eines Vertrags, der unterzeichnet ist oder auf die Unterschrift wartet, werden nicht entfernt',
  'Too large an amount for so long a time': 'Der Betrag ist zu groß für eine so lange Zeit',
  'Nothing fills in %{fields}': 'Kein Vertrag kann das ausfüllen: %{fields}',
  'Not the hash of a secret': 'Kein Hash eines Geheimnisses',
  'Not a recruiter company': 'Keine Recruiting-Firma',
  'Choose a file': 'Wählen Sie eine Datei',
  'At most %{max} MB': 'Höchstens %{max} MB',
  '%{name} is switched off on this platform': '%{name} ist auf dieser Plattform ausgeschaltet',
  'Choose a picture': 'Wählen Sie ein Bild',
  'At most 256 KB': 'Höchstens 256 KB',
  'Only PNG, JPEG and WebP pictures are taken, and this is none of them':
    'Nur Bilder in PNG, JPEG und WebP sind möglich, und dieses ist keines davon',
  'Not a file in base64': 'Keine Datei in Base64',
  'Only PDF, Word (docx), PNG and JPEG files are taken, and this is none of them':
    'Nur Dateien in PDF, Word (docx), PNG und JPEG sind möglich, und diese ist keine davon',
  'This browser has no room to keep the change':
    'Dieser Browser hat keinen Platz, um die Änderung zu behalten',
  'This browser has no room to keep the file': 'Dieser Browser hat keinen Platz, um die Datei zu behalten',
  'The demo keeps files in your browser, and at most 200 KB each. Choose a smaller one.':
    'Die Demo behält Dateien in Ihrem Browser, jede höchstens 200 KB groß. Wählen Sie eine kleinere.',
  '%{refused} of %{all} rows were refused, so nothing was stored. Row %{row}: %{message}':
    '%{refused} von %{all} Zeilen wurden abgelehnt, darum wurde nichts gespeichert. Zeile %{row}: %{message}',
  'Stands in the batch twice': 'Kommt in der Sendung zweimal vor',
  'At most %{max} rows at a time': 'Höchstens %{max} Zeilen auf einmal',
  'A part of this batch is missing. Nothing was stored: please send it again.':
    'Ein Teil der Sendung fehlt. Es wurde nichts gespeichert: Bitte senden Sie sie noch einmal.',
  'Cannot be approved: %{email} has an account already. Decline it, or ask for another email.':
    'Genehmigung nicht möglich: %{email} hat schon ein Konto. Lehnen Sie den Antrag ab oder bitten Sie um eine andere E-Mail-Adresse.',
  'Only a provider has a bench': 'Nur ein Anbieter hat eine Bench',
  'Not on the bench of this provider': 'Nicht auf der Bench dieses Anbieters',
  'Not on your bench': 'Nicht auf Ihrer Bench',
  'Not on this bench': 'Nicht auf dieser Bench',
  'Cannot be set here': 'Kann hier nicht gesetzt werden',
  'Unknown field': 'Unbekanntes Feld',
  'Starts as %{states}': 'Beginnt mit: %{states}',
  'No such %{noun}': 'Diesen Eintrag gibt es nicht',
  '%{from} cannot become %{to}': 'Der Wechsel von „%{from}“ zu „%{to}“ ist nicht möglich',
  '%{noun} does not exist': 'Diesen Eintrag gibt es nicht',
  'Does not exist': 'Gibt es nicht',
  'The %{plan} plan has room for %{limit} bench employees, and %{count} are on the bench. Upgrade the plan under Billing & Plans to add more.':
    'Der Tarif %{plan} hat Platz für %{limit} Fachkräfte, und %{count} sind auf der Bench. Erweitern Sie den Tarif unter „Abrechnung & Tarife“, um mehr aufzunehmen.',
  'The %{plan} plan has room for %{limit} bench employees, and %{count} are on the bench: %{more} of %{all} more people do not fit, so nothing was stored. Upgrade the plan under Billing & Plans, or add fewer.':
    'Der Tarif %{plan} hat Platz für %{limit} Fachkräfte, und %{count} sind auf der Bench: %{more} von %{all} weiteren finden keinen Platz, darum wurde nichts gespeichert. Erweitern Sie den Tarif unter „Abrechnung & Tarife“, oder nehmen Sie weniger auf.',
  'The %{plan} plan has room for %{limit} bench employees, and %{count} are on the bench: %{more} have to be placed or removed before this plan can be chosen.':
    'Der Tarif %{plan} hat Platz für %{limit} Fachkräfte, und %{count} sind auf der Bench: %{more} müssen vermittelt oder entfernt werden, bevor dieser Tarif gewählt werden kann.',
  'The plan was changed in the meantime. Look at the one in force now and choose again.':
    'Der Tarif wurde inzwischen geändert. Sehen Sie sich den jetzigen an und wählen Sie noch einmal.',
  'This plan is in force already': 'Dieser Tarif gilt bereits',
  'Plan changed': 'Tarif geändert',
  'The %{plan} plan has room for %{limit} users, and %{count} have an account. Upgrade the plan under Billing & Plans to add more.':
    'Der Tarif %{plan} hat Platz für %{limit} Benutzer, und %{count} haben ein Konto. Erweitern Sie den Tarif unter „Abrechnung & Tarife“, um mehr aufzunehmen.',
  'The %{plan} plan has room for %{limit} users, and %{count} have an account: %{more} of %{all} more people do not fit, so nothing was stored. Upgrade the plan under Billing & Plans, or add fewer.':
    'Der Tarif %{plan} hat Platz für %{limit} Benutzer, und %{count} haben ein Konto: %{more} von %{all} weiteren finden keinen Platz, darum wurde nichts gespeichert. Erweitern Sie den Tarif unter „Abrechnung & Tarife“, oder nehmen Sie weniger auf.',
  'The %{plan} plan has room for %{limit} users, and %{count} have an account: %{more} have to be deactivated before this plan can be chosen.':
    'Der Tarif %{plan} hat Platz für %{limit} Benutzer, und %{count} haben ein Konto: %{more} müssen deaktiviert werden, bevor dieser Tarif gewählt werden kann.',
  'A smaller plan begins at the end of the term: choose it as the next plan.':
    'Ein kleinerer Tarif beginnt am Ende der Laufzeit: Wählen Sie ihn als nächsten Tarif.',
  'A larger plan begins at once: choose it in place of the one in force.':
    'Ein größerer Tarif beginnt sofort: Wählen Sie ihn anstelle des jetzigen.',
  'This plan is no longer offered': 'Dieser Tarif wird nicht mehr angeboten',
  'Plan ended': 'Tarif beendet',
  'Companies are or were on this plan. Deactivate it instead.':
    'Unternehmen haben oder hatten diesen Tarif. Deaktivieren Sie ihn stattdessen.',
  'In this talent pool already': 'Ist schon in diesem Talentpool',
  'At most %{max} saved searches': 'Höchstens %{max} gespeicherte Suchen',
  'This person is verified already': 'Diese Person ist bereits verifiziert',
  'A request of this person is waiting already': 'Von dieser Person liegt bereits ein Antrag vor',
  'Ask to be verified first': 'Bitte zuerst die Verifizierung beantragen',
  'This company is verified already': 'Dieses Unternehmen ist bereits verifiziert',
  'This request is decided; hand in a new one':
    'Über diesen Antrag ist entschieden; bitte reichen Sie einen neuen ein',
  'The papers of a verification that was granted are not removed':
    'Die Unterlagen einer erteilten Verifizierung werden nicht entfernt',
  'Say why it is rejected': 'Bitte sagen Sie, warum abgelehnt wird',
  'A company of the other side': 'Ein Unternehmen der anderen Seite',
  'Only somebody who has not signed in yet is invited again':
    'Erneut eingeladen wird nur, wer sich noch nicht angemeldet hat',
  'Other rows refer to this one': 'Andere Einträge verweisen auf diesen',
  'You are not allowed to do this': 'Dazu haben Sie nicht die Rechte',
  'This would take the row out of your hands': 'Damit gehörte der Eintrag nicht mehr Ihnen',
  'Your session has ended. Please sign in again.': 'Ihre Sitzung ist beendet. Bitte melden Sie sich neu an.',
  'Somebody changed this in the meantime': 'Inzwischen hat jemand dies geändert',
  'Somebody changed the same thing at the same moment. Please try again.':
    'Jemand hat im selben Moment dasselbe geändert. Bitte versuchen Sie es noch einmal.',
  'Somebody changed one of these rows at the same moment. Nothing was stored: please try again.':
    'Jemand hat im selben Moment eine dieser Zeilen geändert. Es wurde nichts gespeichert: Bitte versuchen Sie es noch einmal.',
  'You are sending too much at once. Please wait for the other uploads to finish.':
    'Sie senden zu viel auf einmal. Bitte warten Sie, bis die anderen Uploads fertig sind.',
  'Too much is being uploaded right now. Please try again in a moment.':
    'Gerade wird zu viel hochgeladen. Bitte versuchen Sie es gleich noch einmal.',
  '%{noun} added': '%{noun}: hinzugefügt',
  '%{noun} removed': '%{noun}: entfernt',
  '%{noun} updated': '%{noun}: geändert',
  '%{noun} is now %{state}': '%{noun}: jetzt %{state}',
  '%{noun} imported': '%{noun}: importiert',
  '%{noun} import taken back': '%{noun}: Import zurückgenommen',
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
  'Provider registration': 'Anbieter registriert',
  'Recruiter registration': 'Recruiter registriert',
  'Never the number of a card': 'Nie die Nummer einer Karte',
  'Not what the invoice says': 'Steht so nicht auf der Rechnung',
  'Say why it is credited': 'Sagen Sie, warum gutgeschrieben wird',
  'A credited invoice is not edited': 'Eine gutgeschriebene Rechnung wird nicht geändert',
  'Invoice %{id} is not open: nothing is owed on it':
    'Rechnung %{id} ist nicht offen: Auf sie ist nichts zu zahlen',
  'A payment of invoice %{id} is on its way already': 'Eine Zahlung der Rechnung %{id} ist schon unterwegs',
  'A payment of this invoice is on its way': 'Eine Zahlung dieser Rechnung ist unterwegs',
  'Monthly invoices made': 'Monatsrechnungen erstellt',
  'Invoice is now Overdue': 'Rechnung ist überfällig',
  'Payment failed': 'Zahlung fehlgeschlagen',
};
