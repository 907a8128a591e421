import type { JobAd } from '../readJobAd.ts';

type Said = { [F in keyof JobAd]?: NonNullable<JobAd[F]>['value'] };

/** Job ads as firms mail and post them, and what a reader takes from each. */
export const ordinaryAds: readonly { text: string; says: Said }[] = [
  {
    text: `Hi,

Hope you are doing well. Please find the below requirement and share suitable profiles.

Role: Sr. Data Engineer (Snowflake)
Location: Dallas, TX (Day 1 onsite) 
Duration: 12+ Months
Rate: $68/hr on C2C
Visa: USC/GC only

Must have: Snowflake, dbt, Airflow, Python. 8+ yrs overall.`,
    says: {
      title: 'Sr. Data Engineer (Snowflake)',
      location: 'Dallas, TX',
      workplace: 'On site',
      type: 'Contract',
      pay: { min: 6800, max: 6800, currency: 'USD', per: 'Hour' },
      experience: '8+ years',
      duration: '12 months',
    },
  },
  {
    text: `Position - DevOps Lead
Exp - 7-10 Years
Loc - Pune / Bengaluru (Hybrid, 3 days WFO)
NP - Immediate to 15 Days
CTC - upto 28 LPA
No of positions - 3`,
    says: {
      title: 'DevOps Lead',
      location: 'Pune',
      workplace: 'Hybrid',
      experience: '7-10 years',
      pay: { min: null, max: 280000000, currency: 'INR', per: 'Year' },
      openings: 3,
    },
  },
  {
    text: `Für unseren Kunden in Köln suchen wir ab sofort einen

Java-Entwickler (m/w/d)

Laufzeit: 6 Monate + Option
Auslastung: 100 %
Einsatzort: Köln / 80 % remote
Stundensatz: 85–95 € all-in
Bewerbungsfrist: 15.12.2026`,
    says: {
      title: 'Java-Entwickler',
      location: 'Köln',
      workplace: 'Hybrid',
      pay: { min: 8500, max: 9500, currency: 'EUR', per: 'Hour' },
      deadline: '2026-12-15',
      duration: '6 months',
      start: 'now',
    },
  },
  {
    text: `Freelance Fullstack Developer – Lyon (2 jours de télétravail)
TJM : 450-520 €
Démarrage : ASAP
Durée : 6 mois renouvelables
Expérience : 5 ans minimum`,
    says: {
      title: 'Freelance Fullstack Developer',
      location: 'Lyon',
      workplace: 'Hybrid',
      type: 'Freelance',
      pay: { min: 45000, max: 52000, currency: 'EUR', per: 'Day' },
      duration: '6 months',
      experience: '5+ years',
      start: 'now',
    },
  },
  {
    text: `We're hiring: Lead Product Designer @ Lumen Studio
📍 London (Shoreditch) – 2 days in office
💷 £550–£600 per day, outside IR35
⏱ 3 month initial contract, start 5th January 2027`,
    says: {
      title: 'Lead Product Designer',
      location: 'London',
      workplace: 'Hybrid',
      pay: { min: 55000, max: 60000, currency: 'GBP', per: 'Day' },
      type: 'Contract',
      duration: '3 months',
      start: { day: '2027-01-05' },
    },
  },
  {
    text: `Buscamos Analista QA Senior
Ubicación: Madrid (modalidad híbrida, 2 días en oficina)
Contrato indefinido
Salario: 42.000 - 48.000 € brutos/año
Incorporación: inmediata`,
    says: {
      title: 'Buscamos Analista QA Senior',
      location: 'Madrid',
      workplace: 'Hybrid',
      type: 'Full-time',
      pay: { min: 4200000, max: 4800000, currency: 'EUR', per: 'Year' },
      start: 'now',
    },
  },
  {
    text: `SAP FICO Consultant
Permanent, Full time
Zürich
Lohn: CHF 120'000 – 140'000
Pensum: 80–100 %`,
    says: {
      title: 'SAP FICO Consultant',
      location: 'Zürich',
      type: 'Full-time',
      pay: { min: 12000000, max: 14000000, currency: 'CHF', per: 'Year' },
    },
  },
  {
    text: `Senior Backend Engineer (Go) - Remote (EU)
€70k–€85k
Apply by Dec 20th`,
    says: {
      title: 'Senior Backend Engineer (Go)',
      workplace: 'Remote',
      pay: { min: 7000000, max: 8500000, currency: 'EUR', per: 'Year' },
      deadline: '2026-12-20',
    },
  },
  {
    text: `Programista Java (remote / Kraków)
Stawka: 150-180 PLN/h netto + VAT (B2B)`,
    says: {
      title: 'Programista Java (remote / Kraków)',
      location: 'Kraków',
      pay: { min: 15000, max: 18000, currency: 'PLN', per: 'Hour' },
    },
  },
  {
    text: `Job Title: React Native Developer
Client: Confidential
Work Location: Remote - must work EST hours
Pay Range: $55.00 - $60.00/hr W2
Employment Type: Contract to Hire
Number of openings: 2
Interview: 2 rounds video`,
    says: {
      title: 'React Native Developer',
      workplace: 'Remote',
      pay: { min: 5500, max: 6000, currency: 'USD', per: 'Hour' },
      type: 'Contract',
      openings: 2,
    },
  },
  {
    text: `Mobile Engineer needed urgently!!!
Sydney NSW - hybrid
$900 - $1000 per day + super
6 months contract with possible extension`,
    says: {
      title: 'Mobile Engineer',
      location: 'Sydney',
      workplace: 'Hybrid',
      pay: { min: 90000, max: 100000, currency: 'AUD', per: 'Day' },
      duration: '6 months',
      type: 'Contract',
    },
  },
  {
    text: `Stelle: IT-Projektleiter Migration (w/m/d)
Ort: 70173 Stuttgart, teilweise Homeoffice
Start: 01.02.2027
Dauer: bis 31.07.2027
Tagessatz 880 EUR
Anzahl: 1`,
    says: {
      title: 'IT-Projektleiter Migration',
      location: '70173 Stuttgart, teilweise Homeoffice',
      workplace: 'Hybrid',
      pay: { min: 88000, max: 88000, currency: 'EUR', per: 'Day' },
      start: { day: '2027-02-01' },
    },
  },
  {
    text: `Network Engineer
Toronto, ON | Onsite
Salary range is CAD 95,000 to 110,000 annually
At least 4 years' experience
Closing date: 31 December 2026`,
    says: {
      title: 'Network Engineer',
      location: 'Toronto, ON',
      workplace: 'On site',
      pay: { min: 9500000, max: 11000000, currency: 'CAD', per: 'Year' },
      experience: '4+ years',
      deadline: '2026-12-31',
    },
  },
  {
    text: `Data Scientist (H/F) - CDI
Basé à Nantes (44), 2 jours/semaine sur site
Rémunération : 45 à 52 K€ selon profil
Minimum 3 ans d'expérience`,
    says: {
      title: 'Data Scientist',
      location: 'Nantes',
      workplace: 'Hybrid',
      type: 'Full-time',
      pay: { min: 4500000, max: 5200000, currency: 'EUR', per: 'Year' },
      experience: '3+ years',
    },
  },
  {
    text: `Urgent requirement for Java Backend Developer
Experience: 4 to 6 Years
Budget: 1.2 Lakh per month
Work Mode: WFH
Shift: 2 PM - 11 PM IST`,
    says: {
      title: 'Urgent requirement for Java Backend Developer',
      experience: '4-6 years',
      pay: { min: 12000000, max: 12000000, currency: 'INR', per: 'Month' },
      workplace: 'Remote',
    },
  },
  {
    text: `Hello Vendors,
We have an immediate need for a *Business Analyst* with our direct client.
Title: Business Analyst - Healthcare
Location: Hartford, CT (3 days a week onsite)
Duration: Long term
Pay: $60-65/hr on 1099
Interview mode: Video`,
    says: {
      title: 'Business Analyst',
      location: 'Hartford, CT',
      workplace: 'Hybrid',
      pay: { min: 6000, max: 6500, currency: 'USD', per: 'Hour' },
    },
  },
  {
    text: `Golang Engineer (Remote, India)
5–8 years | 22–30 LPA | Notice: max 30 days`,
    says: {
      title: 'Golang Engineer (Remote, India)',
      workplace: 'Remote',
      experience: '5-8 years',
      pay: { min: 220000000, max: 300000000, currency: 'INR', per: 'Year' },
    },
  },
  {
    text: `Projektanfrage: Scrum Master (m/w/d) in Frankfurt am Main
Start: asap
Dauer: 9 MM++
Auslastung: 5 Tage/Woche, davon 2 vor Ort
Stundensatz: auf Anfrage`,
    says: {
      title: 'Projektanfrage: Scrum Master in Frankfurt am Main',
      location: 'Frankfurt',
      start: 'now',
      workplace: 'Hybrid',
    },
  },
  {
    text: `Mission freelance - Développeur Angular/Java
Lieu de mission : Paris La Défense
Rythme : 3 j/semaine sur site
Tarif max : 500€/j
Début : 05/01/2027`,
    says: {
      title: 'Développeur Angular/Java',
      location: 'Paris La Défense',
      pay: { min: 50000, max: 50000, currency: 'EUR', per: 'Day' },
      start: { day: '2027-01-05' },
      type: 'Freelance',
      workplace: 'Hybrid',
    },
  },
  {
    text: `Cloud Security Engineer
Company: Harbor Point Ltd
Manchester, UK (hybrid - 1 day per week in the office)
£65,000 - £75,000 + bonus
Closing: 14 Jan 2027`,
    says: {
      title: 'Cloud Security Engineer',
      location: 'Manchester, UK',
      workplace: 'Hybrid',
      pay: { min: 6500000, max: 7500000, currency: 'GBP', per: 'Year' },
    },
  },
  {
    text: `Desarrollador/a .NET
100 % remoto (España)
35-42k€ según experiencia
Mínimo 4 años de experiencia`,
    says: {
      title: 'Desarrollador/a .NET',
      workplace: 'Remote',
      pay: { min: 3500000, max: 4200000, currency: 'EUR', per: 'Year' },
      experience: '4+ years',
    },
  },
  {
    text: `Electrical Design Engineer – 6 month contract – Houston TX
$62.50 per hour
Start ASAP
Must be a US citizen`,
    says: {
      title: 'Electrical Design Engineer',
      location: 'Houston',
      pay: { min: 6250, max: 6250, currency: 'USD', per: 'Hour' },
      duration: '6 months',
      type: 'Contract',
      start: 'now',
    },
  },
  {
    text: `Tester (ISTQB) gesucht!
PLZ 80331
Vollzeit, unbefristet
55.000–62.000 € p.a.`,
    says: {
      title: 'Tester (ISTQB)',
      type: 'Full-time',
      pay: { min: 5500000, max: 6200000, currency: 'EUR', per: 'Year' },
    },
  },
  {
    text: `Role : Oracle DBA
Work location : Chennai, Hyderabad, Bangalore
Work type: Work from office
Exp level : 8+ Years
Salary : As per market
Joining : Immediate`,
    says: {
      title: 'Oracle DBA',
      location: 'Chennai, Hyderabad, Bangalore',
      workplace: 'On site',
      experience: '8+ years',
      start: 'now',
    },
  },
  {
    text: `Vancouver, BC
Intermediate Front End Developer (React)
$50-60/hour, 12-month contract, hybrid`,
    says: {
      title: 'Intermediate Front End Developer (React)',
      location: 'Vancouver, BC',
      pay: { min: 5000, max: 6000, currency: 'CAD', per: 'Hour' },
      duration: '12 months',
      workplace: 'Hybrid',
    },
  },
  {
    text: `Consultor SAP MM (freelance)
Zona: Barcelona / teletrabajo parcial
Tarifa: 350-400 €/día
Duración: 8 meses
Idiomas: inglés B2`,
    says: {
      title: 'Consultor SAP MM (freelance)',
      location: 'Barcelona',
      workplace: 'Hybrid',
      pay: { min: 35000, max: 40000, currency: 'EUR', per: 'Day' },
      duration: '8 months',
      type: 'Freelance',
    },
  },
  {
    text: `Senior Pythonista (m/w/d) – Remote oder Wien
Brutto-Jahresgehalt ab 58.000 Euro (All-in)
38,5 Stunden`,
    says: {
      title: 'Senior Pythonista',
      location: 'Wien',
      pay: { min: 5800000, max: null, currency: 'EUR', per: 'Year' },
    },
  },
  {
    text: `Java Developer, Germany
We are looking for a Java developer.
Contract, 6 months`,
    says: { title: 'Java Developer, Germany', type: 'Contract' },
  },
  {
    text: `JOB OPPORTUNITY
Sr. UX Designer
Client location: Bellevue, WA 98004 (Hybrid: Tue-Thu)
W2 rate up to $72.00/hr
Estimated duration: 9 months`,
    says: {
      title: 'Sr. UX Designer',
      location: 'Bellevue, WA 98004',
      workplace: 'Hybrid',
      pay: { min: null, max: 7200, currency: 'USD', per: 'Hour' },
      duration: '9 months',
    },
  },
  {
    text: `Gesucht: Netzwerkadministrator (m/w/d), Raum Hannover
ab 01.03.2027 in Festanstellung
Gehaltsband 50–60 T€`,
    says: {
      title: 'Gesucht: Netzwerkadministrator, Raum Hannover',
      location: 'Hannover',
      type: 'Full-time',
      start: { day: '2027-03-01' },
      pay: { min: 5000000, max: 6000000, currency: 'EUR', per: 'Year' },
    },
  },
  {
    text: `H/F Ingénieur DevOps confirmé
Localité : Lille
Contrat : CDI
Fourchette : 48k - 55k
Télétravail : 2 jours / semaine`,
    says: {
      title: 'H/F Ingénieur DevOps confirmé',
      location: 'Lille',
      type: 'Full-time',
      workplace: 'Hybrid',
    },
  },
  {
    text: `Vaga: Desenvolvedor Java Pleno
Local: São Paulo (híbrido)
Salário: R$ 9.000 - 12.000/mês`,
    says: {
      title: 'Vaga: Desenvolvedor Java Pleno',
      location: 'São Paulo',
      workplace: 'Hybrid',
      pay: { min: 900000, max: 1200000, currency: 'BRL', per: 'Month' },
    },
  },
  {
    text: `Opening: Python Developer | 3-5 yrs | Noida | 12-18 LPA | Immediate joiners`,
    says: {
      title: 'Opening: Python Developer',
      location: 'Noida',
      experience: '3-5 years',
      pay: { min: 120000000, max: 180000000, currency: 'INR', per: 'Year' },
      start: 'now',
    },
  },
  {
    text: `Senior Recruiter (maternity cover, 12 months)
Dublin 2, Ireland
Part-time: 3 days a week, one of them in the office
EUR 48,000 pro rata`,
    says: {
      title: 'Senior Recruiter (maternity cover, 12 months)',
      location: 'Dublin',
      type: 'Part-time',
      pay: { min: 4800000, max: 4800000, currency: 'EUR', per: 'Year' },
    },
  },
  {
    text: `Wanted: .NET Lead, on-site in Gdańsk
160-190 zł/h B2B
5 lat doświadczenia`,
    says: {
      title: 'Wanted: .NET Lead, on-site in Gdańsk',
      location: 'Gdańsk',
      workplace: 'On site',
      pay: { min: 16000, max: 19000, currency: 'PLN', per: 'Hour' },
    },
  },
];
