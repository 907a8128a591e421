import type { LandingTexts } from '../en/landing.ts';

export const landing: LandingTexts = {
  page: {
    title: 'TalentBench : vos talents en intercontrat, placés en quelques jours',
    description:
      'TalentBench est la place de marché B2B où les prestataires proposent leurs collaborateurs en intercontrat et où les recruteurs les trouvent et les embauchent, selon leurs compétences et leur disponibilité.',
  },
  brand: 'TalentBench',
  skip: 'Aller au contenu',
  nav: {
    label: 'Rubriques de cette page',
    home: 'Accueil',
    features: 'Fonctionnalités',
    pricing: 'Tarifs',
    about: 'À propos',
    contact: 'Contact',
    menu: 'Menu',
    close: 'Fermer le menu',
    login: 'Se connecter',
    signUp: 'S’inscrire',
    openConsole: 'Ouvrir la console',
    language: 'Langue',
    toDark: 'Passer au mode sombre',
    toLight: 'Passer au mode clair',
  },
  search: {
    placeholder: 'Rechercher talents, compétences, sociétés…',
    label: 'Rechercher dans le vivier de talents',
    submit: 'Rechercher',
    clear: 'Effacer la recherche',
    close: 'Fermer les résultats',
    results: 'Résultats de la recherche',
    tooShort: 'Saisissez au moins deux caractères pour lancer la recherche.',
    loading: 'Décompte des profils correspondants…',
    nothing:
      'Aucun profil ne correspond à « %{query} » aujourd’hui. Essayez un terme plus large, comme une compétence ou un intitulé de poste.',
    found: {
      one: '%{count} profil correspond à « %{query} ».',
      other: '%{count} profils correspondent à « %{query} ».',
    },
    byTitle: 'Par intitulé de poste',
    bySkill: 'Par compétence',
    invitation: 'Inscrivez-vous pour découvrir qui ils sont, leurs compétences et leurs disponibilités.',
    signUp: 'S’inscrire pour voir les profils',
    failed: 'La recherche a échoué. Vérifiez votre connexion et réessayez.',
    tooMany: 'Trop de recherches. Patientez un instant, puis réessayez.',
  },
  hero: {
    eyebrow: 'La place de marché de l’intercontrat',
    title: 'Les bons profils ne devraient pas attendre en intercontrat.',
    lead: 'Les prestataires proposent leurs collaborateurs disponibles. Les recruteurs trouvent les bons profils, voient pourquoi ils correspondent et les embauchent en quelques jours au lieu de plusieurs mois.',
    action: 'Commencer',
    demo: 'Voir la démo',
    art: 'Des personnes sur un banc, chacune reliée par une ligne au poste ouvert qui lui correspond',
    points: {
      verified: 'Des sociétés vérifiées des deux côtés',
      explained: 'Chaque correspondance est expliquée',
      safe: 'Chaque société ne voit que ses propres données',
    },
  },
  tour: {
    title: 'TalentBench en une minute',
    lead: 'Découvrez comment un candidat se libère, est trouvé, puis embauché.',
    play: 'Lire la vidéo',
    video: 'Enregistrement des consoles TalentBench',
    close: 'Fermer la vidéo',
    action: 'Essayer la plateforme',
    unavailable: 'La vidéo n’a pas pu être chargée. Essayez plutôt la plateforme.',
  },
  problem: {
    eyebrow: 'Le problème',
    title: 'Les talents attendent. Le travail aussi.',
    lead: 'Des spécialistes attendent en intercontrat dans une société pendant qu’une autre cherche précisément leurs compétences.',
    items: {
      revenue: {
        title: 'Du chiffre d’affaires perdu',
        text: 'Chaque jour d’intercontrat vous coûte, et personne ne le paie.',
      },
      cycle: {
        title: '45 à 60 jours pour recruter',
        text: 'Annonces, préqualification et préavis prennent deux mois. Pendant ce temps, le projet n’avance pas.',
      },
      waste: {
        title: 'Des talents gâchés',
        text: 'Les compétences s’émoussent et les meilleurs partent, car personne à l’extérieur ne sait qu’ils sont disponibles.',
      },
    },
  },
  solution: {
    eyebrow: 'La solution',
    title: 'Une place de marché pour l’intercontrat.',
    items: {
      instant: {
        title: 'Opérationnels tout de suite',
        text: 'Les candidats sont salariés, vérifiés et disponibles tout de suite ou à une date précise.',
      },
      matching: {
        title: 'Matching intelligent par IA',
        text: 'Les candidats sont classés selon leurs compétences, la réactivité et la disponibilité, avec les raisons affichées.',
      },
      growth: {
        title: 'Moins de coûts, plus de croissance',
        text: 'Les prestataires transforment l’intercontrat en chiffre d’affaires. Les recruteurs embauchent sans passer par un cabinet.',
      },
    },
  },
  users: {
    eyebrow: 'Qui utilise TalentBench',
    title: 'Conçu pour tous les acteurs.',
    lead: 'Recruteurs, prestataires et exploitants disposent chacun d’une console, sur les mêmes données en temps réel.',
    shows: 'Votre console',
    recruiter: {
      title: 'Recruteurs',
      text: 'Embauchez des personnes vérifiées, prêtes à commencer. Cherchez dans tout le vivier de talents, contactez plusieurs prestataires à la fois et suivez chaque candidat du premier regard à l’offre signée.',
      points: [
        'Un vivier de talents avec compétences, tarifs et dates de début',
        'Des recommandations pour chaque offre ouverte',
        'Un pipeline pour toute votre équipe',
      ],
      picture: 'La console du recruteur : chiffres clés, actions rapides et activité récente',
    },
    provider: {
      title: 'Prestataires de talents',
      text: 'Transformez l’intercontrat en chiffre d’affaires. Publiez vos collaborateurs avec leurs compétences et disponibilités, répondez aux demandes et suivez chaque contrat jusqu’à son dernier jour.',
      points: [
        'Des profils que les recruteurs trouvent par compétence',
        'Des demandes avec budget et urgence',
        'Contrats, tarifs et fins de mission au même endroit',
      ],
      picture:
        'La console du prestataire : profils disponibles, demandes actives, missions et chiffre d’affaires',
    },
    operator: {
      title: 'Exploitants de plateforme et partenaires de réalisation',
      text: 'Faites vivre une place de marché fiable. Approuvez et vérifiez les sociétés, répondez aux tickets, gérez la facturation et appliquez les mêmes règles à tous.',
      points: [
        'Approbation et vérification des sociétés',
        'Support, facturation et rapports',
        'Un journal d’audit de chaque modification',
      ],
      picture:
        'La console de l’exploitant : sociétés, utilisateurs, revenus et tickets ouverts de toute la place de marché',
    },
  },
  features: {
    eyebrow: 'Fonctionnalités',
    title: 'De l’intercontrat à l’embauche, sans attendre.',
    lead: 'Sept façons de faire de l’intercontrat une activité rentable.',
    cycle: {
      title: 'Recruter en 3 jours au lieu de 60',
      text: 'En intercontrat, pas de préavis à respecter ni d’offres concurrentes à départager. Le recrutement prend 3 jours au lieu de 60.',
      before: '60 jours',
      beforeLabel: 'Délai de recrutement habituel',
      after: '3 jours',
      afterLabel: 'Sur TalentBench',
    },
    matching: {
      title: 'Matching intelligent par IA',
      text: 'Chaque candidat est évalué selon vos critères, et chaque point est expliqué.',
      skill: 'Correspondance des compétences',
      responsiveness: 'Réactivité',
      availability: 'Disponibilité',
      now: 'Immédiate',
      quick: 'En moins de 2 heures',
      example:
        'Exemple : 92 % de correspondance des compétences, réponse en moins de 2 heures, disponible immédiatement',
    },
    contracts: {
      title: 'Des contrats qui se rédigent tout seuls',
      text: 'Accords de confidentialité automatiques, signature électronique et modèles juridiques : passez de l’accord à la lettre de mission (SOW) signée en une seule séance.',
      points: ['NDA automatiques', 'Signature électronique', 'Modèles juridiques'],
      own: {
        text: 'Modèles juridiques, documents et signature au même endroit : passez de l’accord à la lettre de mission (SOW) signée en une seule séance.',
        points: ['Modèles de contrat', 'Signature dans la console'],
      },
    },
    analytics: {
      title: 'Analyses',
      text: 'Sachez quelles compétences sont recherchées avant même de recevoir les demandes.',
      points: ['Consultations de profils', 'Tendances de la demande', 'Conversion'],
    },
    pools: {
      title: 'Viviers de talents',
      text: 'Enregistrez les profils qui vous plaisent par projet, compétence ou client, et sollicitez-les à nouveau.',
    },
    calendar: {
      title: 'Calendrier de l’intercontrat',
      text: 'Voyez des semaines à l’avance qui finit sa mission et quand, et replacez chacun avant son premier jour d’intercontrat.',
    },
    revenue: {
      title: 'Génération de chiffre d’affaires',
      text: 'Transformez les jours d’intercontrat en jours facturés et voyez, mois par mois, ce que rapporte chaque placement.',
    },
  },
  stats: {
    label: 'TalentBench en chiffres',
    companies: { figure: '500+', text: 'sociétés' },
    profiles: { figure: '50 000+', text: 'profils de talents' },
    jobs: { text: 'offres ouvertes' },
    success: { figure: '95 %', text: 'taux de réussite' },
    faster: { figure: '3×', text: 'plus rapide pour recruter' },
  },
  pricing: {
    eyebrow: 'Tarifs',
    title: 'Commencez gratuitement. Payez quand c’est rentable.',
    lead: 'Commencez sans carte bancaire. Changez de formule quand votre intercontrat évolue.',
    popular: 'La plus populaire',
    includes: 'Ce qui est inclus',
    own: {
      title: 'Formules et prix',
      lead: 'Comparez les prix et les limites. Passez à une formule supérieure à tout moment depuis votre console.',
      billed: {
        Monthly: 'Facturation mensuelle',
        Quarterly: 'Facturation trimestrielle',
        Yearly: 'Facturation annuelle',
      },
      limits: {
        bench: 'Collaborateurs en intercontrat : %{count}',
        users: 'Utilisateurs : %{count}',
        unlimited: 'Illimité',
      },
    },
    freemium: {
      title: 'Freemium',
      price: 'Gratuit',
      text: 'Pour découvrir la place de marché.',
      features: ['Accès de base au vivier de talents', 'Recherches limitées', 'Support communautaire'],
      action: 'Commencer',
    },
    premium: {
      title: 'Premium',
      price: 'Sur mesure',
      text: 'Pour les sociétés qui recrutent ou placent chaque mois.',
      features: ['Accès illimité', 'Profils mis en avant', 'Analyses avancées', 'Contrats et conformité'],
      action: 'Commencer avec Premium',
    },
    enterprise: {
      title: 'Enterprise',
      price: 'Sur mesure',
      text: 'Pour les groupes qui exploitent leur propre place de marché.',
      features: [
        'Responsable de compte dédié',
        'Ressources en marque blanche',
        'Informations et rapports de marché',
        'Support prioritaire',
      ],
      action: 'Contactez-nous',
    },
  },
  testimonials: {
    eyebrow: 'Témoignages',
    title: 'Ce que disent nos clients après leur premier placement',
    role: 'carrousel',
    slide: 'témoignage',
    position: '%{number} sur %{total}',
    rating: 'Note : %{rating} sur 5',
    previous: 'Témoignage précédent',
    next: 'Témoignage suivant',
    pause: 'Mettre le défilement en pause',
    resume: 'Reprendre le défilement',
    people: [
      {
        name: 'Ines Valdorra',
        role: 'Directrice des opérations',
        company: 'Kestrel & Loam Consulting',
        initials: 'IV',
        quote:
          'En mars, nous avions onze ingénieurs en intercontrat. Neuf étaient de nouveau facturés en moins de deux semaines, sans que je passe un seul appel à froid.',
      },
      {
        name: 'Tobias Renneke',
        role: 'Responsable du recrutement',
        company: 'Halvorsund Mobility',
        initials: 'TR',
        quote:
          'Le score n’est pas une boîte noire. J’ai pu montrer au manager pourquoi le deuxième nom de la liste était le bon, et elle a commencé le lundi suivant.',
      },
      {
        name: 'Amara Okondi',
        role: 'Associée gérante',
        company: 'Brightwater Staffing',
        initials: 'AO',
        quote:
          'Le calendrier de l’intercontrat a changé notre façon de vendre. Nous proposons désormais nos collaborateurs trois semaines avant leur fin de mission, et non trois semaines après.',
      },
    ],
  },
  faq: {
    eyebrow: 'Questions',
    title: 'Bon à savoir avant de commencer',
    items: [
      {
        question: 'Qu’est-ce que l’intercontrat ?',
        answer:
          'Ce sont les salariés d’une société de services ou de conseil entre deux missions. Ils sont évalués, en contrat, et peuvent commencer tout de suite ou à une date connue.',
      },
      {
        question: 'Qui peut voir les profils ?',
        answer:
          'Les recruteurs dont la société a été approuvée. Les visiteurs de cette page voient combien de profils correspondent à une recherche, jamais leur identité.',
      },
      {
        question: 'Comment fonctionne le matching ?',
        answer:
          'Nous comparons chaque candidat à vos critères : compétences, réactivité et disponibilité. Vous obtenez un pourcentage et les raisons qui l’expliquent.',
      },
      {
        question: 'Combien de temps faut-il pour obtenir un compte ?',
        answer:
          'Envoyez une demande d’inscription et nous vous contacterons sous 24 heures. Une fois votre société approuvée, vous recevez un lien pour choisir votre mot de passe.',
      },
      {
        question: 'Combien cela coûte-t-il ?',
        answer:
          'Le prix dépend de la taille de votre équipe et de votre intercontrat. Contactez-nous et nous vous recommanderons une formule.',
      },
      {
        question: 'Où nos données sont-elles stockées ?',
        answer:
          'Sur le serveur de cette place de marché et nulle part ailleurs. La base de données elle-même cloisonne les données de chaque société, et ce site ne charge rien depuis d’autres serveurs.',
      },
    ],
  },
  closing: {
    title: 'Qui est en intercontrat chez vous aujourd’hui ?',
    text: 'Ou quel poste est ouvert depuis trop longtemps ? Parlez-nous de votre société et nous vous contacterons sous 24 heures.',
    action: 'Créer votre compte',
    second: 'Poser d’abord une question',
  },
  about: {
    eyebrow: 'À propos',
    title: 'Pour nous, l’intercontrat est un problème de matching.',
    paragraphs: [
      'TalentBench a été fondé par des personnes qui ont connu les deux côtés : le prestataire qui paie un intercontrat, et le recruteur dont le projet ne peut pas démarrer.',
      'C’est le même problème. Nous avons donc créé une place de marché où les deux côtés voient les mêmes faits : qui est disponible, à partir de quand, à quel tarif, et pourquoi le profil correspond.',
    ],
    art: 'Deux sociétés reliées par un banc où l’on ne s’assoit que brièvement',
    values: {
      open: {
        title: 'Des raisons, pas des classements',
        text: 'Chaque score montre de quoi il se compose.',
      },
      fair: {
        title: 'Les mêmes règles pour tous',
        text: 'Les droits sont définis une fois et s’appliquent partout.',
      },
      private: {
        title: 'Confidentialité dès la conception',
        text: 'Seules les personnes autorisées voient les profils d’une société.',
      },
    },
  },
  contact: {
    eyebrow: 'Contact',
    title: 'Parlez à quelqu’un',
    lead: 'Nous répondons en 2 à 4 heures les jours ouvrés.',
    details: 'Coordonnées',
    email: 'E-mail',
    phone: 'Téléphone',
    address: 'Adresse',
    hours: 'Horaires',
    open: 'Du lundi au vendredi, de %{from} à %{to} %{zone}',
    form: 'Contactez-nous',
    fields: {
      firstName: 'Prénom',
      lastName: 'Nom',
      email: 'Adresse e-mail',
      subject: 'Objet',
      message: 'Message',
      homepage: 'Laissez ce champ vide',
    },
    submit: 'Envoyer le message',
    sending: 'Envoi…',
    thanks: 'Merci pour votre message. Nous répondons en 2 à 4 heures les jours ouvrés.',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'Les compétences recherchées, une fois par mois.',
    label: 'Adresse e-mail pour la newsletter',
    placeholder: 'vous@societe.fr',
    leave:
      'Pour vous désabonner, utilisez le lien dans nos e-mails. Pour recevoir à nouveau ce lien, saisissez votre adresse ci-dessus.',
    submit: 'S’abonner',
    sending: 'Abonnement…',
    thanks: 'Merci de votre abonnement. Le prochain numéro arrivera dans votre boîte de réception.',
  },
  forms: {
    required: 'Obligatoire',
    email: 'Saisissez une adresse e-mail valide',
    tooLong: 'Limitez-vous à %{max} caractères.',
    refused: 'Vérifiez les champs signalés.',
    maintenance:
      'TalentBench est en lecture seule pour maintenance jusqu’au %{until}. Votre saisie est conservée : envoyez-la ensuite.',
    tooMany: 'Trop de messages envoyés. Veuillez réessayer dans quelques minutes.',
    failed: 'L’envoi a échoué. Votre saisie a été conservée. Veuillez réessayer.',
  },
  maintenance: {
    label: 'Maintenance de la plateforme',
    soon: 'Maintenance planifiée « %{title} » : TalentBench sera en lecture seule de %{from} à %{until}.',
    underWay:
      'Maintenance « %{title} » en cours. TalentBench est en lecture seule jusqu’à %{until}. Votre saisie est conservée.',
    dismiss: 'Masquer jusqu’au début de la maintenance',
  },
  footer: {
    label: 'Pied de page',
    tagline: 'Vos talents en intercontrat, placés en quelques jours.',
    product: 'Produit',
    company: 'Entreprise',
    legal: 'Informations légales',
    follow: 'Suivez-nous',
    faq: 'Questions',
    jobs: 'Offres ouvertes',
    careers: 'Carrières',
    support: 'Support',
    partners: 'Partenaires',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    cookies: 'Politique relative aux cookies',
    rights: '© %{year} TalentBench',
  },
  notices: {
    sessionEnded: 'Votre session a pris fin. Veuillez vous reconnecter.',
    unreachable: 'La page de connexion n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
    accountSuspended: 'Votre compte est suspendu. Veuillez contacter le support.',
    accountInactive: 'Votre compte est inactif. Veuillez contacter le support.',
    companySuspended: 'Le compte de votre société est suspendu. Veuillez contacter le support.',
    companyInactive: 'Le compte de votre société est inactif. Veuillez contacter le support.',
  },
};
