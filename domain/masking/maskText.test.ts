import { describe, expect, it } from 'vitest';
import { maskCompany } from './maskCompany.ts';
import { initialsOf, maskName } from './maskName.ts';
import { phonesIn } from './maskPhones.ts';
import { hasContacts, maskContacts, maskText } from './maskText.ts';

describe('Masking contact details in free text', () => {
  it.each([
    ['Write to m.raman@example.com.', 'Write to •••.'],
    ['Schreiben Sie an meenakshi_raman+bench@mail.example.co.uk', 'Schreiben Sie an •••'],
    ['Correo: MEENAKSHI.RAMAN@EXAMPLE.ES', 'Correo: •••'],
    ['Courriel : prénom.nom@société.fr', 'Courriel : •••'],
    ['meenakshi (at) example dot com', '•••'],
    ['meenakshi.raman [at] example [dot] com', '•••'],
    ['meenakshi{at}example.org', '•••'],
    ['meenakshi arroba ejemplo punto es', '•••'],
    ['meenakshi (arobase) exemple point fr', '•••'],
    ['meenakshi [ät] beispiel punkt de', '•••'],
    ['mailto:mr@example.de today', '••• today'],
  ])('masks the e-mail address in “%s”', (text, masked) => {
    expect(maskContacts(text)).toBe(masked);
  });

  it.each([
    ['https://www.linkedin.com/in/meenakshi-raman-42/', '•••'],
    ['See linkedin.com/in/meenakshi and github.com/mraman?tab=repos', 'See ••• and •••'],
    ['LINKEDIN.COM/IN/RAMAN', '•••'],
    ['linkedin/in/meenakshi', '•••'],
    ['Portfolio: meenakshi.dev', 'Portfolio: •••'],
    ['Mon site est raman-conseil.fr.', 'Mon site est •••.'],
    ['Mi web es www.raman.example', 'Mi web es •••'],
    ['Profil: xing.com/profile/Meenakshi_Raman', 'Profil: •••'],
    ['about.me/raman', '•••'],
    ['Skype: meenakshi.r', 'Skype: •••'],
    ['Telegram: @mraman', 'Telegram: •••'],
    ['GitHub: mraman42', 'GitHub: •••'],
  ])('masks the link in “%s”', (text, masked) => {
    expect(maskContacts(text)).toBe(masked);
  });

  it.each([
    '+49 171 1234567',
    '+49 (0)171 / 123 45 67',
    '0049-171-1234567',
    '0171/1234567',
    '030 1234 5678',
    '0171 - 123 45 67',
    '+33 6 12 34 56 78',
    '06 12 34 56 78',
    '06.12.34.56.78',
    '0612345678',
    '+34 612 345 678',
    '612 34 56 78',
    '612 345 678',
    '612345678',
    '+1 (555) 010-4477',
    '(555) 010-4477',
    '555-010-4477',
    '+1.555.010.4477',
    '+44 20 7946 0958',
    '07700 900123',
    '+91 98765 43210',
    '98765 43210',
    '+41 44 668 18 00',
    '+5511987654321',
  ])('masks the phone number %s', (phone) => {
    expect(maskContacts(`Call ${phone}, any day`)).toBe('Call •••, any day');
    expect(maskContacts(phone)).toBe('•••');
    expect(hasContacts(phone)).toBe(true);
  });

  it.each([
    // Too short or too long, also after a word for a phone or a plus.
    ['Tel. 12345', false],
    ['Tel. 123456', true],
    ['+1234567', false],
    ['+12345678', true],
    ['+12345678901234567', true],
    ['+123456789012345678', false],
    // In brackets, with a zero, round, and bare.
    ['(030) 1234', true],
    ['(030) 123', false],
    ['030 123456', true],
    ['030 12345', false],
    ['0.123456789', false],
    ['01,23456789', false],
    ['123456789', true],
    ['123456000', false],
    ['12345678901', true],
    ['123456789012', false],
    ['12345678', false],
    // What comes right before it is read, and what is far away is not.
    ['Phone: 2345678', true],
    ['Phone the office in the old town of Porto: 234567', false],
  ])('%s is a phone number: %s', (text, isOne) => {
    expect([text, hasContacts(text)]).toEqual([text, isOne]);
  });

  it('finds the phone numbers of a text as they are written', () => {
    expect(phonesIn('Call 0171/1234567 or +49 (0)30 123456 by 2019.')).toEqual([
      '0171/1234567',
      '+49 (0)30 123456',
    ]);
    expect(phonesIn('since 2019')).toEqual([]);
  });

  it('tells a handle from a product, also by its first letter', () => {
    expect(maskContacts('GitHub: mraman42, GitHub: Mraman42')).toBe('GitHub: •••, GitHub: Mraman42');
    expect(maskContacts('GitHub: actions')).toBe('GitHub: actions');
    expect(maskContacts('GitHub: actions42')).toBe('GitHub: •••');
    expect(maskContacts('GitHub: myactions')).toBe('GitHub: •••');
  });

  it('masks short numbers after a word that says what they are', () => {
    expect(maskContacts('Tel.: 123456')).toBe('Tel.: •••');
    expect(maskContacts('Handy: 123 4567')).toBe('Handy: •••');
    expect(maskContacts('Téléphone : 12 34 56')).toBe('Téléphone : •••');
    expect(maskContacts('Móvil 612 345')).toBe('Móvil •••');
  });

  it.each([
    'Java developer 2019-2023 and 2019–2023, 2015 - 2018',
    'From 03/2019 to 12/2021, then 01/2022 - 06/2024',
    'Vom 15.03.2019 bis 20.04.2021, seit 1.2.22',
    'Du 15/03/2019 au 20/04/2021 ; de 2019 à 2023',
    'Between 2019-03-15 and 2021-04-20T10:15:00Z',
    'Upgraded 10.5.2 to 11.0.19045.1 and Java 1.8.0_202',
    'Versions v2.4.1, 3.11 and 17.0.9-10',
    'Rate 95.50 EUR, 650 € per day, 120.000 €/Jahr, $120,000, 1.250.000 EUR',
    '95 000 € par an, 1 250 000 utilisateurs, 12 000 000 rows',
    'Reduced 1200 ms to 95 ms for 10.000.000 requests a day',
    'ISO 27001, ISO/IEC 27001:2013, RFC 7231, SOC 2, 802.11ac',
    'Host 192.168.0.1 and 10.0.0.0/8, port 5432',
    '40 h/week, 24/7, 5+ years, team of 12-15, 80-100 %',
    'Node.js, Vue.js, Next.js, Three.js, ASP.NET, socket.io, D3.js',
    'C#, .NET 8, F#, go1.21, e.g. Python, z.B. Rust, i.e. Go, p.ej. Ruby',
    'Client: Booking.com and Salesforce.com',
    '@angular/core, @Transactional, @nestjs/common and user@',
    'GitHub: Actions, GitLab: CI/CD, GitHub/GitLab/Bitbucket, LinkedIn: marketing',
    'Engineer at Example, consultant at a bank; punto de venta, point de vente',
    'Ende 2019.In Berlin bis 2021',
  ])('leaves “%s” alone', (text) => {
    expect(maskContacts(text)).toBe(text);
    expect(hasContacts(text)).toBe(false);
  });

  it('masks several details in one text and keeps the rest of it', () => {
    const text = `Meenakshi Raman
Lead developer · meenakshi@example.com · +49 171 1234567
2019-2023: Java 17, Spring 5.3.2 at Example AG (65 EUR/h)
github.com/mraman`;
    expect(maskText(text, { name: 'Meenakshi Raman' })).toBe(`M. R.
Lead developer · ••• · •••
2019-2023: Java 17, Spring 5.3.2 at Example AG (65 EUR/h)
•••`);
  });

  it('changes nothing when it is applied again', () => {
    const once = maskText('Anna Meyer, anna@example.com, +49 171 1234567, anna.dev', { name: 'Anna Meyer' });
    expect(maskText(once, { name: 'Anna Meyer' })).toBe(once);
  });

  it('reads a long text in a moment', () => {
    const long = '0'.repeat(500) + ' a.'.repeat(800) + ' at'.repeat(600);
    const begun = performance.now();
    maskText(long, { name: 'Ada At', company: 'At Bench Staffing', people: ['At Ada'] });
    expect(performance.now() - begun).toBeLessThan(500);
  });
});

