/** The parts of pdfkit that are used here. The package has no types. */
declare module 'pdfkit' {
  type Margins = { top: number; bottom: number; left: number; right: number };
  export default class PDFDocument {
    constructor(options: {
      pdfVersion?: '1.7';
      subset?: 'PDF/A-3b';
      autoFirstPage?: false;
      size?: string;
      margins?: Margins;
      bufferPages: boolean;
      font: string;
      lang: string;
      displayTitle: boolean;
      info: Record<string, string | Date>;
    });
    readonly page: { width: number; height: number; dictionary: { data: Record<string, unknown> } };
    on(event: 'data', listen: (part: Uint8Array) => void): this;
    on(event: 'end', listen: () => void): this;
    registerFont(name: string, bytes: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    fillColor(colour: string): this;
    text(text: string, x: number, y: number, options: { lineBreak: false; baseline?: 'alphabetic' }): this;
    translate(x: number, y: number): this;
    rotate(degrees: number, options: { origin: [x: number, y: number] }): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    strokeColor(colour: string): this;
    stroke(): this;
    addPage(options?: { size: string; layout: 'portrait' | 'landscape'; margins: Margins }): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(place: number): this;
    file(
      bytes: Uint8Array,
      options: { name: string; type: string; relationship: 'Alternative'; modifiedDate: Date },
    ): unknown;
    /** Adds to the metadata. */
    appendXML(xml: string): void;
    end(): void;
  }
}
