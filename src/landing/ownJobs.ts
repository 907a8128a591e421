/**
 * `/jobs` without a language is also the short path to a recruiter's own postings: whoever is signed in as one goes
 * there. The public list stays theirs to see under its language, `/en/jobs`.
 */
export const leadToOwnJobs = () => {
  const { pathname, search } = window.location;
  const userType = sessionStorage.getItem('userType') ?? localStorage.getItem('userType');
  if (/^\/jobs\/?$/.test(pathname) && userType === 'recruiter')
    window.location.replace(`/recruiter/jobs${search}`);
};
