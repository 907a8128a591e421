import type { AuthTexts } from '../en/auth.ts';

export const auth: AuthTexts = {
  signIn: {
    title: 'Bon retour parmi nous',
    lead: 'Connectez-vous à votre console TalentBench.',
    email: 'E-mail',
    password: 'Mot de passe',
    showPassword: 'Afficher la saisie',
    hidePassword: 'Masquer la saisie',
    submit: 'Se connecter',
    submitting: 'Connexion…',
    close: 'Fermer',
    sample: {
      title: 'Accès d’exemple',
      lead: 'Ce serveur fonctionne avec des données d’exemple. Choisissez un côté pour le découvrir.',
    },
    demo: {
      title: 'Accès de démonstration',
      lead: 'Pour la démonstration, n’importe quelle combinaison d’e-mail et de mot de passe convient. Choisissez la console à ouvrir :',
    },
  },
  userTypes: {
    provider: 'Prestataire de talents',
    recruiter: 'Recruteur',
    admin: 'Opérateur de la plateforme',
  },
  errors: {
    emailRequired: 'Saisissez votre adresse e-mail',
    emailInvalid: 'Saisissez une adresse e-mail valide',
    passwordRequired: 'Saisissez votre mot de passe',
    passwordShort: 'Le mot de passe doit compter au moins 6 caractères',
    loginFailed: 'La connexion a échoué',
    unexpected: 'Une erreur inattendue s’est produite. Veuillez réessayer.',
    timeout: 'Le serveur a mis trop de temps à répondre. Veuillez réessayer.',
    unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  },
};
