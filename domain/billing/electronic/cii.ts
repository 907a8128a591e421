import { leaf, node, xmlDocument } from '../../words/writeXml.ts';
import type { InvoiceModel, ModelLine, ModelParty, ModelTax, Period } from './model.ts';

const standard = 'urn:un:unece:uncefact:data:standard';

/** An invoice or credit note in UN/CEFACT Cross Industry Invoice D16B, in the order of its schema. */
export const writeCii = (invoice: InvoiceModel): string => {
  const { currency, tax, payment, preceding } = invoice;
  const id = (name: string, value: string | null) => node(name, leaf('ram:ID', value));
  const reference = (name: string, value: string | null) => node(name, leaf('ram:IssuerAssignedID', value));
  return xmlDocument(
    'rsm:CrossIndustryInvoice',
    {
      rsm: `${standard}:CrossIndustryInvoice:100`,
      ram: `${standard}:ReusableAggregateBusinessInformationEntity:100`,
      udt: `${standard}:UnqualifiedDataType:100`,
      qdt: `${standard}:QualifiedDataType:100`,
    },
    node(
      'rsm:ExchangedDocumentContext',
      id('ram:BusinessProcessSpecifiedDocumentContextParameter', invoice.process),
      id('ram:GuidelineSpecifiedDocumentContextParameter', invoice.specification),
    ),
    node(
      'rsm:ExchangedDocument',
      leaf('ram:ID', invoice.number),
      leaf('ram:TypeCode', invoice.isCreditNote ? '381' : '380'),
      day('ram:IssueDateTime', invoice.issued),
      node('ram:IncludedNote', leaf('ram:Content', invoice.note)),
    ),
    node(
      'rsm:SupplyChainTradeTransaction',
      ...invoice.lines.map((one) => line(one, tax)),
      node(
        'ram:ApplicableHeaderTradeAgreement',
        leaf('ram:BuyerReference', invoice.buyerReference),
        node('ram:SellerTradeParty', party(invoice.seller)),
        node('ram:BuyerTradeParty', party(invoice.buyer)),
        reference('ram:BuyerOrderReferencedDocument', invoice.order),
        reference('ram:ContractReferencedDocument', invoice.contract),
      ),
      '<ram:ApplicableHeaderTradeDelivery/>',
      node(
        'ram:ApplicableHeaderTradeSettlement',
        leaf('ram:PaymentReference', payment.reference),
        leaf('ram:InvoiceCurrencyCode', currency),
        node(
          'ram:SpecifiedTradeSettlementPaymentMeans',
          leaf('ram:TypeCode', payment.code),
          node('ram:PayeePartyCreditorFinancialAccount', leaf('ram:IBANID', payment.iban)),
        ),
        node(
          'ram:ApplicableTradeTax',
          leaf('ram:CalculatedAmount', invoice.taxAmount),
          leaf('ram:TypeCode', 'VAT'),
          leaf('ram:ExemptionReason', tax.reason),
          leaf('ram:BasisAmount', invoice.net),
          leaf('ram:CategoryCode', tax.category),
          leaf('ram:ExemptionReasonCode', tax.reasonCode),
          leaf('ram:RateApplicablePercent', tax.rate),
        ),
        period(invoice.period),
        node(
          'ram:SpecifiedTradePaymentTerms',
          leaf('ram:Description', invoice.terms),
          day('ram:DueDateDateTime', invoice.due),
        ),
        node(
          'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
          leaf('ram:LineTotalAmount', invoice.net),
          leaf('ram:TaxBasisTotalAmount', invoice.net),
          leaf('ram:TaxTotalAmount', invoice.taxAmount, { currencyID: currency }),
          leaf('ram:GrandTotalAmount', invoice.total),
          leaf('ram:DuePayableAmount', invoice.total),
        ),
        node(
          'ram:InvoiceReferencedDocument',
          leaf('ram:IssuerAssignedID', preceding?.number ?? null),
          day('ram:FormattedIssueDateTime', preceding?.issued ?? null, 'qdt'),
        ),
        id('ram:ReceivableSpecifiedTradeAccountingAccount', invoice.account),
      ),
    ),
  );
};

/** Format 102 is YYYYMMDD. */
const day = (name: string, date: string | null, types: 'udt' | 'qdt' = 'udt'): string =>
  node(name, leaf(`${types}:DateTimeString`, date?.replaceAll('-', ''), { format: '102' }));

const period = ({ from, to }: Period): string =>
  node('ram:BillingSpecifiedPeriod', day('ram:StartDateTime', from), day('ram:EndDateTime', to));

const party = ({ name, id, registration, vatNumber, address, postal, contact }: ModelParty): string => {
  const [first = null, second = null, third = null] = postal.lines;
  return [
    leaf('ram:ID', id),
    leaf('ram:Name', name),
    node('ram:SpecifiedLegalOrganization', leaf('ram:ID', registration)),
    node(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', contact?.name ?? null),
      node('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', contact?.phone ?? null)),
      node('ram:EmailURIUniversalCommunication', leaf('ram:URIID', contact?.email ?? null)),
    ),
    node(
      'ram:PostalTradeAddress',
      leaf('ram:PostcodeCode', postal.zip),
      leaf('ram:LineOne', first),
      leaf('ram:LineTwo', second),
      leaf('ram:LineThree', third),
      leaf('ram:CityName', postal.city),
      leaf('ram:CountryID', postal.country),
    ),
    node(
      'ram:URIUniversalCommunication',
      leaf('ram:URIID', address?.id ?? null, { schemeID: address?.scheme ?? '' }),
    ),
    node('ram:SpecifiedTaxRegistration', leaf('ram:ID', vatNumber, { schemeID: 'VA' })),
  ].join('');
};

const line = (
  { id, name, quantity, unit, price, priceQuantity, amount, period: of }: ModelLine,
  { category, rate }: ModelTax,
): string =>
  node(
    'ram:IncludedSupplyChainTradeLineItem',
    node('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', id)),
    node('ram:SpecifiedTradeProduct', leaf('ram:Name', name)),
    node(
      'ram:SpecifiedLineTradeAgreement',
      node(
        'ram:NetPriceProductTradePrice',
        leaf('ram:ChargeAmount', price),
        leaf('ram:BasisQuantity', priceQuantity, { unitCode: unit }),
      ),
    ),
    node('ram:SpecifiedLineTradeDelivery', leaf('ram:BilledQuantity', quantity, { unitCode: unit })),
    node(
      'ram:SpecifiedLineTradeSettlement',
      node(
        'ram:ApplicableTradeTax',
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:CategoryCode', category),
        leaf('ram:RateApplicablePercent', rate),
      ),
      period(of),
      node('ram:SpecifiedTradeSettlementLineMonetarySummation', leaf('ram:LineTotalAmount', amount)),
    ),
  );
