import type { LanguageSentences } from './sentences.ts';

export const romanian: LanguageSentences = {
  and: 'și',
  companies: [
    'Dealul Mare SRL',
    'Grup Carpatin SA',
    'Frații Munteanu SRL',
    'Nordica Servicii',
    'Atelierele Bega',
  ],
  towns: ['Cluj-Napoca', 'Timișoara', 'Brașov', 'Iași', 'Sibiu', 'Oradea'],
  people: ['Ioana Marin', 'Andrei Popa', 'Elena Stan', 'Mihai Dumitru', 'Raluca Neagu', 'Vlad Ciobanu'],
  working: {
    ad: {
      openings: [
        '{title}\n{company}, {town}',
        'Angajăm: {title}\nNormă întreagă, {town}',
        '{title} – {town}',
      ],
      company: [
        '{company} deservește de patruzeci de ani clienți din toată regiunea. La noi lucrează vreo 300 de oameni, mulți dintre ei de foarte mult timp.',
        'Suntem o firmă de familie cu trei sedii și decizii rapide. Comenzile cresc, așa că mărim echipa.',
      ],
      taskHeads: ['Responsabilități', 'Ce vei face', 'Atribuții'],
      tasks: [
        'colaborare strânsă cu alte departamente',
        'rapoarte săptămânale către șeful de echipă',
        'instruirea colegilor noi',
        'arhivarea documentelor și respectarea termenelor',
      ],
      needHeads: ['Cerințe', 'Ce așteptăm', 'Profilul tău'],
      needs: [
        'minimum doi ani de experiență',
        'comunicare bună și spirit de echipă',
        'seriozitate și atenție',
        'studii medii sau superioare',
      ],
      niceHeads: ['Constituie avantaj', 'Ar fi un plus'],
      nices: [
        'permis de conducere categoria B',
        'o a doua limbă străină',
        'disponibilitate pentru deplasări',
      ],
      prose: [
        'Munca ta va cuprinde: {skills}.',
        'Pe acest post vei răspunde de următoarele: {skills}.',
        'Așteptăm experiență în aceste domenii: {skills}.',
      ],
      benefitHeads: ['Oferim', 'Beneficii'],
      benefits: [
        'contract pe perioadă nedeterminată și salariu la timp',
        'asigurare medicală privată',
        'program flexibil',
        'parcare gratuită și cafea',
        'cursuri plătite de firmă',
      ],
      contacts: [
        'Trimite CV-ul până la sfârșitul lunii, persoană de contact: {person}.',
        'Întrebări? {person}, telefon 0264 555 142.',
      ],
    },
    resume: {
      profile: [
        'Am {years} ani de experiență profesională, cei mai mulți în {town}.',
        'Sunt o persoană serioasă, răbdătoare și învăț repede.',
        'Îmi place să lucrez în echipă și rămân calm sub presiune.',
        'Caut un post cu mai multă răspundere.',
      ],
      skillHeads: ['Competențe', 'Ce știu să fac', 'Abilități'],
      prose: [
        'Activitatea mea de până acum: {skills}.',
        'Cunosc bine aceste domenii: {skills}.',
        'De-a lungul anilor am căpătat experiență: {skills}.',
      ],
      workHeads: ['Experiență profesională', 'Locuri de muncă'],
      work: [
        'Am lucrat într-o echipă de doisprezece oameni, subordonat șefului de secție.',
        'Am îndrumat doi ucenici și l-am înlocuit pe șeful de echipă.',
        'Am ajutat la mutarea filialei.',
        'Am ținut documentele în ordine și am respectat termenele.',
      ],
      courseHeads: ['Cursuri', 'Instruiri'],
      courses: [
        'Curs de prim ajutor',
        'Engleză de afaceri, curs seral',
        'Atelier de gestionare a timpului',
        'Instruire pentru situații de urgență',
      ],
      hobbyHeads: ['Interese', 'Pasiuni'],
      hobbies: [
        'Drumeții la munte, gătit și romane polițiste',
        'Fotbal, grădinărit și călătorii cu familia',
        'Cor, jocuri de societate și ture lungi cu bicicleta',
      ],
    },
  },
  heldOut: {
    ad: {
      openings: [
        'Căutăm {title}\n{company}',
        '{title}\nLoc de muncă: {town}\nÎncepere: imediat',
        'Vino la {company} ca {title}',
      ],
      company: [
        'La {company} oamenii sunt pe primul loc. Primim lucrări și de la magazine de cartier, și de la primării, fiindcă sfătuim cinstit.',
        'Pornită dintr-un garaj, {company} are azi puncte de lucru în cinci orașe. Investim în echipamente bune și în cei care le folosesc.',
      ],
      taskHeads: ['Despre post', 'Sarcini principale', 'O zi la noi'],
      tasks: [
        'întâlniri regulate cu colegii și clienții',
        'propuneri pentru creșterea calității',
        'evidențe complete',
        'înlocuirea colegilor plecați în vacanță',
      ],
      needHeads: ['Ce aduci', 'Calificări', 'Despre tine'],
      needs: [
        'experiență într-o funcție similară',
        'ochi pentru detalii',
        'exprimare corectă în scris și oral',
        'flexibilitate în perioade aglomerate',
      ],
      niceHeads: ['Ne-ar plăcea și', 'Bine-venit, dar nu obligatoriu'],
      nices: ['mașină personală', 'cunoașterea zonei', 'obișnuința lucrului în ture'],
      prose: [
        'Postul înseamnă în primul rând: {skills}.',
        'Săptămânal te vei ocupa de: {skills}.',
        'Candidaților trebuie să le fie familiare: {skills}.',
      ],
      benefitHeads: ['De ce noi', 'În schimb primești'],
      benefits: [
        '25 de zile de vacanță plătită',
        'tichete de masă',
        'reduceri la magazine din oraș',
        'birou modern lângă gară',
        'primă anuală',
      ],
      contacts: [
        'Aplică pe www.example.com. Răspundem în două săptămâni.',
        'Contact: {person}, cariere@example.com',
      ],
    },
    resume: {
      profile: [
        'După {years} ani în meserie, tot cu drag mă trezesc dimineața.',
        'Foștii șefi îmi laudă precizia și buna dispoziție.',
        'Îmi organizez bine ziua și întreb când ceva nu este clar.',
        'Disponibil cu preaviz de o lună, în {town} sau împrejurimi.',
      ],
      skillHeads: ['Aptitudini profesionale', 'Domenii de experiență', 'Puncte forte'],
      prose: [
        'La ultimele firme am făcut: {skills}.',
        'Punctele mele forte sunt: {skills}.',
        'Printre îndatoririle zilnice: {skills}.',
      ],
      workHeads: ['Parcurs profesional', 'Posturi anterioare'],
      work: [
        'Am preluat sarcinile unei colege aflate în concediu de maternitate.',
        'Am primit premiul pentru cea mai bună idee a anului.',
        'Pregătirea predării între schimbul de dimineață și cel de seară.',
        'Am colaborat cu oameni din cincisprezece țări.',
      ],
      courseHeads: ['Perfecționare', 'Certificate'],
      courses: [
        'Seminar de comunicare',
        'Permis european de conducere a computerului',
        'Gestionarea conflictului, două zile',
        'Limbajul semnelor pentru începători',
      ],
      hobbyHeads: ['Timp liber', 'În afara serviciului'],
      hobbies: [
        'Fotografie, înot și grădina mea',
        'Pompier voluntar, șah',
        'Chitară, pâine de casă, alergare',
      ],
    },
  },
};
