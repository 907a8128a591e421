/** Formats that a file chooser offers, from which text can be read. */
export const textFiles = '.pdf,.docx,.odt,.rtf,.txt';
