export interface PageSection {
  title: string;
  paragraphs: string[];
  points: string[];
}

export interface PageTexts {
  title: string;
  description: string;
  lead: string;
  sections: PageSection[];
}

export type TextPage = 'privacy' | 'terms' | 'cookies' | 'careers' | 'support' | 'partners';

/** `%{operator}`, `%{email}` and `%{phone}` are filled from the site's details. */
export const pagesOfSite = {
  frame: {
    updated: 'Last changed on %{date}',
    contents: 'On this page',
    operator: 'the operator of this TalentBench',
    questions: {
      title: 'Something unclear?',
      text: 'Write to %{email}, or use the form on the start page. We answer within 2-4 hours on business days.',
      action: 'Get In Touch',
    },
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    text: 'There is no page at this address. It may be mistyped, or the page was removed.',
    home: 'Go to the start page',
  },
  setPassword: {
    title: 'Set your password',
    description: 'Choose the password of your TalentBench account.',
    needsScript: 'Setting a password needs JavaScript. Please switch it on and open the link again.',
  },
  privacy: {
    title: 'Privacy Policy',
    description: 'Which personal data TalentBench keeps, why, for how long, and what you can ask for.',
    lead: 'This page says which personal data this marketplace keeps, why, and for how long. It is kept short because little is collected.',
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: [
          'The data is kept by %{operator}. You reach the people in charge at %{email} or %{phone}.',
        ],
        points: [],
      },
      {
        title: 'What a visitor leaves here',
        paragraphs: [
          'You can read this whole site without telling us who you are. We store only what you send us:',
        ],
        points: [
          'A sign-up request: your first and last name, email address, company, whether you recruit or provide talent, the language you read in, and your message if you write one.',
          'A newsletter subscription: your email address.',
          'A contact message: your first and last name, email address, subject and message.',
          'A search on the start page: the words are used to count matching profiles and are not stored.',
        ],
      },
      {
        title: 'What is kept about people with an account',
        paragraphs: [
          'Companies that take part store their own people’s names, work email addresses and roles, and providers store profiles of the people they offer: skills, experience, place, availability and rate. In addition the server keeps:',
        ],
        points: [
          'Your password, as a one-way hash that nobody can turn back.',
          'Your sessions: when each began and when it ends. The tokens themselves are kept as hashes.',
          'Failed sign-ins and messages sent, counted by a hash of the account and of the network address in order to stop abuse, and forgotten soon after.',
          'A record of changes made in the consoles: who changed what, when, and from which network address. It protects all sides and cannot be edited.',
          'The mails sent to you about your account: invitations and links to set a new password.',
        ],
      },
      {
        title: 'Why it is kept',
        paragraphs: [
          'Sign-up requests and contact messages are kept in order to answer you. Newsletter addresses are kept in order to send you the newsletter until you no longer want it. Data of accounts is kept because the marketplace cannot work without it, and the record of changes because companies must be able to rely on what they see.',
        ],
        points: [],
      },
      {
        title: 'Who can see it',
        paragraphs: [
          'Each company sees its own data. Recruiters of approved companies see the profiles that providers have listed. The operator sees what is needed to run the market. The rows of different companies are kept apart by the database itself, not only by the screens.',
          'Nothing is sold, and nothing is passed on for advertising. This site loads no script, font, picture or video from another host, so no third party learns of your visit.',
        ],
        points: [],
      },
      {
        title: 'How long it is kept',
        paragraphs: [],
        points: [
          'Sign-up requests and contact messages: until they are answered and no longer needed, or until you ask for their removal.',
          'Newsletter addresses: until you unsubscribe with the link in our emails.',
          'Ended sessions: one day after they could last have been used.',
          'Data of accounts and contracts: as long as your company takes part, and afterwards as long as the law demands.',
        ],
      },
      {
        title: 'What you can ask for',
        paragraphs: [
          'You may ask which data is kept about you, have it corrected or deleted, receive a copy of it, and object to its use. Write to %{email}; we may ask you to show that it is you. If you are listed by a provider, you can also ask that company. You may complain to the data protection authority of the place where you live.',
        ],
        points: [],
      },
    ],
  },
  terms: {
    title: 'Terms of Service',
    description: 'The rules under which companies use TalentBench.',
    lead: 'These are the rules under which companies use this marketplace. They are between your company and %{operator}.',
    sections: [
      {
        title: 'What the service is',
        paragraphs: [
          'TalentBench is a marketplace for companies. Providers list employees who are free between projects; recruiters look for them, ask for them and agree on contracts. The operator runs the marketplace and is not a party to the contracts made on it.',
        ],
        points: [],
      },
      {
        title: 'Accounts',
        paragraphs: [
          'An account begins with a sign-up request. The operator decides about it and may ask for proof that your company exists and that you may act for it. There is no right to be admitted.',
        ],
        points: [
          'Each person uses an account of their own and keeps the password to themselves.',
          'Your company says who may act for it and answers for what they do here.',
          'Tell us at once if you believe that somebody else has used your account.',
        ],
      },
      {
        title: 'What providers promise',
        paragraphs: [],
        points: [
          'The people you list are employed by you or have agreed to be listed.',
          'Skills, experience, rates and dates are true on the day you enter them, and are kept up to date.',
          'You answer requests within the time you state.',
        ],
      },
      {
        title: 'What recruiters promise',
        paragraphs: [],
        points: [
          'You use profiles for filling real places and for nothing else.',
          'You do not copy profiles out of the marketplace in order to build a list of your own.',
          'You do not pass on what you learn about a person without the provider’s consent.',
        ],
      },
      {
        title: 'Matching and figures',
        paragraphs: [
          'Scores, recommendations and market figures help you to decide. They are worked out from what companies have entered and can be wrong. The decision about a person is always made by a person.',
        ],
        points: [],
      },
      {
        title: 'Prices',
        paragraphs: [
          'Freemium is free of charge. Premium and Enterprise cost what your offer says. A plan can be ended at the end of the month that has been paid for.',
        ],
        points: [],
      },
      {
        title: 'Availability and liability',
        paragraphs: [
          'The operator takes reasonable care that the marketplace can be reached and that nothing is lost, but does not promise that it never fails. The operator is liable without limit for intent and gross negligence and where the law allows no limit; otherwise for foreseeable damage only.',
        ],
        points: [],
      },
      {
        title: 'Suspension and end',
        paragraphs: [
          'A company that breaks these rules can be suspended. Its people are then signed out and told so. You can end your account at any time by writing to %{email}. What must be kept by law is kept; the rest is deleted on request.',
        ],
        points: [],
      },
      {
        title: 'Changes',
        paragraphs: [
          'If these terms change, people with an account are told at least 30 days before. Whoever does not agree can end the account until then.',
        ],
        points: [],
      },
    ],
  },
  cookies: {
    title: 'Cookie Policy',
    description: 'The one cookie TalentBench sets, and what it keeps in your browser’s storage.',
    lead: 'This site sets one cookie, follows nobody, and therefore has no banner to click away.',
    sections: [
      {
        title: 'The cookie',
        paragraphs: ['There is one, and it is set only when you choose a language with the switch:'],
        points: [
          'language: the language you chose, as two letters, for one year. It lets the server send you the page in it.',
        ],
      },
      {
        title: 'What is kept in your browser’s storage',
        paragraphs: [
          'These entries stay in your browser and are not sent along with every request, as cookies would be. They serve the function you asked for and nothing else.',
        ],
        points: [
          'language: the language you chose.',
          'colourScheme: light or dark, if you used the switch.',
          'authToken, refreshToken, userType, userRole, userId, userData, fc and the time and message of your sign-in: your session, removed when you sign out. If you do not ask this device to remember you, they end with the browser window.',
          'RaStore entries: how you arranged lists in the consoles, such as columns and sorting.',
        ],
      },
      {
        title: 'What is not here',
        paragraphs: [
          'No advertising cookies, no analytics cookies, no pixels, no fingerprints, and no content from any other host that could set cookies of its own. The links to social networks are plain links: those networks learn of your visit only if you follow one.',
        ],
        points: [],
      },
      {
        title: 'How to remove it',
        paragraphs: [
          'Your browser’s settings let you delete cookies and site data for this address. You will be signed out, and the site will follow your browser’s language and colours again.',
        ],
        points: [],
      },
    ],
  },
  careers: {
    title: 'Careers',
    description: 'How we work at TalentBench, and how to write to us.',
    lead: 'We build a market in which nobody good sits idle. It would be strange if applying here meant waiting for weeks.',
    sections: [
      {
        title: 'How we work',
        paragraphs: [
          'We are a small team that writes things down. A change comes with the reason for it, a claim with the test that holds it up, and a figure with the way it was measured.',
        ],
        points: [
          'Remote first, with two weeks a year in one room.',
          'Small changes, shipped the day they are finished.',
          'Support is answered by the people who build the product, in turns.',
        ],
      },
      {
        title: 'Whom we like to hear from',
        paragraphs: ['There is not always an open place, but we always read letters from:'],
        points: [
          'Engineers who care how it feels as much as how it works.',
          'People who have run a bench, and know what a provider’s Monday looks like.',
          'Account managers who would rather solve a problem than forward it.',
        ],
      },
      {
        title: 'How applying goes',
        paragraphs: [
          'Write to %{email} with a few lines about something you made and would make differently today. You get an answer from a person within two business days. Then come one talk, one paid day of working together, and a decision within the week.',
        ],
        points: [],
      },
    ],
  },
  support: {
    title: 'Support',
    description: 'How to get help with TalentBench: signing in, accounts, and everything else.',
    lead: 'Most questions are answered here in a minute. For all others there is a person.',
    sections: [
      {
        title: 'I cannot sign in',
        paragraphs: [],
        points: [
          'Choose Login and then the link for a forgotten password. You get a mail with a link that works once.',
          'After several wrong passwords you have to wait a little, and each further try makes the wait longer. This protects your account.',
          'If you read that your company’s account is suspended, write to %{email}.',
        ],
      },
      {
        title: 'My invitation does not work',
        paragraphs: [
          'Each link in a mail works once and for a limited time. If yours has been used or has expired, ask for a new password with your email address, or write to us for a new invitation.',
        ],
        points: [],
      },
      {
        title: 'I sent a sign-up request',
        paragraphs: [
          'We contact you within 24 hours. If you hear nothing, please look into the folder for unwanted mail, and then write to us.',
        ],
        points: [],
      },
      {
        title: 'Something is wrong in a console',
        paragraphs: [
          'Tell us the page, what you did and what you expected. If the message on the screen names a request, send us that name: with it we find what happened.',
        ],
        points: [],
      },
      {
        title: 'How to reach us',
        paragraphs: [
          'By email at %{email} and by phone at %{phone}, Monday to Friday, 9:00 to 18:00. We answer within 2-4 hours on business days. Enterprise customers have an account manager of their own and priority over the queue.',
        ],
        points: [],
      },
    ],
  },
  partners: {
    title: 'Partners',
    description: 'How delivery partners, associations and software makers work with TalentBench.',
    lead: 'A market gets better with every honest participant. These are the ways of taking part that go beyond an account.',
    sections: [
      {
        title: 'Delivery partners',
        paragraphs: [
          'You run projects with people from several providers. As a delivery partner you staff whole teams from the pool, keep one contract with each provider, and see all roll-off dates in one calendar.',
        ],
        points: [],
      },
      {
        title: 'Associations and networks',
        paragraphs: [
          'You bring together staffing or consulting companies. We set up a pool for your members, with your name on it, in which they find each other’s free people first.',
        ],
        points: [],
      },
      {
        title: 'Software makers',
        paragraphs: [
          'Everything the consoles do goes through a documented interface. If you make a planning, payroll or applicant tracking system, your customers can list their benches without typing anything twice.',
        ],
        points: [],
      },
      {
        title: 'How to become a partner',
        paragraphs: [
          'Write to %{email} and tell us whom you work with and what should become easier for them. You get an answer within 2-4 hours on business days, and a first draft of the agreement within a week.',
        ],
        points: [],
      },
    ],
  },
};

export type PagesOfSiteTexts = Pick<typeof pagesOfSite, 'frame' | 'notFound' | 'setPassword'> &
  Record<TextPage, PageTexts>;