describe('Masking a name', () => {
  it.each([
    ['Meenakshi Raman', 'M. R.'],
    ['Dr. Jürgen von der Heide', 'J. H.'],
    ['María del Carmen López Ruiz', 'M. R.'],
    ['Anne-Marie Dupont', 'A. D.'],
    ['Ærø', 'Æ.'],
    ['王小明', '•'],
    ['étienne', 'É.'],
  ])('shows %s as %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each([
    ['Meenakshi led a team', 'M. R. led a team'],
    ['Ask RAMAN, MEENAKSHI', 'Ask M. R.'],
    ['Frau Raman kam 2019 zu uns', 'Frau M. R. kam 2019 zu uns'],
    ['Meenakshi K. Raman’s work', 'M. R.’s work'],
    ['in meenakshi’s words', 'in M. R.’s words'],
    ['Le projet de Raman', 'Le projet de M. R.'],
  ])('masks the name in “%s”', (text, masked) => {
    expect(maskName(text, 'Meenakshi Raman')).toBe(masked);
  });

  it('finds a name without its accents and with umlauts spelled out', () => {
    expect(maskName('MULLER war hier, Mueller auch', 'Jörg Müller')).toBe('J. M. war hier, J. M. auch');
    expect(maskName('Joerg arbeitet mit Zoe', 'Jörg Müller')).toBe('J. M. arbeitet mit Zoe');
    expect(maskName('Ni GARCIA ni García', 'Inés García')).toBe('Ni I. G. ni I. G.');
  });

  it('leaves ordinary words alone that are also names', () => {
    expect(maskName('I will mark the young team', 'Mark Young')).toBe('I will mark the young team');
    expect(maskName('An experienced developer does it', 'Do An')).toBe('An experienced developer does it');
    expect(maskName('Do An is experienced', 'Do An')).toBe('D. A. is experienced');
  });

  it('finds letters that have no accent to take off, written in plain ones', () => {
    for (const [name, written] of [
      ['Strauß', 'STRAUSS'],
      ['Søren', 'Soren'],
      ['Łukasz', 'Lukasz'],
      ['Ærlig', 'Aerlig'],
      ['Œuvrard', 'Oeuvrard'],
      ['Đorđe', 'Dorde'],
      ['Käthe', 'Kaethe'],
    ] as const)
      expect(maskName(`Ask ${written} today`, name)).toBe(`Ask ${initialsOf(name)} today`);
  });

  it('reads particles and initials between the words of a name, and stops at other words', () => {
    expect(maskName('Ask Jürgen von der Heide today', 'Jürgen Heide')).toBe('Ask J. H. today');
    expect(maskName('Heide von hier, Heide K. dort', 'Jürgen Heide')).toBe('J. H. von hier, J. H. K. dort');
    expect(maskName('Jürgen I am', 'Jürgen Heide')).toBe('J. H. I am');
    expect(maskName('Jürgen Au. Heide', 'Jürgen Heide')).toBe('J. H. Au. J. H.');
  });

  it('takes a word for a name that is long enough not to be an ordinary one', () => {
    expect(maskName('with raymond', 'Raymond Lee')).toBe('with R. L.');
    expect(maskName('with marion', 'Marion Lee')).toBe('with marion');
    expect(maskName('Will he? will he', 'Will Ng')).toBe('W. N. he? will he');
  });

  it('finds a name in a script without capitals', () => {
    expect(maskName('姓名：王小明，工程师', '王小明')).toBe('姓名：•，工程师');
  });
});

