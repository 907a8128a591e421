import { addressOfPage, siteFolder } from '../platform/siteAddress.ts';

/**
 * Redirects `/jobs` to their own postings for recruiters who are signed in. They can still open the public
 * list under its language, such as `/en/jobs`.
 */
export const leadToOwnJobs = () => {
  const { pathname, search } = window.location;
  const path = pathname.slice(siteFolder.length);
  const userType = sessionStorage.getItem('userType') ?? localStorage.getItem('userType');
  if (/^jobs\/?$/.test(path) && !window.location.hash && userType === 'recruiter')
    window.location.replace(addressOfPage(`/recruiter/jobs${search}`));
};
