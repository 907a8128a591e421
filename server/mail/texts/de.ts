import type { MailTexts } from './MailTexts.ts';

export const de: MailTexts = {
  invitation: {
    greeting: (name) => `Guten Tag ${name},`,
    before:
      'willkommen bei TalentBench. Ihr Konto ist bereit. Bitte wählen Sie ein Passwort, um sich zum ersten Mal anzumelden:',
    after:
      'Der Link funktioniert einmal und sieben Tage lang. Falls Sie kein Konto erwartet haben, können Sie diese E-Mail ignorieren.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
  reset: {
    greeting: (name) => `Guten Tag ${name},`,
    before: 'mit diesem Link wählen Sie ein neues Passwort für Ihr TalentBench-Konto:',
    after:
      'Der Link funktioniert einmal und eine Stunde lang. Falls Sie kein neues Passwort brauchen, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
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
  operatorInvitation: {
    greeting: (name) => `Guten Tag ${name},`,
    before:
      'Sie sind eingeladen, die Plattform TalentBench zu betreuen. Bitte wählen Sie ein Passwort, um sich zum ersten Mal an der Betreiberkonsole anzumelden:',
    after:
      'Der Link funktioniert einmal und sieben Tage lang. Falls Sie diese Einladung nicht erwartet haben, können Sie diese E-Mail ignorieren.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
  security: {
    greeting: (name) => `Guten Tag ${name},`,
    before: 'an der Sicherheit Ihres TalentBench-Kontos hat sich etwas geändert:',
    after:
      'Falls Sie nicht wissen, warum: Ändern Sie Ihr Passwort und wenden Sie sich an den Support. Diese E-Mail lässt sich nicht abschalten, weil sie die Sicherheit Ihres Kontos betrifft.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
};
