import type { Catalogue } from '../en/index.ts';

export const settings: Catalogue['settings'] = {
  title: 'Paramètres de la société',
  menu: 'Sections des paramètres',
  saveChanges: 'Enregistrer les modifications',
  switched: 'Enregistré',
  readOnly: 'Votre rôle vous permet de consulter ces paramètres, mais pas de les modifier.',
  tabs: {
    profile: 'Profil de la société',
    notifications: 'Notifications',
    security: 'Sécurité',
    integrations: 'Intégrations',
    billing: 'Facturation et formules',
  },
  profile: {
    verifiedAnew:
      'Modifier le nom, le numéro GST ou le numéro PAN d’une société vérifiée exige une nouvelle vérification.',
    edit: 'Modifier le profil',
    saved: 'Profil enregistré',
    plan: 'Formule %{plan}',
    facts: 'Société',
    figures: 'Chiffres clés',
    legal: 'Informations juridiques',
    employees: 'Effectif total',
    revenue: 'Chiffre d’affaires annuel',
    years: 'Années d’activité',
  },
  notifications: {
    email: {
      label: 'Notifications par e-mail',
      about: 'Tout ce qui est important, par e-mail',
    },
    push: {
      label: 'Notifications push',
      about:
        'Affiche les nouvelles notifications pendant que vous travaillez. Elles figurent aussi dans votre boîte de réception.',
    },
    sms: {
      label: 'Notifications par SMS',
      about: 'Nous ne pouvons pas encore envoyer de SMS : cette option reste désactivée.',
    },
    recruiterRequests: {
      label: 'Demandes de recruteurs',
      about:
        'E-mail quand un recruteur envoie une demande ou y répond, planifie un entretien ou fait une offre',
    },
    contractUpdates: {
      label: 'Suivi des contrats',
      about: 'E-mail quand un contrat est rédigé, envoyé, signé, modifié ou terminé',
    },
    profileViews: {
      label: 'Consultations de profils',
      about:
        'Combien de fois les recruteurs ont consulté les profils de vos candidats, une fois par jour au plus',
    },
    newCandidates: {
      label: 'Nouveaux candidats',
      about: 'Les nouveaux résultats de chacune de vos recherches enregistrées, une fois par jour au plus',
    },
    interviewReminders: {
      label: 'Rappels d’entretien',
      about: 'Un rappel la veille de chaque entretien, avec l’heure et un lien vers le candidat',
    },
    applicationUpdates: {
      label: 'Suivi des candidatures',
      about:
        'E-mail quand un prestataire présente ou retire un candidat, répond à une demande ou envoie un contrat',
    },
    marketInsights: {
      label: 'Aperçus du marché',
      about:
        'Combien de nouveaux candidats ont les compétences demandées par vos offres ouvertes, une fois par semaine au plus',
    },
    systemAlerts: {
      label: 'Alertes système',
      about: 'Quand un service connecté n’accepte plus les messages ou qu’une facture est en retard',
    },
  },
  password: {
    title: 'Mot de passe',
    about: 'Changer votre mot de passe vous déconnecte de tous vos autres appareils.',
    change: 'Changer le mot de passe',
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    confirmation: 'Confirmer le nouveau mot de passe',
    hint: 'Au moins 8 caractères. Quelques mots sans lien entre eux font un bon mot de passe.',
    changed: 'Mot de passe changé. Vous êtes déconnecté de tous vos autres appareils.',
    strength: {
      label: 'Robustesse du mot de passe',
      1: 'Faible',
      2: 'Moyen',
      3: 'Bon',
      4: 'Fort',
    },
  },
  security: {
    title: 'Paramètres de sécurité',
    twoFactor: {
      label: 'Authentification à deux facteurs',
      about: 'Demande un code de votre téléphone à la connexion. S’applique uniquement à votre compte.',
      left: '%{smart_count} code de secours restant |||| %{smart_count} codes de secours restants',
    },
    sessionTimeout: {
      label: 'Expiration de la session',
      about: 'Déconnexion automatique après 30 minutes d’inactivité, pour toute votre société',
    },
    ipRestriction: {
      label: 'Restriction par adresse IP',
      about: 'N’autoriser la connexion à votre société que depuis les adresses de votre liste',
      edit: 'Modifier les adresses',
      list: 'Adresses autorisées',
      hint: 'Une adresse ou une plage par ligne, comme 203.0.113.7 ou 2001:db8::/32',
      save: 'N’autoriser que ces adresses',
    },
    auditLogs: {
      label: 'Journaux d’audit',
      about: 'Enregistrer qui a modifié quoi',
      show: 'Voir le journal d’audit',
    },
    serverOnly:
      'Cette démo fonctionne dans votre navigateur et accepte tout mot de passe : il n’y a donc pas de connexion à protéger.',
    companyOnly:
      'Seules les personnes qui gèrent les paramètres de la société peuvent modifier sa sécurité. Vous pouvez toujours protéger votre propre compte.',
  },
  secondFactor: {
    title: 'Configurer l’authentification à deux facteurs',
    scan: 'Scannez ce code avec une application d’authentification sur votre téléphone.',
    picture: 'Code QR pour l’application d’authentification',
    byHand: 'Ou saisissez cette clé dans l’application :',
    code: 'Code de l’application',
    codeNeeded: 'Saisissez les six chiffres affichés par l’application',
    confirm: 'Activer',
    done: 'L’authentification à deux facteurs est activée',
    keep: 'Conservez ces codes de secours en lieu sûr. Chacun permet une connexion sans votre téléphone. Ils ne s’affichent que maintenant.',
    codes: 'Codes de secours',
    copy: 'Copier',
    copied: 'Copié',
    download: 'Télécharger',
    kept: 'Je les ai conservés',
    offTitle: 'Désactiver l’authentification à deux facteurs ?',
    offLead:
      'Vous vous connecterez avec votre seul mot de passe. Pour confirmer, saisissez un code de l’application ou un code de secours.',
    anyCode: 'Code ou code de secours',
    off: 'Désactiver',
    isOff: 'L’authentification à deux facteurs est désactivée',
  },
  sessions: {
    title: 'Sessions actives',
    about: 'Déconnectez les appareils que vous ne reconnaissez pas, puis changez de mot de passe.',
    current: 'Cet appareil',
    unknownDevice: 'Appareil inconnu',
    network: 'Réseau : %{network}',
    times: 'Connecté le %{from}. Dernière utilisation : %{last}.',
    end: 'Déconnecter',
    endNamed: 'Déconnecter %{device}, dernière utilisation : %{last}',
    endOthers: 'Déconnecter tous les autres appareils',
    ended: 'Appareil déconnecté',
    othersEnded: 'Tous les autres appareils ont été déconnectés',
    confirm: {
      one: 'Déconnecter cet appareil ?',
      oneText: 'Vous aurez besoin de votre mot de passe pour vous y reconnecter.',
      others: 'Déconnecter tous les autres appareils ?',
      othersText: 'Vous aurez besoin de votre mot de passe pour vous y reconnecter.',
    },
  },
  idle: {
    title: 'Êtes-vous toujours là ?',
    text: 'Vous serez déconnecté dans %{smart_count} seconde. Vos modifications non enregistrées sont conservées. |||| Vous serez déconnecté dans %{smart_count} secondes. Vos modifications non enregistrées sont conservées.',
    stay: 'Rester connecté',
    leave: 'Se déconnecter',
    draft: 'Vos modifications non enregistrées ont été rétablies.',
  },
  integrations: {
    status: {
      Connected: 'Connectée',
      Pending: 'En attente',
      'Not Connected': 'Disponible',
    },
    about: {
      Slack: 'Recevez les nouvelles demandes et le suivi des contrats dans un canal Slack',
      'Microsoft Teams': 'Recevez les nouvelles demandes et le suivi des contrats dans un canal Teams',
      Zapier: 'Envoyez les nouvelles demandes et le suivi des contrats à un webhook Zapier',
      'Google Workspace':
        'Envoyez les nouvelles demandes et le suivi des contrats à un webhook, par exemple un Apps Script',
      Salesforce: 'Envoyez les nouvelles demandes et le suivi des contrats à votre webhook pour Salesforce',
    },
    connect: 'Connecter',
    connectNamed: 'Connecter %{name}',
    disconnect: 'Déconnecter',
    disconnectNamed: 'Déconnecter %{name}',
    test: 'Tester',
    testNamed: 'Tester %{name}',
    log: 'Envois',
    logNamed: 'Envois à %{name}',
    lead: 'Créez un webhook entrant dans %{name} et collez son URL ici. Nous y enverrons les nouvelles demandes et le suivi des contrats.',
    address: 'URL du webhook',
    addressNeeded: 'Saisissez une URL qui commence par https://',
    connected: '%{name} connecté',
    disconnected: '%{name} déconnecté',
    key: 'Nous signons chaque message avec cette clé dans l’en-tête X-TalentBench-Signature (HMAC-SHA256). Copiez-la maintenant : elle ne s’affiche qu’une fois.',
    done: 'Terminé',
    disconnectTitle: 'Déconnecter %{name} ?',
    disconnectLead: 'Nous supprimons son URL et son historique d’envois, et n’y envoyons plus de messages.',
    testing: 'Message de test envoyé. Consultez le résultat dans « Envois ».',
    noDeliveries: 'Rien n’a encore été envoyé.',
    attempts: '%{smart_count} tentative |||| %{smart_count} tentatives',
    again: 'Actualiser',
    delivery: {
      Queued: 'En file d’attente',
      Delivered: 'Distribué',
      Failed: 'Échec',
    },
  },
  billing: {
    current: 'Formule actuelle',
    noPlan: 'Aucun abonnement pour le moment',
    history: 'Historique de facturation',
    none: 'Aucune facture pour le moment.',
    all: 'Voir toutes les factures',
  },
};
