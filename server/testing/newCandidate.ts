/** What a provider fills in to add somebody to the bench. */
export const newCandidate = {
  name: 'Dana Reyes',
  title: 'Data Engineer',
  skills: ['Spark'],
  experience: 6,
  location: 'Berlin',
  rate: 9500,
};
