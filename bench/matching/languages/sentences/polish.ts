import type { LanguageSentences } from './sentences.ts';

export const polish: LanguageSentences = {
  and: 'oraz',
  companies: ['Zakłady Borowski', 'Wiślana sp. z o.o.', 'Grupa Karolin', 'Północ S.A.', 'Usługi Jaworek'],
  towns: ['Poznań', 'Łódź', 'Rzeszów', 'Gdynia', 'Kielce', 'Opole'],
  people: ['Anna Wójcik', 'Marek Zieliński', 'Katarzyna Lis', 'Tomasz Górski', 'Ewa Maj', 'Paweł Sikora'],
  working: {
    ad: {
      openings: [
        '{title}\n{company}, {town}',
        'Poszukujemy: {title}\nPełny etat, {town}',
        '{title} – {town}',
      ],
      company: [
        '{company} od czterdziestu lat obsługuje klientów z całego regionu. Pracuje u nas około 300 osób, wiele z nich od bardzo dawna.',
        'Jesteśmy firmą rodzinną z trzema oddziałami i szybko podejmujemy decyzje. Zamówień przybywa, dlatego powiększamy zespół.',
      ],
      taskHeads: ['Zakres obowiązków', 'Twoje zadania', 'Czym będziesz się zajmować'],
      tasks: [
        'bieżąca współpraca z innymi działami',
        'cotygodniowe raporty dla przełożonego',
        'szkolenie nowych kolegów',
        'dbałość o dokumenty i terminy',
      ],
      needHeads: ['Wymagania', 'Oczekujemy', 'Twój profil'],
      needs: [
        'minimum dwa lata doświadczenia',
        'komunikatywność i praca w zespole',
        'rzetelność i dokładność',
        'wykształcenie zawodowe lub wyższe',
      ],
      niceHeads: ['Mile widziane', 'Dodatkowym atutem będzie'],
      nices: ['prawo jazdy kategorii B', 'znajomość drugiego języka', 'gotowość do wyjazdów'],
      prose: [
        'Twoja praca obejmie następujące zadania: {skills}.',
        'Na tym stanowisku powierzymy Ci: {skills}.',
        'Oczekujemy doświadczenia w tych obszarach: {skills}.',
      ],
      benefitHeads: ['Oferujemy', 'Co zyskujesz'],
      benefits: [
        'umowa na czas nieokreślony i terminowe wypłaty',
        'prywatna opieka medyczna',
        'elastyczne godziny pracy',
        'bezpłatny parking i kawa',
        'kursy na koszt firmy',
      ],
      contacts: [
        'CV prosimy wysłać do końca miesiąca, kontakt: {person}.',
        'Masz pytania? {person}, telefon 22 555 01 42.',
      ],
    },
    resume: {
      profile: [
        'Mam {years} lat doświadczenia zawodowego, głównie w okolicach miasta {town}.',
        'Jestem osobą sumienną, cierpliwą i szybko się uczę.',
        'Lubię pracę w zespole i zachowuję spokój pod presją.',
        'Szukam stanowiska z większą odpowiedzialnością.',
      ],
      skillHeads: ['Umiejętności', 'Co potrafię', 'Kompetencje'],
      prose: [
        'Moja dotychczasowa praca: {skills}.',
        'Dobrze znam te zagadnienia: {skills}.',
        'Przez lata zebrałem doświadczenie: {skills}.',
      ],
      workHeads: ['Doświadczenie zawodowe', 'Przebieg pracy'],
      work: [
        'Praca w dwunastoosobowym zespole, podlegałem kierownikowi działu.',
        'Opiekowałem się dwoma praktykantami i zastępowałem brygadzistę.',
        'Pomagałem przy przeprowadzce oddziału.',
        'Utrzymywałem porządek w dokumentach i dotrzymywałem terminów.',
      ],
      courseHeads: ['Kursy', 'Szkolenia'],
      courses: [
        'Kurs pierwszej pomocy',
        'Angielski w biznesie, kurs wieczorowy',
        'Warsztaty z zarządzania czasem',
        'Szkolenie przeciwpożarowe',
      ],
      hobbyHeads: ['Zainteresowania', 'Hobby'],
      hobbies: [
        'Wędrówki górskie, gotowanie i kryminały',
        'Piłka nożna, ogród i podróże z rodziną',
        'Chór, gry planszowe i długie wycieczki rowerowe',
      ],
    },
  },
  heldOut: {
    ad: {
      openings: [
        'Zatrudnimy: {title}\n{company}',
        '{title}\nMiejsce pracy: {town}\nStart: od zaraz',
        'Dołącz do {company} jako {title}',
      ],
      company: [
        'W {company} najważniejsi są ludzie. Zlecenia dostajemy od sklepów osiedlowych i od urzędów, bo uczciwie doradzamy.',
        'Zaczynaliśmy w garażu, a dziś {company} działa w pięciu miastach. Inwestujemy w dobry sprzęt i w tych, którzy go używają.',
      ],
      taskHeads: ['O stanowisku', 'Główne zadania', 'Twój dzień w pracy'],
      tasks: [
        'regularne spotkania ze współpracownikami i klientami',
        'zgłaszanie pomysłów na poprawę jakości',
        'prowadzenie kompletnej dokumentacji',
        'zastępstwa w okresie urlopowym',
      ],
      needHeads: ['Czego potrzebujesz', 'Kwalifikacje', 'Szukamy kogoś, kto ma'],
      needs: [
        'doświadczenie na podobnym stanowisku',
        'dbałość o szczegóły',
        'płynna polszczyzna w mowie i piśmie',
        'elastyczność w gorących okresach',
      ],
      niceHeads: ['Będzie nam miło', 'Niekonieczne, ale przydatne'],
      nices: ['własny samochód', 'znajomość okolicy', 'praktyka w systemie zmianowym'],
      prose: [
        'Na co dzień czeka Cię: {skills}.',
        'Co tydzień będziesz mieć do czynienia z zadaniami takimi jak: {skills}.',
        'Kandydatom nie powinno być obce: {skills}.',
      ],
      benefitHeads: ['Dlaczego warto', 'W zamian dostaniesz'],
      benefits: [
        '26 dni urlopu',
        'dofinansowanie dojazdów',
        'zniżki w lokalnych sklepach',
        'nowoczesne biuro blisko dworca',
        'premia roczna',
      ],
      contacts: [
        'Aplikuj na www.example.com. Odpowiadamy w ciągu dwóch tygodni.',
        'Osoba do kontaktu: {person}, praca@example.com',
      ],
    },
    resume: {
      profile: [
        'Po {years} latach w zawodzie nadal chętnie wstaję do pracy.',
        'Byli szefowie chwalą moją precyzję i pogodę ducha.',
        'Dobrze planuję dzień, a gdy coś jest niejasne, pytam.',
        'Dostępność po miesiącu wypowiedzenia, {town} i okolice.',
      ],
      skillHeads: ['Kwalifikacje zawodowe', 'Obszary doświadczenia', 'Mocne strony'],
      prose: [
        'W ostatnich latach robiłem między innymi: {skills}.',
        'Moje mocne strony: {skills}.',
        'Do codziennych zajęć należało: {skills}.',
      ],
      workHeads: ['Kariera zawodowa', 'Poprzednie miejsca pracy'],
      work: [
        'Przejęcie zadań koleżanki na urlopie macierzyńskim.',
        'Nagroda za najlepszy pomysł roku.',
        'Przygotowanie przekazania zmiany porannej popołudniowej.',
        'Współpraca z ludźmi z piętnastu krajów.',
      ],
      courseHeads: ['Dokształcanie', 'Certyfikaty'],
      courses: [
        'Seminarium o komunikacji',
        'Europejski certyfikat komputerowy',
        'Radzenie sobie z konfliktem, dwa dni',
        'Język migowy dla początkujących',
      ],
      hobbyHeads: ['Czas wolny', 'Poza pracą'],
      hobbies: [
        'Fotografia, pływanie i działka',
        'Ochotnicza straż pożarna, szachy',
        'Gitara, pieczenie chleba, bieganie',
      ],
    },
  },
};
