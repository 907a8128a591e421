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
    toDark: 'Switch to dark colours',
    toLight: 'Switch to light colours',
  },
  hero: {
    eyebrow: 'The marketplace for bench talent',
    title: 'Nobody good should sit on the bench.',
    lead: 'Providers list the people who are free. Recruiters find the ones who fit, see why they fit, and hire them in days instead of months.',
    action: 'Open your console',
    more: 'What each side gets',
    art: 'People on a bench, each joined by a line to the open place in a team that suits them',
    points: {
      verified: 'Verified companies on both sides',
      explained: 'Every match shows its reasons',
      safe: 'Each company sees its own data only',
    },
  },
  features: {
    title: 'One market, three consoles',
    lead: 'Everybody works on the same rows, each from their own side.',
    provider: {
      title: 'Talent providers',
      text: 'List idle people with skills, rate and availability, answer requests, and follow every contract to its last day.',
    },
    recruiter: {
      title: 'Recruiters',
      text: 'Search the whole pool at once, publish jobs, and carry people from first look to signed offer.',
    },
    operator: {
      title: 'Platform operators',
      text: 'Admit companies, answer tickets, keep the books, and see that the rules hold for everyone.',
    },
  },
  pricing: {
    title: 'Pricing',
    text: 'Three tiers are planned, from free to tailor-made. This part of the page is still being written.',
  },
  about: {
    title: 'About',
    text: 'Idle bench time is lost revenue for one company while another waits weeks for the same skills. TalentBench brings the two together.',
  },
  contact: {
    title: 'Contact',
    text: 'A contact form is coming here. If your company already has an account, sign in to reach support.',
  },
  notices: {
    sessionEnded: 'Your session has ended. Please sign in again.',
    unreachable: 'The sign-in could not be loaded. Check your connection and try again.',
  },
};

export type LandingTexts = typeof landing;
