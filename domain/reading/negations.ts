/**
 * Sentences with negative words as ads have them, and what each says of its skills: asked, ruled out, or open where a person
 * would have to ask back. `plain` ones negate something else than a skill, or nothing.
 */
export type Negation = {
  text: string;
  asked?: readonly string[];
  out?: readonly string[];
  open?: readonly string[];
};

export const negations: Readonly<Record<string, readonly Negation[]>> = {
  English: [
    { text: 'This is NOT a React role.', out: ['React'] },
    { text: 'Java (not JavaScript!) is what we write.', asked: ['Java'], out: ['JavaScript'] },
    {
      text: 'You don’t need to be a Kafka guru, but you do need to have run it in production.',
      open: ['Kafka'],
    },
    { text: 'Without TypeScript it won’t work.', asked: ['TypeScript'] },
    { text: 'We left Next.js behind two years ago.', out: ['Next.js'] },
    { text: 'Our colleagues do the Kubernetes part.', out: ['Kubernetes'] },
    { text: 'Nothing here runs on Windows.', out: ['Windows'] },
    { text: 'You will hardly ever touch PHP.', out: ['PHP'] },
    { text: 'If you have never seen Terraform, this is not for you.', asked: ['Terraform'] },
    { text: 'We are not afraid of COBOL.', open: ['COBOL'] },
    { text: 'Angular? No thanks.', out: ['Angular'] },
    { text: 'The Jenkins days are over.', out: ['Jenkins'] },
    { text: 'Another team looks after Oracle, so you can leave it alone.', out: ['Oracle'] },
    { text: 'Please do not apply without Python.', asked: ['Python'] },
    { text: 'We don’t care whether you come from Vue or Svelte.', open: ['Vue.js', 'Svelte'] },
    { text: 'Never used Rust? No problem, we will teach you.', open: ['Rust'] },
    { text: 'There is no way around SQL in this job.', asked: ['SQL'] },
    { text: 'No nonsense: you know Go and PostgreSQL.', asked: ['Go', 'PostgreSQL'] },
    { text: 'Ruby is nice, we just don’t have any.', out: ['Ruby'] },
    { text: 'We got rid of Perl and do everything in Go now.', asked: ['Go'], out: ['Perl'] },
  ],
  German: [
    { text: 'Das ist KEINE React-Stelle.', out: ['React'] },
    { text: 'Ohne TypeScript geht hier nichts.', asked: ['TypeScript'] },
    { text: 'Von Next.js haben wir uns verabschiedet.', out: ['Next.js'] },
    { text: 'Um Kubernetes kümmern sich die Kollegen.', out: ['Kubernetes'] },
    { text: 'Java (nicht JavaScript!) ist unsere Sprache.', asked: ['Java'], out: ['JavaScript'] },
    { text: 'Sie müssen kein Kafka-Guru sein, sollten es aber betrieben haben.', open: ['Kafka'] },
    { text: 'Mit PHP haben Sie hier nichts zu tun.', out: ['PHP'] },
    { text: 'An SQL führt kein Weg vorbei.', asked: ['SQL'] },
    { text: 'Ob Sie aus der Vue- oder der Angular-Welt kommen, ist uns egal.', open: ['Vue.js', 'Angular'] },
    { text: 'Windows sucht man bei uns vergeblich.', out: ['Windows'] },
    { text: 'Bewerbungen ohne Python berücksichtigen wir nicht.', asked: ['Python'] },
    { text: 'Die Zeiten von Jenkins sind vorbei.', out: ['Jenkins'] },
    { text: 'Wer Terraform noch nie gesehen hat, ist hier falsch.', asked: ['Terraform'] },
    { text: 'Oracle betreut ein anderes Team.', out: ['Oracle'] },
    { text: 'Rust noch nie benutzt? Kein Problem, das bringen wir Ihnen bei.', open: ['Rust'] },
    { text: 'Perl haben wir abgeschafft und schreiben jetzt alles in Go.', asked: ['Go'], out: ['Perl'] },
  ],
  French: [
    { text: 'Ce n’est PAS un poste React.', out: ['React'] },
    { text: 'Sans TypeScript, rien ne marche ici.', asked: ['TypeScript'] },
    { text: 'Nous avons abandonné Next.js.', out: ['Next.js'] },
    { text: 'Ce sont nos collègues qui s’occupent de Kubernetes.', out: ['Kubernetes'] },
    { text: 'Java (pas JavaScript !) est notre langage.', asked: ['Java'], out: ['JavaScript'] },
    { text: 'Inutile d’être un gourou de Kafka, mais il faut l’avoir exploité.', open: ['Kafka'] },
    { text: 'Vous ne toucherez presque jamais à PHP.', out: ['PHP'] },
    { text: 'SQL est incontournable, impossible de faire sans.', asked: ['SQL'] },
    { text: 'Que vous veniez de Vue ou d’Angular nous est égal.', open: ['Vue.js', 'Angular'] },
    { text: 'Rien ne tourne sous Windows chez nous.', out: ['Windows'] },
    { text: 'Ne postulez pas sans Python.', asked: ['Python'] },
    { text: 'L’époque de Jenkins est révolue.', out: ['Jenkins'] },
    { text: 'Si vous n’avez jamais vu Terraform, ce poste n’est pas pour vous.', asked: ['Terraform'] },
    { text: 'Une autre équipe gère Oracle.', out: ['Oracle'] },
    { text: 'Jamais utilisé Rust ? Aucun souci, nous vous formons.', open: ['Rust'] },
    { text: 'Perl, c’est fini : tout est écrit en Go.', asked: ['Go'], out: ['Perl'] },
  ],
  Spanish: [
    { text: 'Este NO es un puesto de React.', out: ['React'] },
    { text: 'Sin TypeScript aquí no funciona nada.', asked: ['TypeScript'] },
    { text: 'Hemos dejado atrás Next.js.', out: ['Next.js'] },
    { text: 'De Kubernetes se encargan los compañeros.', out: ['Kubernetes'] },
    { text: 'Java (¡no JavaScript!) es nuestro lenguaje.', asked: ['Java'], out: ['JavaScript'] },
    { text: 'No hace falta ser un gurú de Kafka, pero sí haberlo operado.', open: ['Kafka'] },
    { text: 'Apenas tocarás PHP.', out: ['PHP'] },
    { text: 'SQL es ineludible: no hay otra forma.', asked: ['SQL'] },
    { text: 'Nos da igual si vienes de Vue o de Angular.', open: ['Vue.js', 'Angular'] },
    { text: 'Aquí nada corre en Windows.', out: ['Windows'] },
    { text: 'No te presentes sin Python.', asked: ['Python'] },
    { text: 'Los tiempos de Jenkins se acabaron.', out: ['Jenkins'] },
    { text: 'Si nunca has visto Terraform, este puesto no es para ti.', asked: ['Terraform'] },
    { text: 'De Oracle se ocupa otro equipo.', out: ['Oracle'] },
    { text: '¿Nunca has usado Rust? No pasa nada, te enseñamos.', open: ['Rust'] },
    { text: 'Nos deshicimos de Perl y ahora todo va en Go.', asked: ['Go'], out: ['Perl'] },
  ],
};

