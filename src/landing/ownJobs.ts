/**
 * Redirects `/jobs` to their own postings for recruiters who are signed in. They can still open the public
 * list under its language, such as `/en/jobs`.
 */
export const leadToOwnJobs = () => {
  const { pathname, search } = window.location;
  const userType = sessionStorage.getItem('userType') ?? localStorage.getItem('userType');
  if (/^\/jobs\/?$/.test(pathname) && userType === 'recruiter')
    window.location.replace(`/recruiter/jobs${search}`);
};
