import type { Catalogue } from '../en/index.ts';

export const settings: Catalogue['settings'] = {
  title: 'Réglages de la société',
  menu: 'Rubriques des réglages',
  saveChanges: 'Enregistrer les modifications',
  switched: 'Enregistré',
  readOnly: 'Votre rôle vous permet de consulter ces réglages, mais pas de les modifier.',
  tabs: {
    profile: 'Profil de la société',
    notifications: 'Notifications',
    security: 'Sécurité',
    integrations: 'Intégrations',
    billing: 'Facturation et formules',
  },
  profile: {
    verifiedAnew:
      'Si vous modifiez le nom, le numéro GST ou le numéro PAN d’une société vérifiée, elle doit être vérifiée à nouveau.',
    edit: 'Modifier le profil',
    saved: 'Le profil est enregistré.',
    plan: 'Formule %{plan}',
    facts: 'Société',
    figures: 'Chiffres clés',
    legal: 'Informations légales',
    employees: 'Effectif total',
    revenue: 'Chiffre d’affaires annuel',
    years: 'Années d’activité',
  },
  notices: {
    email: {
      label: 'Notifications par e-mail',
      about: 'Tout ce qui compte, par e-mail',
    },
    push: {
      label: 'Notifications push',
      about:
        'Affiche les nouveaux messages à l’écran pendant que vous travaillez. Tous restent dans votre boîte.',
    },
    sms: {
      label: 'Notifications par SMS',
      about:
        'Nous ne pouvons pas encore envoyer de SMS d’ici : ce choix reste désactivé. Les e-mails arrivent aussi sur votre téléphone.',
    },
    recruiterRequests: {
      label: 'Demandes de recruteurs',
      about:
        'Un e-mail quand un recruteur envoie une demande ou y répond, fixe un entretien ou fait une offre',
    },
    contractUpdates: {
      label: 'Suivi des contrats',
      about: 'Un e-mail quand un contrat est rédigé, envoyé, signé, modifié ou terminé',
    },
    profileViews: {
      label: 'Consultations de profils',
      about: 'Une fois par jour au plus : combien de fois les profils de votre bench ont été consultés',
    },
    newCandidates: {
      label: 'Nouveaux candidats',
      about:
        'Quand des personnes qui correspondent à une de vos recherches enregistrées rejoignent le vivier, une fois par jour et par recherche au plus.',
    },
    interviewReminders: {
      label: 'Rappels d’entretien',
      about: 'Une fois, un jour avant chaque entretien, avec l’heure et un lien vers le candidat',
    },
    applicationUpdates: {
      label: 'Suivi des candidatures',
      about:
        'Un e-mail quand un prestataire présente ou retire un profil, répond à une demande ou envoie un contrat',
    },
    marketInsights: {
      label: 'Aperçus du marché',
      about:
        'Une fois par semaine au plus : combien de personnes sont arrivées sur le marché avec des compétences de vos offres ouvertes',
    },
    systemAlerts: {
      label: 'Alertes du système',
      about: 'Quand un service connecté n’accepte plus nos nouvelles et quand une facture est en retard',
    },
  },
  password: {
    title: 'Mot de passe',
    about: 'Un nouveau mot de passe vous déconnecte partout sauf ici.',
    change: 'Changer le mot de passe',
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    confirmation: 'Confirmer le nouveau mot de passe',
    hint: 'Au moins 8 caractères. Quelques mots sans rapport font un bon mot de passe.',
    changed: 'Votre mot de passe est changé. Vous êtes déconnecté partout ailleurs.',
    strength: {
      label: 'Solidité du mot de passe',
      1: 'Faible',
      2: 'Moyen',
      3: 'Bon',
      4: 'Fort',
    },
  },
  security: {
    title: 'Réglages de sécurité',
    twoFactor: {
      label: 'Authentification à deux facteurs',
      about: 'Pour votre propre compte : un code de votre téléphone en plus du mot de passe',
      left: '%{smart_count} code de secours restant |||| %{smart_count} codes de secours restants',
    },
    sessionTimeout: {
      label: 'Expiration de session',
      about: 'Déconnexion automatique après 30 minutes d’inactivité, pour toute votre société',
    },
    ipRestriction: {
      label: 'Restriction par adresse IP',
      about: 'Les personnes de votre société ne se connectent que depuis les adresses de votre liste',
      edit: 'Modifier les adresses',
      list: 'Adresses autorisées',
      hint: 'Une adresse ou une plage par ligne, comme 203.0.113.7 ou 2001:db8::/32',
      save: 'N’autoriser que celles-ci',
    },
    auditLogs: {
      label: 'Journaux d’audit',
      about: 'Garder la trace de qui a modifié quoi',
      show: 'Voir le journal d’audit',
    },
    serverOnly:
      'Cette démo garde tout dans votre navigateur et accepte n’importe quel mot de passe : il n’y a pas ici de connexion à protéger.',
    companyOnly:
      'Les réglages de toute la société reviennent à ceux qui les administrent. Votre propre compte, c’est vous qui le protégez.',
  },
  secondFactor: {
    title: 'Configurer l’authentification à deux facteurs',
    scan: 'Scannez ceci avec une application d’authentification sur votre téléphone.',
    picture: 'Code QR pour l’application d’authentification',
    byHand: 'Ou saisissez cette clé dans l’application :',
    code: 'Code de l’application',
    codeNeeded: 'Saisissez les six chiffres affichés par l’application',
    confirm: 'Activer',
    done: 'L’authentification à deux facteurs est activée',
    keep: 'Conservez ces codes de secours en lieu sûr. Chacun vous laisse entrer une fois sans votre téléphone. Ils ne s’affichent que maintenant.',
    codes: 'Codes de secours',
    copy: 'Copier',
    copied: 'Copié',
    download: 'Télécharger',
    kept: 'Je les ai conservés',
    offTitle: 'Désactiver l’authentification à deux facteurs ?',
    offLead:
      'Votre mot de passe suffira alors pour entrer. Saisissez un code de l’application ou un code de secours.',
    anyCode: 'Code ou code de secours',
    off: 'Désactiver',
    isOff: 'L’authentification à deux facteurs est désactivée.',
  },
  sessions: {
    title: 'Où vous êtes connecté',
    about:
      'Appareils qui utilisent votre compte. Déconnectez ceux que vous ne reconnaissez pas, puis changez de mot de passe.',
    current: 'Cet appareil',
    unknownDevice: 'Appareil inconnu',
    network: 'Réseau : %{network}',
    times: 'Connecté le %{from}. Dernière utilisation : %{last}.',
    end: 'Déconnecter',
    endNamed: 'Déconnecter %{device}, dernière utilisation : %{last}',
    endOthers: 'Déconnecter tous les autres appareils',
    ended: 'La session est terminée.',
    othersEnded: 'Vous êtes déconnecté de tous les autres appareils.',
    confirm: {
      one: 'Déconnecter cet appareil ?',
      oneText: 'Il est déconnecté immédiatement et redemandera votre mot de passe.',
      others: 'Déconnecter tous les autres appareils ?',
      othersText:
        'Toutes les sessions sauf celle-ci se terminent maintenant. Chaque appareil redemandera votre mot de passe.',
    },
  },
  idle: {
    title: 'Êtes-vous toujours là ?',
    text: 'Vous serez déconnecté dans %{smart_count} seconde. Ce que vous avez saisi est conservé. |||| Vous serez déconnecté dans %{smart_count} secondes. Ce que vous avez saisi est conservé.',
    stay: 'Rester connecté',
    leave: 'Se déconnecter',
    draft: 'Ce que vous aviez saisi ici est de retour.',
  },
  integrations: {
    status: {
      Connected: 'Connectée',
      Pending: 'En attente',
      'Not Connected': 'Disponible',
    },
    about: {
      Slack: 'Nouvelles demandes et suivi des contrats dans le canal de votre choix',
      'Microsoft Teams': 'Nouvelles demandes et suivi des contrats dans le canal d’une équipe',
      Zapier: 'Envoie les nouvelles demandes et le suivi des contrats en JSON signé à un webhook Zapier',
      'Google Workspace':
        'Envoie les nouvelles demandes et le suivi des contrats en JSON signé à une URL de webhook, par exemple un Apps Script',
      Salesforce:
        'Envoie les nouvelles demandes et le suivi des contrats en JSON signé à l’URL de webhook que vous configurez pour Salesforce',
    },
    connect: 'Connecter',
    connectNamed: 'Connecter %{name}',
    disconnect: 'Déconnecter',
    disconnectNamed: 'Déconnecter %{name}',
    test: 'Tester',
    testNamed: 'Tester %{name}',
    log: 'Envois',
    logNamed: 'Envois à %{name}',
    lead: 'Créez un webhook entrant dans %{name} et collez son adresse ici. Les nouvelles sur les demandes et les contrats y seront envoyées.',
    address: 'Adresse du webhook',
    addressNeeded: 'Saisissez une adresse qui commence par https://',
    connected: '%{name} est connecté.',
    disconnected: '%{name} est déconnecté.',
    key: 'Chaque message est signé avec cette clé dans l’en-tête X-TalentBench-Signature (HMAC-SHA256). Conservez-la maintenant : elle ne s’affiche qu’une fois.',
    done: 'Terminé',
    disconnectTitle: 'Déconnecter %{name} ?',
    disconnectLead: 'Son adresse et ses envois sont oubliés, et plus aucune nouvelle n’y est envoyée.',
    testing: 'Un test est en route. Consultez les envois pour voir le résultat.',
    noDeliveries: 'Rien n’a encore été envoyé.',
    attempts: '%{smart_count} essai |||| %{smart_count} essais',
    again: 'Actualiser',
    delivery: {
      Queued: 'En route',
      Delivered: 'Remis',
      Failed: 'Échec',
    },
  },
  billing: {
    current: 'Formule actuelle',
    noPlan: 'Pas encore d’abonnement',
    history: 'Historique de facturation',
    none: 'Aucune facture pour le moment.',
    all: 'Voir toutes les factures',
  },
};
