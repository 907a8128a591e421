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
  ],
};
