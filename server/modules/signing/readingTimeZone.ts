/** Tells the form the time zone of the browser, for the signing record. */
export const readingTimeZone = `
document.getElementById('timeZone').value = Intl.DateTimeFormat().resolvedOptions().timeZone || '';
`;
