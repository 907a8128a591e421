import type { MailTexts } from './MailTexts.ts';

export const de: MailTexts = {
  invitation: {
    greeting: (name) => `Guten Tag ${name},`,
    before:
      'willkommen bei TalentBench. Ihre Anfrage wurde angenommen, und das Konto Ihres Unternehmens ist bereit. Bitte wählen Sie ein Passwort, um sich zum ersten Mal anzumelden:',
    after:
      'Der Link funktioniert einmal und sieben Tage lang. Falls Sie kein Konto angefragt haben, brauchen Sie nichts zu tun.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
  reset: {
    greeting: (name) => `Guten Tag ${name},`,
    before: 'Sie haben ein neues Passwort für Ihr TalentBench-Konto angefordert. Bitte wählen Sie es hier:',
    after:
      'Der Link funktioniert einmal und eine Stunde lang. Falls Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
  notice: {
    greeting: (name) => `Guten Tag ${name},`,
    before: 'es gibt Neues für Ihre Firma auf TalentBench:',
    after:
      'Sie erhalten diese E-Mail, weil E-Mail-Benachrichtigungen eingeschaltet sind. Worüber wir Sie informieren, wählen Sie in den Firmeneinstellungen unter Benachrichtigungen.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
  report: {
    greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    before: 'ein Bericht, den Sie regelmäßig erhalten, ist fertig:',
    after:
      'Er öffnet sich, sobald Sie mit einem Konto angemeldet sind, das Berichte lesen darf. Sie erhalten diese E-Mail, weil Ihre Adresse in einem Berichtsplan steht; wer ihn betreut, kann sie dort entfernen.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
  audit: {
    greeting: () => 'Guten Tag,',
    before: 'Die tägliche Prüfung des Prüfprotokolls von TalentBench ist abgeschlossen:',
    after:
      'Bewahren Sie diese E-Mail auf: Am Kopf (dem letzten Siegel der Kette) lässt sich später erkennen, ob ältere Einträge neu geschrieben oder entfernt wurden.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
};
