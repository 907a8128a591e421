/** The contract's labels in another language. Stored values do not change; only their display does. */
export interface NounTexts {
  /** Singular and plural in the format of react-admin: 'Vertrag |||| Verträge'. */
  names: Record<string, string>;
  /** Message after a row is created; `%{name}` is the singular: 'Contract created'. */
  created: string;
  /** By English label, or by noun and field if one English word has two meanings: 'users.title'. */
  labels: Record<string, string>;
  /** By stored value, or by noun, field and value. */
  values: Record<string, string>;
}

/** English labels are those of the contract, except these of stored values. */
export const english: NounTexts = {
  names: {},
  created: '%{name} created',
  labels: {},
  values: {
    'A Skill of Its Own': 'Separate Skill',
    Live: 'Active',
    Kept: 'Stored',
    reset: 'Password Reset',
    hotList: 'Hot List',
    hotListAnswer: 'Answer About a Hot List',
    signedCopy: 'Signed Copy',
    'rateCards.setBy.recruiter': 'Client',
    notice: 'Notification',
    Cancelled: 'Canceled',
    notAwarded: 'Not awarded',
    'Skills Do Not Fit': 'Skills Don’t Match',
    'No Fitting Candidate': 'No Matching Candidate',
    'Terms Not Kept': 'Terms Not Met',
    'candidateDocuments.textState.type': 'Unknown file type',
    'candidateDocuments.textState.oldWord': 'Old Word format or password-protected',
    'candidateDocuments.textState.tooLarge': 'File too large',
    'candidateDocuments.textState.tooManyPages': 'Too many pages',
    'candidateDocuments.textState.tooLong': 'Too much text',
    'candidateDocuments.textState.tooSlow': 'Took too long to read',
    'candidateDocuments.textState.encrypted': 'Password-protected',
    'candidateDocuments.textState.noText': 'No text (scanned pages)',
    'candidateDocuments.textState.damaged': 'Damaged file',
    'roles.kind.platform': 'Platform User',
    'roles.kind.console': 'Admin Console',
    pdf: 'PDF',
    docx: 'Word (docx)',
    odt: 'OpenDocument (odt)',
    rtf: 'Rich Text (rtf)',
    txt: 'Plain Text (txt)',
    png: 'PNG',
    jpg: 'JPEG',
    '7d': '7 days',
    '30d': '30 days',
    '90d': '90 days',
    '1y': '1 year',
    en: 'English',
    es: 'Spanish',
    fr: 'French',
    de: 'German',
  },
};

/** The word for a stored value of a field, which takes no declaration of its noun. */
export const valueWord = (
  noun: string,
  field: string,
  value: string,
  values: NounTexts['values'] = english.values,
): string => values[`${noun}.${field}.${value}`] ?? values[value] ?? spoken(value);

/** Stored ids such as `sourcing` become words. */
const spoken = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);
