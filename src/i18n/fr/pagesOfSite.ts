import type { PagesOfSiteTexts } from '../en/pagesOfSite.ts';

export const pagesOfSite: PagesOfSiteTexts = {
  frame: {
    updated: 'Dernière modification : %{date}',
    contents: 'Sur cette page',
    operator: 'l’opérateur de ce TalentBench',
    questions: {
      title: 'Un point n’est pas clair ?',
      text: 'Écrivez à %{email} ou utilisez le formulaire de la page d’accueil. Nous répondons en 2 à 4 heures les jours ouvrés.',
      action: 'Écrivez-nous',
    },
  },
  notFound: {
    title: 'Page introuvable',
    description: 'Il n’y a pas de page à cette adresse.',
    text: 'Il n’y a pas de page à cette adresse. Elle est peut-être mal saisie, ou la page a été supprimée.',
    home: 'Aller à la page d’accueil',
  },
  setPassword: {
    title: 'Choisissez votre mot de passe',
    description: 'Choisissez le mot de passe de votre compte TalentBench.',
    needsScript: 'Choisir un mot de passe demande JavaScript. Activez-le, puis ouvrez de nouveau le lien.',
  },
  privacy: {
    title: 'Politique de confidentialité',
    description:
      'Quelles données personnelles TalentBench conserve, pourquoi, combien de temps, et ce que vous pouvez demander.',
    lead: 'Cette page dit quelles données personnelles cette place de marché conserve, pourquoi et combien de temps. Elle est courte, car peu de données sont recueillies.',
    sections: [
      {
        title: 'Qui est responsable',
        paragraphs: [
          'Le responsable des données est %{operator}. Vous joignez les personnes chargées de ces questions à %{email} ou au %{phone}.',
        ],
        points: [],
      },
      {
        title: 'Ce que laisse un visiteur',
        paragraphs: [
          'Vous pouvez lire tout ce site sans nous dire qui vous êtes. Nous ne conservons que ce que vous nous envoyez :',
        ],
        points: [
          'Une demande d’inscription : vos prénom et nom, adresse e-mail, société, le fait que vous cherchiez ou proposiez des talents, la langue dans laquelle vous lisez, et votre message si vous en écrivez un.',
          'Un abonnement à la lettre d’information : votre adresse e-mail.',
          'Un message de contact : vos prénom et nom, adresse e-mail, l’objet et le message.',
          'Une recherche sur la page d’accueil : les mots servent à compter les profils correspondants et ne sont pas conservés.',
        ],
      },
      {
        title: 'Ce qui est conservé sur les personnes qui ont un compte',
        paragraphs: [
          'Les sociétés participantes conservent les noms, adresses e-mail professionnelles et rôles de leurs propres collaborateurs, et les prestataires conservent les profils des personnes qu’ils proposent : compétences, expérience, lieu, disponibilité et tarif. Le serveur conserve en outre :',
        ],
        points: [
          'Votre mot de passe, sous forme d’empreinte à sens unique que personne ne peut inverser.',
          'Vos sessions : quand chacune a commencé et quand elle se termine. Les jetons eux-mêmes sont conservés sous forme d’empreintes.',
          'Les connexions échouées et les messages envoyés, comptés par une empreinte du compte et de l’adresse réseau afin d’empêcher les abus, et oubliés peu après.',
          'Une trace des modifications faites dans les consoles : qui a modifié quoi, quand et depuis quelle adresse réseau. Elle protège toutes les parties et ne peut pas être modifiée.',
          'Les e-mails qui vous sont envoyés au sujet de votre compte : invitations et liens pour choisir un nouveau mot de passe.',
        ],
      },
      {
        title: 'Pourquoi c’est conservé',
        paragraphs: [
          'Les demandes d’inscription et les messages de contact sont conservés pour vous répondre. Les adresses de la lettre d’information sont conservées pour vous l’envoyer jusqu’à ce que vous n’en vouliez plus. Les données des comptes sont conservées parce que la place de marché ne peut pas fonctionner sans elles, et la trace des modifications parce que les sociétés doivent pouvoir se fier à ce qu’elles voient.',
        ],
        points: [],
      },
      {
        title: 'Qui peut le voir',
        paragraphs: [
          'Chaque société voit ses propres données. Les recruteurs des sociétés admises voient les profils que les prestataires ont publiés. L’opérateur voit ce qui est nécessaire pour tenir le marché. La base de données elle-même, et pas seulement les écrans, sépare les données des différentes sociétés.',
          'Rien n’est vendu, et rien n’est transmis à des fins publicitaires. Ce site ne charge ni script, ni police, ni image, ni vidéo depuis un autre serveur : aucun tiers n’apprend votre visite.',
        ],
        points: [],
      },
      {
        title: 'Combien de temps c’est conservé',
        paragraphs: [],
        points: [
          'Demandes d’inscription et messages de contact : jusqu’à ce qu’il y soit répondu et qu’ils ne servent plus, ou jusqu’à ce que vous demandiez leur suppression.',
          'Adresses de la lettre d’information : jusqu’à votre désabonnement, par le lien de nos e-mails.',
          'Sessions terminées : un jour après le dernier moment où elles auraient pu servir.',
          'Données des comptes et des contrats : tant que votre société participe, puis aussi longtemps que la loi l’exige.',
        ],
      },
      {
        title: 'Ce que vous pouvez demander',
        paragraphs: [
          'Vous pouvez demander quelles données sont conservées sur vous, les faire corriger ou supprimer, en recevoir une copie et vous opposer à leur usage. Écrivez à %{email} ; nous pourrons vous demander de montrer qu’il s’agit bien de vous. Si un prestataire vous a publié, vous pouvez aussi vous adresser à cette société. Vous pouvez porter réclamation auprès de l’autorité de protection des données de votre lieu de résidence.',
        ],
        points: [],
      },
    ],
  },
  terms: {
    title: 'Conditions d’utilisation',
    description: 'Les règles selon lesquelles les sociétés utilisent TalentBench.',
    lead: 'Voici les règles selon lesquelles les sociétés utilisent cette place de marché. Les parties sont votre société et %{operator}.',
    sections: [
      {
        title: 'Ce qu’est le service',
        paragraphs: [
          'TalentBench est une place de marché pour les sociétés. Les prestataires y présentent des salariés libres entre deux projets ; les recruteurs les cherchent, les demandent et conviennent de contrats. L’opérateur tient la place de marché et n’est pas partie aux contrats qui s’y concluent.',
        ],
        points: [],
      },
      {
        title: 'Comptes',
        paragraphs: [
          'Un compte commence par une demande d’inscription. L’opérateur en décide et peut demander la preuve que votre société existe et que vous pouvez agir pour elle. Il n’existe pas de droit à être admis.',
        ],
        points: [
          'Chaque personne utilise son propre compte et garde son mot de passe pour elle.',
          'Votre société dit qui peut agir pour elle et répond de ce que ces personnes font ici.',
          'Prévenez-nous aussitôt si vous pensez que quelqu’un d’autre a utilisé votre compte.',
        ],
      },
      {
        title: 'Ce que promettent les prestataires',
        paragraphs: [],
        points: [
          'Les personnes que vous présentez sont vos salariés ou ont accepté d’être présentées.',
          'Compétences, expérience, tarifs et dates sont exacts le jour où vous les saisissez et sont tenus à jour.',
          'Vous répondez aux demandes dans le délai que vous annoncez.',
        ],
      },
      {
        title: 'Ce que promettent les recruteurs',
        paragraphs: [],
        points: [
          'Vous utilisez les profils pour pourvoir de vrais postes et pour rien d’autre.',
          'Vous ne copiez pas de profils hors de la place de marché pour constituer votre propre liste.',
          'Vous ne transmettez pas ce que vous apprenez d’une personne sans l’accord du prestataire.',
        ],
      },
      {
        title: 'Mise en relation et chiffres',
        paragraphs: [
          'Les scores, les recommandations et les chiffres du marché vous aident à décider. Ils sont calculés à partir de ce que les sociétés ont saisi et peuvent être faux. La décision sur une personne est toujours prise par une personne.',
        ],
        points: [],
      },
      {
        title: 'Prix',
        paragraphs: [
          'Freemium est gratuit. Premium et Enterprise coûtent ce que dit votre offre. Une formule peut prendre fin au terme du mois payé.',
        ],
        points: [],
      },
      {
        title: 'Disponibilité et responsabilité',
        paragraphs: [
          'L’opérateur veille avec un soin raisonnable à ce que la place de marché soit accessible et que rien ne se perde, mais ne promet pas qu’elle ne tombe jamais en panne. L’opérateur répond sans limite du dol et de la faute lourde, et là où la loi n’admet aucune limite ; pour le reste, des seuls dommages prévisibles.',
        ],
        points: [],
      },
      {
        title: 'Suspension et fin',
        paragraphs: [
          'Une société qui enfreint ces règles peut être suspendue. Ses collaborateurs sont alors déconnectés et en sont informés. Vous pouvez mettre fin à votre compte à tout moment en écrivant à %{email}. Ce que la loi oblige à conserver est conservé ; le reste est supprimé sur demande.',
        ],
        points: [],
      },
      {
        title: 'Modifications',
        paragraphs: [
          'Si ces conditions changent, les personnes qui ont un compte en sont informées au moins 30 jours à l’avance. Quiconque n’est pas d’accord peut mettre fin à son compte d’ici là.',
        ],
        points: [],
      },
    ],
  },
  cookies: {
    title: 'Politique de cookies',
    description:
      'Le seul cookie que pose TalentBench, et ce qu’il garde dans le stockage de votre navigateur.',
    lead: 'Ce site pose un seul cookie, ne suit personne et n’a donc aucun bandeau à refermer.',
    sections: [
      {
        title: 'Le cookie',
        paragraphs: [
          'Il n’y en a qu’un, posé seulement lorsque vous choisissez une langue avec le sélecteur :',
        ],
        points: [
          'language : la langue choisie, en deux lettres, pour un an. Il permet au serveur de vous envoyer la page dans cette langue.',
        ],
      },
      {
        title: 'Ce qui est gardé dans le stockage de votre navigateur',
        paragraphs: [
          'Ces entrées restent dans votre navigateur et ne partent pas avec chaque requête, comme le feraient des cookies. Elles servent la fonction que vous avez demandée et rien d’autre.',
        ],
        points: [
          'language : la langue choisie.',
          'colourScheme : clair ou sombre, si vous avez utilisé le sélecteur.',
          'authToken, refreshToken, userType, userRole, userId, userData, fc, ainsi que l’heure et le message de votre connexion : votre session, effacée à la déconnexion. Si vous ne demandez pas que cet appareil soit retenu, elles disparaissent avec la fenêtre du navigateur.',
          'Entrées RaStore : la façon dont vous avez disposé les listes dans les consoles, comme les colonnes et le tri.',
        ],
      },
      {
        title: 'Ce qu’il n’y a pas ici',
        paragraphs: [
          'Ni cookies publicitaires, ni cookies de mesure, ni pixels, ni empreintes numériques, ni contenu d’un autre serveur qui pourrait poser ses propres cookies. Les liens vers les réseaux sociaux sont de simples liens : ces réseaux n’apprennent votre visite que si vous en suivez un.',
        ],
        points: [],
      },
      {
        title: 'Comment les effacer',
        paragraphs: [
          'Les réglages de votre navigateur permettent de supprimer les cookies et les données de ce site. Vous serez déconnecté, et le site suivra de nouveau la langue et les couleurs de votre navigateur.',
        ],
        points: [],
      },
    ],
  },
  careers: {
    title: 'Carrières',
    description: 'Comment nous travaillons chez TalentBench, et comment nous écrire.',
    lead: 'Nous construisons un marché où aucun talent ne reste inoccupé. Il serait étrange que postuler ici demande des semaines d’attente.',
    sections: [
      {
        title: 'Comment nous travaillons',
        paragraphs: [
          'Nous sommes une petite équipe qui met les choses par écrit. Un changement vient avec sa raison, une affirmation avec le test qui la soutient, et un chiffre avec la façon dont il a été mesuré.',
        ],
        points: [
          'À distance d’abord, avec deux semaines par an dans une même pièce.',
          'De petits changements, livrés le jour où ils sont terminés.',
          'L’assistance est assurée, à tour de rôle, par celles et ceux qui construisent le produit.',
        ],
      },
      {
        title: 'Qui nous aimons lire',
        paragraphs: ['Il n’y a pas toujours de poste ouvert, mais nous lisons toujours les lettres :'],
        points: [
          'D’ingénieurs pour qui la sensation compte autant que le fonctionnement.',
          'De personnes qui ont géré un intercontrat et savent à quoi ressemble le lundi d’un prestataire.',
          'De chargés de clientèle qui préfèrent résoudre un problème plutôt que le transférer.',
        ],
      },
      {
        title: 'Comment se passe une candidature',
        paragraphs: [
          'Écrivez à %{email} quelques lignes sur une chose que vous avez faite et que vous feriez autrement aujourd’hui. Une personne vous répond en deux jours ouvrés. Viennent ensuite un entretien, une journée de travail commune et payée, et une décision dans la semaine.',
        ],
        points: [],
      },
    ],
  },
  support: {
    title: 'Assistance',
    description: 'Comment obtenir de l’aide sur TalentBench : connexion, comptes et tout le reste.',
    lead: 'La plupart des questions trouvent ici leur réponse en une minute. Pour toutes les autres, il y a une personne.',
    sections: [
      {
        title: 'Je ne peux pas me connecter',
        paragraphs: [],
        points: [
          'Choisissez Se connecter, puis le lien de mot de passe oublié. Vous recevez un e-mail avec un lien qui sert une fois.',
          'Après plusieurs mots de passe erronés, il faut attendre un peu, et chaque nouvel essai allonge l’attente. Cela protège votre compte.',
          'Si vous lisez que le compte de votre société est suspendu, écrivez à %{email}.',
        ],
      },
      {
        title: 'Mon invitation ne fonctionne pas',
        paragraphs: [
          'Chaque lien d’un e-mail sert une fois et pour un temps limité. Si le vôtre a déjà servi ou a expiré, demandez un nouveau mot de passe avec votre adresse e-mail, ou écrivez-nous pour recevoir une nouvelle invitation.',
        ],
        points: [],
      },
      {
        title: 'J’ai envoyé une demande d’inscription',
        paragraphs: [
          'Nous vous contactons sous 24 heures. Sans nouvelles, regardez d’abord dans le dossier des courriers indésirables, puis écrivez-nous.',
        ],
        points: [],
      },
      {
        title: 'Quelque chose ne va pas dans une console',
        paragraphs: [
          'Dites-nous la page, ce que vous avez fait et ce que vous attendiez. Si le message affiché nomme une requête, envoyez-nous ce nom : il nous permet de retrouver ce qui s’est passé.',
        ],
        points: [],
      },
      {
        title: 'Comment nous joindre',
        paragraphs: [
          'Par e-mail à %{email} et par téléphone au %{phone}, du lundi au vendredi, de 9 h à 18 h. Nous répondons en 2 à 4 heures les jours ouvrés. Les clients Enterprise ont leur propre interlocuteur et la priorité dans la file.',
        ],
        points: [],
      },
    ],
  },
  partners: {
    title: 'Partenaires',
    description:
      'Comment les partenaires de réalisation, les associations et les éditeurs de logiciels travaillent avec TalentBench.',
    lead: 'Un marché s’améliore avec chaque participant honnête. Voici les façons de participer au-delà d’un compte.',
    sections: [
      {
        title: 'Partenaires de réalisation',
        paragraphs: [
          'Vous menez des projets avec les collaborateurs de plusieurs prestataires. Comme partenaire de réalisation, vous composez des équipes entières à partir du vivier, gardez un contrat avec chaque prestataire et voyez toutes les dates de fin dans un seul calendrier.',
        ],
        points: [],
      },
      {
        title: 'Associations et réseaux',
        paragraphs: [
          'Vous réunissez des sociétés de services ou de conseil. Nous préparons pour vos membres un vivier à votre nom, où ils trouvent d’abord les personnes libres les uns des autres.',
        ],
        points: [],
      },
      {
        title: 'Éditeurs de logiciels',
        paragraphs: [
          'Tout ce que font les consoles passe par une interface documentée. Si vous éditez un logiciel de planification, de paie ou de suivi des candidatures, vos clients peuvent publier leur intercontrat sans rien saisir deux fois.',
        ],
        points: [],
      },
      {
        title: 'Comment devenir partenaire',
        paragraphs: [
          'Écrivez à %{email} et dites-nous avec qui vous travaillez et ce qui devrait leur devenir plus facile. Vous recevez une réponse en 2 à 4 heures les jours ouvrés, et un premier projet d’accord dans la semaine.',
        ],
        points: [],
      },
    ],
  },
};
