import { leaf, node, xmlDocument } from '../../words/writeXml.ts';
import type { InvoiceModel, ModelLine, ModelParty, ModelTax, Period } from './model.ts';

const aggregates = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
const basics = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';

/** An invoice or credit note in UBL 2.1, in the order of its schema. */
export const writeUbl = (invoice: InvoiceModel): string => {
  const { isCreditNote, currency, preceding, tax, payment } = invoice;
  const kind = isCreditNote ? 'CreditNote' : 'Invoice';
  const money = (name: string, amount: string) => leaf(name, amount, { currencyID: currency });
  return xmlDocument(
    kind,
    { '': `urn:oasis:names:specification:ubl:schema:xsd:${kind}-2`, cac: aggregates, cbc: basics },
    leaf('cbc:CustomizationID', invoice.specification),
    leaf('cbc:ProfileID', invoice.process),
    leaf('cbc:ID', invoice.number),
    leaf('cbc:IssueDate', invoice.issued),
    leaf('cbc:DueDate', invoice.due),
    leaf(`cbc:${kind}TypeCode`, isCreditNote ? '381' : '380'),
    leaf('cbc:Note', invoice.note),
    leaf('cbc:DocumentCurrencyCode', currency),
    leaf('cbc:AccountingCost', invoice.account),
    leaf('cbc:BuyerReference', invoice.buyerReference),
    period(invoice.period),
    node('cac:OrderReference', leaf('cbc:ID', invoice.order)),
    node(
      'cac:BillingReference',
      node(
        'cac:InvoiceDocumentReference',
        leaf('cbc:ID', preceding?.number ?? null),
        leaf('cbc:IssueDate', preceding?.issued ?? null),
      ),
    ),
    node('cac:ContractDocumentReference', leaf('cbc:ID', invoice.contract)),
    node('cac:AccountingSupplierParty', party(invoice.seller)),
    node('cac:AccountingCustomerParty', party(invoice.buyer)),
    node(
      'cac:PaymentMeans',
      leaf('cbc:PaymentMeansCode', payment.code),
      leaf('cbc:PaymentID', payment.reference),
      node('cac:PayeeFinancialAccount', leaf('cbc:ID', payment.iban)),
    ),
    node('cac:PaymentTerms', leaf('cbc:Note', invoice.terms)),
    node(
      'cac:TaxTotal',
      money('cbc:TaxAmount', invoice.taxAmount),
      node(
        'cac:TaxSubtotal',
        money('cbc:TaxableAmount', invoice.net),
        money('cbc:TaxAmount', invoice.taxAmount),
        node(
          'cac:TaxCategory',
          leaf('cbc:ID', tax.category),
          leaf('cbc:Percent', tax.rate),
          leaf('cbc:TaxExemptionReasonCode', tax.reasonCode),
          leaf('cbc:TaxExemptionReason', tax.reason),
          vat,
        ),
      ),
    ),
    node(
      'cac:LegalMonetaryTotal',
      money('cbc:LineExtensionAmount', invoice.net),
      money('cbc:TaxExclusiveAmount', invoice.net),
      money('cbc:TaxInclusiveAmount', invoice.total),
      money('cbc:PayableAmount', invoice.total),
    ),
    ...invoice.lines.map((one) => line(one, tax, money, isCreditNote)),
  );
};

const vat = node('cac:TaxScheme', leaf('cbc:ID', 'VAT'));

const period = ({ from, to }: Period): string =>
  node('cac:InvoicePeriod', leaf('cbc:StartDate', from), leaf('cbc:EndDate', to));

const party = ({ name, id, registration, vatNumber, address, postal, contact }: ModelParty): string => {
  const [first = null, second = null, third = null] = postal.lines;
  return node(
    'cac:Party',
    leaf('cbc:EndpointID', address?.id ?? null, { schemeID: address?.scheme ?? '' }),
    node('cac:PartyIdentification', leaf('cbc:ID', id)),
    node(
      'cac:PostalAddress',
      leaf('cbc:StreetName', first),
      leaf('cbc:AdditionalStreetName', second),
      leaf('cbc:CityName', postal.city),
      leaf('cbc:PostalZone', postal.zip),
      node('cac:AddressLine', leaf('cbc:Line', third)),
      node('cac:Country', leaf('cbc:IdentificationCode', postal.country)),
    ),
    vatNumber ? node('cac:PartyTaxScheme', leaf('cbc:CompanyID', vatNumber), vat) : '',
    node('cac:PartyLegalEntity', leaf('cbc:RegistrationName', name), leaf('cbc:CompanyID', registration)),
    node(
      'cac:Contact',
      leaf('cbc:Name', contact?.name ?? null),
      leaf('cbc:Telephone', contact?.phone ?? null),
      leaf('cbc:ElectronicMail', contact?.email ?? null),
    ),
  );
};

const line = (
  { id, name, quantity, unit, price, priceQuantity, amount, period: of }: ModelLine,
  { category, rate }: ModelTax,
  money: (name: string, amount: string) => string,
  isCreditNote: boolean,
): string =>
  node(
    isCreditNote ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    leaf('cbc:ID', id),
    leaf(isCreditNote ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', quantity, { unitCode: unit }),
    money('cbc:LineExtensionAmount', amount),
    period(of),
    node(
      'cac:Item',
      leaf('cbc:Name', name),
      node('cac:ClassifiedTaxCategory', leaf('cbc:ID', category), leaf('cbc:Percent', rate), vat),
    ),
    node(
      'cac:Price',
      money('cbc:PriceAmount', price),
      leaf('cbc:BaseQuantity', priceQuantity, { unitCode: unit }),
    ),
  );