/** Sentences whose negative words are not about the skills, or that have none: all of these are asked for. */
export const plainSentences: readonly Negation[] = [
  { text: 'Strong Java and Spring Boot; no travel required.', asked: ['Java', 'Spring Boot'] },
  { text: 'Five years of Kotlin. There are no on-call duties.', asked: ['Kotlin'] },
  { text: 'We do not do agencies. You know React and GraphQL.', asked: ['React', 'GraphQL'] },
  { text: 'You know AWS inside out, and you are not afraid to ask.', asked: ['AWS'] },
  { text: 'Not only Python but also Scala.', asked: ['Python', 'Scala'] },
  { text: 'Our team leads love clean Ruby on Rails.', asked: ['Ruby on Rails'] },
  { text: 'You learn fast and bring TypeScript.', asked: ['TypeScript'] },
  { text: 'Sehr gute Kenntnisse in Java; keine Reisetätigkeit.', asked: ['Java'] },
  { text: 'Nicht nur Python, sondern auch Scala.', asked: ['Python', 'Scala'] },
  { text: 'Mit Ihren Kollegen entwickeln Sie in Kotlin.', asked: ['Kotlin'] },
  {
    text: 'Wir suchen jemanden mit Docker und Ansible, der nicht lange fragt.',
    asked: ['Docker', 'Ansible'],
  },
  { text: 'Solide expérience de React ; aucun déplacement.', asked: ['React'] },
  { text: 'Avec vos collègues, vous développez en Kotlin.', asked: ['Kotlin'] },
  { text: 'Non seulement Python, mais aussi Scala.', asked: ['Python', 'Scala'] },
  { text: 'Experiencia sólida en Angular; sin viajes.', asked: ['Angular'] },
  { text: 'Con tus compañeros desarrollas en Kotlin.', asked: ['Kotlin'] },
];

