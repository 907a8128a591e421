import { describe, expect, it, test } from 'vitest';
import ourText from './data/ourSkills.ts';
import { loadDictionary } from './loadDictionary.ts';
import { normaliseSkill, skillsNamed } from './normaliseSkill.ts';
import { readOurSkills, withOurSkills } from './withOurSkills.ts';

const dictionary = await loadDictionary();
const ours = readOurSkills(ourText);
const idOf = (name: string) => normaliseSkill(name, dictionary).id;
const idsOf = (name: string) => skillsNamed(name, dictionary).map(({ id }) => id);

/** Two spellings of one skill. */
const meet = `
ML, Machine Learning | NLP, Natural Language Processing | TDD, Test-Driven Development | BDD, Behavior-Driven Development
psql, PostgreSQL | Node, Node.js | ef core, Entity Framework Core | k8s, Kubernetes | Postgres, PostgreSQL | golang, Go
LLM, Large Language Models | LLMs, large language model | RAG, Retrieval Augmented Generation | GenAI, Generative AI
OpenAI, ChatGPT API | Claude, Anthropic | AWS Bedrock, Amazon Bedrock | HuggingFace, Hugging Face | MCP, Model Context Protocol
Databricks, Azure Databricks | dbt, data build tool | Airflow, Apache Airflow | Spark, Apache Spark | Kafka, Apache Kafka
BigQuery, Google BigQuery | Redshift, Amazon Redshift | Synapse Analytics, Azure Synapse | ADLS Gen 2, adls gen 2 | DWH, Data Warehouse
Power BI, PowerBI | Looker Studio, Google Data Studio | BI, Business Intelligence | Datenanalyse, Data Analysis | análisis de datos, data analytics
Prometheus, prometheus monitoring | Datadog, Data Dog | otel, OpenTelemetry | New Relic, NewRelic | ELK, Elastic Stack | Loki, Grafana Loki
EKS, Amazon EKS | AKS, Azure Kubernetes Service | GKE, Google Kubernetes Engine | GCP, Google Cloud | AWS, Amazon Web Services
Entra ID, Azure AD | IaC, Infrastructure as Code | ArgoCD, Argo CD | Helm Charts, Helm | OpenShift, Red Hat OpenShift | RHEL, Red Hat Linux
CI/CD, ci cd | SRE, Site Reliability Engineering | Ansible Tower, Ansible | Vault, HashiCorp Vault | vSphere, VMware | Fargate, Amazon ECS
React, React.js | Next.js, NextJS | Vue, Vue.js | Nuxt, Nuxt.js | Svelte Kit, SvelteKit | Redux Toolkit, Redux | MUI, Material UI
React Query, TanStack Query | Express, Express.js | Nest.js, NestJS | DRF, Django REST Framework | Fast API, FastAPI | RoR, Ruby on Rails
Spring Framework, Spring | SpringBoot, Spring Boot | J2EE, Java EE | Jakarta EE, Java EE | Swagger, OpenAPI | OAuth2, OAuth 2.0
WearOS, Wear OS | Jetpack Compose, Android Jetpack Compose | KMP, Kotlin Multiplatform | RTOS, Real-Time Operating System | SPS-Programmierung, PLC
Pruebas automatizadas, Test Automation | Testautomatisierung, automated testing | Tests unitaires, Unit Testing | Load Testing, Lasttests | QA, Qualitätssicherung
Pentesting, Penetration Testing | IT-Sicherheit, Cybersecurity | ciberseguridad, cyber security | DSGVO, GDPR | RGPD, GDPR | ISO27001, ISO 27001
S/4HANA, SAP S/4HANA | S4 HANA, SAP S4 | FICO, SAP FICO | SAP FI/CO, SAP FICO | SAPUI5, SAP Fiori | SuccessFactors, SAP SuccessFactors
D365, Dynamics 365 | Navision, Business Central | SFDC, Salesforce | LWC, Salesforce Lightning | Power Apps, PowerApps | RPA, Robotic Process Automation
ITIL, ITIL v4 | ITSM, IT Service Management | TOGAF, TOGAF 9 | PMP, Project Management Professional | Six Sigma, Lean Six Sigma | PRINCE2, Prince 2
Datenbanken, Databases | bases de données, bases de datos | Projektmanagement, gestión de proyectos | gestion de projet, Project Management
Führung, Leadership | liderazgo, Mitarbeiterführung | Vertrieb, Sales | ventes, Sales | Lohnbuchhaltung, Payroll | nóminas, paie
Deutsch, German | Französisch, français | inglés, English | Spanisch, español | Teamarbeit, Teamwork | travail d'équipe, trabajo en equipo
`;

