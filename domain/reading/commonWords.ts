import { stemsOf } from './stems.ts';

const wordsOf = (text: string): string[] => text.trim().split(/\s+/u);

/** Words that join others, in English, German, French and Spanish. */
const joining = new Set(
  wordsOf(`
a about above across after all also am among an and any are around as at be because been before being below between both
but by can could did do does doing each either etc every few for from further get give go had has have having he her here
hers him his how i if in including into is it its itself just keep know known knows large least less like little made make many may me
might more most much must my need neither new no nor not now of off often on once one only onto or other others our ours
out over own per plus quite rather really run same several shall she should similar since so some such than that the their
them then there these they this those though three through throughout to together too two under until up upon us used uses
using use very via was we well were what when where whether which while who whom whose why will with within without would
yes yet you your yours
aber alle allem allen aller alles als also am an andere anderen anderer auch auf aus bei beide beim bereits bis bitte da
dabei dafür damit dann darauf das dass davon dazu dem den denen denn der deren des dessen die dies diese diesem diesen
dieser dieses doch dort drei du durch ebenso eigene eigenen ein eine einem einen einer eines einmal er es etwa etwas euch
euer eure für ganz gegen gerne gern gute guten guter gutes hat hatte haben hier ich ihm ihn ihnen ihr ihre ihrem ihren
ihrer im immer in ins ist ja jede jedem jeden jeder jedes kann kein keine keinen können lang mehr mein meine mich mindestens
mir mit möglichst muss müssen nach neben neue neuen nicht noch nur ob oder ohne rund schon sehr sein seine seit selbst sich
sicher sie sind so sollten sollen sowie sowohl über um und uns unser unsere unserem unseren unserer unter viel viele vom von
vor wäre wären war was weil weitere weiteren welche wenn wer werden wie wir wird wo wollen zu zum zur zwei zwischen
ai ainsi alors après assez au aucun aucune aussi autre autres aux avant avec avez avoir avons bien bon bonne bonnes bons car
ce ceci cela celle celles celui ces cet cette ceux chaque chez comme comment dans de depuis des deux dont du elle elles en
encore entre es est et été être eu eux fait faire il ils je la le les leur leurs lors lui ma mais me même mes moi moins mon
ne ni nos notre nous on ont ou où par pas peu plus plusieurs pour pourquoi près quand que quel quelle quelles quelques quels
qui quoi sa sans se selon sera serait ses si son sont sous sur ta te tel telle telles tels tes toi ton tous tout toute toutes
très trois tu un une vers via vos votre vous
al algo alguna algunas algún algunos ante antes aquí así aunque bajo bien buen buena buenas buenos cada como con contra
cual cuando de del desde donde dos durante el ella ellas ellos en entre era eres es esa esas ese eso esos esta está están
estas este esto estos fue ha hace hacia han hasta hay la las le les lo los más me menos mi mis mucho muy ni no nos nosotros
nuestra nuestras nuestro nuestros o otra otras otro otros para pero poco por porque que qué quien se sea según ser si sí sin
sobre son su sus también tan te tener tiene tienes toda todas todo todos tres tu tus u un una unas uno unos usted y ya
`),
);

/** Words of job ads and resumes that name no tool or subject. */
const ofAds = new Set(
  wordsOf(`
ability able absolute academic accurate advanced advantage applicant apply application attitude available background basic
beginner benefit bonus bring candidate career certification certified chance colleague command company
comparable competence complete comprehensive confident contact customer daily day deep degree demonstrate desirable detail
diploma drive eager education employee employer english environment equivalent essential everyday excellent exceptional
experience expert expertise exposure extensive familiar fast fluent german great hand handle hands-on happy help high ideal
independent industry interest job join knowledge lead learn level location look love master minimum month motivated
nice office opportunity optional passion people perform person plan please position practical practice preferred previous
prior professional proficient profile proven qualification ready recent reliable required requirement resume
responsible role salary seek senior skill solid sound start strong studies successful task team tool training
understanding usage vacation value want week welcome willing willingness work working worker write year
abgeschlossen anwendung anforderung arbeit arbeiten arbeitgeber arbeitsweise aufgabe ausbildung ausgeprägt beherrschen
benutzung bereich bereitschaft beruf berufserfahrung bewerbung bieten brauchen bringen deutsch deutschkenntnisse eigenverantwortlich
einsatz engagement englisch englischkenntnisse erfahrung erfahren erforderlich erwarten fachkenntnis fachkenntnisse fähigkeit fließend
freude fundiert gehalt gelernt grundkenntnisse gründlich hoch idealerweise jahr kandidat kenntnis kenntnisse kennen kommunikation können
kollege kunde lebenslauf leitung mehrjährig mitarbeiter monat motivation nutzen nutzung praktisch praxis programm profil
qualifikation routine selbstständig selbständig sicherheit sicherer sprache stelle studium tag tätigkeit täglich team
teamfähigkeit umgang unternehmen urlaub verantwortung verständnis vertraut voraussetzung vorkenntnisse vorteil wissen
wünschenswert zuverlässig
aisance aise apprendre approfondi apporter atout autonome autonomie avancé bac besoin candidat candidature capacité capable
chaque client collègue communication complet compétence connaissance connaître contrat courant diplôme débutant demander
domaine emploi employeur entreprise équipe esprit exigence expérience expérimenté formation idéalement indispensable jour
langue logiciel maîtrise maîtriser métier minimum mission mois motivé niveau notion obligatoire outil permis personne pratique
poste pratiquer prérequis professionnel profil qualification recherche requis responsable rigueur salaire savoir semaine
sens service similaire solide souhaité souhaitable tâche temps travail travailler usage utilisation utiliser vie
ámbito año aprender avanzado capacidad carrera cliente compañero competencia conocer conocimiento contrato deseable dominar
dominio empresa equipo español especialista experiencia formación fluido ganas herramienta horario idioma imprescindible
inglés jornada licenciado manejo manejar mes mínimo motivación necesario nivel oferta perfil persona práctica profesional
puesto requisito responsable salario saber semana sólido soltura tarea titulación trabajar trabajo uso usuario usar valorable
vacaciones
`).flatMap(stemsOf),
);

/** Words that may be part of a name ("Remote Desktop", "Flow Designer") but are not names on their own. */
const notAlone = new Set(
  wordsOf(`
architect assistant budget consultant contract coordinator date developer designer duration director engineer freelance
hourly hours hybrid lead manager onsite officer pay rate remote specialist technician title workload
assistent beginn berater dauer entwickler honorar laufzeit leiter projektleiter spezialist standort stundensatz tagessatz
techniker vertrag
assistant chef conseiller démarrage développeur directeur durée ingénieur lieu responsable spécialiste tarif taux technicien tjm
asesor asistente desarrollador director duración especialista inicio ingeniero jefe lugar presencial remoto tarifa técnico
ubicación
`).flatMap(stemsOf),
);

/** Whether these lower-case words are not a name even together: "senior developer". */
export const areCommonWords = (words: readonly string[]): boolean =>
  words.every((word) => isCommonWord(word) || stemsOf(word).every((stem) => notAlone.has(stem)));

/** Whether a word in lower case only joins others. */
export const isJoining = (word: string): boolean => joining.has(word);

/** Whether a word of a text in lower case names nothing by itself. */
export const isCommonWord = (word: string): boolean => {
  if (isJoining(word)) return true;
  const stems = stemsOf(word);
  return stems.every((stem) => ofAds.has(stem));
};
