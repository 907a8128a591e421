import type { Catalogue } from '../en/index.ts';

export const analytics: Catalogue['analytics'] = {
  title: 'Analyses',
  range: {
    label: 'Période',
    days: 'Dernier jour |||| %{smart_count} derniers jours',
    short: '%{smart_count} jour |||| %{smart_count} jours',
    span: 'Du %{from} au %{to}, par rapport aux %{days} jours précédents.',
  },
  failed: 'Les chiffres n’ont pas pu être chargés',
  empty: {
    title: 'Rien à analyser pour l’instant',
    text: 'Dès que vous aurez des personnes en intercontrat ou qu’un recruteur vous demandera quelqu’un, vous verrez ici vos chiffres, les compétences recherchées et la prochaine chose à faire.',
    add: 'Ajouter une personne',
  },
  cut: 'Il y a plus de données qu’on ne peut en compter à la fois (%{nouns}) : ces chiffres reposent sur les %{most} plus récentes.',
  otherCurrencies: 'Les montants sont en %{currency}. Ce qui est en %{others} n’y figure pas.',
  metrics: {
    title: 'Chiffres clés',
    profileViews: 'Consultations de profils',
    requests: 'Demandes reçues',
    responseRate: 'Taux de réponse',
    timeToAnswer: 'Délai médian de réponse',
    proposals: 'Demandes avec proposition',
    newContracts: 'Contrats signés',
    placements: 'Placements commencés',
    revenue: 'Revenu réalisé',
    utilisation: 'Taux d’occupation',
    benchDays: 'Durée moyenne d’intercontrat',
    benchCost: 'Coût de l’intercontrat',
    points: '%{points} points',
    same: 'Inchangé',
    none: 'Rien à comparer',
    was: 'avant : %{before}',
    worse: 'moins bien',
    better: 'mieux',
    name: 'Chiffre',
    value: 'Cette période',
    beforeColumn: 'Période précédente',
    change: 'Évolution',
    note: 'Le revenu est le tarif multiplié par les heures des contrats signés, jour par jour. Un jour d’intercontrat coûte le coût horaire sur la base de 160 heures par mois. Une consultation est une société de recrutement qui a ouvert la page d’une personne, comptée une fois par jour.',
  },
  performers: {
    title: 'Profils les plus performants',
    note: 'Par revenu sur la période, puis par demandes, puis par consultations du profil.',
    name: 'Personne',
    role: 'Poste',
    revenue: 'Revenu',
    requests: 'Demandes',
    views: 'Consultations du profil, depuis le début',
    utilisation: 'Taux d’occupation',
    none: 'Sur cette période, personne n’a généré de revenu ni été demandé nommément.',
  },
  skills: {
    title: 'Tendances de la demande de compétences',
    note: 'La demande, ce sont les demandes qui vous sont adressées et les offres ouvertes publiées sur la période. Très forte : plus demandée que 90 compétences sur 100 ; forte : que 75 ; moyenne : que 60. La tendance compare les demandes à celles de la période précédente.',
    skill: 'Compétence',
    demand: 'Demande',
    requests: 'Demandes',
    jobs: 'Offres',
    supply: 'Chez vous',
    level: 'Niveau',
    trend: 'Tendance',
    levels: { 'Very High': 'Très forte', High: 'Forte', Medium: 'Moyenne', Low: 'Faible' },
    asked: '%{smart_count} demande ou offre |||| %{smart_count} demandes et offres',
    supplied: '%{smart_count} en intercontrat chez vous |||| %{smart_count} en intercontrat chez vous',
    more: '%{smart_count} demande de plus qu’avant |||| %{smart_count} demandes de plus qu’avant',
    fewer: '%{smart_count} demande de moins qu’avant |||| %{smart_count} demandes de moins qu’avant',
    showAll: 'Voir les %{smart_count} compétences',
    showFewer: 'En voir moins',
    none: 'Personne n’a demandé de compétence sur cette période. Essayez une période plus longue.',
  },
  demand: {
    title: 'La demande au fil du temps',
    note: 'Selon le jour de réception de la demande et de publication de l’offre. Les offres closes depuis ne sont plus visibles.',
    from: 'Du',
    to: 'Au',
    requests: 'Demandes reçues',
    jobs: 'Offres ouvertes publiées',
  },
  insights: {
    title: 'Tendances du marché',
    none: 'Rien de marquant sur cette période.',
    unmetDemand:
      '%{smart_count} demande ouverte porte sur %{skill} ; parmi vos %{bench} personnes, l’ont : %{supply}. |||| %{smart_count} demandes ouvertes portent sur %{skill} ; parmi vos %{bench} personnes, l’ont : %{supply}.',
    mostAsked:
      '%{skill} est la compétence la plus demandée : dans %{requests} de vos demandes et %{jobs} offres ouvertes. Parmi vos personnes en intercontrat, l’ont : %{supply}.',
    rateAbove:
      '%{smart_count} de vos %{people} personnes avec %{skill} demande plus que les %{low} à %{high} habituels par heure (milieu de %{offers} demandes, 90 derniers jours). |||| %{smart_count} de vos %{people} personnes avec %{skill} demandent plus que les %{low} à %{high} habituels par heure (milieu de %{offers} demandes, 90 derniers jours).',
    rateBelow:
      '%{smart_count} de vos %{people} personnes avec %{skill} demande moins que les %{low} à %{high} habituels par heure (milieu de %{offers} demandes, 90 derniers jours). |||| %{smart_count} de vos %{people} personnes avec %{skill} demandent moins que les %{low} à %{high} habituels par heure (milieu de %{offers} demandes, 90 derniers jours).',
    jobsMatching:
      'Sur %{smart_count} offre publiée sur la période et encore ouverte, portent sur une compétence de vos personnes en intercontrat : %{matching}. |||| Sur %{smart_count} offres publiées sur la période et encore ouvertes, portent sur une compétence de vos personnes en intercontrat : %{matching}.',
    noDemand:
      'Sur la période, personne n’a demandé une compétence de %{smart_count} de vos %{bench} personnes libres. |||| Sur la période, personne n’a demandé une compétence de %{smart_count} de vos %{bench} personnes libres.',
  },
  recommendations: {
    title: 'Recommandations',
    none: 'Rien ne vous attend. Bravo.',
    slowAnswers:
      '%{smart_count} demande attend une réponse depuis plus de 2 jours, la plus ancienne depuis %{longest} jours. |||| %{smart_count} demandes attendent une réponse depuis plus de 2 jours, la plus ancienne depuis %{longest} jours.',
    ageingBench:
      '%{smart_count} personne est en intercontrat depuis plus de 30 jours, pour %{cost} par mois. |||| %{smart_count} personnes sont en intercontrat depuis plus de 30 jours, pour %{cost} par mois.',
    rollOffs:
      'Contrats qui se terminent bientôt : %{in30} d’ici 30 jours, %{in60} d’ici 60, %{in90} d’ici 90.',
    closeGap:
      '%{smart_count} demande ouverte porte sur ce que personne n’a chez vous : %{skills}. |||| %{smart_count} demandes ouvertes portent sur ce que personne n’a chez vous : %{skills}.',
    confirm:
      'La disponibilité de %{smart_count} de vos %{bench} personnes libres n’a pas été confirmée ces 30 derniers jours. |||| La disponibilité de %{smart_count} de vos %{bench} personnes libres n’a pas été confirmée ces 30 derniers jours.',
    do: {
      slowAnswers: 'Y répondre',
      ageingBench: 'Voir qui est libre',
      rollOffs: 'Voir les contrats',
      closeGap: 'Ajouter quelqu’un',
      confirm: 'Voir l’intercontrat',
    },
  },
  benchHistory: {
    title: 'L’intercontrat sur 12 mois',
    people: 'Personnes en intercontrat',
    cost: 'Coût de l’intercontrat',
    peopleUnit: 'Personnes, un jour moyen',
    costUnit: 'Coût de chaque mois, le dernier à ce jour',
    costSoFar: 'Ce mois à ce jour',
    rule: 'Est en intercontrat qui est déjà arrivé et se trouve entre deux contrats signés, et qui n’est pas placé depuis la fin de son dernier contrat ou depuis sa propre date. Un jour coûte le coût horaire sur la base de 160 heures par mois.',
    withoutCost:
      '%{smart_count} personne n’a pas de coût en %{currency} et manque dans les coûts. |||| %{smart_count} personnes n’ont pas de coût en %{currency} et manquent dans les coûts.',
    empty:
      'Dès que vous aurez des personnes en intercontrat, leur nombre et leur coût se liront ici mois par mois.',
    month: 'Mois',
    now: 'Aujourd’hui, %{smart_count} personne est en intercontrat. |||| Aujourd’hui, %{smart_count} personnes sont en intercontrat.',
  },
  chart: {
    missing: 'Le graphique n’a pas pu être chargé. Le tableau ci-dessous a les mêmes chiffres.',
    asTable: 'Afficher en tableau',
    asTableOf: 'Afficher en tableau : %{title}',
    asChart: 'Afficher en graphique',
    asChartOf: 'Afficher en graphique : %{title}',
    export: 'Exporter en CSV',
    exportOf: 'Exporter en CSV : %{title}',
  },
};
