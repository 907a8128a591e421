export const documentFaults = [
  'type',
  'oldWord',
  'tooLarge',
  'tooManyPages',
  'tooLong',
  'tooSlow',
  'encrypted',
  'noText',
  'damaged',
] as const;
/** Why no text could be read from a file. */
export type DocumentFault = (typeof documentFaults)[number];

export class DocumentRefused extends Error {
  readonly fault: DocumentFault;
  constructor(fault: DocumentFault) {
    super(fault);
    this.fault = fault;
  }
}
