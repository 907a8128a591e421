/**
 * Skills written by hand. One per line:
 *
 *     Label [id] = alias, alias > skill, skill
 *
 * The id is only given where another skill has the same name. Aliases are other names in any language; case,
 * spaces and hyphens make no difference. Anyone who has the skill also has those after ">". A line that starts
 * with "~" lists skills that can replace each other, with the credit of one for another in percent. Skills under
 * a heading with "listed only" are not looked for in texts, because their names are everyday words.
 */
export default `
# Languages for programming
Python = python programming, python 3 programming, python-programmierung, programación en python, programmation python
Java = java se, java programming, core java, java-programmierung, programación java, programmation java
JavaScript [javascript] = ecmascript, vanilla javascript, vanilla js
TypeScript > JavaScript
Kotlin = kotlin programming
Swift
Rust = rustlang, rust programming
Go [go] = golang, go programming
Scala
Ruby
PHP
Perl
Elixir > Erlang
Erlang
Clojure
Haskell
F#
Dart
Zig = ziglang
Solidity = solidity programming
Objective-C
VBA = visual basic for applications
COBOL = cobol programming
ABAP = sap abap, abap programming, abap-entwicklung, abap oo, abap objects > SAP
Apex [apex-code] = salesforce apex, apex code > Salesforce
MATLAB = matlab programming
Bash = bash scripting, shell scripting, shell-skripte, shell script, unix shell scripting
PowerShell = windows powershell, powershell scripting
SQL [sql] = sql queries, sql-abfragen, consultas sql, requêtes sql
Groovy
Julia
Lua
Assembly = assembler, assembly language, asm
C [c] = c programming, c language, c-programmierung, lenguaje c, langage c
C++ = c++ programming, modern c++
C# = c# programming, c-sharp
R [r] = r programming, r language
~ 40 Java, Kotlin, Scala, C#
~ 40 JavaScript, TypeScript
~ 40 C, C++, Rust, Zig
~ 30 Go, Rust
~ 40 Swift, Objective-C
~ 35 Python, Ruby, Perl, PHP
~ 35 R, Julia, MATLAB, SAS
~ 35 Bash, PowerShell
~ 40 Elixir, Erlang

# Web front end
React = react.js, reactjs framework > JavaScript
Next.js = nextjs framework > React
Remix = remix.run, remix run > React
Gatsby = gatsby.js > React
Redux = redux toolkit, react redux, rtk > React
Zustand > React
TanStack Query = react query, tanstack > React
Material UI = mui, material-ui > React
Chakra UI > React
shadcn/ui = shadcn, shadcn ui > React
Angular = angular 2+ > TypeScript
NgRx > Angular
AngularJS > JavaScript
Vue.js = vue, vue 3 > JavaScript
Nuxt [nuxt.js] = nuxt.js, nuxtjs, nuxt 3 > Vue.js
Pinia > Vue.js
Vuex > Vue.js
Svelte = svelte.js > JavaScript
SvelteKit > Svelte
SolidJS = solid.js > JavaScript
Astro = astro.build, astro framework > JavaScript
Alpine.js > JavaScript
htmx
Ember.js > JavaScript
jQuery > JavaScript
Lit = lit element, litelement > Web Components
Web Components
Vite = vitejs, vite.js
Webpack
Tailwind CSS > CSS
Bootstrap [twitter-bootstrap] = bootstrap framework, bootstrap 5 > CSS
Sass = scss > CSS
CSS [css] = css3
HTML [html] = html5
Storybook
D3.js > JavaScript
Three.js > JavaScript
WebGL
WebAssembly = wasm
WebRTC
Progressive Web Apps = pwa, progressive web app
Micro Frontends = micro frontend, microfrontends, module federation
Responsive Design [responsive-design] = responsive web design, diseño responsive, design responsive
Web Performance = core web vitals, web performance optimization
Front-End Development [frontend] = frontend, front end, front-end, frontend development, front-end web development, frontend-entwicklung, desarrollo frontend, développement front-end
Back-End Development [backend] = backend, back end, back-end, backend development, backend-entwicklung, desarrollo backend, développement back-end
Full-Stack Development = full stack, fullstack, full-stack, fullstack-entwicklung, desarrollo full stack, développement full stack
~ 45 React, Angular, Vue.js, Svelte, SolidJS, Ember.js
~ 45 Next.js, Nuxt, Remix, SvelteKit, Gatsby, Astro
~ 50 Redux, Zustand, Vuex, Pinia, NgRx
~ 45 Tailwind CSS, Bootstrap, Material UI, Chakra UI, shadcn/ui
~ 50 Vite, Webpack

# Web back end
Node.js > JavaScript
Express [express] = express.js, expressjs > Node.js
NestJS = nest.js > Node.js, TypeScript
Fastify > Node.js
Deno > TypeScript
Bun = bun.js, bunjs > JavaScript
Prisma [prisma] = prisma orm, prisma.io > SQL
Drizzle ORM = drizzle > SQL
tRPC > TypeScript
Django = django framework > Python
Django REST Framework = drf > Django
Flask > Python
FastAPI = fast api > Python
Celery > Python
SQLAlchemy > Python, SQL
Spring [spring] = spring framework, java spring > Java
Spring Boot = springboot > Spring, Java
Spring Cloud > Spring Boot
Spring Security > Spring
Spring MVC > Spring
Hibernate = hibernate orm > Java, SQL
JPA [jpa] = java persistence api, jakarta persistence > Java
Java EE [java-ee] = jakarta ee, j2ee, java enterprise edition, jee > Java
Quarkus > Java
Micronaut > Java
Maven = apache maven > Java
Gradle > Java
ASP.NET > .NET
ASP.NET Core > .NET Core, C#
Entity Framework > .NET
Entity Framework Core = ef core > .NET Core
Blazor > .NET
.NET MAUI = maui > .NET, C#
WPF = windows presentation foundation > .NET, C#
LINQ > .NET
Laravel = laravel framework > PHP
Symfony > PHP
WordPress > PHP
Drupal > PHP
Magento = adobe commerce > PHP
Ruby on Rails = rails > Ruby
Phoenix Framework [phoenix-framework] = elixir phoenix, phoenix liveview > Elixir
Gin [go-gin] = gin gonic, gin framework > Go
Ktor > Kotlin
Actix > Rust
gRPC = grpc api
GraphQL
Apollo GraphQL = apollo client, apollo server, apollo federation > GraphQL
REST APIs = rest, restful, rest-schnittstellen, api rest, apis rest, rest-apis
OpenAPI = swagger, openapi specification, openapi 3
API Design = api-design, diseño de apis, conception d'api
Webhooks
WebSockets [websocket] = websocket, websockets
Socket.IO [socket.io] > WebSockets, JavaScript
Microservices = microservices-architektur, microservicios, arquitectura de microservicios, architecture microservices
Event-Driven Architecture = event driven architecture, ereignisgesteuerte architektur, arquitectura orientada a eventos, architecture événementielle
Domain-Driven Design = ddd, domain driven design
CQRS
Event Sourcing
OAuth = oauth2, oauth 2.0
OpenID Connect = oidc
JWT = json web token, json web tokens
Keycloak > OpenID Connect
Auth0 [auth0]
~ 45 Django, Flask, FastAPI
~ 45 Spring Boot, Quarkus, Micronaut
~ 45 Express, NestJS, Fastify
~ 45 Laravel, Symfony
~ 35 ASP.NET Core, Spring Boot
~ 35 Ruby on Rails, Django, Laravel
~ 40 gRPC, GraphQL, REST APIs
~ 45 Maven, Gradle
~ 45 Prisma, Drizzle ORM
~ 50 Keycloak, Auth0, Okta
~ 45 ASP.NET, ASP.NET Core

# Databases
PostgreSQL = postgres, postgresql database > SQL
MySQL > SQL
MariaDB > SQL
SQL Server = microsoft sql server, ms sql server > SQL
Oracle Database [oracle] = oracle db, oracle rdbms, oracle 19c, oracle-datenbank > SQL
SQLite > SQL
Db2 = ibm db2 > SQL
PL/SQL > Oracle Database, SQL
T-SQL > SQL Server, SQL
MongoDB > NoSQL
Redis
Cassandra = apache cassandra > NoSQL
DynamoDB [amazon-dynamodb] = amazon dynamodb, aws dynamodb > AWS, NoSQL
Couchbase > NoSQL
Neo4j
Elasticsearch
OpenSearch = amazon opensearch
Solr = apache solr
Pinecone > Vector Databases
Weaviate > Vector Databases
Milvus > Vector Databases
Qdrant > Vector Databases
Chroma [chromadb] = chromadb > Vector Databases
pgvector > PostgreSQL, Vector Databases
Vector Databases = vector database, vector db, vektordatenbank, vektordatenbanken, bases de datos vectoriales, base de données vectorielle
ClickHouse > SQL
DuckDB > SQL
CockroachDB > SQL
TimescaleDB > PostgreSQL
InfluxDB
SAP HANA = hana, hana db > SAP, SQL
Teradata > SQL
Supabase > PostgreSQL
Firebase = google firebase
Databases [database] = database, datenbanken, datenbank, bases de datos, base de datos, bases de données, relational databases, relationale datenbanken
Database Administration = dba, database administrator, datenbankadministration, administración de bases de datos, administration de bases de données
Database Design = datenbankdesign, diseño de bases de datos, conception de bases de données, data base design
~ 45 PostgreSQL, MySQL, MariaDB, SQL Server, Oracle Database, Db2
~ 40 MongoDB, Cassandra, DynamoDB, Couchbase
~ 50 Elasticsearch, OpenSearch, Solr
~ 50 Pinecone, Weaviate, Milvus, Qdrant, Chroma, pgvector
~ 40 InfluxDB, TimescaleDB
~ 45 PL/SQL, T-SQL

# Data engineering and analytics
Databricks = databricks lakehouse, databricks platform, azure databricks > Apache Spark
Spark [apache-spark] = apache spark
PySpark > Apache Spark, Python
Snowflake [snowflake] = snowflake data cloud, snowflake db > SQL
BigQuery [google-bigquery] = google bigquery, big query > Google Cloud, SQL
Redshift [redshift] = amazon redshift, aws redshift > AWS, SQL
Azure Synapse = azure synapse analytics, synapse analytics > Azure, SQL
Microsoft Fabric = ms fabric
dbt = data build tool, dbt core, dbt cloud > SQL
Apache Airflow [airflow] = airflow, apache airflow > Python
Dagster > Python
Prefect > Python
Kafka [apache-kafka] = apache kafka
Confluent = confluent kafka, confluent platform > Apache Kafka
Kafka Streams > Apache Kafka
Apache Flink [apache-flink] = flink
Apache Beam > Apache Flink
Apache Hadoop [hadoop] = hadoop, apache hadoop
Hive [hive] = apache hive, hiveql > SQL
Trino = presto, prestodb, prestosql > SQL
Delta Lake > Apache Spark
Apache Iceberg = iceberg
Apache Hudi = hudi
RabbitMQ
NATS = nats.io, nats jetstream
Apache Pulsar = pulsar
ActiveMQ
Fivetran
Airbyte
Informatica = informatica powercenter, powercenter
Talend
Azure Data Factory > Azure
AWS Glue > AWS
Matillion
SSIS = sql server integration services > SQL Server
ETL = elt, etl development, data pipelines, datenpipelines, data pipeline, pipelines de datos, pipelines de données
Data Engineering = dateningenieurwesen, ingeniería de datos, ingénierie des données
Data Warehousing [data-warehouse] = data warehouse, dwh, data warehousing, data-warehouse, almacén de datos, entrepôt de données
Data Lake = data lakes, lakehouse, data lakehouse
Data Modeling [data-modeling] = data modelling, datenmodellierung, modelado de datos, modélisation des données
Data Governance = daten-governance, gobierno del dato, gobierno de datos, gouvernance des données
Data Quality = datenqualität, calidad de datos, qualité des données
Data Mesh
Master Data Management = stammdatenmanagement, gestión de datos maestros
Data Analysis [data-analysis] = data analytics, datenanalyse, análisis de datos, analyse de données, analyse des données
Business Intelligence = bi, business-intelligence, inteligencia de negocio, informatique décisionnelle
Power BI = powerbi, microsoft power bi
DAX = data analysis expressions > Power BI
Power Query = m language
Tableau [tableau] = tableau desktop, tableau software
Looker = lookml
Looker Studio = google data studio, data studio
Qlik Sense [qliksense] = qlik
QlikView
MicroStrategy
Metabase
Apache Superset = superset
SAS [sas] = sas programming, sas software
SPSS = ibm spss, spss statistics
Alteryx
KNIME
Excel [excel] = microsoft excel, advanced excel
Pandas = python pandas > Python
NumPy > Python
Polars
Jupyter = jupyter notebook, jupyter notebooks, jupyterlab > Python
Matplotlib > Python
Streamlit > Python
Statistics = statistik, estadística, statistiques, statistical analysis, statistische analyse
A/B Testing = ab testing, split testing, a/b-tests
Google Analytics = ga4, google analytics 4
~ 45 Snowflake, BigQuery, Redshift, Azure Synapse, Databricks
~ 50 Apache Airflow, Dagster, Prefect
~ 45 Apache Kafka, RabbitMQ, NATS, Apache Pulsar, ActiveMQ
~ 40 Apache Spark, Apache Flink, Apache Beam
~ 50 Delta Lake, Apache Iceberg, Apache Hudi
~ 50 Fivetran, Airbyte
~ 45 Informatica, Talend, Azure Data Factory, AWS Glue, Matillion, SSIS
~ 50 Power BI, Tableau, Looker, Qlik Sense, MicroStrategy, Metabase, Apache Superset
~ 45 SAS, SPSS
~ 40 Pandas, Polars
~ 40 Alteryx, KNIME

# AI
Machine Learning = ml, maschinelles lernen, aprendizaje automático, aprendizaje automatico, apprentissage automatique, machine-learning
Deep Learning = tiefes lernen, aprendizaje profundo, apprentissage profond > Machine Learning
Artificial Intelligence = ai, künstliche intelligenz, ki, inteligencia artificial, intelligence artificielle
Generative AI = genai, gen ai, generative ki, ia generativa, ia générative, ki-modelle
LLM = llms, large language model, large language models, large-language-models, sprachmodelle, modelos de lenguaje, grands modèles de langage > Generative AI
RAG = retrieval augmented generation, retrieval-augmented generation > LLM
Prompt Engineering = prompt-engineering, prompting, prompt design > LLM
AI Agents = ai agent, agentic ai, llm agents, ki-agenten, agentes de ia, agents ia > LLM
Model Context Protocol = mcp > LLM
Fine-Tuning = llm fine-tuning, model fine-tuning, lora fine-tuning
LangChain > LLM
LangGraph > LLM
LlamaIndex = llama index > LLM
Semantic Kernel > LLM
CrewAI > LLM
OpenAI API = openai, open ai, chatgpt api, gpt-4, openai apis > LLM
Azure OpenAI = azure openai service > Azure, LLM
Anthropic Claude = claude, claude api, anthropic > LLM
Gemini [google-gemini] = google gemini, gemini api > LLM
Amazon Bedrock = aws bedrock, bedrock > AWS, LLM
Hugging Face = huggingface, hf transformers, hugging face transformers > Machine Learning, Python
Ollama > LLM
vLLM > LLM
GitHub Copilot = copilot
Microsoft Copilot = copilot studio, microsoft 365 copilot
PyTorch > Python, Machine Learning
TensorFlow > Machine Learning, Python
Keras > TensorFlow
JAX > Python
scikit-learn > Python, Machine Learning
XGBoost > Machine Learning
LightGBM > Machine Learning
spaCy > Python, Natural Language Processing
Natural Language Processing = nlp, verarbeitung natürlicher sprache, procesamiento del lenguaje natural, traitement du langage naturel, traitement automatique des langues > Machine Learning
Computer Vision = maschinelles sehen, visión por computador, visión artificial, vision par ordinateur > Machine Learning
OpenCV > Computer Vision
Reinforcement Learning = bestärkendes lernen, aprendizaje por refuerzo, apprentissage par renforcement > Machine Learning
Time Series Forecasting = zeitreihenanalyse, series temporales, séries temporelles
Recommender Systems [recommendation-engine] = recommendation systems, recommender system, recommendation engine, empfehlungssysteme
MLOps = ml ops, machine learning operations > Machine Learning
MLflow > MLOps
Kubeflow > MLOps, Kubernetes
SageMaker [amazon-sagemaker] = amazon sagemaker, aws sagemaker > AWS, Machine Learning
Vertex AI = google vertex ai > Google Cloud, Machine Learning
Azure Machine Learning = azure ml > Azure, Machine Learning
CUDA = nvidia cuda
Data Science = datenwissenschaft, ciencia de datos, science des données
~ 50 PyTorch, TensorFlow, JAX, Keras
~ 50 LangChain, LlamaIndex, LangGraph, Semantic Kernel, CrewAI
~ 50 OpenAI API, Anthropic Claude, Gemini, Amazon Bedrock, Azure OpenAI
~ 50 SageMaker, Vertex AI, Azure Machine Learning
~ 50 XGBoost, LightGBM
~ 45 MLflow, Kubeflow

# Cloud
AWS [amazon-web-services] = amazon web services, aws cloud
Azure = microsoft azure, ms azure, azure cloud
Google Cloud [google-cloud-platform] = gcp, google cloud platform
Oracle Cloud [oracle-cloud] = oci, oracle cloud infrastructure
IBM Cloud
Alibaba Cloud = aliyun
OpenStack
DigitalOcean [digital-ocean] = digital ocean
Hetzner = hetzner cloud
Heroku
Vercel
Netlify
Cloudflare = cloudflare workers
AWS Lambda = lambda functions, amazon lambda > AWS
Amazon EC2 = aws ec2, ec2 > AWS
Amazon S3 = aws s3, s3 > AWS
Amazon RDS = aws rds, rds > AWS
Amazon ECS = aws ecs, ecs, fargate, aws fargate > AWS, Docker
EKS [amazon-eks] = amazon eks, aws eks, elastic kubernetes service > Kubernetes, AWS
AKS [azure-aks] = azure kubernetes service, azure aks > Kubernetes, Azure
GKE [google-kubernetes-engine] = google kubernetes engine > Kubernetes, Google Cloud
CloudFormation [aws-cloudformation] = aws cloudformation > AWS
AWS CDK = aws-cdk, cloud development kit > AWS
AWS IAM > AWS
Amazon SQS = aws sqs, sqs > AWS
Amazon Kinesis = aws kinesis, kinesis > AWS
Step Functions [aws-step-functions] = aws step functions > AWS
CloudWatch [amazon-cloudwatch] = amazon cloudwatch, aws cloudwatch > AWS
Azure Functions > Azure
Azure DevOps = azure pipelines, vsts, azure devops services
Azure Active Directory = entra id, microsoft entra id, azure ad, microsoft entra > Azure
Cosmos DB [azure-cosmosdb] = azure cosmos db, cosmosdb > Azure, NoSQL
Cloud Run [google-cloud-run] = google cloud run > Google Cloud
Pub/Sub [google-cloud-pubsub] = google pub/sub, google cloud pub/sub, pubsub > Google Cloud
Serverless [serverless] = serverless architecture, faas, serverless computing
Cloud Computing = cloud-computing, computación en la nube, informatique en nuage, cloud technologies
Cloud Architecture = cloud-architektur, arquitectura cloud, architecture cloud
Cloud Migration = cloud-migration, migración a la nube, migration vers le cloud
FinOps = cloud cost optimization, cloud-kostenoptimierung
~ 50 AWS, Azure, Google Cloud, Oracle Cloud, IBM Cloud, Alibaba Cloud
~ 50 EKS, AKS, GKE
~ 50 AWS Lambda, Azure Functions, Cloud Run
~ 45 CloudFormation, AWS CDK, Terraform, Pulumi, OpenTofu
~ 40 Vercel, Netlify, Heroku
~ 45 Hetzner, DigitalOcean

# Infrastructure and operations
Linux = linux administration, linux-administration, administración linux, administration linux, gnu/linux
Ubuntu > Linux
Red Hat Enterprise Linux = rhel, red hat linux, red hat > Linux
Debian > Linux
CentOS > Linux
SUSE Linux = sles, suse > Linux
Windows Server = microsoft windows server, windows-server
Active Directory = microsoft active directory
VMware = vmware vsphere, vsphere, esxi
Hyper-V
Proxmox = proxmox ve
Docker = docker container, docker engine
Docker Compose > Docker
Podman
Containerization = containers, containerisierung, contenedores, conteneurs
Kubernetes = kube
Helm [kubernetes-helm] = helm charts, helm chart > Kubernetes
OpenShift = red hat openshift, openshift container platform > Kubernetes
Rancher > Kubernetes
Istio > Kubernetes
Linkerd > Kubernetes
Service Mesh
Argo CD = argocd, argo-cd > Kubernetes, GitOps
Flux CD [fluxcd] = fluxcd, flux2 > Kubernetes, GitOps
GitOps
Kustomize > Kubernetes
Terraform = hashicorp terraform, terraform cloud > Infrastructure as Code
OpenTofu = tofu > Infrastructure as Code
Pulumi > Infrastructure as Code
Ansible = ansible tower, red hat ansible, ansible playbooks
Chef [chef-infra] = chef infra, opscode chef
Puppet = puppet enterprise
SaltStack [salt-stack] = salt stack
Infrastructure as Code = iac, infrastruktur als code, infraestructura como código, infrastructure en tant que code
Vagrant
Packer = hashicorp packer
HashiCorp Vault = vault
Consul = hashicorp consul
Nomad = hashicorp nomad
Nginx
Apache HTTP Server [apache] = apache httpd, apache web server
HAProxy
Traefik
Envoy = envoy proxy
Kong = kong gateway, kong api gateway
Jenkins = jenkins pipelines > CI/CD
GitHub Actions > CI/CD
GitLab CI [gitlab-ci] = gitlab ci/cd, gitlab-ci, gitlab pipelines > CI/CD
CircleCI > CI/CD
TeamCity > CI/CD
Bamboo = atlassian bamboo > CI/CD
Tekton > CI/CD, Kubernetes
CI/CD = ci cd, ci/cd pipeline, continuous integration and delivery, continuous integration/continuous deployment, ci-cd-pipelines
Continuous Integration = ci, kontinuierliche integration, integración continua, intégration continue
Continuous Delivery [continuous-delivery] = continuous deployment, entrega continua, livraison continue
Git = git version control, git scm
GitHub > Git
GitLab > Git
Bitbucket > Git
DevOps = dev ops
DevSecOps > DevOps
Site Reliability Engineering = sre, site reliability
Platform Engineering = internal developer platform
Incident Management = störungsmanagement, gestión de incidentes, gestion des incidents
Disaster Recovery = notfallwiederherstellung, recuperación ante desastres, reprise après sinistre
Networking [networking] = computer networking, netzwerktechnik, netzwerke, redes informáticas, réseaux informatiques
TCP/IP [tcp-ip]
DNS
VPN
Cisco = cisco networking
Load Balancing = lastverteilung, balanceo de carga, répartition de charge
High Availability = hochverfügbarkeit, alta disponibilidad, haute disponibilité
System Administration = systemadministration, administración de sistemas, administration système, sysadmin
ServiceNow
~ 50 Terraform, OpenTofu, Pulumi
~ 50 Ansible, Chef, Puppet, SaltStack
~ 50 Docker, Podman
~ 50 Argo CD, Flux CD
~ 50 Istio, Linkerd
~ 45 Nginx, Apache HTTP Server, HAProxy, Traefik, Envoy
~ 50 Jenkins, GitHub Actions, GitLab CI, CircleCI, TeamCity, Bamboo, Azure DevOps, Tekton
~ 50 GitHub, GitLab, Bitbucket
~ 45 VMware, Hyper-V, Proxmox
~ 45 Ubuntu, Red Hat Enterprise Linux, Debian, CentOS, SUSE Linux
~ 40 Kubernetes, Nomad
~ 45 Continuous Integration, Continuous Delivery, CI/CD
~ 50 OpenShift, Rancher

# Observability
Prometheus = prometheus.io, prometheus monitoring
Grafana = grafana dashboards
Grafana Loki = loki > Grafana
Datadog = data dog
New Relic [newrelic] = newrelic
Dynatrace
AppDynamics
Splunk = splunk enterprise
ELK Stack [elk] = elk, elastic stack > Elasticsearch
Kibana > Elasticsearch
Logstash > Elasticsearch
Fluentd = fluent bit, fluentbit
OpenTelemetry = otel, open telemetry
Jaeger
Sentry = sentry.io
Nagios
Zabbix
PagerDuty
Observability = observability engineering, monitoring and observability, beobachtbarkeit, observabilidad, observabilité
Monitoring [monitoring] = system monitoring, systemüberwachung, monitorización, supervision des systèmes
~ 50 Datadog, New Relic, Dynatrace, AppDynamics
~ 45 Prometheus, Nagios, Zabbix, InfluxDB
~ 45 Splunk, ELK Stack, Grafana Loki
~ 50 Grafana, Kibana

# Mobile and embedded
iOS = ios development, ios-entwicklung, desarrollo ios, développement ios
Android = android development, android sdk, android-entwicklung, desarrollo android, développement android
SwiftUI > Swift, iOS
UIKit > iOS
Jetpack Compose [android-jetpack-compose] = android jetpack compose > Kotlin, Android
Kotlin Multiplatform = kmp, kotlin multiplatform mobile, kmm > Kotlin
React Native > React, JavaScript
Expo = expo.io, expo sdk > React Native
Flutter > Dart
Xamarin > .NET, C#
Ionic [ionic-framework] = ionic framework
Capacitor = capacitorjs
Cordova = apache cordova, phonegap
Xcode
Wear OS = wearos, android wear > Android
Mobile Development [mobile-development] = mobile app development, app-entwicklung, desarrollo móvil, développement mobile
Embedded Systems [embedded] = embedded, embedded software, eingebettete systeme, sistemas embebidos, systèmes embarqués
RTOS = real-time operating system, real time operating system, echtzeitbetriebssystem
FreeRTOS > RTOS
Zephyr [zephyr-rtos] = zephyr rtos > RTOS
Embedded Linux > Linux
Yocto = yocto project > Embedded Linux
AUTOSAR
CAN Bus [can-bus] = can-bus, canbus
STM32
ESP32 [esp32]
Arduino
Raspberry Pi
FPGA
VHDL > FPGA
Verilog = systemverilog > FPGA
PLC Programming [plc] = plc, sps-programmierung, sps, programación plc, programmation automate
IoT = internet of things, internet der dinge, internet de las cosas, internet des objets
MQTT
ROS = robot operating system, ros2
Unity [unity3d] = unity3d, unity engine
Unreal Engine = ue5, unreal
Godot = godot engine
~ 40 iOS, Android
~ 45 React Native, Flutter, Xamarin, Ionic
~ 50 SwiftUI, Jetpack Compose
~ 50 FreeRTOS, Zephyr
~ 50 VHDL, Verilog
~ 50 Unity, Unreal Engine, Godot
~ 40 STM32, ESP32

# Testing
Selenium = selenium webdriver, webdriver
Cypress = cypress.io
Playwright = microsoft playwright
Puppeteer
WebdriverIO = webdriver.io
Appium
Jest > JavaScript
Vitest > JavaScript
Mocha
Jasmine
Testing Library [testing-library] = react testing library
JUnit > Java
TestNG > Java
Mockito > Java
Pytest > Python
NUnit > .NET
xUnit > .NET
RSpec > Ruby
PHPUnit > PHP
Cucumber = gherkin
Robot Framework
Postman
k6 = grafana k6
JMeter = apache jmeter
Gatling
Locust
SonarQube = sonar, sonarcloud
Test Automation [automated-tests] = automated testing, automated tests, testautomatisierung, automatisierte tests, pruebas automatizadas, automatización de pruebas, tests automatisés, automatisation des tests
Unit Testing = unit tests, unit-tests, pruebas unitarias, tests unitaires
Integration Testing = integration tests, integrationstests, pruebas de integración, tests d'intégration
End-to-End Testing [e2e-testing] = e2e testing, e2e, end to end testing
Performance Testing = load testing, lasttests, pruebas de rendimiento, pruebas de carga, tests de performance, tests de charge
Quality Assurance [qa] = qa, qualitätssicherung, aseguramiento de la calidad, control de calidad, assurance qualité
Manual Testing = manuelles testen, pruebas manuales, tests manuels
Test-Driven Development = tdd, testgetriebene entwicklung, desarrollo guiado por pruebas
Behavior-Driven Development = bdd
ISTQB = istqb certified tester
~ 50 Selenium, Cypress, Playwright, Puppeteer, WebdriverIO
~ 50 Jest, Vitest, Mocha, Jasmine
~ 50 JUnit, TestNG
~ 45 NUnit, xUnit
~ 50 k6, JMeter, Gatling, Locust

# Security
Cybersecurity [cybersecurity] = cyber security, information security, it security, infosec, it-sicherheit, informationssicherheit, ciberseguridad, seguridad informática, cybersécurité, sécurité informatique
Penetration Testing = pentesting, pen testing, ethical hacking, penetrationstests, pruebas de penetración, tests d'intrusion
OWASP = owasp top 10
SIEM = security information and event management
Microsoft Sentinel = azure sentinel > SIEM
QRadar = ibm qradar > SIEM
SOC [soc-security] = security operations center, soc analyst
CrowdStrike = crowdstrike falcon
Microsoft Defender = defender for endpoint
Burp Suite = burp > Penetration Testing
Metasploit > Penetration Testing
Nessus
Snyk
Wireshark
Zero Trust = zero-trust, zero trust architecture
IAM [identity-management] = identity and access management, identity management, gestión de identidades, gestion des identités
Okta > IAM
CyberArk > IAM
SailPoint > IAM
PKI [public-key-infrastructure] = public key infrastructure
Cryptography = kryptographie, criptografía, cryptographie
ISO 27001 = iso27001, iso/iec 27001
NIST = nist cybersecurity framework, nist csf
SOC 2 = soc2, soc 2 compliance
PCI DSS = pci-dss, pci compliance
GDPR = dsgvo, datenschutz-grundverordnung, rgpd
HIPAA
NIS2 = nis 2, nis-2
Fortinet = fortigate
Palo Alto Networks = palo alto
CISSP
CISM
CISA
CEH = certified ethical hacker
OSCP
~ 50 Microsoft Sentinel, QRadar, Splunk
~ 50 CyberArk, SailPoint, Okta
~ 45 Fortinet, Palo Alto Networks, Cisco
~ 45 CISSP, CISM
~ 50 CrowdStrike, Microsoft Defender

# ERP, CRM and business platforms
SAP [sap] = sap erp, sap ecc, sap r/3
SAP S/4HANA = s/4hana, s4hana, s/4 hana, s4 hana, sap s4 > SAP
SAP FICO = fico, sap fi, sap co, sap fi/co, sap finance > SAP
SAP MM = sap materials management > SAP
SAP SD = sap sales and distribution > SAP
SAP PP = sap production planning > SAP
SAP WM = sap ewm, sap warehouse management > SAP
SAP HCM = sap hr > SAP
SAP BW = sap bw/4hana, sap business warehouse, sap bi > SAP
SAP Fiori = fiori, sapui5, ui5 > SAP
SAP BTP = sap business technology platform, sap cloud platform > SAP
SAP CAP > SAP BTP
SAP PI/PO = sap pi, sap po, sap integration suite, sap cpi > SAP
SAP Basis > SAP
SAP Ariba = ariba > SAP
SAP SuccessFactors = successfactors, success factors > SAP
ERP = enterprise resource planning, erp systems, erp-systeme
CRM = customer relationship management
Salesforce = salesforce.com, sfdc, salesforce crm
Salesforce Lightning = lightning web components, lwc > Salesforce
Salesforce Marketing Cloud = sfmc > Salesforce
Microsoft Dynamics 365 = dynamics 365, d365, microsoft dynamics
Business Central = dynamics nav, navision, microsoft dynamics nav > Microsoft Dynamics 365
Oracle EBS = oracle e-business suite > Oracle Database
Oracle Fusion = oracle erp cloud, oracle fusion cloud
NetSuite = oracle netsuite
Workday [workday] = workday hcm
PeopleSoft
Odoo
HubSpot
Zoho CRM = zoho
MuleSoft = mulesoft anypoint, mule esb
Boomi = dell boomi
Pega = pega platform, pegasystems
Appian
OutSystems
Mendix
Power Platform = microsoft power platform
Power Apps = powerapps, microsoft power apps > Power Platform
Power Automate = microsoft flow, microsoft power automate > Power Platform
SharePoint = microsoft sharepoint, sharepoint online
UiPath > RPA
Automation Anywhere > RPA
Blue Prism > RPA
RPA = robotic process automation, robotergestützte prozessautomatisierung, automatización robótica de procesos
Camunda = camunda bpm, camunda 8
BPMN = bpmn 2.0
Adobe Experience Manager = aem
Contentful
Sitecore
Shopify
E-Commerce = ecommerce, comercio electrónico, commerce électronique, onlinehandel
~ 45 Salesforce, Microsoft Dynamics 365, HubSpot, Zoho CRM
~ 40 SAP, NetSuite, Odoo, Oracle EBS
~ 45 SAP SuccessFactors, Workday, PeopleSoft
~ 50 UiPath, Automation Anywhere, Blue Prism
~ 50 OutSystems, Mendix, Appian, Pega, Power Apps
~ 50 MuleSoft, Boomi, SAP PI/PO
~ 45 Adobe Experience Manager, Contentful, Sitecore
~ 45 Shopify, Magento

# Methods
Agile [agile] = agile methodologies, agile methods, agile development, agile methoden, agile softwareentwicklung, metodologías ágiles, méthodes agiles, méthode agile
Scrum = scrum methodology, scrum framework > Agile
Kanban = kanban method > Agile
SAFe = scaled agile framework, scaled agile > Agile
Lean [lean] = lean management, lean manufacturing, lean methodology
Six Sigma = lean six sigma, six sigma green belt, six sigma black belt
Waterfall = wasserfallmodell, modelo en cascada
PRINCE2 = prince 2, prince2 practitioner > Project Management
PMP = project management professional, pmi pmp > Project Management
PMI-ACP > Agile
Certified ScrumMaster = certified scrum master, psm, psm i, professional scrum master > Scrum
CSPO = certified scrum product owner, pspo > Scrum
IPMA > Project Management
ITIL = itil v4, itil 4, itil v3, itil foundation, it infrastructure library > IT Service Management
IT Service Management = itsm, it-service-management
COBIT
TOGAF = togaf 9, the open group architecture framework > Enterprise Architecture
ArchiMate > Enterprise Architecture
Enterprise Architecture = unternehmensarchitektur, arquitectura empresarial, architecture d'entreprise
Software Architecture [software-architecture] = softwarearchitektur, arquitectura de software, architecture logicielle
System Design = systemdesign, diseño de sistemas, conception de systèmes
Design Patterns [design-patterns] = entwurfsmuster, patrones de diseño, patrons de conception
UML
OKR = okrs, objectives and key results
Design Thinking
Business Analysis = geschäftsanalyse, business-analyse, análisis de negocio, analyse métier
Requirements Engineering = requirements analysis, requirements management, anforderungsmanagement, anforderungsanalyse, análisis de requisitos, analyse des besoins
Project Management [project-management] = projektmanagement, gestión de proyectos, gestion de projet, projektleitung
Product Management = produktmanagement, gestión de producto, gestion de produit
Program Management = programmmanagement, gestión de programas, gestion de programme
Change Management = veränderungsmanagement, gestión del cambio, gestion du changement, conduite du changement
Risk Management = risikomanagement, gestión de riesgos, gestion des risques
Quality Management = qualitätsmanagement, gestión de la calidad, gestion de la qualité, gestión de calidad
Stakeholder Management = stakeholder-management, gestión de stakeholders, gestion des parties prenantes
Jira [jira] = jira software, atlassian jira
Confluence = atlassian confluence
Microsoft Project [ms-project] = ms project
Trello
Asana
Figma
Sketch [sketch-3] = sketch app
Adobe XD
Adobe Photoshop [photoshop] = photoshop
Adobe Illustrator = illustrator
UI/UX Design [user-experience] = ux, ux design, ui/ux, ux/ui, user experience, user experience design, ui ux, ui/ux-design, diseño ux, expérience utilisateur
UX Research = user research, nutzerforschung, investigación de usuarios, recherche utilisateur
Wireframing = wireframes
Design Systems = design system
AutoCAD
SolidWorks
CATIA
Revit [revit]
SEO = search engine optimization, suchmaschinenoptimierung, posicionamiento seo, référencement naturel
SEM [search-engine-marketing] = search engine marketing, google ads, adwords, google adwords
~ 45 Scrum, Kanban, SAFe
~ 50 PRINCE2, PMP, IPMA
~ 45 ITIL, COBIT
~ 50 TOGAF, ArchiMate
~ 45 Jira, Azure DevOps, Trello, Asana
~ 50 Figma, Sketch, Adobe XD
~ 50 SolidWorks, CATIA
~ 45 AutoCAD, Revit
~ 45 Lean, Six Sigma

# Transversal skills (listed only)
Leadership = team leadership, people management, führung, mitarbeiterführung, personalführung, teamführung, liderazgo, gestión de equipos, management d'équipe, encadrement, leadership skills
Communication [communication skills] = communication skills, kommunikation, kommunikationsfähigkeit, kommunikationsstärke, comunicación, habilidades de comunicación, compétences en communication
Teamwork = team work, team player, teamarbeit, teamfähigkeit, trabajo en equipo, travail d'équipe, esprit d'équipe
Time Management = zeitmanagement, gestión del tiempo, gestion du temps
Strategy [business strategy] = business strategy, strategic planning, strategie, strategische planung, estrategia, planificación estratégica, stratégie, planification stratégique
Problem Solving = problem-solving, problemlösung, problemlösungsfähigkeit, resolución de problemas, résolution de problèmes
Negotiation = verhandlung, verhandlungsführung, negociación, négociation
Presentation Skills = präsentation, presentaciones, prise de parole en public, public speaking
Coaching = mentoring, coaching de equipos, coaching-fähigkeiten
Training [staff training] = staff training, schulung, schulungen, formación, formation du personnel
Conflict Management = konfliktmanagement, gestión de conflictos, gestion des conflits
Decision Making = entscheidungsfindung, toma de decisiones, prise de décision
Customer Service = customer support, kundenservice, kundenbetreuung, atención al cliente, service client
Sales = vertrieb, verkauf, ventas, vente, ventes, b2b sales, sales management
Account Management = key account management, kundenmanagement, gestión de cuentas, gestion de comptes
Business Development = geschäftsentwicklung, desarrollo de negocio, développement commercial
Marketing = marketing strategy, marketing-strategie, mercadotecnia
Digital Marketing [digital-marketing] = online marketing, online-marketing, marketing digital, marketing numérique
Content Marketing = marketing de contenidos, marketing de contenu
Public Relations = öffentlichkeitsarbeit, relaciones públicas, relations publiques
Compliance = regulatory compliance, regelkonformität, cumplimiento normativo, conformité réglementaire
Payroll = payroll management, lohnbuchhaltung, lohn- und gehaltsabrechnung, entgeltabrechnung, nómina, nóminas, gestión de nóminas, paie, gestion de la paie
Accounting [accounting] = buchhaltung, finanzbuchhaltung, rechnungswesen, contabilidad, comptabilité, bookkeeping
Controlling = finanzcontrolling, contrôle de gestion, control de gestión
Financial Analysis = finanzanalyse, análisis financiero, analyse financière
Budgeting = budgetplanung, budgetierung, elaboración de presupuestos, gestion budgétaire, budget management
Auditing = audit, internal audit, wirtschaftsprüfung, interne revision, auditoría, audit interne
IFRS
US GAAP = gaap
Tax [taxation] = taxation, steuerrecht, fiscalidad, fiscalité
Procurement = beschaffung, einkauf, compras, achats, purchasing
Supply Chain Management = supply chain, lieferkettenmanagement, cadena de suministro, chaîne d'approvisionnement, scm supply chain
Logistics = logistik, logística, logistique
Inventory Management = bestandsmanagement, gestión de inventarios, gestion des stocks
Recruiting = recruitment, talent acquisition, personalbeschaffung, reclutamiento, selección de personal, recrutement
Human Resources = hr, personalwesen, recursos humanos, ressources humaines, hr management
Contract Management = vertragsmanagement, gestión de contratos, gestion des contrats
Vendor Management = supplier management, lieferantenmanagement, gestión de proveedores, gestion des fournisseurs
Technical Writing = technische dokumentation, redacción técnica, rédaction technique, technical documentation
Data Protection [data privacy] = data privacy, datenschutz, protección de datos, protection des données
Facility Management = gebäudemanagement, facility-management
Event Management = veranstaltungsmanagement, gestión de eventos, organisation d'événements

# Spoken languages (listed only)
English [english] = english language, englisch, inglés, ingles, anglais, business english
German [german] = german language, deutsch, alemán, aleman, allemand
French [french] = french language, französisch, franzoesisch, francés, frances, français, francais
Spanish [spanish] = spanish language, spanisch, español, espanol, espagnol, castellano
Italian [italian] = italienisch, italiano, italien
Portuguese [portuguese] = portugiesisch, portugués, portugais, português
Dutch [dutch] = niederländisch, holandés, neerlandés, néerlandais
Polish [polish] = polnisch, polaco, polonais
Russian [russian] = russisch, ruso, russe
Turkish [turkish] = türkisch, turco, turc
Arabic [arabic] = arabisch, árabe, arabe
Mandarin Chinese [chinese] = chinese, mandarin, chinesisch, chino, chinois
Japanese [japanese] = japanisch, japonés, japonais
Korean [korean] = koreanisch, coreano, coréen
Hindi [hindi]
Swedish [swedish] = schwedisch, sueco, suédois
Danish [danish] = dänisch, danés, danois
Norwegian [norwegian] = norwegisch, noruego, norvégien
Finnish [finnish] = finnisch, finlandés, finnois
Czech [czech] = tschechisch, checo, tchèque
Ukrainian [ukrainian] = ukrainisch, ucraniano, ukrainien
Romanian [romanian] = rumänisch, rumano, roumain
Greek [greek] = griechisch, griego, grec
Hungarian [hungarian] = ungarisch, húngaro, hongrois
Hebrew [hebrew] = hebräisch, hebreo, hébreu
`;
