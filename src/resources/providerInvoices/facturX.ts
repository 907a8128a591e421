import { leaf, node } from '../../../domain/words/writeXml.ts';
import type { PrintedDocument } from '../../../pdf/blocks.ts';

const name = 'factur-x.xml';
/** What Factur-X 1.0 says of the file in the PDF, and why each property is there. */
const properties = [
  ['DocumentType', 'INVOICE', 'The type of the hybrid document'],
  ['DocumentFileName', name, 'The name of the embedded XML file'],
  ['Version', '1.0', 'The version of the standard of the embedded XML'],
  ['ConformanceLevel', 'EN 16931', 'The profile of the embedded XML'],
] as const;
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const aiim = 'http://www.aiim.org/pdfa/ns';

const description = (spaces: Record<string, string>, ...content: string[]): string =>
  `<rdf:Description rdf:about=""${Object.entries(spaces)
    .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
    .join('')}>${content.join('')}</rdf:Description>`;
const resource = (...content: string[]): string =>
  `<rdf:li rdf:parseType="Resource">${content.join('')}</rdf:li>`;

/** The printed invoice as a Factur-X or ZUGFeRD file: a PDF/A-3 with the invoice as CII in it. */
export const asFacturX = (document: PrintedDocument, cii: string, issuedDate: string): PrintedDocument => ({
  ...document,
  archived: {
    file: {
      name,
      bytes: new TextEncoder().encode(cii),
      media: 'text/xml',
      modified: new Date(issuedDate),
    },
    metadata: metadataOf(document),
  },
});

const metadataOf = ({ title, author }: PrintedDocument): string =>
  [
    description(
      { dc: 'http://purl.org/dc/elements/1.1/' },
      node('dc:title', node('rdf:Alt', leaf('rdf:li', title, { 'xml:lang': 'x-default' }))),
      node('dc:creator', node('rdf:Seq', leaf('rdf:li', author))),
    ),
    description({ fx: namespace }, ...properties.map(([key, value]) => leaf(`fx:${key}`, value))),
    // A PDF/A describes every property that is not of XMP itself.
    description(
      {
        pdfaExtension: `${aiim}/extension/`,
        pdfaSchema: `${aiim}/schema#`,
        pdfaProperty: `${aiim}/property#`,
      },
      node(
        'pdfaExtension:schemas',
        node(
          'rdf:Bag',
          resource(
            leaf('pdfaSchema:schema', 'Factur-X PDFA Extension Schema'),
            leaf('pdfaSchema:namespaceURI', namespace),
            leaf('pdfaSchema:prefix', 'fx'),
            node(
              'pdfaSchema:property',
              node(
                'rdf:Seq',
                ...properties.map(([key, , why]) =>
                  resource(
                    leaf('pdfaProperty:name', key),
                    leaf('pdfaProperty:valueType', 'Text'),
                    leaf('pdfaProperty:category', 'external'),
                    leaf('pdfaProperty:description', why),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  ].join('\n');
