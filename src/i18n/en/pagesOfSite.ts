interface PageSection {
  title: string;
  paragraphs: string[];
  points: string[];
}

interface PageTexts {
  title: string;
  description: string;
  lead: string;
  sections: PageSection[];
}

export type TextPage = 'privacy' | 'terms' | 'cookies' | 'careers' | 'support' | 'partners';

/** `%{operator}`, `%{email}` and `%{phone}` come from the site's details. */
export const pagesOfSite = {
  frame: {
    updated: 'Last updated %{date}',
    contents: 'On this page',
    operator: 'the operator of this TalentBench platform',
    questions: {
      title: 'Questions?',
      text: 'Email %{email} or use the form on the home page. We answer within 2-4 hours on business days.',
      action: 'Get In Touch',
    },
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    text: 'The address may be mistyped, or the page was removed.',
    home: 'Go to the home page',
  },
  setPassword: {
    title: 'Set your password',
    description: 'Choose a password for your TalentBench account.',
    needsScript: 'Setting a password requires JavaScript. Please turn it on and open the link again.',
  },
  privacy: {
    title: 'Privacy Policy',
    description: 'Which personal data TalentBench keeps, why, for how long, and your rights.',
    lead: 'This policy explains which personal data we keep, why, and for how long. It is short because we collect little.',
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: ['Your data is stored by %{operator}. Contact us at %{email} or %{phone}.'],
        points: [],
      },
      {
        title: 'Data from visitors',
        paragraphs: [
          'You can browse this site without identifying yourself. We store only what you send us:',
        ],
        points: [
          'A sign-up request: your first and last name, email address, company, whether you recruit or provide talent, your language, and your message if you write one.',
          'A newsletter subscription: your email address.',
          'A contact message: your first and last name, email address, subject and message.',
          'A search on the home page: we use the words to count matching profiles and do not store them.',
        ],
      },
      {
        title: 'Data about people with an account',
        paragraphs: [
          'Companies store their users’ names, work email addresses and roles. Providers store profiles of the people they offer: skills, experience, location, availability and rate. The server also keeps:',
        ],
        points: [
          'Your password, as a one-way hash that cannot be reversed.',
          'Your sessions: when each one starts and ends. Session tokens are stored as hashes.',
          'Counts of failed sign-ins and messages sent, by a hash of the account and network address. They prevent abuse and are deleted soon after.',
          'An audit log of changes made in the consoles: who changed what, when, and from which network address. It cannot be edited.',
          'The emails sent to you about your account: invitations and links to set a new password.',
        ],
      },
      {
        title: 'Why we keep it',
        paragraphs: [
          'We keep sign-up requests and contact messages to answer you, and newsletter addresses to send you the newsletter until you unsubscribe. We keep account data because the marketplace cannot work without it, and the audit log so that companies can rely on what they see.',
        ],
        points: [],
      },
      {
        title: 'Access to your data',
        paragraphs: [
          'Each company sees its own data. Recruiters at approved companies see the profiles that providers list. The operator sees what is needed to run the marketplace. The database itself keeps each company’s data separate, not only the screens.',
          'We do not sell your data or share it for advertising. This site loads no scripts, fonts, images or videos from other hosts, so no third party learns of your visit.',
        ],
        points: [],
      },
      {
        title: 'How long we keep it',
        paragraphs: [],
        points: [
          'Sign-up requests and contact messages: until they are answered and no longer needed, or until you ask us to delete them.',
          'Newsletter addresses: until you unsubscribe with the link in our emails.',
          'Ended sessions: one day after they expire.',
          'Account and contract data: while your company uses TalentBench, and afterwards for as long as the law requires.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You can ask which data we keep about you, have it corrected or deleted, receive a copy, and object to its use. Write to %{email}; we may ask you to verify your identity. If a provider lists you, you can also ask that company. You can complain to your local data protection authority.',
        ],
        points: [],
      },
    ],
  },
  terms: {
    title: 'Terms of Service',
    description: 'The terms that apply when companies use TalentBench.',
    lead: 'These terms apply when your company uses this marketplace. They are an agreement between your company and %{operator}.',
    sections: [
      {
        title: 'The service',
        paragraphs: [
          'TalentBench is a marketplace for companies. Providers list employees who are available between projects. Recruiters find them, request them and agree on contracts. The operator runs the marketplace and is not a party to the contracts made on it.',
        ],
        points: [],
      },
      {
        title: 'Accounts',
        paragraphs: [
          'An account starts with a sign-up request. The operator reviews it and may ask for proof that your company exists and that you may act for it. Admission is not guaranteed.',
        ],
        points: [
          'Each person uses their own account and keeps the password private.',
          'Your company decides who may act for it and is responsible for what they do here.',
          'Tell us immediately if you believe someone else has used your account.',
        ],
      },
      {
        title: 'Provider obligations',
        paragraphs: [],
        points: [
          'You employ the people you list, or they have agreed to be listed.',
          'Skills, experience, rates and dates are accurate when you enter them, and you keep them up to date.',
          'You respond to requests within the time you state.',
        ],
      },
      {
        title: 'Recruiter obligations',
        paragraphs: [],
        points: [
          'You use profiles only to fill real positions.',
          'You do not copy profiles from the marketplace to build your own database.',
          'You do not share information about a candidate without the provider’s consent.',
        ],
      },
      {
        title: 'Matching and figures',
        paragraphs: [
          'Scores, recommendations and market figures help you decide. They are calculated from data that companies enter and can be wrong. Hiring decisions are always made by people.',
        ],
        points: [],
      },
      {
        title: 'Prices',
        paragraphs: [
          'Freemium is free. Premium and Enterprise are priced in your offer. You can cancel a plan at the end of the month you have paid for.',
        ],
        points: [],
      },
      {
        title: 'Availability and liability',
        paragraphs: [
          'The operator takes reasonable care to keep the marketplace available and prevent data loss, but does not guarantee uninterrupted service. The operator’s liability is unlimited for intent and gross negligence and where the law allows no limit. Otherwise it is limited to foreseeable damage.',
        ],
        points: [],
      },
      {
        title: 'Suspension and termination',
        paragraphs: [
          'We can suspend a company that breaks these terms. Its users are then signed out and notified. You can close your account at any time by writing to %{email}. We keep what the law requires and delete the rest on request.',
        ],
        points: [],
      },
      {
        title: 'Changes',
        paragraphs: [
          'We notify account holders at least 30 days before these terms change. If you do not agree, you can close your account before then.',
        ],
        points: [],
      },
    ],
  },
  cookies: {
    title: 'Cookie Policy',
    description: 'The one cookie TalentBench sets, and what it keeps in your browser’s storage.',
    lead: 'This site sets one cookie and does no tracking, so there is no cookie banner.',
    sections: [
      {
        title: 'The cookie',
        paragraphs: ['There is one cookie, set only when you choose a language:'],
        points: [
          'language: the language you chose, as a two-letter code, for one year. It lets the server send pages in that language.',
        ],
      },
      {
        title: 'Your browser’s storage',
        paragraphs: [
          'These entries stay in your browser and are not sent with every request the way cookies are. They serve only the function you asked for.',
        ],
        points: [
          'language: the language you chose.',
          'colourScheme: light or dark, if you used the switch.',
          'authToken, refreshToken, userType, userRole, userId, userData, fc and the time and message of your sign-in: your session, removed when you sign out. If you do not ask this device to remember you, they end with the browser window.',
          'RaStore entries: your list settings in the consoles, such as columns and sorting.',
        ],
      },
      {
        title: 'What we do not use',
        paragraphs: [
          'No advertising or analytics cookies, no tracking pixels, no fingerprinting, and no content from other hosts that could set cookies. Links to social networks are plain links: those networks learn of your visit only if you follow one.',
        ],
        points: [],
      },
      {
        title: 'How to remove this data',
        paragraphs: [
          'Delete cookies and site data for this site in your browser settings. You will be signed out, and the site will follow your browser’s language and color scheme again.',
        ],
        points: [],
      },
    ],
  },
  careers: {
    title: 'Careers',
    description: 'How we work at TalentBench, and how to apply.',
    lead: 'We build a marketplace that gets great people off the bench quickly. Our own hiring is quick too.',
    sections: [
      {
        title: 'How we work',
        paragraphs: [
          'We are a small team that writes things down. Every change has a reason, every claim has a test, and every figure has a method.',
        ],
        points: [
          'Remote first, with two weeks a year together in person.',
          'Small changes, shipped the day they are done.',
          'The people who build the product take turns answering support.',
        ],
      },
      {
        title: 'Who we want to hear from',
        paragraphs: ['We do not always have an opening, but we always want to hear from:'],
        points: [
          'Engineers who care how a product feels as much as how it works.',
          'People who have managed a bench and know what a provider’s Monday looks like.',
          'Account managers who would rather solve a problem than forward it.',
        ],
      },
      {
        title: 'How to apply',
        paragraphs: [
          'Email %{email} with a few lines about something you made and what you would do differently today. A person answers within two business days. Next come one conversation, one paid day of working together, and a decision within the week.',
        ],
        points: [],
      },
    ],
  },
  support: {
    title: 'Support',
    description: 'Help with signing in, accounts and everything else on TalentBench.',
    lead: 'Find quick answers below, or contact us.',
    sections: [
      {
        title: 'I cannot sign in',
        paragraphs: [],
        points: [
          'Choose Login, then “Forgot password?”. We email you a link that works once.',
          'After several wrong passwords, you have to wait before you try again. The wait gets longer each time to protect your account.',
          'If your company’s account is suspended, write to %{email}.',
        ],
      },
      {
        title: 'My invitation does not work',
        paragraphs: [
          'Each link works once and for a limited time. If yours was used or has expired, choose “Forgot password?” when you sign in, or ask us for a new invitation.',
        ],
        points: [],
      },
      {
        title: 'I sent a sign-up request',
        paragraphs: [
          'We contact you within 24 hours. If you do not hear from us, check your spam folder, then write to us.',
        ],
        points: [],
      },
      {
        title: 'Something is not working',
        paragraphs: [
          'Tell us which page you were on, what you did and what you expected. If the error message shows a request ID, include it so we can find out what happened.',
        ],
        points: [],
      },
      {
        title: 'Contact us',
        paragraphs: [
          'Email %{email} or call %{phone}, Monday through Friday, %{from} to %{to} %{zone}. We answer within 2-4 hours on business days. Enterprise customers have a dedicated account manager and priority support.',
        ],
        points: [],
      },
    ],
  },
  partners: {
    title: 'Partners',
    description: 'How delivery partners, associations and software vendors work with TalentBench.',
    lead: 'Work with us as a delivery partner, an association or a software vendor.',
    sections: [
      {
        title: 'Delivery partners',
        paragraphs: [
          'You run projects with people from several providers. As a delivery partner, you staff whole teams from the talent pool, keep one contract per provider, and see all roll-off dates in one calendar.',
        ],
        points: [],
      },
      {
        title: 'Associations and networks',
        paragraphs: [
          'You bring together staffing or consulting companies. We set up a branded talent pool where your members see each other’s available people first.',
        ],
        points: [],
      },
      {
        title: 'Software vendors',
        paragraphs: [
          'Everything in the consoles is available through a documented API. If you build planning, payroll or applicant tracking software, your customers can list their bench without entering data twice.',
        ],
        points: [],
      },
      {
        title: 'How to become a partner',
        paragraphs: [
          'Email %{email} and tell us who you work with and what we can make easier for them. We answer within 2-4 hours on business days and send a draft agreement within a week.',
        ],
        points: [],
      },
    ],
  },
};

export type PagesOfSiteTexts = Pick<typeof pagesOfSite, 'frame' | 'notFound' | 'setPassword'> &
  Record<TextPage, PageTexts>;
