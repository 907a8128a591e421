const wordsOf = (text: string): string[] => text.trim().split(/\s+/u);

/** Words in most postings and resumes: never skills on their own, though the dictionary knows them. */
export const neverSkills: ReadonlySet<string> = new Set(
  wordsOf(`
todo toda todos todas
a an and any app apps application are art as at awesome be bot by can chat class cloud code company computer contact
data database databases design desktop development devices email event events experience file files first for form
forms framework frameworks function game games generator generators get global group health help home http https icon
icons if image images in index input internet interview introduction inventory is it java-ee key language learn
learning library list local localization localisation log logger logging login logo logs map mapping mappings maps
marketing material math maths media message middleware migration migrations mining mobile model modeling modelling
module monitoring movie movies network networking networks of on online open operations optimisation optimization
optimize optimizer optimizing or order os package page painting paint parse parser parsing people performance phone
photo physics picture pictures pipeline platform plugin portfolio pos print privacy process product profile
programming project project-management projects promise protocol protocols provisioning publish publishing pull
python-idle quality quantum queries query quick report resource resources response rest-less retail road robotics role
room route routes routing row rules satellite scanning scheduling scheme school science scope screen script scripting
scripts search secure security server servers service services session set simple simulate simulation simulations
site social software sort sound source sports sport standard startup state statistics statistic stats story storage
string support survey survival system table tag team template templates terminal terminals test testing tests text
time to tool tools topic trading tutorial tutorials type ui upload user users utility variable vector version video
videos view vulnerability vulnerabilities web webapp website websites widget with work workflow workbook writing
absorb accessibility action actions adventure algorithm algorithms animated animation animations anime arcade
arithmetic astronomy authenticate automation await backbone barcode barcodes batch beautiful billing bind blog blogger
blogging blogs boilerplate bootcamp bootcamps browser browsers camp cards chapter chemistry clash classic classless
client clients coffee color colors compiler compilers composer configuration connection coverage crawl crawler
crawling credo crypto cryptography customer cybernetics dataset datasets date datetime debug debugger debugging
delivery demo demos deploy deployer deployment digitization digital docs documentation domain domains drawing driver
dynamics editor education effector electronics embedded emulate emulation emulator energy environment example examples
exploit exploits export extension extensions fable finance financial firewall firmware flight font fonts forward
functional fun gaming graphic graphics guide hackathon hackathons hacking handshake hello honeycomb idea info instance
interface item items jobs journey kernel leader leadership lean life link mainframe management manager market matter
mathematical mathematics medium member method migrate mission money music nature navigation news notes notification
object office offline org other outdoor parent partner password patient payment planning play player policy portal
portugal power practice press pricing private primer pro problem production program public purchase puzzle queue
race rage reading reason recon red reference remote rest-client review reward sales sandstorm scratch-pad seesaw
self sense sensor sensors shell-script shooter shop sketchbook solution space spectrum speed spider sql-team squirrel
steam stem strategy stream structure student studio style summary supply surface task tasks teacher technology teller
tests theme thread ticket tour training translate trade transformer travel trend underscore unit value vehicle vision
visualization visualisation voice warehouse wiki wizard word-list world mod mods
nim modula mac go-live ux-ui-less org-chart
ad ads ai-tool app-dev ar at-risk com eco ed et ex ext gen he her his hr ie im io-less ip la le les lo los ma me mi mo
ms my na ne no nu o os pa pas per pi po por que qui re se si so son sur te tu um un und une us via vor war was we wie wir
auto automaton class-room com cv da das de dem den der des die du ein eine el en er es est
`),
);

/** Everyday words that are skills only in this spelling. */
const written = wordsOf(`
Access Ada Ant Apple Argo Assembly Astro Atom Audacity Bamboo Basecamp Basic Beam Blender Bootstrap Brew Bun C
Chapel Chef Chrome Claude Confluence Consul Crystal Cucumber Cypress D Dart Discord Eclipse Edge Elastic
Electron Elixir Elm Ember Excel Expo Express Feathers Fish Flask Flight Flow Flume Flutter Forth Gin Go Hammer
Handlebars Hive Hugo Ionic Iris J Jade Julia Knockout Lamp Less Linear Logic Loom Make Maven Maya Meteor Mint
Mocha Monday Nest Nomad Notion Oberon Obsidian Oracle Outlook Packer Pascal Phoenix Pig Postman Prettier
Processing Project Pug Pulsar Puppet R Racket Rails Rake React Reality Remix Rocket Ruby Rust Safari Sails
Salt Scala Scratch Shell Sketch Skype Slack Snort Snowflake Spark Spotify Spring Stimulus Storm Storybook
Stripe Struts Stylus Sublime Swift Swing Tableau Teams Torch Twig Twitch Underscore Unity Unreal V Vapor Vault
Whisper Word Workday Yarn Zephyr Zoom
`);
export const asWritten: ReadonlyMap<string, string> = new Map(
  written.map((word) => [word.toLowerCase(), word]),
);

/** Such words mean the skill only beside another skill, or after the vendor: "Excel, Word and Teams". */
export const onlyInLists: ReadonlySet<string> = new Set(
  wordsOf(
    'access apple assembly basic beam chrome edge express fish flight flow forth gin hammer lamp less lens linear logic loom make mint monday moss outlook pig processing project reality rocket scratch shell slack storm stripe swing teams torch vapor v j word zoom yarn twitch skype spotify iris backend frontend front-end back-end fullstack full-stack',
  ),
);

/** Roles that follow a skill: "Go developer", "Swift-Entwicklerin". */
export const roleWord =
  /^(?:developers?|engineers?|programmers?|programming|coders?|devs?|backend|frontend|development|engineering|services?|code|stack|applications?|apps?|entwickl\p{L}*|programmier\p{L}*|ingenieur\p{L}*|kenntnisse\p{L}*|erfahrung\p{L}*|développ\p{L}*|ingénieur\p{L}*|desarroll\p{L}*|programad\p{L}*|ingenier\p{L}*|roles?|positions?|jobs?|stellen?|rollen?|projekte?n?)$/iu;

/** Products that only one list of the dictionary names, which are skills nevertheless. */
export const products: ReadonlySet<string> = new Set(
  wordsOf(`
activemq activerecord airflow akka apache-camel apache-flink apache-poi apache-beam asp-classic beautifulsoup boost
cakephp celery centos cmake cocoapods core-data cypher delphi dojo doctrine doctrine-orm django-rest-framework
embedded-linux entity-framework fortran google-app-engine google-cloud-storage grails gruntjs gson gwt hibernate highcharts
iis ionic-framework jackson jasper-reports jaxb jboss jersey jpa jquery-mobile jquery-ui jsf jsp kendo-ui leaflet libgdx
linq-to-sql lucene magento matplotlib mockito msbuild mvvm nhibernate odbc openssl oracle phpmyadmin pl-sql playframework
primefaces pygame pyqt r-markdown rabbitmq razor reporting-services ruby-on-rails scrapy selenium-webdriver servlets signalr
silverlight smtp snowflake-cloud-data-platform spring-data spring-data-jpa spring-security sqlalchemy ssas ssis ssrs svn
swagger tkinter twilio uikit wcf webforms web-scraping woocommerce wsdl xaml xpath xslt youtube-api zend-framework
`),
);
