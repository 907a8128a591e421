/** A resume written for tests: a head, a narrow column and a wide one. */
export type SampleResume = {
  head: readonly string[];
  side: readonly (readonly [string, readonly string[]])[];
  main: readonly (readonly [string, readonly string[]])[];
};

const en: SampleResume = {
  head: ['Maya Lindqvist', 'Senior Java Developer'],
  side: [
    [
      'Contact',
      ['maya.lindqvist@mail.example', '+44 20 7946 0123', '14 Rosebery Avenue', 'London, United Kingdom'],
    ],
    ['Skills', ['Java (9 years), Spring Boot', 'PostgreSQL, Kafka', 'Docker, Kubernetes']],
    ['Languages', ['English (native)', 'Swedish - C1', 'German: basic']],
    ['Certifications', ['Oracle Certified Professional Java SE 17, 2022', 'AWS Certified Developer (2021)']],
    ['Availability', ['Notice period: 1 month']],
    ['Rate', ['£85 per hour']],
  ],
  main: [
    [
      'Profile',
      ['Backend engineer with 11 years of experience in payment systems.', 'Calm in production incidents.'],
    ],
    [
      'Work Experience',
      [
        'Senior Java Developer | Northbank Payments Ltd | Mar 2019 – present',
        '• Split a monolith into services with Java, Spring Boot and Kafka.',
        '• Runs them on Kubernetes.',
        'Software Engineer | Halden Retail plc | 09/2014 – 02/2019',
        '• Order management in Java with PostgreSQL.',
        '• Moved the build to Docker.',
      ],
    ],
    ['Education', ['MSc Computer Science, University of Leeds, 2014']],
    ['Interests', ['Sea swimming']],
  ],
};

const de: SampleResume = {
  head: ['Jürgen Östermann', 'Data Engineer'],
  side: [
    ['Kontakt', ['juergen@post.example', 'Tel. 030 5550123', 'Lindenstraße 5', '10969 Berlin']],
    ['Kenntnisse', ['Python, Apache Spark', 'Apache Airflow, SQL', 'Snowflake']],
    ['Sprachen', ['Deutsch (Muttersprache)', 'Englisch – verhandlungssicher']],
    ['Zertifikate', ['SnowPro Core, 2023']],
    ['Verfügbarkeit', ['ab 01.03.2027']],
    ['Stundensatz', ['95 € pro Stunde']],
  ],
  main: [
    ['Profil', ['Ich baue Datenplattformen, die nachts nicht anrufen.']],
    [
      'Berufserfahrung',
      [
        '04/2020 – heute\tData Engineer, Hansewind Energie GmbH',
        '• Datenplattform mit Python, Apache Spark und Snowflake.',
        '10/2016 – 03/2020\tBI-Entwickler, Kranich Versicherung AG',
        '• Berichte und ETL in SQL.',
      ],
    ],
    ['Ausbildung', ['2011 – 2016\tM. Sc. Informatik, Technische Universität Dresden']],
  ],
};

const fr: SampleResume = {
  head: ['Chloé Marchand', 'Développeuse front-end'],
  side: [
    ['Coordonnées', ['chloe@courriel.example', '06 12 34 56 78', '3 rue des Lilas', '69003 Lyon, France']],
    ['Compétences', ['React, TypeScript', 'CSS, Cypress']],
    ['Langues', ['Français : langue maternelle', 'Anglais : courant']],
    ['Certifications', ['Professional Scrum Master I (2020)']],
    ['Disponibilité', ['Immédiate']],
    ['TJM', ['520 € par jour']],
  ],
  main: [
    ['À propos', ['Sept ans d’interfaces accessibles et rapides.']],
    [
      'Expérience professionnelle',
      [
        'Développeuse front-end – Atelier Mistral SAS',
        'janvier 2021 – aujourd’hui',
        '• Refonte de la boutique en React et TypeScript.',
        'Intégratrice web – Groupe Ventoux',
        'septembre 2017 – décembre 2020',
        '• Maquettes en CSS, tests avec Cypress.',
      ],
    ],
    ['Formation', ['Licence informatique, Université de Grenoble, 2017']],
  ],
};

const es: SampleResume = {
  head: ['Íñigo Belmonte Ruiz', 'Ingeniero DevOps'],
  side: [
    ['Contacto', ['inigo@correo.example', '+34 600 123 456', 'Calle Mayor 8', 'Valencia, España']],
    ['Conocimientos', ['Terraform, Ansible', 'Kubernetes, Python']],
    ['Idiomas', ['Español: nativo', 'Inglés: B2', 'Francés: básico']],
    ['Certificaciones', ['Certified Kubernetes Administrator, 2024']],
    ['Disponibilidad', ['2 semanas de preaviso']],
    ['Tarifa', ['60 € por hora']],
  ],
  main: [
    ['Perfil', ['Más de 8 años de experiencia en automatización.']],
    [
      'Experiencia laboral',
      [
        'Ingeniero DevOps en Naranja Digital S.L.',
        'mayo de 2020 – actualidad',
        '• Infraestructura con Terraform y Kubernetes.',
        'Administrador de sistemas en Puerto Gris S.A.',
        'enero de 2016 – abril de 2020',
        '• Automatización con Ansible y Python.',
      ],
    ],
    ['Educación', ['Grado en Ingeniería Informática, Universidad de Valencia, 2015']],
  ],
};

export const sampleResumes = { en, de, fr, es } as const;
export type SampleLanguage = keyof typeof sampleResumes;

/** The same resume in one column. */
export const plainResume = ({ head, side, main }: SampleResume): string =>
  [...head, ...[...main, ...side].flatMap(([heading, lines]) => ['', heading, ...lines])].join('\n');