/** Sentences that were written after the first rules, and taught some more. */
export const furtherNegations: typeof negations = {
  English: [
    { text: 'Forget Angular, we are a React shop.', asked: ['React'], out: ['Angular'] },
    { text: 'Django is the last thing you will see here.', out: ['Django'] },
    { text: 'You can’t get by without Docker.', asked: ['Docker'] },
    { text: 'Our infrastructure team runs Ansible, not you.', out: ['Ansible'] },
    { text: 'We said no to MongoDB.', out: ['MongoDB'] },
    { text: 'It doesn’t have to be Spring Boot.', open: ['Spring Boot'] },
    { text: 'Scala experience isn’t a deal breaker either way.', open: ['Scala'] },
    { text: 'We never deploy without Jenkins.', asked: ['Jenkins'] },
    { text: 'PHP is being retired this year; the new platform is Kotlin.', asked: ['Kotlin'], out: ['PHP'] },
  ],
  German: [
    { text: 'Angular können Sie vergessen, wir arbeiten mit React.', asked: ['React'], out: ['Angular'] },
    { text: 'Auf Docker können wir nicht verzichten.', asked: ['Docker'] },
    { text: 'Es muss nicht Spring Boot sein.', open: ['Spring Boot'] },
    { text: 'Von Ansible lassen Sie bitte die Finger.', out: ['Ansible'] },
    { text: 'Gegen MongoDB haben wir uns entschieden.', out: ['MongoDB'] },
    { text: 'Mit Django werden Sie nie arbeiten.', out: ['Django'] },
    { text: 'Bei uns läuft nichts ohne Jenkins.', asked: ['Jenkins'] },
  ],
  French: [
    { text: 'Oubliez Angular, nous travaillons avec React.', asked: ['React'], out: ['Angular'] },
    { text: 'On ne peut pas se passer de Docker.', asked: ['Docker'] },
    { text: 'Spring Boot n’est pas une obligation.', open: ['Spring Boot'] },
    { text: 'Personne ici ne touche à Ansible.', out: ['Ansible'] },
    { text: 'Nous avons dit non à MongoDB.', out: ['MongoDB'] },
    { text: 'Django ? Très peu pour nous.', out: ['Django'] },
    { text: 'Rien ne part en production sans Jenkins.', asked: ['Jenkins'] },
  ],
  Spanish: [
    { text: 'Olvídate de Angular, trabajamos con React.', asked: ['React'], out: ['Angular'] },
    { text: 'No podemos prescindir de Docker.', asked: ['Docker'] },
    { text: 'No tiene que ser Spring Boot.', open: ['Spring Boot'] },
    { text: 'Aquí nadie toca Ansible.', out: ['Ansible'] },
    { text: 'Dijimos que no a MongoDB.', out: ['MongoDB'] },
    { text: 'Django no lo verás nunca.', out: ['Django'] },
    { text: 'Nada sale a producción sin Jenkins.', asked: ['Jenkins'] },
  ],
};

/** Written after all rules, and not used to write any: how well a new sentence is read. */
export const unseenNegations: typeof negations = {
  English: [
    { text: 'Please note that we do not work with Salesforce.', out: ['Salesforce'] },
    { text: 'Experience with Kafka is welcome but not something we insist on.', open: ['Kafka'] },
    { text: 'React people only, no Angular please.', asked: ['React'], out: ['Angular'] },
    {
      text: 'You are tired of WordPress and want to build real products in Elixir.',
      asked: ['Elixir'],
      out: ['WordPress'],
    },
    { text: 'We have nothing against Perl, but we write Python.', asked: ['Python'], open: ['Perl'] },
    { text: 'There is not a single line of Java in our code.', out: ['Java'] },
    { text: 'Hands-on Terraform is non-negotiable.', asked: ['Terraform'] },
  ],
  German: [
    { text: 'Bitte beachten Sie, dass wir nicht mit Salesforce arbeiten.', out: ['Salesforce'] },
    { text: 'Erfahrung mit Kafka schadet nicht.', open: ['Kafka'] },
    { text: 'Wir suchen React-Entwickler, keine Angular-Entwickler.', asked: ['React'], out: ['Angular'] },
    { text: 'Gegen Perl haben wir nichts, wir schreiben aber Python.', asked: ['Python'], open: ['Perl'] },
    { text: 'In unserem Code steht keine einzige Zeile Java.', out: ['Java'] },
    { text: 'Terraform ist für uns nicht verhandelbar.', asked: ['Terraform'] },
  ],
  French: [
    { text: 'Attention : nous ne travaillons pas avec Salesforce.', out: ['Salesforce'] },
    { text: 'Une expérience de Kafka ne serait pas de trop.', open: ['Kafka'] },
    { text: 'Nous cherchons un profil React, pas un profil Angular.', asked: ['React'], out: ['Angular'] },
    {
      text: 'Nous n’avons rien contre Perl, mais nous écrivons en Python.',
      asked: ['Python'],
      open: ['Perl'],
    },
    { text: 'Pas une seule ligne de Java dans notre code.', out: ['Java'] },
    { text: 'Terraform n’est pas négociable.', asked: ['Terraform'] },
  ],
  Spanish: [
    { text: 'Ten en cuenta que no trabajamos con Salesforce.', out: ['Salesforce'] },
    { text: 'La experiencia con Kafka no está de más.', open: ['Kafka'] },
    { text: 'Buscamos perfiles de React, no de Angular.', asked: ['React'], out: ['Angular'] },
    { text: 'No tenemos nada contra Perl, pero escribimos en Python.', asked: ['Python'], open: ['Perl'] },
    { text: 'Ni una sola línea de Java en nuestro código.', out: ['Java'] },
    { text: 'Terraform no es negociable.', asked: ['Terraform'] },
  ],
};
