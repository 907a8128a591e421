import type { MailTexts } from './MailTexts.ts';

export const fr: MailTexts = {
  invitation: {
    greeting: (name) => `Bonjour ${name},`,
    before:
      'Bienvenue sur TalentBench. Votre compte est prêt. Choisissez un mot de passe pour vous connecter pour la première fois :',
    after:
      'Ce lien ne fonctionne qu’une seule fois, pendant sept jours. Si vous n’attendiez pas de compte, vous pouvez ignorer cet e-mail.',
    closing: 'Bien cordialement,\nL’équipe TalentBench',
  },
  reset: {
    greeting: (name) => `Bonjour ${name},`,
    before: 'Utilisez ce lien pour choisir un nouveau mot de passe pour votre compte TalentBench :',
    after:
      'Ce lien ne fonctionne qu’une seule fois, pendant une heure. Si vous n’avez pas besoin d’un nouveau mot de passe, vous pouvez ignorer cet e-mail. Votre mot de passe ne changera pas.',
    closing: 'Bien cordialement,\nL’équipe TalentBench',
  },
  notice: {
    greeting: (name) => `Bonjour ${name},`,
    before: 'Il y a du nouveau pour votre société sur TalentBench :',
    after:
      'Vous recevez cet e-mail parce que les notifications par e-mail sont activées. Choisissez celles que vous recevez dans Paramètres de la société, Notifications.',
    closing: 'Bien cordialement,\nL’équipe TalentBench',
  },
  report: {
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    before: 'Un rapport planifié est prêt :',
    toLink: 'Ouvrir le rapport dans TalentBench :',
    after:
      'Pour ouvrir le lien, connectez-vous avec un compte autorisé à lire les rapports. Vous recevez cet e-mail parce que votre adresse figure parmi les destinataires de ce rapport planifié.',
    closing: 'Bien cordialement,\nL’équipe TalentBench',
  },
  open: 'Ouvrir',
  unsubscribe: 'Se désabonner :',
  file: {
    attached: (name, size) => `Le fichier est joint : ${name} (${size}).`,
    tooLarge: 'Le fichier est trop volumineux pour un e-mail. Téléchargez-le depuis la page du rapport.',
  },
  declined: {
    greeting: () => 'Bonjour,',
    before:
      'Merci de l’intérêt que vous portez à TalentBench. Nous avons examiné votre demande d’inscription et ne pouvons pas l’approuver pour le moment. Motif :',
    toLink:
      'Si votre situation a changé ou s’il s’agit d’un malentendu, inscrivez-vous à nouveau ou contactez-nous :',
    after: 'Nous serons heureux de vous lire.',
    closing: 'Bien cordialement,\nL’équipe TalentBench',
  },
  newsletter: {
    greeting: () => 'Bonjour,',
    before:
      'Vous êtes désormais abonné à la newsletter TalentBench. Elle paraît une fois par mois et indique les compétences les plus demandées.',
    toLink: 'Découvrir TalentBench :',
    after:
      'Si vous ne vous êtes pas abonné ou ne souhaitez plus recevoir la newsletter, désabonnez-vous avec le lien ci-dessous.',
    closing: 'Bien cordialement,\nL’équipe TalentBench',
  },
  audit: {
    greeting: () => 'Bonjour,',
    before: 'La vérification quotidienne du journal d’audit de TalentBench est terminée :',
    after:
      'Conservez cet e-mail. Sa tête (le dernier sceau de la chaîne) permet de prouver plus tard si des entrées antérieures ont été réécrites ou supprimées.',
    closing: 'Bien cordialement,\nL’équipe TalentBench',
  },
  operatorInvitation: {
    greeting: (name) => `Bonjour ${name},`,
    before:
      'Vous êtes invité à exploiter TalentBench. Choisissez un mot de passe pour vous connecter pour la première fois à la console de l’exploitant :',
    after:
      'Ce lien ne fonctionne qu’une seule fois, pendant sept jours. Si vous n’attendiez pas cette invitation, vous pouvez ignorer cet e-mail.',
    closing: 'Bien cordialement,\nL’équipe TalentBench',
  },
  security: {
    greeting: (name) => `Bonjour ${name},`,
    before: 'La sécurité de votre compte TalentBench a été modifiée :',
    after:
      'Si vous ne savez pas pourquoi, changez votre mot de passe et contactez le support. Les e-mails de sécurité ne peuvent pas être désactivés.',
    closing: 'Bien cordialement,\nL’équipe TalentBench',
  },
};
