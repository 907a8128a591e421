/** A resume in one of the layouts that people use, and what it says. All people, firms and numbers are invented. */
export type LayoutCase = {
  layout: string;
  language: 'en' | 'de' | 'fr' | 'es';
  text: string;
  truth: LayoutTruth;
};

export type LayoutTruth = {
  name: string;
  title: string;
  /** The town; null if the resume says none. */
  place: string | null;
  phone: string | null;
  /** Title, employer, first and last month; the present is null. */
  engagements: readonly (readonly [
    title: string,
    employer: string | null,
    from: string,
    to: string | null,
  ])[];
  skills: readonly string[];
  /** Language and level as they are read. */
  languages: readonly string[];
  /** Degree, school and last year. */
  education: readonly (readonly [degree: string, school: string | null, year: number | null])[];
};

export const layoutCases: readonly LayoutCase[] = [
  {
    layout: 'US consultant without a heading for work',
    language: 'en',
    text: `Ravi Teja Malladi
Sr. Java Developer
Email: ravi.malladi@bench.example | Phone: 732-555-0182
Edison, NJ

Professional Summary
Java developer with 9+ years of experience in billing and claims.

Technical Skills
Languages: Java, Python, SQL
Frameworks: Spring Boot, Hibernate
Cloud: AWS, Docker

Client: Harbor Telecom, Basking Ridge, NJ Jan 2019 – Present
Role: Sr. Java Developer
Responsibilities:
- Moved billing to services in Java with Spring Boot.
- Led the on-call rota of 12 people.
Environment: Java, Spring Boot, Kafka, AWS

Client: Elm Mutual, Hartford, CT Mar 2016 – Dec 2018
Role: Java Developer
Responsibilities:
- Claims portal, 10 000 000 rows a day.
Environment: Java, Hibernate, Oracle Database, Jenkins

Education
Bachelor of Technology, Osmania University, 2015`,
    truth: {
      name: 'Ravi Teja Malladi',
      title: 'Sr. Java Developer',
      place: 'Edison',
      phone: '732-555-0182',
      engagements: [
        ['Sr. Java Developer', 'Harbor Telecom', '2019-01', null],
        ['Java Developer', 'Elm Mutual', '2016-03', '2018-12'],
      ],
      skills: [
        'Java',
        'Python',
        'SQL',
        'Spring Boot',
        'Hibernate',
        'AWS',
        'Docker',
        'Kafka',
        'Oracle Database',
        'Jenkins',
      ],
      languages: [],
      education: [['Bachelor of Technology', 'Osmania University', 2015]],
    },
  },
  {
    layout: 'US consultant, dates and role on lines of their own',
    language: 'en',
    text: `MEGAN O'DONNELL RESUME
(415) 555-0137 | megan.o'donnell@bench.example
Oakland, CA

SUMMARY
QA lead, ISO 27001-2013 audits, teams of 6 from 2015 - 2019.

PROFESSIONAL EXPERIENCE
Client: Bluewater Bank, Dallas, TX
Duration: 03/2020 – 05/21
Role: QA Lead
Description: tests of the mobile bank
Environment: Selenium, Java, JIRA, Postman
Client: Pinecrest Health
Duration: Jan '17 – Feb '20
Role: QA Engineer
Environment: Selenium, Python, Jenkins

SKILLS
Selenium, Postman, JIRA
Languages: Java, Python, TypeScript
Databases: PostgreSQL, MongoDB

EDUCATION
BS Computer Science, San Jose State University, 2016`,
    truth: {
      name: "Megan O'Donnell",
      title: 'QA Lead',
      place: 'Oakland',
      phone: '(415) 555-0137',
      engagements: [
        ['QA Lead', 'Bluewater Bank', '2020-03', '2021-05'],
        ['QA Engineer', 'Pinecrest Health', '2017-01', '2020-02'],
      ],
      skills: [
        'Selenium',
        'Postman',
        'Jira',
        'Java',
        'Python',
        'TypeScript',
        'PostgreSQL',
        'MongoDB',
        'Jenkins',
        'Quality Assurance',
        'ISO 27001',
      ],
      languages: [],
      education: [['BS Computer Science', 'San Jose State University', 2016]],
    },
  },
  {
    layout: 'LinkedIn export',
    language: 'en',
    text: `Contact
www.linkedin.com/in/noor-haddad-4b1 (LinkedIn)

Top Skills
Kotlin
Apache Kafka
Kubernetes

Languages
Arabic (Native or Bilingual)
English (Full Professional)

Certifications
Certified Kubernetes Administrator

Noor Haddad
Lead Backend Engineer at Tern Mobility
Rotterdam, South Holland, Netherlands

Summary
I build what runs at night.

Experience
Tern Mobility
6 years 11 months
Lead Backend Engineer
January 2022 - Present (4 years 11 months)
Rotterdam, South Holland, Netherlands
Owns the ticket service in Kotlin.
Backend Engineer
January 2020 - December 2021 (2 years)

Quayside Software BV
Java Developer
June 2016 - December 2019 (3 years 7 months)
Utrecht, Netherlands

Page 1 of 2

Education
Delft University of Technology
Bachelor's degree, Computer Science · (2012 - 2016)

Page 2 of 2`,
    truth: {
      name: 'Noor Haddad',
      title: 'Lead Backend Engineer',
      place: 'Rotterdam',
      phone: null,
      engagements: [
        ['Lead Backend Engineer', 'Tern Mobility', '2022-01', null],
        ['Backend Engineer', 'Tern Mobility', '2020-01', '2021-12'],
        ['Java Developer', 'Quayside Software BV', '2016-06', '2019-12'],
      ],
      skills: ['Kotlin', 'Kafka', 'Kubernetes', 'Java'],
      languages: ['ar Native', 'en C1'],
      education: [["Bachelor's degree, Computer Science", 'Delft University of Technology', 2016]],
    },
  },
  {
    layout: 'Indian resume',
    language: 'en',
    text: `Curriculum Vitae of Prasad Kulkarni
Mobile: 9876543210
E-mail: prasad.k@bench.example

Personal Details
Name: Prasad V. Kulkarni
Current Location: Pune, India
Notice Period: 30 days

Technical Skills
Operating Systems: Linux, Windows Server
Programming Languages: C#, SQL
Web: ASP.NET Core, Angular

Work Experience
Organization: Nilgiri Infosystems Pvt Ltd
Designation: Technical Lead
Duration: 1 March 2018 – 31 August 2020
Environment: C#, ASP.NET Core, Azure
Organization: Deccan Soft Ltd
Designation: Software Engineer
Duration: July 2013 to February 2018
Environment: C#, SQL Server

Languages Known: English, Hindi, Marathi`,
    truth: {
      name: 'Prasad V. Kulkarni',
      title: 'Technical Lead',
      place: 'Pune',
      phone: '9876543210',
      engagements: [
        ['Technical Lead', 'Nilgiri Infosystems Pvt Ltd', '2018-03', '2020-08'],
        ['Software Engineer', 'Deccan Soft Ltd', '2013-07', '2018-02'],
      ],
      skills: ['Linux', 'Windows Server', 'C#', 'SQL', 'ASP.NET Core', 'Angular', 'Azure', 'SQL Server'],
      languages: ['en null', 'hi null', 'mr null'],
      education: [],
    },
  },
  {
    layout: 'contact lines above the name, seasons and quarters',
    language: 'en',
    text: `isla.brodie@bench.example
+44 131 496 0321
Edinburgh, United Kingdom

Isla Brodie (she/her)
Data Analyst

Experience
Data Analyst, Thistle Energy plc, Q1 2020 – Q3 2021
- Forecasts in Python and SQL.
Data Intern, Loch Retail Ltd, Summer 2019
- Reports in Tableau.
Maternity leave, Oct 2021 – Sep 2022
- Refreshed Power BI.
Senior Data Analyst, Clyde Insurance Ltd, since 2022
- Python, dbt and Snowflake.

Skills
Python, SQL, Tableau, dbt, Snowflake, Quillnote Desk
References: Moira Lennox, Glasgow

Languages
English: native`,
    truth: {
      name: 'Isla Brodie',
      title: 'Data Analyst',
      place: 'Edinburgh',
      phone: '+44 131 496 0321',
      engagements: [
        ['Data Analyst', 'Thistle Energy plc', '2020-01', '2021-09'],
        ['Data Intern', 'Loch Retail Ltd', '2019-06', '2019-08'],
        ['Senior Data Analyst', 'Clyde Insurance Ltd', '2022-01', null],
      ],
      skills: ['Python', 'SQL', 'Tableau', 'dbt', 'Snowflake', 'Quillnote Desk', 'Power BI'],
      languages: ['en Native'],
      education: [],
    },
  },
  {
    layout: 'employer with place and dates, title below',
    language: 'en',
    text: `SOFIA LINDGREN-PARK
Denver, CO • 303-555-0119 • sofia@bench.example

EXPERIENCE
ACME ROBOTICS, Boulder, CO\tMar 2021 – Present
Senior Firmware Engineer
• Control loops in C++ and Rust.
TELLURIDE DEVICES INC., Denver, CO\tJun 2017 – Feb 2021
Firmware Engineer
• Drivers in C, tests in Python.

EDUCATION
B.S. Electrical Engineering, Colorado School of Mines, 2017

SKILLS
Languages: C, C++, Rust, Python
Tools: Git, CMake`,
    truth: {
      name: 'Sofia Lindgren-Park',
      title: 'Senior Firmware Engineer',
      place: 'Denver',
      phone: '303-555-0119',
      engagements: [
        ['Senior Firmware Engineer', 'ACME ROBOTICS', '2021-03', null],
        ['Firmware Engineer', 'TELLURIDE DEVICES INC.', '2017-06', '2021-02'],
      ],
      skills: ['C', 'C++', 'Rust', 'Python', 'Git', 'Cmake'],
      languages: [],
      education: [['B.S. Electrical Engineering', 'Colorado School of Mines', 2017]],
    },
  },
  {
    layout: 'German tabular with personal details',
    language: 'de',
    text: `Lebenslauf

Persönliche Daten
Name: Jürgen Weiß
Geburtsdatum: 04.05.1984
Anschrift: Gartenweg 7, 70190 Stuttgart
Telefon: 0711 5550188
E-Mail: j.weiss@bench.example

Berufserfahrung
03/2019 – 05/21\tSoftwareentwickler, Neckarsoft GmbH
• Dienste in Java und Spring Boot
06/2021 – heute\tSenior Softwareentwickler, Albwerk Energie AG
• Kotlin, Kafka
Sommer 2014\tPraktikant, Remstal Druck KG
10/2018 – 02/2019\tElternzeit

Kenntnisse
Sprachen: Java, Kotlin, SQL
Werkzeuge: Git, Docker

Sprachkenntnisse
Deutsch (Muttersprache), Englisch (C1)

Verfügbar ab 01.02.2027
Kündigungsfrist 4 Wochen`,
    truth: {
      name: 'Jürgen Weiß',
      title: 'Senior Softwareentwickler',
      place: 'Stuttgart',
      phone: '0711 5550188',
      engagements: [
        ['Softwareentwickler', 'Neckarsoft GmbH', '2019-03', '2021-05'],
        ['Senior Softwareentwickler', 'Albwerk Energie AG', '2021-06', null],
        ['Praktikant', 'Remstal Druck KG', '2014-06', '2014-08'],
      ],
      skills: ['Java', 'Kotlin', 'SQL', 'Git', 'Docker', 'Spring Boot', 'Kafka'],
      languages: ['de Native', 'en C1'],
      education: [],
    },
  },
  {
    layout: 'German freelancer with a list of projects',
    language: 'de',
    text: `Beraterprofil
Name
Anke Terhoeven
Rolle
SAP-Beraterin
Wohnort
Münster

Projekthistorie
Zeitraum
01/2022 – heute
Kunde
Westfalen Logistik GmbH
Rolle
SAP-Beraterin
Technologien
ABAP, SAP S/4HANA, SAP Fiori

Zeitraum
04/2019 – 12/2021
Kunde
Aasee Pharma AG
Rolle
ABAP-Entwicklerin
Technologien
ABAP, SQL

Kenntnisse
ABAP (12 Jahre), SAP S/4HANA, Git

Sprachen
Deutsch, Englisch

Kontakt
anke@bench.example
Mobil: +49 171 5550143`,
    truth: {
      name: 'Anke Terhoeven',
      title: 'SAP-Beraterin',
      place: 'Münster',
      phone: '+49 171 5550143',
      engagements: [
        ['SAP-Beraterin', 'Westfalen Logistik GmbH', '2022-01', null],
        ['ABAP-Entwicklerin', 'Aasee Pharma AG', '2019-04', '2021-12'],
      ],
      skills: ['ABAP', 'SAP S/4HANA', 'SAP Fiori', 'SQL', 'Git', 'SAP'],
      languages: ['de null', 'en null'],
      education: [],
    },
  },
  {
    layout: 'LinkedIn export',
    language: 'de',
    text: `Kontakt
+49 89 5550177 (Mobile)
www.linkedin.com/in/tim-obermaier (LinkedIn)

Top-Kenntnisse
React
TypeScript

Sprachen
Deutsch (Muttersprache oder zweisprachig)

Tim Obermaier
Frontend-Entwickler bei Isarblick Medien
München, Bayern, Deutschland

Zusammenfassung
Zugängliche Oberflächen seit 2017.

Berufserfahrung
Isarblick Medien
7 Jahre 2 Monate
Frontend-Entwickler
Oktober 2021 - Present (5 Jahre 2 Monate)
München
Junior Frontend-Entwickler
Oktober 2019 - September 2021 (2 Jahre)

Page 1 of 1`,
    truth: {
      name: 'Tim Obermaier',
      title: 'Frontend-Entwickler',
      place: 'München',
      phone: '+49 89 5550177',
      engagements: [
        ['Frontend-Entwickler', 'Isarblick Medien', '2021-10', null],
        ['Junior Frontend-Entwickler', 'Isarblick Medien', '2019-10', '2021-09'],
      ],
      skills: ['React', 'TypeScript'],
      languages: ['de Native'],
      education: [],
    },
  },
  {
    layout: 'personal details first',
    language: 'fr',
    text: `État civil
Nom : Maëlle Quéré
Née le 3 mai 1990
12 rue des Goélands, 29200 Brest, France
06 39 98 01 23
maelle.quere@bench.example

Développeuse Java

Expérience professionnelle
Développeuse Java – Penn Systèmes SAS
2019–21
• Services en Java et Spring Boot
Congé parental, 2022 – 2023
Développeuse Java senior – Iroise Assurances SA
depuis janvier 2023
• Kotlin, Kafka

Compétences
Langages : Java, Kotlin, SQL
Outils : Git, Docker

Langues
Français : langue maternelle
Anglais : B2`,
    truth: {
      name: 'Maëlle Quéré',
      title: 'Développeuse Java',
      place: 'Brest',
      phone: '06 39 98 01 23',
      engagements: [
        ['Développeuse Java', 'Penn Systèmes SAS', '2019-01', '2021-12'],
        ['Développeuse Java senior', 'Iroise Assurances SA', '2023-01', null],
      ],
      skills: ['Java', 'Kotlin', 'SQL', 'Git', 'Docker', 'Spring Boot', 'Kafka'],
      languages: ['fr Native', 'en B2'],
      education: [],
    },
  },
  {
    layout: 'consultant with missions',
    language: 'fr',
    text: `Curriculum Vitae
Karim Belkacem
Ingénieur DevOps
Toulouse, France – 07 55 50 01 42 – karim@bench.example

Compétences techniques
Terraform, Ansible, Kubernetes
Langages : Python, Go

Missions
Client : Banque du Canal
Période : mars 2021 – aujourd’hui
Poste : Ingénieur DevOps
Environnement technique : Terraform, Kubernetes, AWS

Client : Garonne Aéro SAS
Période : sept. 2017 – févr. 2021
Poste : Administrateur systèmes
Environnement technique : Ansible, Python, Linux

Langues : français (langue maternelle), anglais (C1)`,
    truth: {
      name: 'Karim Belkacem',
      title: 'Ingénieur DevOps',
      place: 'Toulouse',
      phone: '07 55 50 01 42',
      engagements: [
        ['Ingénieur DevOps', 'Banque du Canal', '2021-03', null],
        ['Administrateur systèmes', 'Garonne Aéro SAS', '2017-09', '2021-02'],
      ],
      skills: ['Terraform', 'Ansible', 'Kubernetes', 'Python', 'Go', 'AWS', 'Linux', 'DevOps'],
      languages: ['fr Native', 'en C1'],
      education: [],
    },
  },
  {
    layout: 'personal details first',
    language: 'es',
    text: `CURRICULUM VITAE

Datos personales
Nombre: Lucía Gómez Arana
Teléfono: 612 555 014
Correo: lucia@bench.example
Domicilio: Sevilla

Perfil
Analista de datos con 6 años de experiencia.

Experiencia laboral
Analista de datos, Guadalquivir Seguros S.A., de marzo de 2019 a mayo de 2021
• Informes en Power BI y SQL
Ingeniera de datos, Azahar Digital S.L., desde junio de 2021
• Python, Apache Spark
Servicio militar, 2012 – 2013

Conocimientos
Lenguajes: Python, SQL
Herramientas: Power BI, Git

Idiomas
Español: nativo
Inglés: B2`,
    truth: {
      name: 'Lucía Gómez Arana',
      title: 'Ingeniera de datos',
      place: 'Sevilla',
      phone: '612 555 014',
      engagements: [
        ['Analista de datos', 'Guadalquivir Seguros S.A.', '2019-03', '2021-05'],
        ['Ingeniera de datos', 'Azahar Digital S.L.', '2021-06', null],
      ],
      skills: ['Python', 'SQL', 'Power BI', 'Git', 'Spark'],
      languages: ['es Native', 'en B2'],
      education: [],
    },
  },
  {
    layout: 'consultant with projects',
    language: 'es',
    text: `Íker Mendizábal
Consultor SAP
Bilbao, España | +34 655 550 173 | iker@bench.example

Proyectos
Cliente: Ría Naval S.A.
Periodo: enero de 2020 – actualidad
Rol: Consultor SAP
Tecnologías: SAP S/4HANA, ABAP
Funciones: cierre mensual

Cliente: Txindoki Acero S.L.
Periodo: 02/2016 – 12/2019
Rol: Programador ABAP
Tecnologías: ABAP, SQL

Competencias
ABAP, SAP S/4HANA, Jira

Idiomas: español (nativo), inglés (C1), francés (A2)`,
    truth: {
      name: 'Íker Mendizábal',
      title: 'Consultor SAP',
      place: 'Bilbao',
      phone: '+34 655 550 173',
      engagements: [
        ['Consultor SAP', 'Ría Naval S.A.', '2020-01', null],
        ['Programador ABAP', 'Txindoki Acero S.L.', '2016-02', '2019-12'],
      ],
      skills: ['SAP S/4HANA', 'ABAP', 'SQL', 'Jira', 'SAP'],
      languages: ['es Native', 'en C1', 'fr A2'],
      education: [],
    },
  },
  {
    layout: 'letters spaced out, name in capitals, soft hyphens as dashes',
    language: 'en',
    text: `A N A  R U I Z
Site Reliability Engineer
Austin, TX · 512-555-0166 · ana@bench.example

W O R K  E X P E R I E N C E
Kestrel Cloud\tAustin, TX
Site Reliability Engineer\tSep. 2023 \u00ad Mar. 2026
• Terraform, Kubernetes and Go.
Ridgeline Games\tSan Marcos, TX
Systems Administrator\tFall 2018 – Summer 2023
• Ansible, Linux.

S K I L L S
Terraform, Kubernetes, Go, Ansible, Linux
Spring 2018, Denver, Priya Raman, https://ana.example`,
    truth: {
      name: 'Ana Ruiz',
      title: 'Site Reliability Engineer',
      place: 'Austin',
      phone: '512-555-0166',
      engagements: [
        ['Site Reliability Engineer', 'Kestrel Cloud', '2023-09', '2026-03'],
        ['Systems Administrator', 'Ridgeline Games', '2018-09', '2023-08'],
      ],
      skills: ['Terraform', 'Kubernetes', 'Go', 'Ansible', 'Linux', 'Site Reliability Engineering'],
      languages: [],
      education: [],
    },
  },
  {
    layout: 'Europass',
    language: 'en',
    text: `PERSONAL INFORMATION\tHelena Kovalcová
12 Mlynská, 81108 Bratislava, Slovakia
+421 905 550 184
helena@bench.example

WORK EXPERIENCE
September 2019 – Present\tProcess Engineer
Danubia Steel a.s., Košice (Slovakia)
▪ Furnace control, Siemens S7
January 2016 – August 2019\tQuality Technician
Tatra Motors s.r.o., Žilina (Slovakia)

EDUCATION AND TRAINING
2011 – 2015\tBachelor of Engineering
Technical University of Košice

PERSONAL SKILLS
Mother tongue(s)\tSlovak
Other language(s)\tEnglish C1, German B1
Digital skills\tSQL, Microsoft Excel`,
    truth: {
      name: 'Helena Kovalcová',
      title: 'Process Engineer',
      place: 'Bratislava',
      phone: '+421 905 550 184',
      engagements: [
        ['Process Engineer', 'Danubia Steel a.s.', '2019-09', null],
        ['Quality Technician', 'Tatra Motors s.r.o.', '2016-01', '2019-08'],
      ],
      skills: ['SQL', 'Excel'],
      languages: ['sk Native', 'en C1', 'de B1'],
      education: [['Bachelor of Engineering', 'Technical University of Košice', 2015]],
    },
  },
  {
    layout: 'employer and place above title and dates',
    language: 'en',
    text: `Minjun Seo
Site Reliability Engineer · Software Architect
Portland, OR
503-555-0171 | minjun@bench.example | minjun.example

Summary
Ten years of keeping shops online.

Experience
Larkspur Cloud, Inc.\tPortland, OR
Site Reliability Engineer\tJun. 2020 – Present
• Kubernetes clusters with Terraform and Prometheus.
Fennel Games\tSeattle, WA
Platform Engineer\tJan. 2016 – May 2020
• CI with Jenkins, services in Go.

Honors & Awards
2019\tFinalist, Cascade CTF

Skills
DevOps\tAWS, Docker, Kubernetes, Terraform
Back-end\tDjango, Redis
Programming\tGo, Python, Java`,
    truth: {
      name: 'Minjun Seo',
      title: 'Site Reliability Engineer',
      place: 'Portland',
      phone: '503-555-0171',
      engagements: [
        ['Site Reliability Engineer', 'Larkspur Cloud, Inc.', '2020-06', null],
        ['Platform Engineer', 'Fennel Games', '2016-01', '2020-05'],
      ],
      skills: [
        'Continuous Integration',
        'AWS',
        'Docker',
        'Kubernetes',
        'Terraform',
        'Django',
        'Redis',
        'Go',
        'Python',
        'Java',
        'Prometheus',
        'Jenkins',
        'Site Reliability Engineering',
      ],
      languages: [],
      education: [],
    },
  },
  {
    layout: 'UK contractor',
    language: 'en',
    text: `Owen Prydderch – Business Analyst (Contract)
Bristol, UK | 07700 900 142 | owen@bench.example | Day rate: £525

Key Skills
Requirements, BPMN, SQL, JIRA, Confluence

Contract History
Thames & Avon Rail (via Beacon Recruitment)    Jan 2022 – Jun 2023
Senior Business Analyst
• Ticketing programme, 40 stakeholders.
Severn Water plc    Apr 2019 – Dec 2021
Business Analyst
• Billing migration to SAP.

Education
BA History, Cardiff University, 2012`,
    truth: {
      name: 'Owen Prydderch',
      title: 'Business Analyst',
      place: 'Bristol',
      phone: '07700 900 142',
      engagements: [
        ['Senior Business Analyst', 'Thames & Avon Rail', '2022-01', '2023-06'],
        ['Business Analyst', 'Severn Water plc', '2019-04', '2021-12'],
      ],
      skills: ['Requirements', 'BPMN', 'SQL', 'Jira', 'Confluence', 'SAP'],
      languages: [],
      education: [['BA History', 'Cardiff University', 2012]],
    },
  },
  {
    layout: 'Word template',
    language: 'en',
    text: `Deborah Nwosu
Chicago, IL 60601 • 312.555.0149 • deborah@bench.example

Objective
Store manager who likes numbers.

Experience
June 2019 – Present
Store Manager • Halyard Jewelry Corp. • Chicago, IL
Runs a team of 14.
May 2014 – May 2019
Assistant Manager • Bluestem Books • Evanston, IL

Education
Northwestern University, Evanston, IL
BA Economics, 2014

Skills & Abilities
Microsoft Excel
QuickBooks
Team leadership`,
    truth: {
      name: 'Deborah Nwosu',
      title: 'Store Manager',
      place: 'Chicago',
      phone: '312.555.0149',
      engagements: [
        ['Store Manager', 'Halyard Jewelry Corp.', '2019-06', null],
        ['Assistant Manager', 'Bluestem Books', '2014-05', '2019-05'],
      ],
      skills: ['Excel', 'Quickbooks', 'Leadership'],
      languages: [],
      education: [['BA Economics', 'Northwestern University', 2014]],
    },
  },
  {
    layout: 'US consultant in a table',
    language: 'en',
    text: `Candidate Name:\tSneha Agarwal
Current Location:\tIrving, TX
Contact No:\t469-555-0133

Experience Summary:
8 years in data warehousing with Informatica and Snowflake.

Technical Skills:
ETL Tools\tInformatica PowerCenter, SSIS
Databases\tSnowflake, Teradata, Oracle
Languages\tSQL, Python, Unix Shell

Project Details:
Employer:\tCedar Point Analytics LLC
Client:\tLonestar Grocers, Irving, TX
Title:\tSr. ETL Developer
Dates:\tOct 2020 to Till Date
Technologies Used:\tInformatica PowerCenter, Snowflake
Employer:\tMoss Creek Systems
Client:\tPiedmont Tire, Charlotte, NC
Title:\tETL Developer
Dates:\tJune 2016 to Sept 2020
Technologies Used:\tSSIS, Teradata`,
    truth: {
      name: 'Sneha Agarwal',
      title: 'Sr. ETL Developer',
      place: 'Irving',
      phone: '469-555-0133',
      engagements: [
        ['Sr. ETL Developer', 'Lonestar Grocers', '2020-10', null],
        ['ETL Developer', 'Piedmont Tire', '2016-06', '2020-09'],
      ],
      skills: [
        'SSIS',
        'Snowflake',
        'Teradata',
        'Oracle Database',
        'SQL',
        'Python',
        'UNIX Shell',
        'Informatica',
        'Data Warehousing',
        'ETL',
      ],
      languages: [],
      education: [],
    },
  },
  {
    layout: 'German table with labels',
    language: 'de',
    text: `Lebenslauf
Persönliche Angaben
Vorname:\tKatrin
Nachname:\tVogelsang
Wohnort:\tRaum Hannover
Mobil:\t0176 5550 1234

Beruflicher Werdegang
seit 09/2020\tIT-Systemadministratorin
\tLeine Kliniken GmbH, Hannover
\tVMware, Active Directory
01/2015 – 08/2020\tSystemadministratorin
\tDeister Maschinenbau KG, Springe
2012 – 2014\tWehrdienst

Ausbildung
08/2009 – 07/2012\tAusbildung zur Fachinformatikerin

EDV-Kenntnisse
Windows Server, VMware, PowerShell
Fremdsprachen
Englisch B2`,
    truth: {
      name: 'Katrin Vogelsang',
      title: 'IT-Systemadministratorin',
      place: 'Hannover',
      phone: '0176 5550 1234',
      engagements: [
        ['IT-Systemadministratorin', 'Leine Kliniken GmbH', '2020-09', null],
        ['Systemadministratorin', 'Deister Maschinenbau KG', '2015-01', '2020-08'],
      ],
      skills: ['VMware', 'Active Directory', 'Windows Server', 'PowerShell'],
      languages: ['en B2'],
      education: [['Ausbildung zur Fachinformatikerin', null, 2012]],
    },
  },
  {
    layout: 'German freelancer, dates above the labels',
    language: 'de',
    text: `Profil
Bernd Achterberg
Freiberuflicher Java-Entwickler
Köln, Deutschland · bernd@bench.example · Tel.: 0221 5550166

Schwerpunkte: Java, Spring Boot, Kubernetes

Projekte
02/2023 – heute
Kunde: Rheinbogen Versicherung AG, Köln
Projekt: Ablösung des Bestandssystems
Rolle: Java-Entwickler
Technologien: Java 17, Spring Boot, PostgreSQL
Tätigkeiten:
- Entwurf der Schnittstellen
06/2019 – 01/2023
Kunde: Siebengebirge Handel GmbH
Rolle: Backend-Entwickler
Technologien: Kotlin, Kafka

Sprachen: Deutsch (Muttersprache), Englisch (fließend)
Verfügbarkeit: ab sofort`,
    truth: {
      name: 'Bernd Achterberg',
      title: 'Java-Entwickler',
      place: 'Köln',
      phone: '0221 5550166',
      engagements: [
        ['Java-Entwickler', 'Rheinbogen Versicherung AG', '2023-02', null],
        ['Backend-Entwickler', 'Siebengebirge Handel GmbH', '2019-06', '2023-01'],
      ],
      skills: ['Java', 'Spring Boot', 'Kubernetes', 'PostgreSQL', 'Kotlin', 'Kafka'],
      languages: ['de Native', 'en C1'],
      education: [],
    },
  },
  {
    layout: 'LinkedIn export',
    language: 'fr',
    text: `Coordonnées
claire.besnard@bench.example
www.linkedin.com/in/claire-besnard-
7a1 (LinkedIn)

Principales compétences
Gestion de projet
Jira
Scrum

Languages
Français (Native or Bilingual)
Anglais (Professional Working)

Certifications
Professional Scrum Master I

Claire Besnard
Cheffe de projet chez Loire Numérique | Agilité
Nantes, Pays de la Loire, France

Résumé
J'aime les équipes qui livrent.

Expérience
Loire Numérique
5 ans 3 mois
Cheffe de projet
septembre 2023 - Present (3 ans 3 mois)
Nantes
Analyste fonctionnelle
septembre 2021 - août 2023 (2 ans)

Erdre Conseil
Consultante
janvier 2018 - août 2021 (3 ans 8 mois)
Page 1 of 2

Formation
Université de Nantes
Master, Informatique · (2012 - 2017)
Page 2 of 2`,
    truth: {
      name: 'Claire Besnard',
      title: 'Cheffe de projet',
      place: 'Nantes',
      phone: null,
      engagements: [
        ['Cheffe de projet', 'Loire Numérique', '2023-09', null],
        ['Analyste fonctionnelle', 'Loire Numérique', '2021-09', '2023-08'],
        ['Consultante', 'Erdre Conseil', '2018-01', '2021-08'],
      ],
      skills: ['Project Management', 'Jira', 'Scrum'],
      languages: ['fr Native', 'en B2'],
      education: [['Master, Informatique', 'Université de Nantes', 2017]],
    },
  },
  {
    layout: 'dates first, in sentences',
    language: 'fr',
    text: `Thomas LE GUENNEC
Administrateur réseaux
Nantes (44), France
Tél. : 06 39 98 05 67
thomas@bench.example

EXPÉRIENCES PROFESSIONNELLES
Depuis mars 2021 : Administrateur réseaux chez Presqu’île Santé, Nantes
Cisco, Linux
De 2016 à 2021 : Technicien support chez Vilaine Télécom
Service national, 2014 – 2015

COMPÉTENCES
Réseaux : Cisco, TCP/IP
Systèmes : Linux, Windows Server

LANGUES
Anglais : courant
Breton : notions`,
    truth: {
      name: 'Thomas Le Guennec',
      title: 'Administrateur réseaux',
      place: 'Nantes',
      phone: '06 39 98 05 67',
      engagements: [
        ['Administrateur réseaux', 'Presqu’île Santé', '2021-03', null],
        ['Technicien support', 'Vilaine Télécom', '2016-01', '2021-12'],
      ],
      skills: ['Cisco', 'TCP/IP', 'Linux', 'Windows Server'],
      languages: ['en C1'],
      education: [],
    },
  },
  {
    layout: 'years and employer above the title',
    language: 'es',
    text: `CURRÍCULUM DE MARTA OLIVARES SANZ
Correo electrónico: marta@bench.example
Móvil: +34 699 555 018
Dirección: C/ Alcalá 12, 28014 Madrid

EXPERIENCIA PROFESIONAL
2021 - actualidad\tCibeles Pagos S.A. (Madrid)
Desarrolladora backend
Servicios en Java con Spring Boot
2018 - 2021\tGran Vía Media S.L. (Madrid)
Desarrolladora web
PHP y MySQL

FORMACIÓN
2013 - 2017\tGrado en Ingeniería del Software, UPM

CONOCIMIENTOS INFORMÁTICOS
Java, Spring Boot, PHP, MySQL
IDIOMAS
Inglés (C1)`,
    truth: {
      name: 'Marta Olivares Sanz',
      title: 'Desarrolladora backend',
      place: 'Madrid',
      phone: '+34 699 555 018',
      engagements: [
        ['Desarrolladora backend', 'Cibeles Pagos S.A.', '2021-01', null],
        ['Desarrolladora web', 'Gran Vía Media S.L.', '2018-01', '2021-12'],
      ],
      skills: ['Java', 'Spring Boot', 'PHP', 'MySQL'],
      languages: ['en C1'],
      education: [['Grado en Ingeniería del Software', 'UPM', 2017]],
    },
  },
  {
    layout: 'narrow column first',
    language: 'en',
    text: `CONTACT
Leeds, United Kingdom
07700 900 377
aoife@bench.example

TECH STACK
TypeScript
React
Node.js
GraphQL

LANGUAGES
English – Native
Irish – Conversational

AOIFE BRANNIGAN
Full Stack Developer

ABOUT ME
I like small pull requests.

EMPLOYMENT
Full Stack Developer @ Heron Travel
February 2021 – Current
React and Node.js for 2 million bookings.
Junior Developer @ Otterbank
August 2018 – January 2021
TypeScript, GraphQL.`,
    truth: {
      name: 'Aoife Brannigan',
      title: 'Full Stack Developer',
      place: 'Leeds',
      phone: '07700 900 377',
      engagements: [
        ['Full Stack Developer', 'Heron Travel', '2021-02', null],
        ['Junior Developer', 'Otterbank', '2018-08', '2021-01'],
      ],
      skills: ['TypeScript', 'React', 'Node.js', 'GraphQL', 'Full-Stack Development'],
      languages: ['en Native', 'ga B1'],
      education: [],
    },
  },
  {
    layout: 'Indian resume in sentences',
    language: 'en',
    text: `RESUME

Sandeep Reddy Yalamanchili
Hyderabad, India
Email id: sandeep.y@bench.example
Contact: +91 98480 55501

Career Objective:
To work on hard data problems.

Professional Experience:
* Working as Senior Data Engineer in Charminar Tech Pvt Ltd, Hyderabad from June 2019 to till date.
* Worked as Data Engineer in Golconda Systems Pvt Ltd from July 2015 to May 2019.

Technical Skills:
Big Data: Apache Spark, Hive, Kafka
Programming Languages: Scala, Python
Databases: MySQL, Cassandra

Personal Details:
Father's Name: Venkat Reddy
Date of Birth: 12/08/1992
Languages Known: English, Telugu and Hindi`,
    truth: {
      name: 'Sandeep Reddy Yalamanchili',
      title: 'Senior Data Engineer',
      place: 'Hyderabad',
      phone: '+91 98480 55501',
      engagements: [
        ['Senior Data Engineer', 'Charminar Tech Pvt Ltd', '2019-06', null],
        ['Data Engineer', 'Golconda Systems Pvt Ltd', '2015-07', '2019-05'],
      ],
      skills: ['Spark', 'Hive', 'Kafka', 'Scala', 'Python', 'MySQL', 'Cassandra'],
      languages: ['en null', 'te null', 'hi null'],
      education: [],
    },
  },
  {
    layout: 'US consultant, employer and client on one line',
    language: 'en',
    text: `Tunde Bakare
Salesforce Architect
tunde@bench.example
(678) 555-0190
Alpharetta, GA

Work Experience

Peachtree Consulting, Atlanta, GA                                   Aug 2021 – Present
Client: Magnolia Hospitals
Role: Salesforce Architect
Responsibilities:
• Designed sharing rules for 4,000 users.
Environment: Salesforce, Apex, MuleSoft

Blue Ridge IT, Roswell, GA                                          May 2017 – Jul 2021
Client: Savannah Ports
Role: Salesforce Developer
• Built Lightning components.
Environment: Salesforce, Apex, JavaScript`,
    truth: {
      name: 'Tunde Bakare',
      title: 'Salesforce Architect',
      place: 'Alpharetta',
      phone: '(678) 555-0190',
      engagements: [
        ['Salesforce Architect', 'Magnolia Hospitals', '2021-08', null],
        ['Salesforce Developer', 'Savannah Ports', '2017-05', '2021-07'],
      ],
      skills: ['Salesforce', 'Apex', 'MuleSoft', 'JavaScript'],
      languages: [],
      education: [],
    },
  },
  {
    layout: 'Lebenslauf of one page',
    language: 'de',
    text: `Nadine Kupferschmid
Projektleiterin | Raum Freiburg
nadine@bench.example | 0761 5550 88

BERUFSERFAHRUNG

Projektleiterin, Dreisam Solar GmbH, Freiburg
Mai 2020 bis heute
– Führung von 8 Personen
– MS Project, Jira

Teamassistentin, Kaiserstuhl Wein eG, Breisach
Frühjahr 2016 – April 2020
– SAP, Excel

SCHULBILDUNG
2003 – 2012   Gymnasium Breisach

IT-KENNTNISSE
Jira, Confluence, SAP, MS Project

SPRACHEN
Französisch fließend, Englisch gut`,
    truth: {
      name: 'Nadine Kupferschmid',
      title: 'Projektleiterin',
      place: 'Freiburg',
      phone: '0761 5550 88',
      engagements: [
        ['Projektleiterin', 'Dreisam Solar GmbH', '2020-05', null],
        ['Teamassistentin', 'Kaiserstuhl Wein eG', '2016-03', '2020-04'],
      ],
      skills: ['Jira', 'Confluence', 'SAP', 'Microsoft Project', 'Excel'],
      languages: ['fr C1', 'en null'],
      education: [['Gymnasium Breisach', null, 2012]],
    },
  },
  {
    layout: 'German list of projects with sectors',
    language: 'de',
    text: `Skillprofil
Name: Oleg Sommerfeld
Jahrgang: 1979
Verfügbar ab: 01.03.2027
Stundensatz: 105 €

Projektübersicht
Projekt 1
Branche: Energie
Auftraggeber: Oberweser Netz GmbH
Projektzeitraum: 10.2022 – laufend
Projektrolle: DevOps Engineer
Eingesetzte Technologien: Kubernetes, Terraform, GitLab CI
Projekt 2
Branche: Handel
Auftraggeber: Solling Möbel KG
Projektzeitraum: 03.2018 – 09.2022
Projektrolle: Systemadministrator
Eingesetzte Technologien: Linux, Ansible

Kontakt
oleg@bench.example, Mobil 0151 5550 4477, 34117 Kassel`,
    truth: {
      name: 'Oleg Sommerfeld',
      title: 'DevOps Engineer',
      place: 'Kassel',
      phone: '0151 5550 4477',
      engagements: [
        ['DevOps Engineer', 'Oberweser Netz GmbH', '2022-10', null],
        ['Systemadministrator', 'Solling Möbel KG', '2018-03', '2022-09'],
      ],
      skills: ['Kubernetes', 'Terraform', 'GitLab CI', 'Linux', 'Ansible', 'DevOps'],
      languages: [],
      education: [],
    },
  },
  {
    layout: 'dossier de compétences',
    language: 'fr',
    text: `DOSSIER DE COMPÉTENCES
Inès Fauconnier
Consultante data

Lyon (69), France
Tél : +33 6 39 98 77 10 – ines@bench.example

COMPÉTENCES FONCTIONNELLES ET TECHNIQUES
Langages : Python, SQL, Scala
Outils : Tableau, Airflow

EXPÉRIENCES SIGNIFICATIVES
Société : Mutuelle des Alpes
Fonction : Consultante data
Dates : 01/2022 – à ce jour
Technologies : Python, Airflow

Société : Saône Distribution
Fonction : Analyste BI
Dates : de septembre 2018 à décembre 2021
Technologies : SQL, Tableau

FORMATION
2018 : Master Statistiques, Université Lyon 1

LANGUES
Anglais (C1), italien (B1)`,
    truth: {
      name: 'Inès Fauconnier',
      title: 'Consultante data',
      place: 'Lyon',
      phone: '+33 6 39 98 77 10',
      engagements: [
        ['Consultante data', 'Mutuelle des Alpes', '2022-01', null],
        ['Analyste BI', 'Saône Distribution', '2018-09', '2021-12'],
      ],
      skills: ['Python', 'SQL', 'Scala', 'Tableau', 'Apache Airflow', 'Business Intelligence'],
      languages: ['en C1', 'it B1'],
      education: [['Master Statistiques', 'Université Lyon 1', 2018]],
    },
  },
  {
    layout: 'LinkedIn export',
    language: 'es',
    text: `Contactar
Sevilla
+34 622 555 081 (Mobile)
www.linkedin.com/in/raul-pizarro-
dominguez (LinkedIn)

Aptitudes principales
Angular
TypeScript
Node.js

Languages
Español (Native or Bilingual)
Inglés (Limited Working)

Raúl Pizarro Domínguez
Desarrollador full stack en Triana Software
Sevilla, Andalucía, España

Extracto
Quince años entre pantallas.

Experiencia
Triana Software
Desarrollador full stack
febrero de 2021 - Present (5 años 10 meses)
Sevilla y alrededores, España

Giralda Sistemas
4 años 1 mes
Desarrollador web
enero de 2019 - enero de 2021 (2 años 1 mes)
Becario
enero de 2017 - diciembre de 2018 (2 años)

Educación
Universidad de Sevilla
Grado, Ingeniería del Software · (2012 - 2016)

  Page 1 of 1`,
    truth: {
      name: 'Raúl Pizarro Domínguez',
      title: 'Desarrollador full stack',
      place: 'Sevilla',
      phone: '+34 622 555 081',
      engagements: [
        ['Desarrollador full stack', 'Triana Software', '2021-02', null],
        ['Desarrollador web', 'Giralda Sistemas', '2019-01', '2021-01'],
        ['Becario', 'Giralda Sistemas', '2017-01', '2018-12'],
      ],
      skills: ['Angular', 'TypeScript', 'Node.js', 'Full-Stack Development'],
      languages: ['es Native', 'en null'],
      education: [['Grado, Ingeniería del Software', 'Universidad de Sevilla', 2016]],
    },
  },
  {
    layout: 'two columns of dates and text',
    language: 'es',
    text: `Nerea Etxeberria Lasa
Enfermera
San Sebastián, España · 688 555 012 · nerea@bench.example

Experiencia
Oct. 2020 – Actualidad
Enfermera de urgencias
Hospital Urumea

Mar. 2017 – Sept. 2020
Enfermera
Clínica Igueldo

Formación académica
2016 Grado en Enfermería, Universidad del País Vasco

Habilidades
Triaje, SAP, Microsoft Word

Idiomas
Euskera nativo
Inglés intermedio (B1)`,
    truth: {
      name: 'Nerea Etxeberria Lasa',
      title: 'Enfermera',
      place: 'San Sebastián',
      phone: '688 555 012',
      engagements: [
        ['Enfermera de urgencias', 'Hospital Urumea', '2020-10', null],
        ['Enfermera', 'Clínica Igueldo', '2017-03', '2020-09'],
      ],
      skills: ['Triaje', 'SAP', 'Microsoft Word'],
      languages: ['eu Native', 'en B1'],
      education: [['Grado en Enfermería', 'Universidad del País Vasco', 2016]],
    },
  },
  {
    layout: 'tables of a Word document, a cell on each line',
    language: 'en',
    text: `Name
Vikram Subramanian
Phone
+91 98400 55517
E-mail
vikram@bench.example
Location
Chennai, India
Expected rate
USD 48/hr
Notice period
45 days

Professional Summary
SAP consultant with 11 years of experience.

Skills
Area
Skills
Years
ERP
ABAP, SAP S/4HANA, SAP Fiori
8
Languages
Java, SQL
5
Tools
Git, Jira
6

Work History
Period
Apr 2019 – Present
Company
Marina Beach Systems Ltd
Designation
Lead ABAP Consultant
Period
Jul 2014 – Mar 2019
Company
Adyar Software Pvt Ltd
Designation
ABAP Developer

Education
B.E. Computer Science, Anna University, 2014`,
    truth: {
      name: 'Vikram Subramanian',
      title: 'Lead ABAP Consultant',
      place: 'Chennai',
      phone: '+91 98400 55517',
      engagements: [
        ['Lead ABAP Consultant', 'Marina Beach Systems Ltd', '2019-04', null],
        ['ABAP Developer', 'Adyar Software Pvt Ltd', '2014-07', '2019-03'],
      ],
      skills: ['ABAP', 'SAP S/4HANA', 'SAP Fiori', 'Java', 'SQL', 'Git', 'Jira', 'SAP', 'ERP'],
      languages: [],
      education: [['B.E. Computer Science', 'Anna University', 2014]],
    },
  },
  {
    layout: 'US consultant of many pages',
    language: 'en',
    text: `HARSHA VEMURI
Phone: (848) 555-0162 || Email: harsha@bench.example || LinkedIn: linkedin.com/in/harshav
PROFESSIONAL SUMMARY:
• Over 10 years of experience as Full Stack Java Developer in Banking and Insurance domains.
• Experience in Angular 8/10/12, React JS and microservices.
TECHNICAL SKILLS:
Programming Languages: Java, J2EE, SQL, PL/SQL
Web Technologies: HTML5, CSS3, JavaScript, Angular
Application Servers: WebLogic, Tomcat
EDUCATION:
Bachelors in Computer Science, JNTU, India – 2013
WORK EXPERIENCE:
Client: Raritan Bank, Jersey City, NJ                                Mar 2022 – Till Date
Role: Sr. Full Stack Java Developer
Project Description: Payments hub for retail customers.
Responsibilities:
• Developed REST services using Spring Boot.
• Migrated batch jobs to AWS Lambda between Jan 2023 and Mar 2023.
Environment: Java 17, Spring Boot, Angular, AWS, Kafka.
Client: Wabash Insurance, Indianapolis, IN                           Aug 2018 – Feb 2022
Role: Java Developer
Responsibilities:
• Worked on claims using Hibernate and Oracle.
Environment: Java 8, Hibernate, Oracle, Jenkins.
Company: Sai Infotech, Hyderabad, India                              Jun 2013 – Jul 2018
Role: Software Engineer
Responsibilities:
• Wrote stored procedures.
Environment: Java, PL/SQL.`,
    truth: {
      name: 'Harsha Vemuri',
      title: 'Sr. Full Stack Java Developer',
      place: null,
      phone: '(848) 555-0162',
      engagements: [
        ['Sr. Full Stack Java Developer', 'Raritan Bank', '2022-03', null],
        ['Java Developer', 'Wabash Insurance', '2018-08', '2022-02'],
        ['Software Engineer', 'Sai Infotech', '2013-06', '2018-07'],
      ],
      skills: [
        'Java',
        'Java EE',
        'SQL',
        'PL/SQL',
        'HTML',
        'CSS',
        'JavaScript',
        'Angular',
        'Weblogic',
        'Tomcat',
        'Spring Boot',
        'AWS',
        'Kafka',
        'Hibernate',
        'Oracle Database',
        'Jenkins',
        'React',
        'Microservices',
        'REST APIs',
        'AWS Lambda',
        'Full-Stack Development',
      ],
      languages: [],
      education: [['Bachelors in Computer Science', 'JNTU', 2013]],
    },
  },
  {
    layout: 'two columns of a designer',
    language: 'en',
    text: `Lena Marlowe
Senior Front-End Engineer
Available from 15 January 2027
Rate: 65 EUR/h

SKILLS
React • TypeScript • CSS
LANGUAGES
English (native)
CONTACT
lena@bench.example
+44 7700 900 618
Brighton, United Kingdom

EXPERIENCE
Senior Front-End Engineer
Pebble Beach Studio — Brighton
Autumn 2020 – now
Design system in React.
Front-End Engineer
Kelp & Sons — Hove
2016–20
EDUCATION
BA Graphic Design
University of Brighton, 2016`,
    truth: {
      name: 'Lena Marlowe',
      title: 'Senior Front-End Engineer',
      place: 'Brighton',
      phone: '+44 7700 900 618',
      engagements: [
        ['Senior Front-End Engineer', 'Pebble Beach Studio', '2020-09', null],
        ['Front-End Engineer', 'Kelp & Sons', '2016-01', '2020-12'],
      ],
      skills: ['React', 'TypeScript', 'CSS', 'Front-End Development'],
      languages: ['en Native'],
      education: [['BA Graphic Design', 'University of Brighton', 2016]],
    },
  },
  {
    layout: 'tabular with columns of dates',
    language: 'de',
    text: `LEBENSLAUF

PERSÖNLICHE DATEN
Name, Vorname\tPohlmann, Gerrit
Geboren\t12.07.1988 in Emden
Adresse\tAm Delft 3, 26721 Emden
Telefon\t04921 555012
E-Mail\tgerrit@bench.example

BERUFLICHER WERDEGANG
10/2021 – dato\tTeamleiter Netzbetrieb
\tDollart Strom GmbH, Emden
08/2014 – 09/2021\tElektroniker für Betriebstechnik
\tKrummhörn Werft AG, Emden
07/2013 – 06/2014\tFreiwilliges Soziales Jahr

AUSBILDUNG
2010 – 2013\tAusbildung zum Elektroniker, Berufsschule Emden

KENNTNISSE
EDV\tMS Office, AutoCAD
Sprachen\tEnglisch (B1), Niederländisch (A2)
Führerschein\tKlasse B`,
    truth: {
      name: 'Gerrit Pohlmann',
      title: 'Teamleiter Netzbetrieb',
      place: 'Emden',
      phone: '04921 555012',
      engagements: [
        ['Teamleiter Netzbetrieb', 'Dollart Strom GmbH', '2021-10', null],
        ['Elektroniker für Betriebstechnik', 'Krummhörn Werft AG', '2014-08', '2021-09'],
      ],
      skills: ['Microsoft Office', 'AutoCAD'],
      languages: ['en B1', 'nl A2'],
      education: [['Ausbildung zum Elektroniker', 'Berufsschule Emden', 2013]],
    },
  },
  {
    layout: 'chronological',
    language: 'fr',
    text: `Solène Kermarrec
35 ans – Permis B
8 allée des Tilleuls, 35000 Rennes
Port. 07 55 50 12 90 / solene@bench.example

COMPTABLE UNIQUE

EXPERIENCE PROFESSIONNELLE
Janv. 2021 à ce jour    Comptable unique
Biscuiterie de la Vilaine SARL, Rennes (35)
Sage, Excel, déclarations de TVA
Sept. 2015 – Déc. 2020    Assistante comptable
Cabinet Brocéliande, Plélan
Juin – Août 2014    Stage, Trésor public

FORMATION
2015    BTS Comptabilité et gestion, Lycée Jean Macé

INFORMATIQUE
Sage, Excel, SAP
LANGUES
Anglais : B1 – Espagnol : A2`,
    truth: {
      name: 'Solène Kermarrec',
      title: 'COMPTABLE UNIQUE',
      place: 'Rennes',
      phone: '07 55 50 12 90',
      engagements: [
        ['Comptable unique', 'Biscuiterie de la Vilaine SARL', '2021-01', null],
        ['Assistante comptable', 'Cabinet Brocéliande', '2015-09', '2020-12'],
        ['Stage', 'Trésor public', '2014-06', '2014-08'],
      ],
      skills: ['Sage', 'Excel', 'SAP'],
      languages: ['en B1', 'es A2'],
      education: [['BTS Comptabilité et gestion', 'Lycée Jean Macé', 2015]],
    },
  },
  {
    layout: 'chronological',
    language: 'es',
    text: `GONZALO BERENGUER PLA
C/ Colón 14, 46004 Valencia
Tlf.: 655 550 199 | gonzalo@bench.example | Fecha de nacimiento: 03/02/1985

PERFIL PROFESIONAL
Jefe de obra con 12 años de experiencia.

EXPERIENCIA PROFESIONAL
JEFE DE OBRA. Construcciones Turia S.A. (Valencia)
Desde abril de 2018 hasta la actualidad
- AutoCAD y Presto

AYUDANTE DE OBRA. Albufera Obras S.L. (Alicante)
Septiembre 2012 – marzo 2018

OTROS DATOS
Carnet de conducir B
Disponibilidad: 15 días

INFORMÁTICA
AutoCAD, Presto, Excel

IDIOMAS
Valenciano nativo, inglés B1`,
    truth: {
      name: 'Gonzalo Berenguer Pla',
      title: 'JEFE DE OBRA',
      place: 'Valencia',
      phone: '655 550 199',
      engagements: [
        ['JEFE DE OBRA', 'Construcciones Turia S.A.', '2018-04', null],
        ['AYUDANTE DE OBRA', 'Albufera Obras S.L.', '2012-09', '2018-03'],
      ],
      skills: ['AutoCAD', 'Presto', 'Excel'],
      languages: ['en B1'],
      education: [],
    },
  },
  {
    layout: 'sales, with clients in the text',
    language: 'en',
    text: `Emma Baker
Account Executive
Austin, Texas | 512.555.0175 | emma.baker@bench.example

Summary
Closes mid-market deals since 2016.

Experience
Account Executive, Juniper Metrics, Austin, TX
June 2020 – Present
Key clients: Nimbus Shoes, Tide Sports
Tools: Salesforce, HubSpot
- 120 % of quota in 2023

Sales Development Representative, Larch Software Inc.
Aug 2016 – May 2020
- Cold calls in two languages

Education
BA Communication, Baylor University, 2016

Skills
• Salesforce
• HubSpot
• Negotiation`,
    truth: {
      name: 'Emma Baker',
      title: 'Account Executive',
      place: 'Austin',
      phone: '512.555.0175',
      engagements: [
        ['Account Executive', 'Juniper Metrics', '2020-06', null],
        ['Sales Development Representative', 'Larch Software Inc.', '2016-08', '2020-05'],
      ],
      skills: ['Salesforce', 'HubSpot', 'Negotiation'],
      languages: [],
      education: [['BA Communication', 'Baylor University', 2016]],
    },
  },
  {
    layout: 'labels within one line',
    language: 'en',
    text: `CV – Farida Osmani
Business Analyst
London, UK. Mobile: 07700 900 655. farida@bench.example

CAREER SUMMARY
Analyst in transport and energy.

PROJECT EXPERIENCE
Role: Business Analyst | Client: Ferry Lane Rail | Jan 2021 – Jun 2022
Wrote requirements; worked in Jira and Confluence.
Role: Junior Analyst | Client: Grid North plc | Sep 2018 – Dec 2020
Reports in SQL and Power BI.

TECHNICAL SKILLS: SQL, Power BI, Jira, Confluence
LANGUAGES: English (fluent), Dari (native)`,
    truth: {
      name: 'Farida Osmani',
      title: 'Business Analyst',
      place: 'London',
      phone: '07700 900 655',
      engagements: [
        ['Business Analyst', 'Ferry Lane Rail', '2021-01', '2022-06'],
        ['Junior Analyst', 'Grid North plc', '2018-09', '2020-12'],
      ],
      skills: ['SQL', 'Power BI', 'Jira', 'Confluence'],
      languages: ['en C1'],
      education: [],
    },
  },
  {
    layout: 'US consultant, labels above their values',
    language: 'en',
    text: `Name: DIMITRI VOLKOV
Title: Sr. .NET Developer
Phone: 614-555-0128
Email: dimitri@bench.example
Location: Columbus, OH

Professional Experience:

Client: Buckeye Freight
Location: Columbus, OH
Duration: Feb 2021 to Present
Role: Sr. .NET Developer
Responsibilities:
- Rewrote dispatch in C# and ASP.NET Core.
Environment:
C#, ASP.NET Core, Azure, SQL Server

Client: Maple Leaf Clinics
Location: Toronto, ON, Canada
Duration: 06/2017 to 01/2021
Role: .NET Developer
Responsibilities:
- Patient portal.
Environment:
C#, Angular, SQL Server

Education: Bachelor of Science, Ohio State University, 2017`,
    truth: {
      name: 'Dimitri Volkov',
      title: 'Sr. .NET Developer',
      place: 'Columbus',
      phone: '614-555-0128',
      engagements: [
        ['Sr. .NET Developer', 'Buckeye Freight', '2021-02', null],
        ['.NET Developer', 'Maple Leaf Clinics', '2017-06', '2021-01'],
      ],
      skills: ['C#', 'ASP.NET Core', 'Azure', 'SQL Server', 'Angular', '.NET'],
      languages: [],
      education: [['Bachelor of Science', 'Ohio State University', 2017]],
    },
  },
  {
    layout: 'Lebenslauf mit Praktika',
    language: 'de',
    text: `Yusuf Aydoğan
Softwaretester

Anschrift: Hansaring 4, 48155 Münster
Tel: +49 (0) 251 5550 199
yusuf@bench.example

Praktische Erfahrung

Seit Januar 2022
Softwaretester, Prinzipal Software GmbH, Münster
• Testautomatisierung mit Selenium und Java

Okt. 2019 – Dez. 2021
Werkstudent Qualitätssicherung, Hafen Digital AG
• Manuelle Tests, Jira

Jan. – März 2019
Praktikum, Stadtwerke Aasee
• Excel

Akademische Ausbildung
10/2016 – 09/2021
B. Sc. Wirtschaftsinformatik, Universität Münster

Sonstige Kenntnisse
Programmiersprachen: Java, Python
Tools: Selenium, Jira, Postman
Sprachen: Deutsch (Muttersprache), Türkisch (C2), Englisch (B2)`,
    truth: {
      name: 'Yusuf Aydoğan',
      title: 'Softwaretester',
      place: 'Münster',
      phone: '+49 (0) 251 5550 199',
      engagements: [
        ['Softwaretester', 'Prinzipal Software GmbH', '2022-01', null],
        ['Werkstudent Qualitätssicherung', 'Hafen Digital AG', '2019-10', '2021-12'],
        ['Praktikum', 'Stadtwerke Aasee', '2019-01', '2019-03'],
      ],
      skills: [
        'Java',
        'Python',
        'Selenium',
        'Jira',
        'Postman',
        'Excel',
        'Test Automation',
        'Quality Assurance',
      ],
      languages: ['de Native', 'tr C2', 'en B2'],
      education: [['B. Sc. Wirtschaftsinformatik', 'Universität Münster', 2021]],
    },
  },
  {
    layout: 'missions d’une société de services',
    language: 'fr',
    text: `Amadou Diallo-Lefèvre
Architecte cloud
Île-de-France • +33 7 56 78 55 02 • amadou@bench.example

Profil
Douze ans d’expérience en infrastructure.

Expériences
Architecte cloud | Courtepaille Énergie | Depuis février 2022
Contexte : sortie du centre de données
Environnement : AWS, Terraform, Kubernetes
Ingénieur systèmes | Banque Rivoli | Mai 2016 - Janvier 2022
Environnement : Linux, VMware, Ansible
Administrateur Linux | Lycée Voltaire | 2013/2016

Certifications
AWS Certified Solutions Architect (2023)

Compétences
Cloud : AWS, Azure
Automatisation : Terraform, Ansible

Langues : Français natif, Anglais professionnel`,
    truth: {
      name: 'Amadou Diallo-Lefèvre',
      title: 'Architecte cloud',
      place: 'Île-de-France',
      phone: '+33 7 56 78 55 02',
      engagements: [
        ['Architecte cloud', 'Courtepaille Énergie', '2022-02', null],
        ['Ingénieur systèmes', 'Banque Rivoli', '2016-05', '2022-01'],
        ['Administrateur Linux', 'Lycée Voltaire', '2013-01', '2016-12'],
      ],
      skills: ['AWS', 'Terraform', 'Kubernetes', 'Linux', 'VMware', 'Ansible', 'Azure'],
      languages: ['fr Native', 'en B2'],
      education: [],
    },
  },
];
