import type { LandingTexts } from '../en/landing.ts';

export const landing: LandingTexts = {
  page: {
    title: 'TalentBench : l’intercontrat placé en quelques jours',
    description:
      'TalentBench est la place de marché interentreprises où les prestataires présentent leurs profils en intercontrat et où les recruteurs les trouvent et les embauchent, selon les compétences et la disponibilité.',
  },
  brand: 'TalentBench',
  skip: 'Aller au contenu',
  nav: {
    label: 'Rubriques de cette page',
    home: 'Accueil',
    features: 'Fonctions',
    pricing: 'Tarifs',
    about: 'À propos',
    contact: 'Contact',
    menu: 'Menu',
    close: 'Fermer le menu',
    login: 'Se connecter',
    signUp: 'S’inscrire',
    openConsole: 'Ouvrir la console',
    language: 'Langue',
    toDark: 'Passer aux couleurs sombres',
    toLight: 'Passer aux couleurs claires',
  },
  search: {
    placeholder: 'Chercher un talent, une compétence, une société…',
    label: 'Chercher dans le vivier de talents',
    submit: 'Rechercher',
    clear: 'Effacer la recherche',
    close: 'Fermer les résultats',
    results: 'Résultats de la recherche',
    tooShort: 'Saisissez au moins deux caractères pour chercher.',
    loading: 'Décompte des profils correspondants…',
    nothing:
      'Aucun profil publié ne correspond aujourd’hui à « %{query} ». Essayez un mot plus large, comme une compétence ou un intitulé de poste.',
    found: {
      one: '%{count} profil publié correspond à « %{query} ».',
      other: '%{count} profils publiés correspondent à « %{query} ».',
    },
    byTitle: 'Par poste',
    bySkill: 'Par compétence',
    invitation: 'Inscrivez-vous pour voir qui ils sont, ce qu’ils savent faire et quand ils sont libres.',
    signUp: 'S’inscrire pour les voir',
    failed: 'La recherche n’a pas pu aboutir. Vérifiez votre connexion et réessayez.',
    tooMany: 'Cela fait beaucoup de recherches. Attendez un instant, puis réessayez.',
  },
  hero: {
    eyebrow: 'La place de marché de l’intercontrat',
    title: 'Aucun talent ne devrait rester sur le banc.',
    lead: 'Les prestataires présentent les personnes libres. Les recruteurs trouvent celles qui conviennent, voient pourquoi elles conviennent et les embauchent en quelques jours plutôt qu’en quelques mois.',
    action: 'Commencer',
    demo: 'Voir la démonstration',
    art: 'Des personnes sur un banc, chacune reliée par un trait à la place libre d’une équipe qui lui convient',
    points: {
      verified: 'Des sociétés vérifiées des deux côtés',
      explained: 'Chaque correspondance montre ses raisons',
      safe: 'Chaque société ne voit que ses propres données',
    },
  },
  tour: {
    title: 'TalentBench en une minute',
    lead: 'Un enregistrement des vraies consoles : une personne se libère, est trouvée, puis embauchée.',
    play: 'Lire la vidéo',
    video: 'Enregistrement des consoles TalentBench',
    close: 'Fermer la vidéo',
    action: 'Essayer la plateforme',
    unavailable: 'La vidéo n’a pas pu être chargée. Vous pouvez essayer la plateforme elle-même.',
  },
  problem: {
    eyebrow: 'Le problème',
    title: 'Les talents attendent. Le travail aussi.',
    lead: 'Entre deux projets, des spécialistes attendent en intercontrat dans une société, tandis qu’une autre cherche exactement ce qu’ils savent faire.',
    items: {
      revenue: {
        title: 'Des revenus perdus',
        text: 'Chaque jour d’intercontrat est payé et n’est facturé à personne.',
      },
      cycle: {
        title: '45 à 60 jours pour embaucher',
        text: 'Annonces, présélection et préavis prennent deux mois pendant que le projet reste à l’arrêt.',
      },
      waste: {
        title: 'Des talents gâchés',
        text: 'Les compétences s’émoussent et les bons partent, parce que personne dehors ne sait qu’ils sont libres.',
      },
    },
  },
  solution: {
    eyebrow: 'La solution',
    title: 'Un marché pour l’entre-deux.',
    items: {
      instant: {
        title: 'Disponibles tout de suite',
        text: 'Toutes les personnes présentées sont salariées, vérifiées et libres maintenant ou à une date connue.',
      },
      matching: {
        title: 'Mise en relation par IA',
        text: 'Compétences, réactivité et disponibilité sont pesées pour vous, et les raisons sont affichées.',
      },
      growth: {
        title: 'Moins de coûts, plus de croissance',
        text: 'Les prestataires valorisent le temps libre ; les recruteurs pourvoient un poste sans passer par une agence.',
      },
    },
  },
  users: {
    eyebrow: 'Qui utilise TalentBench',
    title: 'Trois côtés, les mêmes faits.',
    lead: 'Chaque côté a sa propre console, et toutes travaillent sur les mêmes données.',
    shows: 'Ce que vous voyez',
    recruiter: {
      title: 'Recruteurs',
      text: 'Embauchez des personnes vérifiées qui peuvent commencer maintenant. Cherchez dans tout le vivier à la fois, sollicitez plusieurs prestataires d’un seul coup et accompagnez chaque candidat du premier regard à l’offre signée.',
      points: [
        'Un vivier de talents avec compétences, tarif et date de début',
        'Des recommandations pour chaque poste ouvert',
        'Un parcours de recrutement lisible par toute votre équipe',
      ],
      picture: 'La console du recruteur : chiffres clés, actions rapides et activité récente',
    },
    provider: {
      title: 'Prestataires de talents',
      text: 'Transformez le temps libre en revenus. Présentez vos personnes en intercontrat avec ce qu’elles savent faire et leur date de disponibilité, répondez aux demandes et suivez chaque contrat jusqu’à son dernier jour.',
      points: [
        'Des profils que les recruteurs trouvent par compétence',
        'Des demandes avec budget et urgence',
        'Contrats, tarifs et dates de fin au même endroit',
      ],
      picture: 'La console du prestataire : profils disponibles, demandes en cours, missions et revenus',
    },
    operator: {
      title: 'Opérateurs de plateforme et partenaires de réalisation',
      text: 'Gardez le marché honnête. Admettez des sociétés, vérifiez ce qu’elles affirment, répondez aux tickets, tenez les comptes et veillez à ce que les mêmes règles valent pour tous.',
      points: [
        'Admission et vérification des sociétés',
        'Assistance, facturation et rapports',
        'Une trace de chaque modification',
      ],
      picture:
        'La console de l’opérateur : sociétés, utilisateurs, revenus et tickets ouverts de tout le marché',
    },
  },
  features: {
    eyebrow: 'Fonctions',
    title: 'Du banc à l’embauche, sans attendre.',
    lead: 'Sept choses qui font de l’intercontrat une activité.',
    cycle: {
      title: 'Embaucher en 3 jours, pas en 60',
      text: 'En intercontrat, il n’y a ni préavis à respecter ni offres concurrentes à comparer. Ce qui prenait 60 jours en prend 3.',
      before: '60 jours',
      beforeLabel: 'Le délai d’embauche habituel',
      after: '3 jours',
      afterLabel: 'Sur TalentBench',
    },
    matching: {
      title: 'Mise en relation intelligente',
      text: 'Chaque candidat est évalué selon vos critères, et chaque partie du score dit pourquoi.',
      skill: 'Adéquation des compétences',
      responsiveness: 'Réactivité',
      availability: 'Disponibilité',
      now: 'Immédiate',
      quick: 'En moins de 2 heures',
      example:
        'Un exemple : 92 % d’adéquation des compétences, réponse en moins de 2 heures, disponible immédiatement',
    },
    contracts: {
      title: 'Des contrats qui s’écrivent seuls',
      text: 'Accords de confidentialité automatiques, signature électronique et modèles juridiques : du oui au bon de mission signé en une seule fois.',
      points: ['Confidentialité automatique', 'Signature électronique', 'Modèles juridiques'],
      own: {
        text: 'Modèles, documents et signature au même endroit : du oui au bon de mission signé en une seule fois.',
        points: ['Modèles de contrat', 'Signature dans la console'],
      },
    },
    analytics: {
      title: 'Analyses',
      text: 'Sachez quelles compétences sont demandées avant qu’on vous les demande.',
      points: ['Consultations des profils', 'Tendances de la demande', 'Conversion'],
    },
    pools: {
      title: 'Viviers de talents',
      text: 'Gardez ensemble les personnes qui vous ont plu, par projet, compétence ou client, et sollicitez-les de nouveau.',
    },
    calendar: {
      title: 'Calendrier d’intercontrat',
      text: 'Voyez qui se libère et quand, des semaines à l’avance, et placez chacun avant son premier jour sans mission.',
    },
    revenue: {
      title: 'Création de revenus',
      text: 'Les jours libres deviennent des jours facturés. La console montre, mois après mois, ce que rapporte chaque placement.',
    },
  },
  stats: {
    label: 'TalentBench en chiffres',
    companies: { figure: '500+', text: 'sociétés' },
    profiles: { figure: '50 000+', text: 'profils de talents' },
    jobs: { text: 'offres ouvertes' },
    success: { figure: '95 %', text: 'taux de réussite' },
    faster: { figure: '3×', text: 'plus vite pour embaucher' },
  },
  pricing: {
    eyebrow: 'Tarifs',
    title: 'Commencez gratuitement. Payez quand cela rapporte.',
    lead: 'Aucune carte n’est nécessaire pour commencer, et vous changez de formule quand votre intercontrat change.',
    popular: 'La plus choisie',
    includes: 'Ce qu’elle comprend',
    own: {
      title: 'Formules et prix',
      lead: 'Chaque formule indique son prix et ses limites. Vous pouvez passer à une formule supérieure depuis votre console à tout moment.',
      billed: {
        Monthly: 'Facturation mensuelle',
        Quarterly: 'Facturation trimestrielle',
        Yearly: 'Facturation annuelle',
      },
      limits: {
        bench: 'Personnes disponibles : %{count}',
        users: 'Utilisateurs : %{count}',
        unlimited: 'Sans limite',
      },
    },
    freemium: {
      title: 'Freemium',
      price: 'Gratuit',
      text: 'Pour un premier regard sur le marché.',
      features: ['Accès de base au vivier de talents', 'Recherches limitées', 'Aide de la communauté'],
      action: 'Commencer',
    },
    premium: {
      title: 'Premium',
      price: 'Sur mesure',
      text: 'Pour les sociétés qui embauchent ou placent chaque mois.',
      features: ['Accès illimité', 'Profils mis en avant', 'Analyses avancées', 'Contrats et conformité'],
      action: 'Commencer avec Premium',
    },
    enterprise: {
      title: 'Enterprise',
      price: 'Sur mesure',
      text: 'Pour les groupes qui ont leur propre marché.',
      features: [
        'Interlocuteur dédié',
        'Plateforme à vos couleurs',
        'Tendances et rapports de marché',
        'Assistance prioritaire',
      ],
      action: 'Parlons-en',
    },
  },
  testimonials: {
    eyebrow: 'Témoignages',
    title: 'Ce qu’on dit après le premier placement',
    role: 'carrousel',
    slide: 'témoignage',
    position: '%{number} sur %{total}',
    rating: 'Note : %{rating} sur 5',
    previous: 'Témoignage précédent',
    next: 'Témoignage suivant',
    pause: 'Arrêter le défilement',
    resume: 'Reprendre le défilement',
    people: [
      {
        name: 'Ines Valdorra',
        role: 'Directrice de la réalisation',
        company: 'Kestrel & Loam Consulting',
        initials: 'IV',
        quote:
          'En mars, nous avions onze ingénieurs entre deux projets. Neuf étaient de nouveau facturés en deux semaines, et je n’ai pas passé un seul appel à froid.',
      },
      {
        name: 'Tobias Renneke',
        role: 'Responsable du recrutement',
        company: 'Halvorsund Mobility',
        initials: 'TR',
        quote:
          'Le score n’est pas une boîte noire. J’ai pu montrer à la direction du projet pourquoi le deuxième nom de la liste était le bon, et cette personne a commencé dès le lundi.',
      },
      {
        name: 'Amara Okondi',
        role: 'Associée gérante',
        company: 'Brightwater Staffing',
        initials: 'AO',
        quote:
          'Le calendrier d’intercontrat a changé notre façon de vendre. Nous proposons maintenant les personnes trois semaines avant la fin de leur mission, et non trois semaines après.',
      },
    ],
  },
  faq: {
    eyebrow: 'Questions',
    title: 'Bon à savoir avant de commencer',
    items: [
      {
        question: 'Qu’est-ce qu’un talent en intercontrat ?',
        answer:
          'Une personne salariée d’une société de services ou de conseil, entre deux projets. Elle est évaluée, en poste, et peut commencer tout de suite ou à une date connue.',
      },
      {
        question: 'Qui peut voir les profils ?',
        answer:
          'Les recruteurs dont la société a été admise. Les visiteurs de cette page voient combien de profils correspondent à une recherche, jamais de qui il s’agit.',
      },
      {
        question: 'Comment fonctionne la mise en relation ?',
        answer:
          'Chaque candidat est comparé à vos critères selon ses compétences, sa réactivité et sa disponibilité. Le résultat est un pourcentage, et les raisons qui le composent s’affichent à côté.',
      },
      {
        question: 'En combien de temps obtient-on un compte ?',
        answer:
          'Vous envoyez une demande d’inscription et nous vous contactons sous 24 heures. Une fois votre société admise, vous recevez un lien pour choisir votre mot de passe.',
      },
      {
        question: 'Combien cela coûte-t-il ?',
        answer:
          'Le prix dépend de la taille de votre équipe et de votre intercontrat. Écrivez-nous et nous vous recommanderons une formule.',
      },
      {
        question: 'Où se trouvent nos données ?',
        answer:
          'Sur le serveur de cette place de marché et nulle part ailleurs. La base de données elle-même sépare les données de chaque société, et ce site ne charge rien depuis un autre serveur.',
      },
    ],
  },
  closing: {
    title: 'Qui est libre chez vous aujourd’hui ?',
    text: 'Ou quel poste est ouvert depuis trop longtemps ? Donnez-nous le nom de votre société et vous aurez de nos nouvelles sous 24 heures.',
    action: 'Créer votre compte',
    second: 'Poser d’abord une question',
  },
  about: {
    eyebrow: 'À propos',
    title: 'Pour nous, le temps libre est un problème de mise en relation.',
    paragraphs: [
      'TalentBench a été fondé par des personnes qui ont connu les deux côtés de la table : comme prestataire qui paie un intercontrat, et comme recruteur dont le projet ne pouvait pas commencer.',
      'Les deux problèmes n’en font qu’un, vu de ses deux bouts. Nous avons donc construit un seul marché où chacun voit les mêmes faits : qui est libre, à partir de quand, à quel tarif et pourquoi cela convient.',
    ],
    art: 'Deux sociétés reliées par un banc sur lequel on ne s’assoit qu’un court moment',
    values: {
      open: {
        title: 'Des raisons, pas des classements',
        text: 'Aucun score sans les parties qui le composent.',
      },
      fair: {
        title: 'Les mêmes règles pour tous',
        text: 'Ce que chaque côté peut faire est écrit une fois et vaut partout.',
      },
      private: {
        title: 'La discrétion dès la conception',
        text: 'Les personnes d’une société ne sont montrées qu’à ceux qui peuvent les voir, et à personne d’autre.',
      },
    },
  },
  contact: {
    eyebrow: 'Contact',
    title: 'Parlez à une personne',
    lead: 'Nous répondons en 2 à 4 heures les jours ouvrés.',
    details: 'Coordonnées',
    email: 'E-mail',
    phone: 'Téléphone',
    address: 'Adresse',
    hours: 'Horaires',
    open: 'Du lundi au vendredi, de 9 h à 18 h',
    form: 'Écrivez-nous',
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
    title: 'Lettre d’information',
    text: 'Les compétences demandées, une fois par mois.',
    label: 'Adresse e-mail pour la lettre d’information',
    placeholder: 'vous@societe.fr',
    leave:
      'Pour vous désabonner, utilisez le lien de nos e-mails. Pour recevoir ce lien à nouveau, indiquez votre adresse ci-dessus.',
    submit: 'S’abonner',
    sending: 'Abonnement…',
    thanks: 'Merci. Le prochain numéro arrivera dans votre boîte de réception.',
  },
  forms: {
    required: 'Obligatoire',
    email: 'Saisissez une adresse e-mail valide',
    tooLong: 'Utilisez %{max} caractères au plus.',
    refused: 'Vérifiez les champs signalés ci-dessous.',
    maintenance:
      'TalentBench est en maintenance jusqu’au %{until} et ne peut qu’être lu. Votre saisie est toujours là ; veuillez l’envoyer ensuite.',
    tooMany: 'Trop de messages sont partis d’ici. Veuillez réessayer dans quelques minutes.',
    failed: 'L’envoi a échoué. Votre saisie est toujours là ; veuillez réessayer.',
  },
  maintenance: {
    label: 'Maintenance de la plateforme',
    soon: 'Maintenance « %{title} » : de %{from} à %{until}, TalentBench ne pourra qu’être lu.',
    underWay:
      '« %{title} » : TalentBench est en maintenance jusqu’à %{until} et ne peut qu’être lu. Ce que vous avez saisi est conservé.',
    dismiss: 'Masquer cet avis jusqu’au début de la maintenance',
  },
  footer: {
    label: 'Pied de page',
    tagline: 'L’intercontrat placé en quelques jours.',
    product: 'Produit',
    company: 'Société',
    legal: 'Mentions juridiques',
    follow: 'Suivez-nous',
    faq: 'Questions',
    jobs: 'Offres ouvertes',
    careers: 'Carrières',
    support: 'Assistance',
    partners: 'Partenaires',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    cookies: 'Politique de cookies',
    rights: '© %{year} TalentBench',
  },
  notices: {
    sessionEnded: 'Votre session a pris fin. Veuillez vous reconnecter.',
    unreachable: 'La connexion n’a pas pu être chargée. Vérifiez votre accès au réseau et réessayez.',
    accountSuspended: 'Votre compte est suspendu. Veuillez contacter l’assistance.',
    accountInactive: 'Votre compte est inactif. Veuillez contacter l’assistance.',
    companySuspended: 'Le compte de votre société est suspendu. Veuillez contacter l’assistance.',
    companyInactive: 'Le compte de votre société est inactif. Veuillez contacter l’assistance.',
  },
};
