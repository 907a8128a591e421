/** The form values of a new candidate. */
export const newCandidate = {
  name: 'Dana Reyes',
  title: 'Data Engineer',
  skills: ['Spark'],
  experience: 6,
  location: 'Berlin',
  rate: 9500,
};