describe('Masking the name of a provider', () => {
  it.each([
    ['Best, Northlight Staffing GmbH.', 'Best, •••.'],
    ['Northlight has her on the bench', '••• has her on the bench'],
    ['at NORTHLIGHT STAFFING since May', 'at ••• since May'],
    ['write to northlight or northlight-staffing', 'write to ••• or •••'],
    ['NorthlightStaffing on the web', '••• on the web'],
    ['Our staffing team in the north', 'Our staffing team in the north'],
  ])('finds it in “%s”', (text, masked) => {
    expect(maskCompany(text, 'Northlight Staffing GmbH')).toBe(masked);
  });

  it('finds a name of common words only in full', () => {
    const company = 'Global Talent Solutions Ltd.';
    expect(maskCompany('Global Talent Solutions offers global solutions', company)).toBe(
      '••• offers global solutions',
    );
  });

  it('finds two of its words beside each other, written small, and not apart', () => {
    const company = 'Blue Fox Data';
    expect(maskCompany('at blue fox since May', company)).toBe('at ••• since May');
    expect(maskCompany('a blue sky, a quick fox', company)).toBe('a blue sky, a quick fox');
    expect(maskCompany('at bluefox and bluefoxdata', company)).toBe('at ••• and •••');
    expect(maskCompany('Fox; Data', company)).toBe('•••; Data');
  });

  it('does not take a single letter or a legal form for the name', () => {
    expect(maskCompany('Plan B of the GmbH', 'B GmbH')).toBe('Plan B of the GmbH');
    expect(maskCompany('Data is data', 'Data GmbH')).toBe('Data is data');
  });

  it('leaves the subjects of a text alone', () => {
    expect(maskCompany('Ruby on Rails at Ruby Partners', 'Ruby Partners', ['Ruby on Rails'])).toBe(
      'Ruby on Rails at •••',
    );
    expect(maskCompany('A bright idea of Bright', 'Bright Data Services')).toBe('A bright idea of •••');
  });

  it('hides the company, unless there is none to hide', () => {
    const text = 'Meenakshi of Northlight';
    expect(maskText(text, { name: 'Meenakshi Raman', company: 'Northlight' })).toBe('M. R. of •••');
    expect(maskText(text, { name: 'Meenakshi Raman' })).toBe('M. R. of Northlight');
  });

  it('hides the author and, in full, the people of the company', () => {
    const secrets = {
      name: 'Meenakshi Raman',
      company: 'Northlight',
      author: 'Pat Provider',
      people: ['Will Grace'],
    };
    expect(maskText('Will call you. Ask Will Grace about Meenakshi, Pat', secrets)).toBe(
      'Will call you. Ask ••• about M. R., •••',
    );
  });
});
