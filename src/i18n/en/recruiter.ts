export const recruiter = {
  name: 'Recruiter',
  title: 'Recruiter Dashboard',
  menu: {
    dashboard: 'Dashboard',
    talentPool: 'Talent Pool',
    recommendations: 'Smart Recommendations',
    pipeline: 'Recruitment Pipeline',
    jobs: 'Job Postings',
    analytics: 'Analytics',
    settings: 'Settings',
  },
};
