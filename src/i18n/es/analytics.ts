import type { Catalogue } from '../en/index.ts';

export const analytics: Catalogue['analytics'] = {
  title: 'Análisis',
  range: {
    label: 'Periodo',
    days: 'Último día |||| Últimos %{smart_count} días',
    short: '%{smart_count} día |||| %{smart_count} días',
    span: 'Del %{from} al %{to}, en comparación con los %{days} días anteriores.',
  },
  failed: {
    title: 'No se han podido cargar las cifras',
    retry: 'Reintentar',
  },
  empty: {
    title: 'Todavía no hay nada que analizar',
    text: 'En cuanto haya personas en su banquillo o un reclutador le pida a alguien, aquí verá sus cifras, las competencias más demandadas y qué hacer a continuación.',
    add: 'Añadir profesional',
  },
  cut: 'Hay más datos de los que se pueden contar a la vez (%{nouns}): estas cifras se basan en los %{most} más recientes.',
  otherCurrencies: 'Los importes están en %{currency}. No incluyen lo que está en %{others}.',
  metrics: {
    title: 'Cifras clave',
    requests: 'Solicitudes recibidas',
    responseRate: 'Tasa de respuesta',
    timeToAnswer: 'Mediana hasta responder',
    proposals: 'Solicitudes con propuesta',
    newContracts: 'Contratos firmados',
    placements: 'Colocaciones iniciadas',
    revenue: 'Ingresos obtenidos',
    utilisation: 'Ocupación',
    benchDays: 'Tiempo medio en el banquillo',
    benchCost: 'Coste del banquillo',
    points: '%{points} puntos',
    same: 'Igual que antes',
    none: 'Nada con que comparar',
    was: 'antes %{before}',
    worse: 'peor',
    better: 'mejor',
    name: 'Cifra',
    value: 'Este periodo',
    beforeColumn: 'Periodo anterior',
    change: 'Cambio',
    note: 'Los ingresos son tarifa por horas de los contratos firmados, día a día. Un día en el banquillo cuesta el coste por hora con 160 horas al mes. Las visitas al perfil no llevan fecha; en su lugar cuentan las solicitudes.',
  },
  performers: {
    title: 'Profesionales con mejores resultados',
    note: 'Por ingresos en el periodo, después por solicitudes y después por visitas al perfil.',
    name: 'Profesional',
    role: 'Puesto',
    revenue: 'Ingresos',
    requests: 'Solicitudes',
    views: 'Visitas al perfil, desde el principio',
    utilisation: 'Ocupación',
    none: 'En este periodo nadie generó ingresos ni fue solicitado por su nombre.',
  },
  skills: {
    title: 'Tendencias en la demanda de competencias',
    note: 'La demanda son las solicitudes que ha recibido y las ofertas abiertas publicadas en el periodo. Muy alta es la que se pide más que 90 de cada 100 competencias; alta, más que 75; media, más que 60. La tendencia compara las solicitudes con las del periodo anterior.',
    skill: 'Competencia',
    demand: 'Demanda',
    requests: 'Solicitudes',
    jobs: 'Ofertas',
    supply: 'En su banquillo',
    level: 'Nivel',
    trend: 'Tendencia',
    levels: { 'Very High': 'Muy alta', High: 'Alta', Medium: 'Media', Low: 'Baja' },
    asked: '%{smart_count} solicitud u oferta |||| %{smart_count} solicitudes y ofertas',
    supplied: '%{smart_count} en su banquillo |||| %{smart_count} en su banquillo',
    more: '%{smart_count} solicitud más que antes |||| %{smart_count} solicitudes más que antes',
    fewer: '%{smart_count} solicitud menos que antes |||| %{smart_count} solicitudes menos que antes',
    showAll: 'Ver las %{smart_count} competencias',
    showFewer: 'Ver menos',
    none: 'Nadie ha pedido ninguna competencia en este periodo. Pruebe con uno más largo.',
  },
  demand: {
    title: 'Demanda a lo largo del tiempo',
    note: 'Por el día en que se recibió la solicitud y se publicó la oferta. Las ofertas cerradas desde entonces ya no se ven.',
    from: 'Desde',
    to: 'Hasta',
    requests: 'Solicitudes para usted',
    jobs: 'Ofertas abiertas publicadas',
  },
  insights: {
    title: 'Perspectivas del mercado',
    none: 'Nada llama la atención en este periodo.',
    unmetDemand:
      '%{smart_count} solicitud abierta pide %{skill}; la tienen %{supply} de sus %{bench} personas. |||| %{smart_count} solicitudes abiertas piden %{skill}; la tienen %{supply} de sus %{bench} personas.',
    mostAsked:
      'Lo más pedido es %{skill}: en %{requests} de sus solicitudes y %{jobs} ofertas abiertas. En su banquillo la tienen: %{supply}.',
    rateAbove:
      '%{smart_count} de sus %{people} personas con %{skill} pide más de lo habitual, de %{low} a %{high} por hora (la franja central de %{offers} solicitudes de los últimos 90 días). |||| %{smart_count} de sus %{people} personas con %{skill} piden más de lo habitual, de %{low} a %{high} por hora (la franja central de %{offers} solicitudes de los últimos 90 días).',
    rateBelow:
      '%{smart_count} de sus %{people} personas con %{skill} pide menos de lo habitual, de %{low} a %{high} por hora (la franja central de %{offers} solicitudes de los últimos 90 días). |||| %{smart_count} de sus %{people} personas con %{skill} piden menos de lo habitual, de %{low} a %{high} por hora (la franja central de %{offers} solicitudes de los últimos 90 días).',
    jobsMatching:
      'De %{smart_count} oferta publicada en el periodo y aún abierta, piden una competencia de su banquillo: %{matching}. |||| De %{smart_count} ofertas publicadas en el periodo y aún abiertas, piden una competencia de su banquillo: %{matching}.',
    noDemand:
      'En el periodo nadie ha pedido ninguna competencia de %{smart_count} de sus %{bench} personas libres. |||| En el periodo nadie ha pedido ninguna competencia de %{smart_count} de sus %{bench} personas libres.',
  },
  recommendations: {
    title: 'Recomendaciones',
    none: 'No tiene nada pendiente. Buen trabajo.',
    slowAnswers:
      '%{smart_count} solicitud espera respuesta desde hace más de 2 días; la más antigua, %{longest} días. |||| %{smart_count} solicitudes esperan respuesta desde hace más de 2 días; la más antigua, %{longest} días.',
    ageingBench:
      '%{smart_count} persona lleva más de 30 días en el banquillo, con un coste de %{cost} al mes. |||| %{smart_count} personas llevan más de 30 días en el banquillo, con un coste de %{cost} al mes.',
    rollOffs:
      'Contratos que terminan pronto: %{in30} en 30 días, %{in60} en 60 y %{in90} en 90.',
    closeGap:
      '%{smart_count} solicitud abierta pide lo que nadie de su banquillo tiene: %{skills}. |||| %{smart_count} solicitudes abiertas piden lo que nadie de su banquillo tiene: %{skills}.',
    confirm:
      'La disponibilidad de %{smart_count} de sus %{bench} personas libres no se ha confirmado en los últimos 30 días. |||| La disponibilidad de %{smart_count} de sus %{bench} personas libres no se ha confirmado en los últimos 30 días.',
    do: {
      slowAnswers: 'Responder',
      ageingBench: 'Ver quién está libre',
      rollOffs: 'Ver los contratos',
      closeGap: 'Añadir a alguien',
      confirm: 'Ver el banquillo',
    },
  },
  benchHistory: {
    title: 'El banquillo en 12 meses',
    people: 'Personas en el banquillo',
    cost: 'Coste del banquillo',
    peopleUnit: 'Personas en un día medio',
    costUnit: 'Coste de cada mes; el último, hasta hoy',
    costSoFar: 'Este mes hasta hoy',
    rule: 'En el banquillo está quien ya ha entrado y se encuentra entre contratos firmados, y quien no está colocado desde que terminó su último contrato o desde su propia fecha. Un día cuesta el coste por hora con 160 horas al mes.',
    withoutCost:
      '%{smart_count} persona no tiene coste en %{currency} y no entra en los costes. |||| %{smart_count} personas no tienen coste en %{currency} y no entran en los costes.',
    empty: 'Cuando haya personas en su banquillo, aquí verá mes a mes cuántas son y cuánto cuestan.',
    month: 'Mes',
    now: 'Hoy hay %{smart_count} persona en el banquillo. |||| Hoy hay %{smart_count} personas en el banquillo.',
  },
  chart: {
    missing: 'No se ha podido cargar el gráfico. La tabla de abajo tiene las mismas cifras.',
    asTable: 'Ver como tabla',
    asTableOf: 'Ver como tabla: %{title}',
    asChart: 'Ver como gráfico',
    asChartOf: 'Ver como gráfico: %{title}',
    export: 'Exportar CSV',
    exportOf: 'Exportar CSV: %{title}',
  },
};
