export const landing = {
  page: {
    title: 'TalentBench: idle bench talent, placed in days',
    description:
      'TalentBench is the business-to-business marketplace where staffing providers list people on the bench and recruiters find and hire them, matched by skill and availability.',
  },
  brand: 'TalentBench',
  skip: 'Skip to the content',
  nav: {
    label: 'Sections of this page',
    home: 'Home',
    features: 'Features',
    pricing: 'Pricing',
    about: 'About',
    contact: 'Contact',
    menu: 'Menu',
    close: 'Close the menu',
    login: 'Login',
    signUp: 'Sign Up',
    openConsole: 'Open console',
    language: 'Language',
    toDark: 'Switch to dark colours',
    toLight: 'Switch to light colours',
  },
  search: {
    placeholder: 'Search talent, skills, companies...',
    label: 'Search the talent pool',
    submit: 'Search',
    clear: 'Clear the search',
    close: 'Close the results',
    results: 'Search results',
    tooShort: 'Type at least two characters to search.',
    loading: 'Counting the matching profiles…',
    nothing: 'No listed profile matches “%{query}” today. Try a wider word, such as a skill or a job title.',
    found: {
      one: '%{count} listed profile matches “%{query}”.',
      other: '%{count} listed profiles match “%{query}”.',
    },
    byTitle: 'By job title',
    bySkill: 'By skill',
    invitation: 'Sign up to see who they are, what they can do and when they are free.',
    signUp: 'Sign up to see them',
    failed: 'The search could not be carried out. Check your connection and try again.',
    tooMany: 'That was a lot of searches. Please wait a moment and try again.',
  },
  hero: {
    eyebrow: 'The marketplace for bench talent',
    title: 'Nobody good should sit on the bench.',
    lead: 'Providers list the people who are free. Recruiters find the ones who fit, see why they fit, and hire them in days instead of months.',
    action: 'Get started',
    demo: 'Watch the demo',
    art: 'People on a bench, each joined by a line to the open place in a team that suits them',
    points: {
      verified: 'Verified companies on both sides',
      explained: 'Every match shows its reasons',
      safe: 'Each company sees its own data only',
    },
  },
  tour: {
    title: 'TalentBench in one minute',
    lead: 'A recording of the real consoles: a person comes free, is found, and is hired.',
    play: 'Play the video',
    video: 'Recording of the TalentBench consoles',
    close: 'Close the video',
    action: 'Try Platform Now',
    unavailable: 'The video could not be loaded. You can try the platform itself instead.',
  },
  problem: {
    eyebrow: 'The problem',
    title: 'Skilled people wait. So does the work.',
    lead: 'Between two projects, specialists sit on one company’s bench while another company searches for exactly what they can do.',
    items: {
      revenue: {
        title: 'Lost revenue',
        text: 'Every idle day on the bench is paid for and billed to nobody.',
      },
      cycle: {
        title: '45–60 day hiring cycles',
        text: 'Adverts, screening and notice periods take two months while the project stands still.',
      },
      waste: {
        title: 'Wasted resources',
        text: 'Skills fade and good people leave because nobody outside knows that they are free.',
      },
    },
  },
  solution: {
    eyebrow: 'The solution',
    title: 'One market for the time in between.',
    items: {
      instant: {
        title: 'Instant deployment',
        text: 'Everybody listed is employed, verified and free now or on a known date.',
      },
      matching: {
        title: 'AI-powered smart matching',
        text: 'Skills, responsiveness and availability are weighed for you, and the reasons are shown.',
      },
      growth: {
        title: 'Lower cost, faster growth',
        text: 'Providers earn on idle time; recruiters fill a place without an agency’s search.',
      },
    },
  },
  users: {
    eyebrow: 'Who uses TalentBench',
    title: 'Three sides, one set of facts.',
    lead: 'Each side has a console of its own, and all of them work on the same rows.',
    shows: 'What you see',
    recruiter: {
      title: 'Recruiters',
      text: 'Hire verified people who can start now. Search the whole pool at once, ask several providers in one go, and carry each candidate from the first look to the signed offer.',
      points: [
        'Talent pool with skill, rate and start date',
        'Recommendations for every open job',
        'A pipeline your whole team can read',
      ],
      picture: 'The recruiter’s console: key figures, quick actions and recent activity',
    },
    provider: {
      title: 'Talent Providers',
      text: 'Turn idle time into revenue. List the people on your bench with what they can do and when they are free, answer requests, and follow every contract to its last day.',
      points: [
        'Profiles that recruiters find by skill',
        'Requests with budget and urgency',
        'Contracts, rates and roll-off dates in one place',
      ],
      picture: 'The provider’s console: available resources, active requests, deployments and revenue',
    },
    operator: {
      title: 'Platform Operators & Delivery Partners',
      text: 'Keep the market honest. Admit companies, verify what they claim, answer tickets, keep the books, and see that the same rules hold for everyone.',
      points: [
        'Approval and verification of companies',
        'Support, billing and reports',
        'An audit trail of every change',
      ],
      picture: 'The operator’s console: companies, users, revenue and open tickets of the whole market',
    },
  },
  features: {
    eyebrow: 'Features',
    title: 'From idle to hired, without the waiting.',
    lead: 'Seven things that turn a bench into a business.',
    cycle: {
      title: 'Hiring in 3 days, not 60',
      text: 'People on a bench have no notice period to serve and no competing offers to weigh. What used to take 60 days takes 3.',
      before: '60 days',
      beforeLabel: 'The usual hiring cycle',
      after: '3 days',
      afterLabel: 'On TalentBench',
    },
    matching: {
      title: 'AI smart matching',
      text: 'Each candidate is scored against your criteria, and every part of the score says why.',
      skill: 'Skill match',
      responsiveness: 'Responsiveness',
      availability: 'Availability',
      now: 'Immediate',
      quick: 'Within 2 hours',
      example: 'An example: 92 % skill match, answers within 2 hours, available immediately',
    },
    contracts: {
      title: 'Contracts that write themselves',
      text: 'Auto NDAs, e-signature and legal templates: from a yes to a signed statement of work in one sitting.',
      points: ['Auto NDAs', 'E-signature', 'Legal templates'],
      own: {
        text: 'Legal templates, documents and signing in one place: from a yes to a signed statement of work in one sitting.',
        points: ['Contract templates', 'Signing in the console'],
      },
    },
    analytics: {
      title: 'Analytics',
      text: 'Know which skills are asked for before you are asked.',
      points: ['Profile views', 'Demand trends', 'Conversion'],
    },
    pools: {
      title: 'Talent pools',
      text: 'Keep the people you liked together, by project, by skill or by client, and ask for them again.',
    },
    calendar: {
      title: 'Bench calendar',
      text: 'See who comes free when, weeks before it happens, and place them before the first idle day.',
    },
    revenue: {
      title: 'Revenue generation',
      text: 'Idle days become billed days. The console shows what each placement brings in, month by month.',
    },
  },
  stats: {
    label: 'TalentBench in figures',
    companies: { figure: '500+', text: 'companies' },
    profiles: { figure: '50K+', text: 'talent profiles' },
    jobs: { text: 'open jobs' },
    success: { figure: '95%', text: 'success rate' },
    faster: { figure: '3x', text: 'faster hiring' },
  },
  pricing: {
    eyebrow: 'Pricing',
    title: 'Start free. Pay when it pays.',
    lead: 'No card is needed to begin, and you can change the plan whenever your bench does.',
    popular: 'Most Popular',
    includes: 'What is in it',
    own: {
      title: 'Plans and prices',
      lead: 'Compare prices and limits. You can upgrade from your console at any time.',
      billed: { Monthly: 'Billed monthly', Quarterly: 'Billed quarterly', Yearly: 'Billed yearly' },
      limits: {
        bench: 'Bench employees: %{count}',
        users: 'Users: %{count}',
        unlimited: 'Unlimited',
      },
    },
    freemium: {
      title: 'Freemium',
      price: 'Free',
      text: 'For a first look around the market.',
      features: ['Basic talent pool access', 'Limited searches', 'Community support'],
      action: 'Get Started',
    },
    premium: {
      title: 'Premium',
      price: 'Custom',
      text: 'For companies that hire or place every month.',
      features: ['Unlimited access', 'Boosted listings', 'Advanced analytics', 'Contracts and compliance'],
      action: 'Start with Premium',
    },
    enterprise: {
      title: 'Enterprise',
      price: 'Custom',
      text: 'For groups with a market of their own.',
      features: [
        'Dedicated account manager',
        'White-labeled resources',
        'Market insights and reports',
        'Priority support',
      ],
      action: 'Talk to Us',
    },
  },
  testimonials: {
    eyebrow: 'Testimonials',
    title: 'What people say after the first placement',
    role: 'carousel',
    slide: 'testimonial',
    position: '%{number} of %{total}',
    rating: 'Rated %{rating} out of 5',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    pause: 'Pause the rotation',
    resume: 'Resume the rotation',
    people: [
      {
        name: 'Ines Valdorra',
        role: 'Head of Delivery',
        company: 'Kestrel & Loam Consulting',
        initials: 'IV',
        quote:
          'We had eleven engineers between projects in March. Nine of them were billing again within two weeks, and I did not make a single cold call.',
      },
      {
        name: 'Tobias Renneke',
        role: 'Talent Acquisition Lead',
        company: 'Halvorsund Mobility',
        initials: 'TR',
        quote:
          'The score is not a black box. I could show my hiring manager why the second name on the list was the right one, and she started on the Monday.',
      },
      {
        name: 'Amara Okondi',
        role: 'Managing Partner',
        company: 'Brightwater Staffing',
        initials: 'AO',
        quote:
          'The bench calendar changed how we sell. We now offer people three weeks before they roll off instead of three weeks after.',
      },
    ],
  },
  faq: {
    eyebrow: 'Questions',
    title: 'Good to know before you start',
    items: [
      {
        question: 'What is bench talent?',
        answer:
          'People who are employed by a staffing or consulting company and are between two projects. They are vetted, on a payroll, and can start at once or on a known date.',
      },
      {
        question: 'Who can see the profiles?',
        answer:
          'Recruiters whose company has been approved. Visitors of this page see how many profiles match a search, never who they are.',
      },
      {
        question: 'How does the matching work?',
        answer:
          'Each candidate is compared with your criteria by skill, responsiveness and availability. The result is a percentage, and the reasons that add up to it are shown beside it.',
      },
      {
        question: 'How long does it take to get an account?',
        answer:
          'You send a sign-up request, and we contact you within 24 hours. Once your company is approved, you receive a link to set your password.',
      },
      {
        question: 'What does it cost?',
        answer:
          'The price depends on the size of your team and your bench. Write to us and we will recommend a plan.',
      },
      {
        question: 'Where is our data?',
        answer:
          'On the server of this marketplace and nowhere else. Each company’s rows are kept apart by the database itself, and this site loads nothing from any other host.',
      },
    ],
  },
  closing: {
    title: 'Who is free on your bench today?',
    text: 'Or which place has been open for too long? Tell us your company’s name, and you will hear from us within 24 hours.',
    action: 'Create your account',
    second: 'Ask a question first',
  },
  about: {
    eyebrow: 'About us',
    title: 'We think idle time is a matching problem.',
    paragraphs: [
      'TalentBench was started by people who had been on both sides of the table: as a provider paying for an empty bench, and as a recruiter with a project that could not begin.',
      'The two problems are the same problem seen from two ends. So we built one market in which both ends see the same facts: who is free, from when, at which rate, and why they fit.',
    ],
    art: 'Two companies joined by a bench on which people sit for a short while',
    values: {
      open: {
        title: 'Reasons, not rankings',
        text: 'No score without the parts that add up to it.',
      },
      fair: {
        title: 'The same rules for all',
        text: 'What one side may do is written once and holds everywhere.',
      },
      private: {
        title: 'Discretion by design',
        text: 'A company’s people are shown to those who may see them, and to nobody else.',
      },
    },
  },
  contact: {
    eyebrow: 'Contact',
    title: 'Talk to a person',
    lead: 'We answer within 2-4 hours on business days.',
    details: 'Contact details',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    hours: 'Hours',
    open: 'Monday to Friday, 9:00 to 18:00',
    form: 'Get In Touch',
    fields: {
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'Email Address',
      subject: 'Subject',
      message: 'Message',
      homepage: 'Leave this field empty',
    },
    submit: 'Send Message',
    sending: 'Sending…',
    thanks: 'Thank you for your message. We answer within 2-4 hours on business days.',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'Which skills are asked for, once a month.',
    label: 'Email address for the newsletter',
    placeholder: 'you@company.com',
    leave: 'To unsubscribe, use the link in our emails. To get that link again, enter your address above.',
    submit: 'Subscribe',
    sending: 'Subscribing…',
    thanks: 'Thank you. The next issue comes to your inbox.',
  },
  forms: {
    required: 'Required',
    email: 'Please enter a valid email',
    tooLong: 'Please use at most %{max} characters.',
    refused: 'Please check the fields marked below.',
    maintenance:
      'TalentBench is being maintained until %{until} and can only be read. What you typed is still here; please send it then.',
    tooMany: 'Too many messages came from here. Please try again in a few minutes.',
    failed: 'This could not be sent. What you typed is still here; please try again.',
  },
  maintenance: {
    label: 'Maintenance of the platform',
    soon: 'Maintenance “%{title}”: from %{from} to %{until}, TalentBench can only be read.',
    underWay:
      '“%{title}”: TalentBench is being maintained until %{until} and can only be read. What you have typed stays.',
    dismiss: 'Hide this notice until the maintenance begins',
  },
  footer: {
    label: 'Footer',
    tagline: 'Idle bench talent, placed in days.',
    product: 'Product',
    company: 'Company',
    legal: 'Legal',
    follow: 'Follow us',
    faq: 'Questions',
    jobs: 'Open jobs',
    careers: 'Careers',
    support: 'Support',
    partners: 'Partners',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    cookies: 'Cookie Policy',
    rights: '© %{year} TalentBench',
  },
  notices: {
    sessionEnded: 'Your session has ended. Please sign in again.',
    unreachable: 'The sign-in could not be loaded. Check your connection and try again.',
    accountSuspended: 'Your account is suspended. Please contact support.',
    accountInactive: 'Your account is inactive. Please contact support.',
    companySuspended: "Your company's account is suspended. Please contact support.",
    companyInactive: "Your company's account is inactive. Please contact support.",
  },
};

export type LandingTexts = typeof landing;
