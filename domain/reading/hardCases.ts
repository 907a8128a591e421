/**
 * Postings and resumes as people write them, with what is to be read. `skills` are all of them; `must`, `years`
 * and `ruledOut` are checked where given. Skills are named as the dictionary knows them.
 */
export type HardCase = {
  text: string;
  skills: readonly string[];
  must?: readonly string[];
  ruledOut?: readonly string[];
  years?: Readonly<Record<string, number>>;
};

export const hardCases: Readonly<Record<string, readonly HardCase[]>> = {
  English: [
    {
      text: 'Requirements:\n- 4+ years of Kotlin/Java\n- Kafka/RabbitMQ\nNice to have:\n- Terraform\n- GraphQL',
      skills: ['Kotlin', 'Java', 'Apache Kafka', 'RabbitMQ', 'Terraform', 'GraphQL'],
      must: ['Kotlin', 'Java', 'Apache Kafka', 'RabbitMQ'],
      years: { Kotlin: 4, Java: 4 },
    },
    {
      text: 'Must have: Python/Django, PostgreSQL. Nice to have: Redis, Celery. You won’t need Ruby.',
      skills: ['Python', 'Django', 'PostgreSQL', 'Redis', 'Celery'],
      must: ['Python', 'Django', 'PostgreSQL'],
      ruledOut: ['Ruby'],
    },
    {
      text: 'We run everything on AWS. No Azure or Terraform experience required.',
      skills: ['AWS'],
      ruledOut: ['Azure', 'Terraform'],
    },
    {
      text: 'We do not use Angular, Vue.js or jQuery; our frontend is React.',
      skills: ['React'],
      ruledOut: ['Angular', 'Vue.js', 'jQuery'],
    },
    {
      text: 'Perl is not needed, but solid Bash is a must.',
      skills: ['Bash'],
      must: ['Bash'],
      ruledOut: ['Perl'],
    },
    {
      text: 'Scala: 6 years\nGo: 18 months\nC++: 2 years',
      skills: ['Scala', 'Go', 'C++'],
      years: { Scala: 6, Go: 1.5, 'C++': 2 },
    },
    {
      text: 'Three years of hands-on experience with Ruby on Rails, then two years of Elixir.',
      skills: ['Ruby on Rails', 'Elixir'],
      years: { 'Ruby on Rails': 3, Elixir: 2 },
    },
    {
      text: 'At least 5 years of experience with React, TypeScript and GraphQL',
      skills: ['React', 'TypeScript', 'GraphQL'],
      years: { React: 5, TypeScript: 5, GraphQL: 5 },
    },
    {
      text: 'Swift-based iOS app, moving from Objective-C to Swift',
      skills: ['Swift', 'iOS'],
      ruledOut: ['Objective-C'],
    },
    {
      text: 'You will go through code reviews, express ideas and make the team excel. Swift answers are welcome.',
      skills: [],
    },
    {
      text: 'Our client is looking for project leadership, optimization of processes and continuous learning.',
      skills: [],
    },
    {
      text: 'Apply at https://jobs.docker.example/react or mail kafka@jenkins.io. Stack: Node.js, MongoDB',
      skills: ['Node.js', 'MongoDB'],
    },
    {
      text: 'Cassandra Jenkins\n+1 555 010 9999 | cassandra@example.org\nhttps://linkedin.com/in/cjenkins\n\nEmbedded engineer: C, C++ and Rust.',
      skills: ['C', 'C++', 'Rust'],
    },
    { text: 'Questions? Contact Jasmine Pascal, our recruiter. The stack is Laravel.', skills: ['Laravel'] },
    {
      text: 'You will report to Maya Haskell (CTO) and work with Kubernetes-based platforms.',
      skills: ['Kubernetes'],
    },
    {
      text: 'Strong CI/CD skills: Jenkins/GitLab. Docker would be a plus.',
      skills: ['CI/CD', 'Jenkins', 'GitLab', 'Docker'],
    },
    {
      text: 'Essential: SQL, Power BI\nPreferred: Tableau, Snowflake\nBenefits: free fruit, Slack channel, gym',
      skills: ['SQL', 'Power BI', 'Tableau', 'Snowflake'],
      must: ['SQL', 'Power BI'],
    },
    {
      text: '2019 – 2022  Backend developer, Acme: Java, Spring Boot\n2022 – 2024  Lead, Globex: Kotlin, Java',
      skills: ['Java', 'Spring Boot', 'Kotlin'],
      years: { Java: 6, Kotlin: 3 },
    },
    {
      text: 'I have never used PHP. Daily work: .NET Core, C# and SQL Server.',
      skills: ['.NET Core', 'C#', 'SQL Server'],
      ruledOut: ['PHP'],
    },
    { text: 'R&D team in the U.S., C-level contacts, Q&A. Statistics in R.', skills: ['R'] },
    {
      text: 'Not only Java but also Scala. Without Hadoop, thank you.',
      skills: ['Java', 'Scala'],
      ruledOut: ['Hadoop'],
    },
    {
      text: 'You bring: solid Kubernetes/Helm skills, a working knowledge of Prometheus and at least two years with Terraform.',
      skills: ['Kubernetes', 'Helm', 'Prometheus', 'Terraform'],
      years: { Terraform: 2 },
    },
    {
      text: 'Data engineer (f/m/x). Python, SQL and Airflow are required; Spark is preferred. We don’t work with Scala.',
      skills: ['Python', 'SQL', 'Airflow', 'Apache Spark'],
      must: ['Python', 'SQL', 'Airflow'],
      ruledOut: ['Scala'],
    },
    {
      text: 'Skills: Java (8 years), Spring Boot (5 years), Oracle (2 years)',
      skills: ['Java', 'Spring Boot', 'Oracle'],
      years: { Java: 8, 'Spring Boot': 5, Oracle: 2 },
    },
    {
      text: 'As a project manager I led the migration of a legacy system. I report to the board, plan budgets and know MS Project.',
      skills: ['MS Project'],
    },
    { text: 'React Native / Expo / Firebase', skills: ['React Native', 'Expo', 'Firebase'] },
    {
      text: 'Frontend role: Vue 3, Vite, TailwindCSS. Experience with WordPress is not a requirement.',
      skills: ['Vue.js', 'Vite', 'Tailwind CSS'],
      ruledOut: ['WordPress'],
    },
    {
      text: 'I am Julia Swift. For seven years I have been writing Ruby on Rails and, since 2022, Go.',
      skills: ['Ruby on Rails', 'Go'],
      years: { 'Ruby on Rails': 7, Go: 4 },
    },
    {
      text: 'Minimum qualifications\n• BS in Computer Science\n• 3-5 years in C++ development\nPreferred qualifications\n• CUDA',
      skills: ['C++', 'CUDA'],
      must: ['C++'],
      years: { 'C++': 3 },
    },
  ],
  German: [
    {
      text: 'Senior Java-Entwickler (m/w/d)\nZwingend erforderlich:\n- Spring-Boot-Kenntnisse\n- mehrjährige Docker/Kubernetes-Erfahrung\nVon Vorteil:\n- Angular',
      skills: ['Java', 'Spring Boot', 'Docker', 'Kubernetes', 'Angular'],
      must: ['Spring Boot', 'Docker', 'Kubernetes'],
    },
    {
      text: 'Mindestens 3 Jahre Erfahrung mit C#/.NET, Angular wäre ein Plus.',
      skills: ['C#', '.NET', 'Angular'],
      years: { 'C#': 3, '.NET': 3 },
    },
    {
      text: 'Keine PHP-Kenntnisse nötig. Wir arbeiten mit Python und Django.',
      skills: ['Python', 'Django'],
      ruledOut: ['PHP'],
    },
    { text: 'Wir nutzen kein Jira, sondern GitLab.', skills: ['GitLab'], ruledOut: ['Jira'] },
    {
      text: 'Kotlin ist ein Muss, Terraform ist nicht erforderlich.',
      skills: ['Kotlin'],
      must: ['Kotlin'],
      ruledOut: ['Terraform'],
    },
    { text: 'Python: 7 Jahre, SQL seit 4 Jahren', skills: ['Python', 'SQL'], years: { Python: 7, SQL: 4 } },
    { text: 'Javaentwickler mit Hibernate und Maven gesucht', skills: ['Java', 'Hibernate', 'Maven'] },
    {
      text: 'Ansprechpartnerin: Julia Kafka. Gesucht: Go-Entwicklerin mit PostgreSQL',
      skills: ['Go', 'PostgreSQL'],
    },
    {
      text: 'Lebenslauf\nRuby Schwarz\nMusterweg 1, Köln\n\nKenntnisse: TypeScript, Vue.js',
      skills: ['TypeScript', 'Vue.js'],
    },
    {
      text: 'Du brauchst weder Perl noch PHP, dafür sehr gute Kenntnisse in Rust.',
      skills: ['Rust'],
      ruledOut: ['Perl', 'PHP'],
    },
    {
      text: 'Anforderungen:\n• Fundierte Kenntnisse in TypeScript/Node.js\n• Erfahrung mit AWS-Lambda\nWünschenswert:\n• Python-Kenntnisse',
      skills: ['TypeScript', 'Node.js', 'AWS Lambda', 'Python'],
      must: ['TypeScript', 'Node.js', 'AWS Lambda'],
    },
    {
      text: 'SAP-Berater mit 10 Jahren Erfahrung in ABAP gesucht, Fiori wäre von Vorteil',
      skills: ['SAP', 'ABAP', 'SAP Fiori'],
      years: { ABAP: 10 },
    },
    {
      text: 'Java wird nicht vorausgesetzt. Python setzen wir voraus.',
      skills: ['Python'],
      ruledOut: ['Java'],
    },
    { text: 'Projektleitung, Teamführung und Zeitmanagement im Office', skills: [] },
    {
      text: '01/2018 – 12/2020 Entwicklerin bei der Muster AG: PHP, Symfony\n01/2021 – heute Freiberuflich: Laravel',
      skills: ['PHP', 'Symfony', 'Laravel'],
      years: { PHP: 3, Symfony: 3, Laravel: 5 },
    },
  ],
  French: [
    {
      text: 'Compétences exigées :\n- Java/Spring Boot\n- Angular\nSouhaité :\n- Docker',
      skills: ['Java', 'Spring Boot', 'Angular', 'Docker'],
      must: ['Java', 'Spring Boot', 'Angular'],
    },
    {
      text: '5 ans d’expérience en Python et 2 ans en Go',
      skills: ['Python', 'Go'],
      years: { Python: 5, Go: 2 },
    },
    {
      text: 'Nous n’utilisons pas PHP. La maîtrise d’Angular est indispensable.',
      skills: ['Angular'],
      must: ['Angular'],
      ruledOut: ['PHP'],
    },
    {
      text: 'Pas besoin de Kubernetes ; Terraform serait un plus.',
      skills: ['Terraform'],
      must: [],
      ruledOut: ['Kubernetes'],
    },
    { text: 'Symfony : 8 ans, PHP : 10 ans', skills: ['Symfony', 'PHP'], years: { Symfony: 8, PHP: 10 } },
    {
      text: 'La connaissance de Scala n’est pas requise, celle de Spark est obligatoire.',
      skills: ['Apache Spark'],
      must: ['Apache Spark'],
      ruledOut: ['Scala'],
    },
    {
      text: 'Votre contact : Jade Pascal. C’est un poste React/TypeScript.',
      skills: ['React', 'TypeScript'],
    },
    {
      text: 'Développeur Java depuis 6 ans, sans expérience de Cobol',
      skills: ['Java'],
      years: { Java: 6 },
      ruledOut: ['COBOL'],
    },
    { text: 'Un tableau de bord simple et un bon excel relationnel', skills: [] },
    {
      text: 'Nous recherchons un développeur React Native ; Swift n’est pas nécessaire.',
      skills: ['React Native'],
      ruledOut: ['Swift'],
    },
    {
      text: 'Profil : 3 à 5 ans d’expérience en C#/.NET. Azure DevOps apprécié.',
      skills: ['C#', '.NET', 'Azure DevOps'],
      years: { 'C#': 3, '.NET': 3 },
    },
    {
      text: 'Prérequis :\n- SQL et Python\nAtouts :\n- Tableau, Power BI',
      skills: ['SQL', 'Python', 'Tableau', 'Power BI'],
      must: ['SQL', 'Python'],
    },
    { text: 'Chef de projet, gestion du temps et access control', skills: [] },
  ],
  Spanish: [
    {
      text: 'Requisitos imprescindibles:\n- Node.js/TypeScript\n- MongoDB\nSe valorará:\n- AWS',
      skills: ['Node.js', 'TypeScript', 'MongoDB', 'AWS'],
      must: ['Node.js', 'TypeScript', 'MongoDB'],
    },
    {
      text: '4 años de experiencia con Laravel y MySQL',
      skills: ['Laravel', 'MySQL'],
      years: { Laravel: 4, MySQL: 4 },
    },
    {
      text: 'No usamos Oracle ni Cobol. Trabajamos con PostgreSQL.',
      skills: ['PostgreSQL'],
      ruledOut: ['Oracle', 'COBOL'],
    },
    {
      text: 'No se requiere experiencia en Kubernetes, pero Docker es imprescindible.',
      skills: ['Docker'],
      must: ['Docker'],
      ruledOut: ['Kubernetes'],
    },
    { text: 'Java: 12 años; Kotlin: 3 años', skills: ['Java', 'Kotlin'], years: { Java: 12, Kotlin: 3 } },
    { text: 'Desarrollador/a Angular. Ionic deseable.', skills: ['Angular', 'Ionic'], must: [] },
    {
      text: 'Contacto: Ada Kafka, ada@ejemplo.es. Buscamos ingeniera de datos con Spark/Scala',
      skills: ['Apache Spark', 'Scala'],
    },
    {
      text: 'Sin conocimientos de SAP. Con dominio de Excel y Power BI.',
      skills: ['Excel', 'Power BI'],
      ruledOut: ['SAP'],
    },
    {
      text: 'Requisitos:\n- Más de 5 años con Java\n- Spring Boot y Docker\nDeseable:\n- Kafka',
      skills: ['Java', 'Spring Boot', 'Docker', 'Apache Kafka'],
      must: ['Java', 'Spring Boot', 'Docker'],
      years: { Java: 5 },
    },
    {
      text: 'No es necesario saber PHP. Buscamos desarrolladora de Python/Django.',
      skills: ['Python', 'Django'],
      ruledOut: ['PHP'],
    },
    {
      text: 'Experiencia: React (3 años), Vue.js (1 año)',
      skills: ['React', 'Vue.js'],
      years: { React: 3, 'Vue.js': 1 },
    },
    { text: 'Me llamo Ruby Pascal y trabajo con Rust desde 2021.', skills: ['Rust'], years: { Rust: 5 } },
  ],
  Chinese: [
    { text: '精通Java、Spring Boot和MySQL，熟悉Docker', skills: ['Java', 'Spring Boot', 'MySQL', 'Docker'] },
    {
      text: '任职要求：\n1、5年以上Python开发经验\n2、掌握Django、Redis\n加分项：\n1、了解Kubernetes',
      skills: ['Python', 'Django', 'Redis', 'Kubernetes'],
      must: ['Python', 'Django', 'Redis'],
      years: { Python: 5 },
    },
    { text: '不需要PHP经验，必须会Go。', skills: ['Go'], must: ['Go'], ruledOut: ['PHP'] },
    { text: '我们不使用Oracle，数据库是PostgreSQL。', skills: ['PostgreSQL'], ruledOut: ['Oracle'] },
    { text: '有React/Vue.js经验者优先', skills: ['React', 'Vue.js'], must: [] },
    { text: 'C++：8年，Python：3年', skills: ['C++', 'Python'], years: { 'C++': 8, Python: 3 } },
    { text: '姓名：Ruby Chen\n技能：TypeScript、Node.js', skills: ['TypeScript', 'Node.js'] },
    {
      text: '使用Kafka与Flink处理数据，无需Hadoop',
      skills: ['Apache Kafka', 'Apache Flink'],
      ruledOut: ['Hadoop'],
    },
    {
      text: '岗位要求：熟练掌握C#和.NET，3年以上SQL Server经验。',
      skills: ['C#', '.NET', 'SQL Server'],
      years: { 'SQL Server': 3 },
    },
    {
      text: '联系人：Julia Wang。招聘Android工程师，会Kotlin更佳。',
      skills: ['Android', 'Kotlin'],
      must: [],
    },
    {
      text: '没有用过Angular，目前使用React+TypeScript',
      skills: ['React', 'TypeScript'],
      ruledOut: ['Angular'],
    },
  ],
};
