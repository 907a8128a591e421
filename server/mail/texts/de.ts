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
    before: 'ein geplanter Bericht ist fertig:',
    toLink: 'Bericht in TalentBench öffnen:',
    after:
      'Um den Link zu öffnen, melden Sie sich mit einem Konto an, das Berichte lesen darf. Sie erhalten diese E-Mail, weil Ihre Adresse im Verteiler dieses geplanten Berichts steht.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
  open: 'Öffnen',
  unsubscribe: 'Abbestellen:',
  file: {
    attached: (name, size) => `Die Datei ist angehängt: ${name} (${size}).`,
    tooLarge: 'Die Datei ist zu groß für eine E-Mail. Laden Sie sie auf der Seite des Berichts herunter.',
  },
  declined: {
    greeting: () => 'Guten Tag,',
    before:
      'vielen Dank für Ihr Interesse an TalentBench. Wir haben Ihren Registrierungsantrag geprüft und können ihn derzeit nicht annehmen. Der Grund:',
    toLink:
      'Falls sich etwas geändert hat oder ein Missverständnis vorliegt, registrieren Sie sich bitte erneut oder schreiben Sie uns:',
    after: 'Wir freuen uns, von Ihnen zu hören.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
  newsletter: {
    greeting: () => 'Guten Tag,',
    before:
      'Sie haben den TalentBench-Newsletter abonniert. Er erscheint einmal im Monat und zeigt, welche Kenntnisse Unternehmen suchen.',
    toLink: 'TalentBench besuchen:',
    after:
      'Falls Sie den Newsletter nicht abonniert haben oder nicht mehr erhalten möchten, bestellen Sie ihn mit dem Link unten ab.',
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
