export const landing = {
  page: {
    title: 'TalentBench: idle bench talent, placed in days',
    description:
      'TalentBench is the business-to-business marketplace where staffing providers list people on the bench and recruiters find and hire them, matched by skill and availability.',
  },
  brand: 'TalentBench',
  skip: 'Skip to content',
  nav: {
    label: 'Sections of this page',
    home: 'Home',
    features: 'Features',
    pricing: 'Pricing',
    about: 'About',
    contact: 'Contact',
    menu: 'Menu',
    close: 'Close menu',
    login: 'Login',
    signUp: 'Sign Up',
    openConsole: 'Open console',
    language: 'Language',
    toDark: 'Switch to dark mode',
    toLight: 'Switch to light mode',
  },
  search: {
    placeholder: 'Search talent, skills, companies...',
    label: 'Search the talent pool',
    submit: 'Search',
    clear: 'Clear search',
    close: 'Close results',
    results: 'Search results',
    tooShort: 'Type at least two characters to search.',
    loading: 'Counting matching profiles…',
    nothing: 'No profiles match “%{query}” today. Try a broader term, such as a skill or a job title.',
    found: {
      one: '%{count} profile matches “%{query}”.',
      other: '%{count} profiles match “%{query}”.',
    },
    byTitle: 'By job title',
    bySkill: 'By skill',
    invitation: 'Sign up to see who they are, what they can do and when they are available.',
    signUp: 'Sign up to see profiles',
    failed: 'The search failed. Check your connection and try again.',
    tooMany: 'Too many searches. Please wait a moment and try again.',
  },
  hero: {
    eyebrow: 'The marketplace for bench talent',
    title: 'Great people shouldn’t sit on the bench.',
    lead: 'Providers list available people. Recruiters find the right ones, see why they match, and hire them in days instead of months.',
    action: 'Get started',
    demo: 'Watch the demo',
    art: 'People on a bench, each connected by a line to the open position that fits them',
    points: {
      verified: 'Verified companies on both sides',
      explained: 'Every match shows its reasons',
      safe: 'Each company sees only its own data',
    },
  },
  tour: {
    title: 'TalentBench in one minute',
    lead: 'Watch a candidate become available, get found and get hired.',
    play: 'Play video',
    video: 'Recording of the TalentBench consoles',
    close: 'Close video',
    action: 'Try Platform Now',
    unavailable: 'The video could not be loaded. Try the platform instead.',
  },
  problem: {
    eyebrow: 'The problem',
    title: 'Skilled people wait. So does the work.',
    lead: 'Specialists sit on one company’s bench between projects while another company searches for exactly their skills.',
    items: {
      revenue: {
        title: 'Lost revenue',
        text: 'You pay for every idle day on the bench and bill no one.',
      },
      cycle: {
        title: '45–60 day hiring cycles',
        text: 'Job ads, screening and notice periods take two months while the project stands still.',
      },
      waste: {
        title: 'Wasted resources',
        text: 'Skills fade and good people leave because no one outside knows they are available.',
      },
    },
  },
  solution: {
    eyebrow: 'The solution',
    title: 'One marketplace for the time in between.',
    items: {
      instant: {
        title: 'Instant deployment',
        text: 'Candidates are employed, verified and ready to start now or on a set date.',
      },
      matching: {
        title: 'AI-powered smart matching',
        text: 'Candidates are ranked by skills, responsiveness and availability, with the reasons shown.',
      },
      growth: {
        title: 'Lower cost, faster growth',
        text: 'Providers turn bench time into revenue. Recruiters hire without an agency.',
      },
    },
  },
  users: {
    eyebrow: 'Who uses TalentBench',
    title: 'Built for everyone involved.',
    lead: 'Recruiters, providers and operators each get a console, all on the same live data.',
    shows: 'Your console',
    recruiter: {
      title: 'Recruiters',
      text: 'Hire verified people who can start now. Search the whole talent pool, contact several providers at once, and move each candidate from first look to signed offer.',
      points: [
        'Talent pool with skills, rates and start dates',
        'Recommendations for every open job',
        'A pipeline for your whole team',
      ],
      picture: 'The recruiter’s console: key figures, quick actions and recent activity',
    },
    provider: {
      title: 'Talent Providers',
      text: 'Turn idle time into revenue. List your bench with skills and availability, answer requests, and track every contract to its last day.',
      points: [
        'Profiles recruiters find by skill',
        'Requests with budget and urgency',
        'Contracts, rates and roll-off dates in one place',
      ],
      picture: 'The provider’s console: available resources, active requests, deployments and revenue',
    },
    operator: {
      title: 'Platform Operators & Delivery Partners',
      text: 'Run a marketplace people trust. Approve and verify companies, answer tickets, manage billing, and apply the same rules to everyone.',
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
    title: 'From idle to hired without the wait.',
    lead: 'Seven ways to turn a bench into a business.',
    cycle: {
      title: 'Hiring in 3 days, not 60',
      text: 'Bench talent has no notice period to serve and no competing offers to weigh. Hiring takes 3 days instead of 60.',
      before: '60 days',
      beforeLabel: 'Typical hiring cycle',
      after: '3 days',
      afterLabel: 'On TalentBench',
    },
    matching: {
      title: 'AI smart matching',
      text: 'Each candidate is scored against your criteria, and every point is explained.',
      skill: 'Skill match',
      responsiveness: 'Responsiveness',
      availability: 'Availability',
      now: 'Immediate',
      quick: 'Within 2 hours',
      example: 'Example: 92% skill match, responds within 2 hours, available immediately',
    },
    contracts: {
      title: 'Contracts that write themselves',
      text: 'Auto NDAs, e-signature and legal templates take you from yes to a signed statement of work in one sitting.',
      points: ['Auto NDAs', 'E-signature', 'Legal templates'],
      own: {
        text: 'Legal templates, documents and signing in one place take you from yes to a signed statement of work in one sitting.',
        points: ['Contract templates', 'Signing in the console'],
      },
    },
    analytics: {
      title: 'Analytics',
      text: 'Know which skills are in demand before the requests arrive.',
      points: ['Profile views', 'Demand trends', 'Conversion'],
    },
    pools: {
      title: 'Talent pools',
      text: 'Save the people you like by project, skill or client, and request them again.',
    },
    calendar: {
      title: 'Bench calendar',
      text: 'See who rolls off when, weeks ahead, and place them before their first idle day.',
    },
    revenue: {
      title: 'Revenue generation',
      text: 'Turn idle days into billed days, and see what each placement earns, month by month.',
    },
  },
  stats: {
    label: 'TalentBench in numbers',
    companies: { figure: '500+', text: 'companies' },
    profiles: { figure: '50K+', text: 'talent profiles' },
    jobs: { text: 'open jobs' },
    success: { figure: '95%', text: 'success rate' },
    faster: { figure: '3x', text: 'faster hiring' },
  },
  pricing: {
    eyebrow: 'Pricing',
    title: 'Start free. Pay when it pays.',
    lead: 'Start without a credit card. Change your plan whenever your bench changes.',
    popular: 'Most Popular',
    includes: 'What’s included',
    own: {
      title: 'Plans and prices',
      lead: 'Compare prices and limits. Upgrade from your console at any time.',
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
      text: 'For a first look at the marketplace.',
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
      text: 'For groups that run their own marketplace.',
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
    title: 'What customers say after their first placement',
    role: 'carousel',
    slide: 'testimonial',
    position: '%{number} of %{total}',
    rating: 'Rated %{rating} out of 5',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    pause: 'Pause rotation',
    resume: 'Resume rotation',
    people: [
      {
        name: 'Ines Valdorra',
        role: 'Head of Delivery',
        company: 'Kestrel & Loam Consulting',
        initials: 'IV',
        quote:
          'We had eleven engineers between projects in March. Nine were billing again within two weeks, and I didn’t make a single cold call.',
      },
      {
        name: 'Tobias Renneke',
        role: 'Talent Acquisition Lead',
        company: 'Halvorsund Mobility',
        initials: 'TR',
        quote:
          'The score isn’t a black box. I could show my hiring manager why the second name on the list was the right one, and she started that Monday.',
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
          'People employed by a staffing or consulting company who are between projects. They are vetted, on payroll, and can start right away or on a known date.',
      },
      {
        question: 'Who can see the profiles?',
        answer:
          'Recruiters whose company has been approved. Visitors to this page see how many profiles match a search, never who they are.',
      },
      {
        question: 'How does the matching work?',
        answer:
          'We compare each candidate with your criteria by skill, responsiveness and availability. You get a percentage and the reasons behind it.',
      },
      {
        question: 'How long does it take to get an account?',
        answer:
          'Send a sign-up request and we will contact you within 24 hours. Once your company is approved, you receive a link to set your password.',
      },
      {
        question: 'What does it cost?',
        answer:
          'The price depends on the size of your team and your bench. Contact us and we will recommend a plan.',
      },
      {
        question: 'Where is our data stored?',
        answer:
          'On this marketplace’s server and nowhere else. The database itself keeps each company’s data separate, and this site loads nothing from other hosts.',
      },
    ],
  },
  closing: {
    title: 'Who is on your bench today?',
    text: 'Or which position has been open too long? Tell us about your company, and we will contact you within 24 hours.',
    action: 'Create your account',
    second: 'Ask a question first',
  },
  about: {
    eyebrow: 'About us',
    title: 'We think idle time is a matching problem.',
    paragraphs: [
      'TalentBench was started by people who have been on both sides: as a provider paying for an idle bench, and as a recruiter with a project that couldn’t start.',
      'They are the same problem. So we built one marketplace where both sides see the same facts: who is available, from when, at what rate, and why they fit.',
    ],
    art: 'Two companies connected by a bench where people sit briefly',
    values: {
      open: {
        title: 'Reasons, not rankings',
        text: 'Every score shows what it is made of.',
      },
      fair: {
        title: 'The same rules for everyone',
        text: 'Permissions are defined once and apply everywhere.',
      },
      private: {
        title: 'Private by design',
        text: 'Only authorized people see a company’s profiles.',
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
    open: 'Monday through Friday, %{from} to %{to} %{zone}',
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
    text: 'The skills in demand, delivered once a month.',
    label: 'Email address for the newsletter',
    placeholder: 'you@company.com',
    leave: 'To unsubscribe, use the link in our emails. To get the link again, enter your address above.',
    submit: 'Subscribe',
    sending: 'Subscribing…',
    thanks: 'Thank you for subscribing. The next issue will arrive in your inbox.',
  },
  forms: {
    required: 'Required',
    email: 'Please enter a valid email',
    tooLong: 'Please use at most %{max} characters.',
    refused: 'Please check the highlighted fields.',
    maintenance:
      'TalentBench is read-only for maintenance until %{until}. Your entries are still here. Please send them then.',
    tooMany: 'Too many messages sent. Please try again in a few minutes.',
    failed: 'This could not be sent. Your entries are still here. Please try again.',
  },
  maintenance: {
    label: 'Platform maintenance',
    soon: 'Scheduled maintenance “%{title}”: TalentBench will be read-only from %{from} to %{until}.',
    underWay:
      'Maintenance “%{title}” is in progress. TalentBench is read-only until %{until}. Anything you typed is kept.',
    dismiss: 'Hide until maintenance starts',
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
    unreachable: 'Sign-in could not be loaded. Check your connection and try again.',
    accountSuspended: 'Your account is suspended. Please contact support.',
    accountInactive: 'Your account is inactive. Please contact support.',
    companySuspended: "Your company's account is suspended. Please contact support.",
    companyInactive: "Your company's account is inactive. Please contact support.",
  },
};

export type LandingTexts = typeof landing;