/** Similar names of different skills. */
const differ = `
Java, JavaScript | C, C++ | C, C# | C++, C# | C, Objective-C | .NET, .NET Core | ASP.NET, ASP.NET Core | .NET, VB.NET | Go, Godot | Go, Django
React, React Native | Angular, AngularJS | SQL, MySQL | SQL, NoSQL | SQL Server, MySQL | PL/SQL, T-SQL | Node.js, Deno | Next.js, Nuxt.js | Next.js, NestJS
Spring, Spring Boot | Swift, SwiftUI | HTML, XML | CSS, Sass | VBA, VB.NET | Visual Studio, Visual Studio Code | R, Rust | Ruby, Ruby on Rails
Kafka, Spark | Git, GitHub | GitHub, GitLab | Scala, Scrum | iOS, Cisco IOS | TypeScript, CoffeeScript | S3, EC2 | Selenium, Selenide | Redis, Redux
EKS, AKS | Kubernetes, OpenShift | Docker, Docker Compose | Prometheus, Grafana | Snowflake, Databricks | LangChain, LlamaIndex | LLM, RAG | MAUI, MUI
Terraform, OpenTofu | SAP, SAP S/4HANA | Power BI, Power Apps | Jira, Confluence | ITIL, TOGAF | Scrum, Kanban | PMP, PMI-ACP | MQTT, RabbitMQ
Elasticsearch, Kibana | Unit Testing, Integration Testing | Machine Learning, Deep Learning | Data Science, Data Engineering | CISSP, CISM | Flux, Flask
`;
const pairsIn = (text: string) =>
  text
    .split(/[|\n]/u)
    .map((pair) => pair.split(', ').map((name) => name.trim()) as [string, string])
    .filter(([, other]) => other);

describe('skills written by hand', () => {
  it('are reached by each of their names', () => {
    const names = ours.skills.flatMap(({ label, aliases }) =>
      [label, ...aliases].map((name) => [name, idOf(label)] as const),
    );
    expect(names.filter(([name, id]) => idOf(name) !== id)).toEqual([]);
    expect(ours.skills.filter(({ label }) => dictionary.skills.get(idOf(label))?.label !== label)).toEqual(
      [],
    );
    expect(ours.skills.length).toBeGreaterThan(700);
  });

  it('are given once, and no name belongs to two of them', () => {
    const owners = new Map<string, string>();
    for (const { label, aliases } of ours.skills)
      for (const name of new Set([label, ...aliases].map((one) => one.toLowerCase()))) {
        expect(owners.get(name), name).toBeUndefined();
        owners.set(name, label);
      }
  });

  it('meet under their other names', () => {
    const pairs = pairsIn(meet);
    expect(pairs.length).toBeGreaterThanOrEqual(100);
    expect(pairs.filter(([one, other]) => idOf(one) !== idOf(other))).toEqual([]);
  });

  it('stay apart from those with similar names', () => {
    const pairs = pairsIn(differ);
    expect(pairs.length).toBeGreaterThanOrEqual(40);
    expect(pairs.filter(([one, other]) => idOf(one) === idOf(other))).toEqual([]);
  });

  it('are written as their owners write them', () => {
    const labelOf = (name: string) => dictionary.skills.get(idOf(name))?.label;
    expect(['sap', 'rtos', 'llm', 'rag', 'wear os', 'sap fico', 'prometheus'].map(labelOf)).toEqual([
      'SAP',
      'RTOS',
      'LLM',
      'RAG',
      'Wear OS',
      'SAP FICO',
      'Prometheus',
    ]);
  });
});

test('a name with a slash means each of its skills, unless it is a skill itself', () => {
  expect(idsOf('C/C++')).toEqual(['c', 'c++']);
  expect(idsOf('Docker/Kubernetes')).toEqual(['docker', 'kubernetes']);
  expect(idsOf('CI/CD')).toEqual(['ci-cd']);
  expect(idsOf('PL/SQL')).toEqual(['plsql']);
  expect(idsOf('Java/Weaving')).toEqual(['java/weaving']);
});

test('a line gives a label, an id, aliases and what comes with the skill', () => {
  const read = readOurSkills(`
    # Web
    Django = django framework > Python
    Helm [kubernetes-helm]
    ~ 45 Django, Helm
    # Talks (listed only)
    Sales = Vertrieb, ventas
  `);
  expect(read.skills).toEqual([
    { label: 'Django', id: null, aliases: ['django framework'], knows: ['Python'], inTexts: true },
    { label: 'Helm', id: 'kubernetes-helm', aliases: [], knows: [], inTexts: true },
    { label: 'Sales', id: null, aliases: ['Vertrieb', 'ventas'], knows: [], inTexts: false },
  ]);
  expect(read.groups).toEqual([{ credit: 450, names: ['Django', 'Helm'] }]);
  expect(() => withOurSkills({ version: '1', skills: [], related: [] }, read)).toThrow(
    'No skill is called Python',
  );
});
