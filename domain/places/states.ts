/** Postal codes of the states of the USA, as alternatives of a pattern. */
export const statesOfUsa =
  'AL|AK|AZ|AR|CA|CO|CT|DC|DE|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY';
/** Those of the provinces of Canada. */
export const provincesOfCanada = 'AB|BC|MB|NB|NL|NS|NT|ON|PE|QC|SK|YT';
