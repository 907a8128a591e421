import type { PagesOfSiteTexts } from '../en/pagesOfSite.ts';

export const pagesOfSite: PagesOfSiteTexts = {
  frame: {
    updated: 'Dernière modification : %{date}',
    contents: 'Sur cette page',
    operator: 'l’exploitant de cette plateforme TalentBench',
    questions: {
      title: 'Des questions ?',
      text: 'Écrivez à %{email} ou utilisez le formulaire de la page d’accueil. Nous répondons en 2 à 4 heures les jours ouvrés.',
      action: 'Contactez-nous',
    },
  },
  notFound: {
    title: 'Page introuvable',
    description: 'Aucune page n’existe à cette adresse.',
    text: 'L’adresse est peut-être incorrecte, ou la page a été supprimée.',
    home: 'Aller à la page d’accueil',
  },
  setPassword: {
    title: 'Choisissez votre mot de passe',
    description: 'Choisissez un mot de passe pour votre compte TalentBench.',
    needsScript:
      'JavaScript est nécessaire pour choisir un mot de passe. Activez-le, puis ouvrez de nouveau le lien.',
  },
  privacy: {
    title: 'Politique de confidentialité',
    description:
      'Quelles données personnelles TalentBench conserve, pourquoi, combien de temps, et quels sont vos droits.',
    lead: 'Cette politique explique quelles données personnelles nous conservons, pourquoi et combien de temps. Elle est courte, car nous en collectons peu.',
    sections: [
      {
        title: 'Responsable du traitement',
        paragraphs: [
          'Vos données sont conservées par %{operator}. Contactez-nous à %{email} ou au %{phone}.',
        ],
        points: [],
      },
      {
        title: 'Données des visiteurs',
        paragraphs: [
          'Vous pouvez consulter ce site sans vous identifier. Nous ne conservons que ce que vous nous envoyez :',
        ],
        points: [
          'Une demande d’inscription : vos prénom et nom, votre adresse e-mail, votre société, si vous recrutez ou proposez des talents, votre langue et, le cas échéant, votre message.',
          'Un abonnement à la newsletter : votre adresse e-mail.',
          'Un message de contact : vos prénom et nom, votre adresse e-mail, l’objet et le message.',
          'Une recherche sur la page d’accueil : les mots servent à compter les profils correspondants et ne sont pas conservés.',
        ],
      },
      {
        title: 'Données des titulaires de compte',
        paragraphs: [
          'Les sociétés enregistrent les noms, adresses e-mail professionnelles et rôles de leurs utilisateurs. Les prestataires enregistrent les profils des personnes qu’ils proposent : compétences, expérience, lieu, disponibilité et tarif. Le serveur conserve aussi :',
        ],
        points: [
          'Votre mot de passe, sous forme d’empreinte irréversible.',
          'Vos sessions : début et fin de chacune. Les jetons de session sont conservés sous forme d’empreintes.',
          'Le nombre de connexions échouées et de messages envoyés, rattaché à une empreinte du compte et de l’adresse réseau. Il sert à prévenir les abus et est supprimé peu après.',
          'Un journal d’audit des modifications faites dans les consoles : qui a modifié quoi, quand et depuis quelle adresse réseau. Il ne peut pas être modifié.',
          'Les e-mails envoyés au sujet de votre compte : invitations et liens pour choisir un nouveau mot de passe.',
        ],
      },
      {
        title: 'Pourquoi nous les conservons',
        paragraphs: [
          'Nous conservons les demandes d’inscription et les messages de contact pour vous répondre, et les adresses de la newsletter pour vous l’envoyer jusqu’à votre désabonnement. Nous conservons les données des comptes parce que la place de marché ne peut pas fonctionner sans elles, et le journal d’audit pour que les sociétés puissent se fier à ce qu’elles voient.',
        ],
        points: [],
      },
      {
        title: 'Accès à vos données',
        paragraphs: [
          'Chaque société voit ses propres données. Les recruteurs des sociétés approuvées voient les profils publiés par les prestataires. L’exploitant voit ce qui est nécessaire au fonctionnement de la place de marché. Les données de chaque société sont séparées dans la base de données elle-même, et pas seulement à l’écran.',
          'Nous ne vendons pas vos données et ne les partageons pas à des fins publicitaires. Ce site ne charge ni script, ni police, ni image, ni vidéo depuis d’autres serveurs : aucun tiers n’est informé de votre visite.',
        ],
        points: [],
      },
      {
        title: 'Combien de temps nous les conservons',
        paragraphs: [],
        points: [
          'Demandes d’inscription et messages de contact : jusqu’à ce qu’ils soient traités et ne soient plus nécessaires, ou que vous demandiez leur suppression.',
          'Adresses de la newsletter : jusqu’à votre désabonnement par le lien figurant dans nos e-mails.',
          'Sessions terminées : un jour après leur expiration.',
          'Données des comptes et des contrats : tant que votre société utilise TalentBench, puis aussi longtemps que la loi l’exige.',
        ],
      },
      {
        title: 'Vos droits',
        paragraphs: [
          'Vous pouvez demander quelles données nous conservons sur vous, les faire corriger ou supprimer, en recevoir une copie et vous opposer à leur utilisation. Écrivez à %{email} ; nous pouvons vous demander de justifier de votre identité. Si un prestataire vous propose, vous pouvez aussi vous adresser à cette société. Vous pouvez adresser une réclamation à votre autorité de protection des données.',
        ],
        points: [],
      },
    ],
  },
  terms: {
    title: 'Conditions d’utilisation',
    description: 'Les conditions qui s’appliquent aux sociétés qui utilisent TalentBench.',
    lead: 'Ces conditions s’appliquent lorsque votre société utilise cette place de marché. Elles constituent un accord entre votre société et %{operator}.',
    sections: [
      {
        title: 'Le service',
        paragraphs: [
          'TalentBench est une place de marché pour les sociétés. Les prestataires y proposent des salariés disponibles entre deux missions. Les recruteurs les trouvent, les demandent et conviennent de contrats. L’exploitant gère la place de marché et n’est pas partie aux contrats qui y sont conclus.',
        ],
        points: [],
      },
      {
        title: 'Comptes',
        paragraphs: [
          'Un compte commence par une demande d’inscription. L’exploitant l’examine et peut demander la preuve que votre société existe et que vous pouvez agir en son nom. L’admission n’est pas garantie.',
        ],
        points: [
          'Chaque personne utilise son propre compte et garde son mot de passe secret.',
          'Votre société décide qui peut agir en son nom et est responsable de ce que ces personnes font ici.',
          'Prévenez-nous immédiatement si vous pensez que quelqu’un d’autre a utilisé votre compte.',
        ],
      },
      {
        title: 'Obligations des prestataires',
        paragraphs: [],
        points: [
          'Les personnes que vous proposez sont vos salariés ou ont accepté d’être proposées.',
          'Compétences, expérience, tarifs et dates sont exacts au moment de la saisie, et vous les tenez à jour.',
          'Vous répondez aux demandes dans le délai que vous annoncez.',
        ],
      },
      {
        title: 'Obligations des recruteurs',
        paragraphs: [],
        points: [
          'Vous utilisez les profils uniquement pour pourvoir de vrais postes.',
          'Vous ne copiez pas de profils de la place de marché pour constituer votre propre base de données.',
          'Vous ne communiquez pas d’informations sur un candidat sans l’accord du prestataire.',
        ],
      },
      {
        title: 'Matching et chiffres',
        paragraphs: [
          'Les scores, recommandations et chiffres du marché vous aident à décider. Ils sont calculés à partir des données saisies par les sociétés et peuvent être erronés. Les décisions de recrutement sont toujours prises par des personnes.',
        ],
        points: [],
      },
      {
        title: 'Prix',
        paragraphs: [
          'Freemium est gratuit. Le prix de Premium et d’Enterprise figure dans votre offre. Vous pouvez résilier une formule à la fin du mois payé.',
        ],
        points: [],
      },
      {
        title: 'Disponibilité et responsabilité',
        paragraphs: [
          'L’exploitant prend des mesures raisonnables pour maintenir la place de marché disponible et éviter la perte de données, mais ne garantit pas un service ininterrompu. Sa responsabilité est illimitée en cas de dol ou de faute lourde et lorsque la loi n’admet aucune limite. Dans les autres cas, elle se limite aux dommages prévisibles.',
        ],
        points: [],
      },
      {
        title: 'Suspension et résiliation',
        paragraphs: [
          'Nous pouvons suspendre une société qui enfreint ces conditions. Ses utilisateurs sont alors déconnectés et informés. Vous pouvez fermer votre compte à tout moment en écrivant à %{email}. Nous conservons ce que la loi exige et supprimons le reste sur demande.',
        ],
        points: [],
      },
      {
        title: 'Modifications',
        paragraphs: [
          'Nous prévenons les titulaires de compte au moins 30 jours avant toute modification de ces conditions. En cas de désaccord, vous pouvez fermer votre compte d’ici là.',
        ],
        points: [],
      },
    ],
  },
  cookies: {
    title: 'Politique relative aux cookies',
    description:
      'Le seul cookie déposé par TalentBench, et ce qui est conservé dans le stockage de votre navigateur.',
    lead: 'Ce site dépose un seul cookie et ne fait aucun suivi : il n’y a donc pas de bandeau de cookies.',
    sections: [
      {
        title: 'Le cookie',
        paragraphs: ['Il n’y en a qu’un, déposé seulement si vous choisissez une langue :'],
        points: [
          'language : la langue choisie, sous forme d’un code à deux lettres, pendant un an. Il permet au serveur d’envoyer les pages dans cette langue.',
        ],
      },
      {
        title: 'Le stockage de votre navigateur',
        paragraphs: [
          'Ces données restent dans votre navigateur et ne sont pas envoyées à chaque requête comme les cookies. Elles servent uniquement à la fonction que vous avez demandée.',
        ],
        points: [
          'language : la langue choisie.',
          'colourScheme : clair ou sombre, si vous avez utilisé le sélecteur.',
          'authToken, refreshToken, userType, userRole, userId, userData, fc, ainsi que l’heure et le message de votre connexion : votre session, supprimée à la déconnexion. Si vous ne demandez pas de vous souvenir de cet appareil, elle prend fin avec la fenêtre du navigateur.',
          'Entrées RaStore : vos paramètres de liste dans les consoles, comme les colonnes et le tri.',
        ],
      },
      {
        title: 'Ce que nous n’utilisons pas',
        paragraphs: [
          'Aucun cookie publicitaire ou analytique, aucun pixel de suivi, aucune prise d’empreinte, aucun contenu d’autres serveurs susceptible de déposer des cookies. Les liens vers les réseaux sociaux sont de simples liens : ces réseaux ne sont informés de votre visite que si vous en suivez un.',
        ],
        points: [],
      },
      {
        title: 'Comment supprimer ces données',
        paragraphs: [
          'Supprimez les cookies et les données de ce site dans les paramètres de votre navigateur. Vous serez déconnecté, et le site suivra de nouveau la langue et le thème de votre navigateur.',
        ],
        points: [],
      },
    ],
  },
  careers: {
    title: 'Carrières',
    description: 'Comment nous travaillons chez TalentBench, et comment postuler.',
    lead: 'Nous construisons une place de marché qui sort vite les bons profils de l’intercontrat. Nos propres recrutements vont vite aussi.',
    sections: [
      {
        title: 'Comment nous travaillons',
        paragraphs: [
          'Nous sommes une petite équipe qui met les choses par écrit. Chaque changement a une raison, chaque affirmation un test et chaque chiffre une méthode.',
        ],
        points: [
          'Télétravail d’abord, avec deux semaines par an ensemble sur place.',
          'De petits changements, livrés le jour où ils sont prêts.',
          'Celles et ceux qui développent le produit assurent le support à tour de rôle.',
        ],
      },
      {
        title: 'Qui nous aimerions rencontrer',
        paragraphs: [
          'Nous n’avons pas toujours de poste ouvert, mais nous sommes toujours ravis d’échanger avec :',
        ],
        points: [
          'Des ingénieurs pour qui l’expérience du produit compte autant que son fonctionnement.',
          'Des personnes qui ont géré de l’intercontrat et savent à quoi ressemble le lundi d’un prestataire.',
          'Des chargés de compte qui préfèrent résoudre un problème que le transmettre.',
        ],
      },
      {
        title: 'Comment postuler',
        paragraphs: [
          'Écrivez à %{email} quelques lignes sur quelque chose que vous avez réalisé et sur ce que vous feriez autrement aujourd’hui. Quelqu’un vous répond sous deux jours ouvrés. Suivent un entretien, une journée de travail ensemble, payée, et une décision dans la semaine.',
        ],
        points: [],
      },
    ],
  },
  support: {
    title: 'Support',
    description: 'De l’aide pour la connexion, les comptes et tout le reste sur TalentBench.',
    lead: 'Trouvez une réponse rapide ci-dessous, ou contactez-nous.',
    sections: [
      {
        title: 'Je ne peux pas me connecter',
        paragraphs: [],
        points: [
          'Choisissez « Se connecter », puis « Mot de passe oublié ? ». Nous vous envoyons un lien utilisable une fois.',
          'Après plusieurs mots de passe erronés, vous devez patienter avant de réessayer. L’attente s’allonge à chaque fois pour protéger votre compte.',
          'Si le compte de votre société est suspendu, écrivez à %{email}.',
        ],
      },
      {
        title: 'Mon invitation ne fonctionne pas',
        paragraphs: [
          'Chaque lien ne fonctionne qu’une fois et pour une durée limitée. Si le vôtre a déjà servi ou a expiré, choisissez « Mot de passe oublié ? » à la connexion, ou demandez-nous une nouvelle invitation.',
        ],
        points: [],
      },
      {
        title: 'J’ai envoyé une demande d’inscription',
        paragraphs: [
          'Nous vous contactons sous 24 heures. Sans nouvelles de notre part, vérifiez votre dossier de courrier indésirable, puis écrivez-nous.',
        ],
        points: [],
      },
      {
        title: 'Quelque chose ne fonctionne pas',
        paragraphs: [
          'Dites-nous sur quelle page vous étiez, ce que vous avez fait et ce que vous attendiez. Si le message d’erreur affiche un identifiant de requête, indiquez-le pour que nous puissions trouver la cause.',
        ],
        points: [],
      },
      {
        title: 'Nous contacter',
        paragraphs: [
          'Écrivez à %{email} ou appelez le %{phone}, du lundi au vendredi, de %{from} à %{to} %{zone}. Nous répondons en 2 à 4 heures les jours ouvrés. Les clients Enterprise disposent d’un responsable de compte dédié et du support prioritaire.',
        ],
        points: [],
      },
    ],
  },
  partners: {
    title: 'Partenaires',
    description:
      'Comment les partenaires de réalisation, les associations et les éditeurs de logiciels travaillent avec TalentBench.',
    lead: 'Travaillez avec nous en tant que partenaire de réalisation, association ou éditeur de logiciels.',
    sections: [
      {
        title: 'Partenaires de réalisation',
        paragraphs: [
          'Vous menez des projets avec les collaborateurs de plusieurs prestataires. En tant que partenaire de réalisation, vous constituez des équipes entières depuis le vivier de talents, gardez un contrat par prestataire et voyez toutes les fins de mission dans un seul calendrier.',
        ],
        points: [],
      },
      {
        title: 'Associations et réseaux',
        paragraphs: [
          'Vous réunissez des sociétés de services ou de conseil. Nous créons un vivier de talents à votre marque, où vos membres voient en premier les personnes disponibles chez les autres.',
        ],
        points: [],
      },
      {
        title: 'Éditeurs de logiciels',
        paragraphs: [
          'Toutes les fonctions des consoles sont accessibles par une API documentée. Si vous éditez un logiciel de planification, de paie ou de suivi des candidatures, vos clients peuvent publier leur intercontrat sans double saisie.',
        ],
        points: [],
      },
      {
        title: 'Comment devenir partenaire',
        paragraphs: [
          'Écrivez à %{email} et dites-nous avec qui vous travaillez et ce que nous pouvons leur faciliter. Nous répondons en 2 à 4 heures les jours ouvrés et envoyons un projet d’accord sous une semaine.',
        ],
        points: [],
      },
    ],
  },
};
