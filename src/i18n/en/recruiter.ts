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
  coming: {
    dashboard:
      'Tiles for active jobs, candidates, interviews, placements, response rate and time to hire, with quick actions and insights.',
    talentPool:
      'Everyone who is free right now, with search by name, title and skill, and filters for experience, place and availability.',
    recommendations:
      'Describe the person you need and see who fits best, with a score and the reasons behind it.',
    pipeline: 'Your candidates in five stages from sourcing to hired, moved by drag, by keyboard or by menu.',
    jobs: 'Your job postings with applications and views, and the forms to publish, edit and close them.',
  },
};
