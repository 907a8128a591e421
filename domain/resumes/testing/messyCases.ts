import type { Pay } from '../../jobAds/readPay.ts';
import type { SampleResume } from './sampleResumes.ts';

/** A resume and an ad as people write them, with what is to be read from both. */
export type MessyCase = {
  language: string;
  resume: SampleResume;
  draft: {
    name: string;
    title: string;
    location: string;
    /** In minor units of the currency. */
    rate: number;
    skills: readonly string[];
    /** Skill and years. */
    years: Readonly<Record<string, number>>;
    /** Skills that the resume rules out or names in an address. */
    not: readonly string[];
    languages: readonly string[];
    /** From and to of each engagement; the present is null. */
    dates: readonly (readonly [from: string, to: string | null])[];
    jobTypes: readonly string[];
  };
  ad: string;
  job: {
    title: string;
    location: string;
    workplace: string;
    type: string;
    experience: string;
    /** In minor units. */
    pay: Pay;
    skills: readonly string[];
    musts: readonly string[];
    not: readonly string[];
    /** A sentence behind a skill, as it is quoted. */
    quote: string;
  };
  /** What the recruiter adds to the search, in words of the field, and the sentence of the resume that answers it. */
  extra: { skill: string; quote: string };
};

export const messyCases: readonly MessyCase[] = [
  {
    language: 'English',
    resume: {
      head: ['Tobias Farnworth', 'Senior Kotlin / Java Developer'],
      side: [
        [
          'CONTACT',
          [
            't.farnworth@mail.example',
            '+44 161 496 0184',
            '22 Basic Lane, Flat 3/A',
            'Manchester, United Kingdom',
            'https://git.example/tfarnworth/go-kart',
          ],
        ],
        [
          'SKILLS',
          ['Kotlin (6 years)', 'Java – 10 years', 'Spring Boot/Kafka', 'PostgreSQL · Docker', 'no PHP'],
        ],
        ['LANGUAGES', ['English: native', 'German (B2)']],
        ['AVAILABILITY', ['Notice period: 2 weeks', 'Open to contract or freelance work']],
        ['RATE', ['£78/hour']],
      ],
      main: [
        [
          'PROFILE',
          [
            'Backend engineer with 11 years of experience in card payments.',
            'Led the reconciliation of disputed transactions for three banks.',
          ],
        ],
        [
          'WORK EXPERIENCE',
          [
            'Senior Kotlin Developer | Larkfield Pay Ltd | 02/2020 – present',
            '• Payment services in Kotlin and Spring Boot; events via Kafka.',
            '• On call for 40 services on Docker.',
            'Java Developer | Penhallow Insurance plc | Jun 2015 – Jan 2020',
            '• Claims back end (Java/PostgreSQL).',
          ],
        ],
        ['EDUCATION', ['BSc Mathematics, University of Sheffield, 2015']],
      ],
    },
    draft: {
      name: 'Tobias Farnworth',
      title: 'Senior Kotlin / Java Developer',
      location: 'Manchester, United Kingdom',
      rate: 7800,
      skills: ['Kotlin', 'Java', 'Spring Boot', 'Kafka', 'PostgreSQL', 'Docker'],
      years: { Kotlin: 6, Java: 10 },
      not: ['PHP', 'Go', 'Git', 'Basic'],
      languages: ['en Native', 'de B2'],
      dates: [
        ['2020-02', null],
        ['2015-06', '2020-01'],
      ],
      jobTypes: ['Contract', 'Freelance'],
    },
    ad: `>>> NOW HIRING <<<
Senior Kotlin Developer (m/f/x) – Manchester
Brackenridge Ledger Ltd, 7 Swift Street, https://jobs.example/kotlin?ref=go

Manchester, United Kingdom (Hybrid)
Contract, 6 months+ | £480 - £540 per day

* About us *
We process 3 million invoices a day. Our office dog is called Ruby.

Requirements:
- 5+ years of professional experience with Kotlin and/or Java
- Spring Boot/Kafka in production
- solid PostgreSQL
Nice to have:
- Docker
NO PHP, and you will not need Angular!

Benefits: gym, Excel-lent coffee`,
    job: {
      title: 'Senior Kotlin Developer',
      location: 'Manchester, United Kingdom',
      workplace: 'Hybrid',
      type: 'Contract',
      experience: '5+ years',
      pay: { min: 48000, max: 54000, currency: 'GBP', per: 'Day' },
      skills: ['Kotlin', 'Java', 'Spring Boot', 'Kafka', 'PostgreSQL', 'Docker'],
      musts: ['Kotlin', 'Java', 'Spring Boot', 'Kafka', 'PostgreSQL'],
      not: ['PHP', 'Angular', 'Ruby', 'Go', 'Swift', 'Microsoft Excel'],
      quote: 'Spring Boot/Kafka in production',
    },
    extra: {
      skill: 'reconciling disputed transactions',
      quote: 'Led the reconciliation of disputed transactions for three banks.',
    },
  },
  {
    language: 'German',
    resume: {
      head: ['Friederike Hölzenbein', 'Senior Data Engineer'],
      side: [
        [
          'Kontakt',
          [
            'f.hoelzenbein@post.example',
            'Mobil: 0171 5550142',
            'Rubinweg 12/14',
            '04229 Leipzig, Deutschland',
            'https://profil.example/hoelzenbein',
          ],
        ],
        ['Kenntnisse', ['Python (8 Jahre)', 'Apache Spark/Airflow', 'SQL · dbt · Snowflake', 'kein SAP']],
        ['Sprachen', ['Deutsch (Muttersprache)', 'Englisch – C1', 'Polnisch: Grundkenntnisse']],
        ['Verfügbarkeit', ['ab sofort', 'Offen für Freiberuflich oder Befristet']],
        ['Stundensatz', ['92,50 €/Stunde']],
      ],
      main: [
        [
          'Profil',
          [
            'Seit über 9 Jahren Erfahrung mit Datenplattformen.',
            'Zuletzt habe ich die Abrechnung von Strommengen für Stadtwerke neu gebaut.',
          ],
        ],
        [
          'Berufserfahrung',
          [
            '05/2021 – heute\tSenior Data Engineer, Elbaue Netze GmbH',
            '• Pipelines in Python mit Apache Airflow und dbt.',
            '• Data Warehouse auf Snowflake, ohne Oracle.',
            '09/2016 – 04/2021\tData Engineer, Muldental Logistik AG',
            '• Auswertungen mit Apache Spark/SQL.',
          ],
        ],
        ['Ausbildung', ['2011 – 2016\tM. Sc. Informatik, Universität Leipzig']],
      ],
    },
    draft: {
      name: 'Friederike Hölzenbein',
      title: 'Senior Data Engineer',
      location: 'Leipzig, Deutschland',
      rate: 9250,
      skills: ['Python', 'Spark', 'Apache Airflow', 'SQL', 'dbt', 'Snowflake'],
      years: { Python: 8 },
      not: ['SAP', 'Oracle Database', 'Oracle', 'Ruby'],
      languages: ['de Native', 'en C1', 'pl A2'],
      dates: [
        ['2021-05', null],
        ['2016-09', '2021-04'],
      ],
      jobTypes: ['Freelance', 'Contract'],
    },
    ad: `*** Wir suchen: Senior Data Engineer (m/w/d) ***
Saaleufer Energie GmbH · Swift-Straße 3 · https://stellen.example/de/data-engineer

Standort: Leipzig, Deutschland
Freiberuflich / 2 Tage pro Woche vor Ort, sonst remote
85–95 €/Stunde (netto)

Über uns
Bei uns gibt es Kaffee, Obst und einen Hund namens Pascal.

Anforderungen:
• mind. 5 Jahre Erfahrung mit Python
• Apache Spark/Airflow
• sehr gutes SQL
Von Vorteil: dbt, Snowflake
Kein SAP und keine Java-Kenntnisse erforderlich.

Wir bieten: Jobticket, Excel-lente Stimmung`,
    job: {
      title: 'Senior Data Engineer',
      location: 'Leipzig, Deutschland',
      workplace: 'Hybrid',
      type: 'Freelance',
      experience: '5+ years',
      pay: { min: 8500, max: 9500, currency: 'EUR', per: 'Hour' },
      skills: ['Python', 'Spark', 'Apache Airflow', 'SQL', 'dbt', 'Snowflake'],
      musts: ['Python', 'Spark', 'Apache Airflow', 'SQL'],
      not: ['SAP', 'Java', 'Swift', 'Pascal', 'Microsoft Excel'],
      quote: 'Apache Spark/Airflow',
    },
    extra: {
      skill: 'Abrechnung Strommengen',
      quote: 'Zuletzt habe ich die Abrechnung von Strommengen für Stadtwerke neu gebaut.',
    },
  },
  {
    language: 'French',
    resume: {
      head: ['Solène Kervadec', 'Développeuse React / Node.js'],
      side: [
        [
          'COORDONNÉES',
          [
            'solene.kervadec@courriel.example',
            '06 98 76 54 32',
            '4 bis, rue du Rubis',
            '44000 Nantes, France',
            'https://portfolio.example/kervadec',
          ],
        ],
        ['COMPÉTENCES', ['React : 6 ans', 'TypeScript/Node.js', 'GraphQL · Jest', 'pas de PHP']],
        ['LANGUES', ['Français : langue maternelle', 'Anglais (B2)', 'Espagnol : notions']],
        ['DISPONIBILITÉ', ['Préavis : 1 mois', 'Disponible pour missions freelance']],
        ['TJM', ['560 €/jour']],
      ],
      main: [
        [
          'PROFIL',
          [
            'Plus de 8 ans d’expérience des interfaces web.',
            'J’ai conçu la réservation de traversées en ferry pour deux compagnies.',
          ],
        ],
        [
          'EXPÉRIENCE PROFESSIONNELLE',
          [
            'Développeuse React – Goéland Tech SAS',
            'mars 2021 – aujourd’hui',
            '• Front en React/TypeScript, API GraphQL sous Node.js.',
            '• Tests avec Jest, sans Angular.',
            'Développeuse front-end – Atelier Brume',
            'septembre 2017 – février 2021',
            '• Composants React et accessibilité.',
          ],
        ],
        ['FORMATION', ['Master informatique, Université de Nantes, 2017']],
      ],
    },
    draft: {
      name: 'Solène Kervadec',
      title: 'Développeuse React / Node.js',
      location: 'Nantes, France',
      rate: 7000,
      skills: ['React', 'TypeScript', 'Node.js', 'GraphQL', 'Jest'],
      years: { React: 6 },
      not: ['PHP', 'Angular', 'Ruby'],
      languages: ['fr Native', 'en B2', 'es A2'],
      dates: [
        ['2021-03', null],
        ['2017-09', '2021-02'],
      ],
      jobTypes: ['Freelance'],
    },
    ad: `Développeur·se React confirmé·e (H/F) – Nantes
Chantier Océane SAS, 9 rue Pascal, https://emploi.example/react

Lieu : Nantes, France
Mission freelance – télétravail partiel – TJM : 520 à 580 €

Qui sommes-nous ?
Une équipe de 12 personnes et un chat nommé Perl.

Prérequis :
- 4 ans d’expérience minimum en React
- TypeScript/Node.js
- GraphQL indispensable
Atouts :
- Jest
Pas de PHP ni d’Angular chez nous.

Avantages : tickets restaurant, mutuelle`,
    job: {
      title: 'Développeur·se React confirmé·e',
      location: 'Nantes, France',
      workplace: 'Hybrid',
      type: 'Freelance',
      experience: '4+ years',
      pay: { min: 52000, max: 58000, currency: 'EUR', per: 'Day' },
      skills: ['React', 'TypeScript', 'Node.js', 'GraphQL', 'Jest'],
      musts: ['React', 'TypeScript', 'Node.js', 'GraphQL'],
      not: ['PHP', 'Angular', 'Perl', 'Pascal'],
      quote: 'GraphQL indispensable',
    },
    extra: {
      skill: 'réservation de traversées',
      quote: 'J’ai conçu la réservation de traversées en ferry pour deux compagnies.',
    },
  },
  {
    language: 'Spanish',
    resume: {
      head: ['Maite Zubiaurre Olano', 'Ingeniera DevOps sénior'],
      side: [
        [
          'CONTACTO',
          [
            'maite.zubiaurre@correo.example',
            'Tel.: +34 611 222 333',
            'Calle Rubí 14, 2.º B',
            'Bilbao, España',
            'https://sitio.example/zubiaurre',
          ],
        ],
        ['CONOCIMIENTOS', ['Terraform (5 años)', 'Kubernetes/Docker', 'AWS · Python', 'nada de PHP']],
        ['IDIOMAS', ['Español: nativo', 'Euskera: nativo', 'Inglés – C1']],
        ['DISPONIBILIDAD', ['2 semanas de preaviso', 'Abierta a contrato temporal o jornada completa']],
        ['TARIFA', ['58 €/hora']],
      ],
      main: [
        [
          'PERFIL',
          [
            'Más de 9 años de experiencia en infraestructura.',
            'Diseñé el seguimiento de contenedores marítimos para el puerto.',
          ],
        ],
        [
          'EXPERIENCIA LABORAL',
          [
            'Ingeniera DevOps en Ría Digital S.L.',
            'junio de 2020 – actualidad',
            '• Infraestructura con Terraform en AWS; despliegue con Kubernetes.',
            '• Automatización en Python, sin Ansible.',
            'Administradora de sistemas en Faro Norte S.A.',
            'febrero de 2016 – mayo de 2020',
            '• Migración a Docker.',
          ],
        ],
        ['FORMACIÓN', ['Grado en Ingeniería Informática, Universidad de Deusto, 2015']],
      ],
    },
    draft: {
      name: 'Maite Zubiaurre Olano',
      title: 'Ingeniera DevOps sénior',
      location: 'Bilbao, España',
      rate: 5800,
      skills: ['Terraform', 'Kubernetes', 'Docker', 'AWS', 'Python'],
      years: { Terraform: 5 },
      not: ['PHP', 'Ansible', 'Ruby'],
      languages: ['es Native', 'eu Native', 'en C1'],
      dates: [
        ['2020-06', null],
        ['2016-02', '2020-05'],
      ],
      jobTypes: ['Contract', 'Full-time'],
    },
    ad: `Buscamos: Ingeniero/a DevOps sénior
Astillero Digital S.L. · Calle Pascal 5 · https://empleo.example/devops

Ubicación: Bilbao, España
Jornada completa, modelo híbrido (2 días en la oficina)
Salario: 48.000 € - 56.000 € brutos/año

Sobre nosotros
Somos 40 personas y una gata llamada Ruby.

Requisitos:
• Al menos 4 años de experiencia con Terraform
• Kubernetes/Docker
• AWS imprescindible
Se valora:
• Python
No hace falta PHP ni Java.

Ofrecemos: seguro médico y fruta`,
    job: {
      title: 'Ingeniero/a DevOps sénior',
      location: 'Bilbao, España',
      workplace: 'Hybrid',
      type: 'Full-time',
      experience: '4+ years',
      pay: { min: 4800000, max: 5600000, currency: 'EUR', per: 'Year' },
      skills: ['Terraform', 'Kubernetes', 'Docker', 'AWS', 'Python'],
      musts: ['Terraform', 'Kubernetes', 'Docker', 'AWS'],
      not: ['PHP', 'Java', 'Ruby', 'Pascal'],
      quote: 'AWS imprescindible',
    },
    extra: {
      skill: 'seguimiento de contenedores',
      quote: 'Diseñé el seguimiento de contenedores marítimos para el puerto.',
    },
  },
];
