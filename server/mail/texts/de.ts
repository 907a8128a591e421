import type { MailTexts } from './MailTexts.ts';

export const de: MailTexts = {
  invitation: {
    greeting: (name) => `Guten Tag ${name},`,
    before:
      'willkommen bei TalentBench. Ihr Konto ist bereit. Bitte wählen Sie ein Passwort, um sich zum ersten Mal anzumelden:',
    after:
      'Der Link funktioniert einmal und ist sieben Tage gültig. Falls Sie kein Konto erwartet haben, können Sie diese E-Mail ignorieren.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
  reset: {
    greeting: (name) => `Guten Tag ${name},`,
    before: 'mit diesem Link wählen Sie ein neues Passwort für Ihr TalentBench-Konto:',
    after:
      'Der Link funktioniert einmal und ist eine Stunde gültig. Falls Sie kein neues Passwort brauchen, können Sie diese E-Mail ignorieren. Ihr Passwort ändert sich nicht.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
  notice: {
    greeting: (name) => `Guten Tag ${name},`,
    before: 'es gibt Neues für Ihre Firma auf TalentBench:',
    after:
      'Sie erhalten diese E-Mail, weil E-Mail-Benachrichtigungen eingeschaltet sind. Welche Sie erhalten, wählen Sie unter „Firmeneinstellungen“, „Benachrichtigungen“.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
  report: {
    greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    before: 'ein geplanter Bericht ist fertig:',
    toLink: 'Bericht in TalentBench öffnen:',
    after:
      'Melden Sie sich mit einem Konto an, das Berichte lesen darf, um den Link zu öffnen. Sie erhalten diese E-Mail, weil Ihre Adresse auf der Empfängerliste dieses geplanten Berichts steht.',
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
      'vielen Dank für Ihr Interesse an TalentBench. Wir haben Ihren Registrierungsantrag geprüft und können ihn derzeit nicht genehmigen. Grund:',
    toLink:
      'Falls sich etwas geändert hat oder ein Missverständnis vorliegt, registrieren Sie sich erneut oder kontaktieren Sie uns:',
    after: 'Wir freuen uns, von Ihnen zu hören.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
  newsletter: {
    greeting: () => 'Guten Tag,',
    before:
      'Sie haben den TalentBench-Newsletter abonniert. Er erscheint einmal im Monat und zeigt, welche Skills gefragt sind.',
    toLink: 'TalentBench besuchen:',
    after:
      'Falls Sie den Newsletter nicht abonniert haben oder nicht mehr erhalten möchten, bestellen Sie ihn mit dem Link unten ab.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
  audit: {
    greeting: () => 'Guten Tag,',
    before: 'Die tägliche Prüfung des Audit-Protokolls von TalentBench ist abgeschlossen:',
    after:
      'Bewahren Sie diese E-Mail auf. Mit dem Kopf (dem letzten Siegel der Kette) lässt sich später nachweisen, ob ältere Einträge umgeschrieben oder entfernt wurden.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
  operatorInvitation: {
    greeting: (name) => `Guten Tag ${name},`,
    before:
      'Sie wurden eingeladen, TalentBench zu betreiben. Bitte wählen Sie ein Passwort, um sich zum ersten Mal an der Betreiberkonsole anzumelden:',
    after:
      'Der Link funktioniert einmal und ist sieben Tage gültig. Falls Sie diese Einladung nicht erwartet haben, können Sie diese E-Mail ignorieren.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
  security: {
    greeting: (name) => `Guten Tag ${name},`,
    before: 'die Sicherheit Ihres TalentBench-Kontos hat sich geändert:',
    after:
      'Falls Sie nicht wissen, warum: Ändern Sie Ihr Passwort und wenden Sie sich an den Support. Sicherheits-E-Mails lassen sich nicht abschalten.',
    closing: 'Mit freundlichen Grüßen\nIhr TalentBench-Team',
  },
};
