import { isPostalCodeOf } from '@shopwright/contracts/address-rules';
import { euCountryCodes } from '@shopwright/contracts/countries';
import { fieldError } from '@shopwright/service-kit/errors';
import { leaf, node } from '@shopwright/service-kit/xml';
import type { InvoiceContent, InvoicedCustomer, Seller } from '../db/invoice-tables';
import type { EInvoiceAmounts } from './e-invoice-amounts';

interface Address {
  lines: string[];
  city: string;
  postalCode: string;
  region?: string;
  country: string;
}

/** Only a German store's is an XRechnung, which asks for more. */
export const isXRechnung = ({ country }: Seller): boolean => country === 'DE';

const refuse = (field: string, message: string) => fieldError('unprocessable', field, message);

/** The numbers are compared by machines: "DE 136 695 976" is DE136695976. */
const toVatNumber = (value = ''): string => value.toUpperCase().replace(/[\s.-]/g, '');

/** Throws `unprocessable` that names the setting which the invoice was issued without. */
export function writeSeller(seller: Seller, { taxes }: EInvoiceAmounts): string {
  const { name, country, phone, emailAddress, taxNumber } = seller;
  if (!country || !euCountryCodes.includes(country)) {
    throw refuse('country', 'E-invoices are issued by stores in the European Union');
  }
  const vatNumber = toVatNumber(seller.vatNumber);
  const isAbroad = taxes.some(({ category }) => ['K', 'AE', 'G'].includes(category.code));
  const isKnown = /^[A-Z]{2}\w+$/.test(vatNumber);
  if (!isKnown && (vatNumber || isAbroad || !taxNumber)) {
    throw refuse('vatNumber', "This invoice was issued without the store's VAT number");
  }
  if (!emailAddress) throw refuse('contactEmail', "This invoice was issued without the store's contact address");
  if (isXRechnung(seller) && !phone) throw refuse('phone', "This invoice was issued without the store's phone");
  const address = parseAddress(seller.address, country, name);
  if (!address) throw refuse('address', "The store's address has no line with its postal code and city");
  return node(
    'cac:AccountingSupplierParty',
    node(
      'cac:Party',
      leaf('cbc:EndpointID', emailAddress, { schemeID: 'EM' }),
      // BR-CO-26: something identifies the seller.
      isKnown ? '' : node('cac:PartyIdentification', leaf('cbc:ID', taxNumber)),
      node('cac:PartyName', leaf('cbc:Name', name)),
      writeAddress('cac:PostalAddress', address),
      writeTaxScheme(vatNumber, 'VAT'),
      writeTaxScheme(taxNumber, 'FC'),
      node('cac:PartyLegalEntity', leaf('cbc:RegistrationName', name)),
      node(
        'cac:Contact',
        leaf('cbc:Name', name),
        leaf('cbc:Telephone', phone),
        leaf('cbc:ElectronicMail', emailAddress),
      ),
    ),
  );
}

type Buyer = Pick<InvoiceContent, 'buyer' | 'destination' | 'vatNumber'>;

export function writeCustomer(customer: InvoicedCustomer, content: Buyer): string {
  const { buyer, destination } = content;
  const address = buyer ? toAddress(buyer) : destination && parseAddress(customer.address, destination, customer.name);
  if (!address) throw refuse('customerAddress', 'This order has no address with its postal code and city');
  return node(
    'cac:AccountingCustomerParty',
    node(
      'cac:Party',
      leaf('cbc:EndpointID', customer.emailAddress, { schemeID: 'EM' }),
      writeAddress('cac:PostalAddress', address),
      writeTaxScheme(toVatNumber(content.vatNumber), 'VAT'),
      node('cac:PartyLegalEntity', leaf('cbc:RegistrationName', buyer?.company || customer.name)),
      node('cac:Contact', leaf('cbc:Name', customer.name), leaf('cbc:ElectronicMail', customer.emailAddress)),
    ),
  );
}

const toAddress = ({ line1, line2, locality, ...rest }: NonNullable<Buyer['buyer']>): Address => ({
  ...rest,
  lines: [line1, line2].flatMap((line) => line || []),
  city: locality,
});

/** Finds the line "10119 Berlin", or "Dublin D02 XY45", and what stands before it. */
export function parseAddress(text: string, country: string, name: string): Address | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && line !== name);
  for (const [index, line] of lines.entries()) {
    const words = line.split(/[\s,]+/);
    for (let count = Math.min(3, words.length - 1); count > 0; count--) {
      const ends = [
        [words.slice(0, count), words.slice(count)],
        [words.slice(-count), words.slice(0, -count)],
      ];
      for (const [code = [], city = []] of ends) {
        const postalCode = [code.join(' '), code.join(' ').replace(/^[A-Z]{1,2}-/, '')].find(
          (one) => /\d/.test(one) && isPostalCodeOf(country, one),
        );
        // "Torstraße 61119" is no city, but it stands before the line that is one.
        const isLater = lines.slice(index + 1).some((other) => parseAddress(other, country, name));
        if (postalCode && !isLater) return { lines: lines.slice(0, index), city: city.join(' '), postalCode, country };
      }
    }
  }
  return undefined;
}

const writeAddress = (name: string, { lines, city, postalCode, region, country }: Address): string =>
  node(
    name,
    leaf('cbc:StreetName', lines[0]),
    leaf('cbc:AdditionalStreetName', lines.slice(1).join(', ')),
    leaf('cbc:CityName', city),
    leaf('cbc:PostalZone', postalCode),
    leaf('cbc:CountrySubentity', region),
    node('cac:Country', leaf('cbc:IdentificationCode', country)),
  );

const writeTaxScheme = (number: string, scheme: 'VAT' | 'FC'): string =>
  number && node('cac:PartyTaxScheme', leaf('cbc:CompanyID', number), node('cac:TaxScheme', leaf('cbc:ID', scheme)));
