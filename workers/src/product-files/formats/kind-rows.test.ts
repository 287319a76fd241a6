import { describe, expect, it } from 'vitest';
import { readFile } from '../test-files';
import { recognizeFormatOfKind, recognizeImportKind } from './kind-names';

const readItems = async (...from: Parameters<typeof readFile>) => (await readFile(...from)).items;

describe('customers', () => {
  const shopify =
    'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags';
  const woo =
    'ID,customer_id,user_login,user_pass,user_email,user_registered,display_name,first_name,last_name,roles,billing_first_name,billing_last_name,billing_company,billing_email,billing_phone,billing_address_1,billing_address_2,billing_postcode,billing_city,billing_state,billing_country';
  const own =
    'email,firstName,lastName,phone,language,acceptsMarketing,consentAt,address1,address2,city,region,postalCode,country,createdAt,orders,totalSpent,loyaltyPoints';

  it.each([
    [shopify, 'shopify'],
    [woo, 'woocommerce'],
    [own, 'shopwright'],
    ['Vorname,Nachname,E-Mail,Telefon,PLZ,Ort', 'other'],
  ])('are recognized by %s', (head, format) => {
    expect(recognizeImportKind(head.split(','))).toBe('customers');
    expect(recognizeFormatOfKind(head.split(','), 'customers')).toBe(format);
  });

  it("reads Shopify's file; the key of a customer has no name", async () => {
    const row = `"'8779761975521",Ada,Lovelace,ADA@example.com,yes,,Main Street 1,,New York,NY,US,10001,,"'+1555",no,12.00,3,,no,VIP`;
    const [item] = await readItems(`${shopify}\n${row}\n`);
    expect(item?.key).not.toContain('ada');
    expect(item?.rows[0]?.cells).toEqual({
      email: 'ADA@example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
      acceptsMarketing: 'yes',
      address1: 'Main Street 1',
      address2: '',
      city: 'New York',
      region: 'NY',
      country: 'US',
      postalCode: '10001',
      phone: '+1555',
    });
  });

  it('reads both addresses of WooCommerce as one customer', async () => {
    const items = await readItems(
      `email,first_name,billing_city\nada@example.com,Ada,Paris\nADA@example.com,Ada,Rome\n`,
    );
    expect(items.map(({ rows }) => rows.length)).toEqual([2]);
  });
});

describe('orders', () => {
  const shopify =
    'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Street,Shipping Name,Shipping Street,Shipping Address1,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Cancelled at';
  const woo =
    'order_id,order_number,order_date,paid_date,status,shipping_total,tax_total,discount_total,order_total,order_subtotal,order_currency,customer_email,billing_first_name,billing_last_name,billing_email,item_name,item_sku,item_quantity';

  it.each([
    [shopify, 'shopify'],
    [woo, 'woocommerce'],
    ['Bestellnummer,E-Mail-Adresse,Bestelldatum,Versandkosten,Gesamtbetrag,Artikel', 'other'],
  ])('are recognized by %s', (head, format) => {
    expect(recognizeImportKind(head.split(','))).toBe('orders');
    expect(recognizeFormatOfKind(head.split(','), 'orders')).toBe(format);
  });

  it("reads Shopify's rows of one order as one item, with the time it was placed", async () => {
    const first =
      '#1001,ada@example.com,paid,2024-06-02 10:00:00 +0000,fulfilled,,yes,EUR,30.00,4.90,5.57,34.90,,0.00,Post,2024-05-31 10:20:30 +0000,2,Lamp,10.00,,LAMP-1,true,true,fulfilled,Ada Lovelace,,Ada Lovelace,,Main Street 1,Berlin,10117,,DE,';
    const second =
      '#1001,ada@example.com,,,,,,,,,,,,,,2024-05-31 10:20:30 +0000,1,Shade,10.00,,,true,true,fulfilled,,,,,,,,,,';
    const [item, ...others] = await readItems(`${shopify}\n${first}\n${second}\n`);
    expect(others).toEqual([]);
    expect(item?.rows[0]?.cells).toMatchObject({
      number: '#1001',
      placedAt: '2024-05-31 10:20:30 +0000',
      total: '34.90',
      lineName: 'Lamp',
      customerName: 'Ada Lovelace',
      address1: 'Main Street 1',
    });
    expect(item?.rows[1]?.cells).toMatchObject({ lineName: 'Shade', lineQuantity: '1' });
  });
});

describe('redirects', () => {
  it.each([
    ['Redirect from,Redirect to', 'shopify'],
    ['from,to', 'shopwright'],
    ['source,target,regex,code,type,hits,title,status', 'other'],
    ['Alte URL,Neue URL', 'other'],
    ['Ancienne adresse,Nouvelle adresse', 'other'],
  ])('are recognized by %s', (head, format) => {
    const names = head.split(',');
    expect(recognizeImportKind(names)).toBe('redirects');
    expect(recognizeFormatOfKind(names, 'redirects')).toBe(format);
  });

  it.each([
    'Handle,Title,Body (HTML),Vendor,Variant Price',
    'name,price',
    'URL,Name,Price',
    'SKU,Name,Source,Target group,Price,Stock,Weight,Image,Category,Description',
  ])('are not taken for one in %s', (head) => {
    expect(recognizeImportKind(head.split(','))).toBe('products');
  });

  it("reads Shopify's file, and rows of the same address as one", async () => {
    const text = 'Redirect from,Redirect to\n/Old/,/new\n"/old?b=2&a=1",/other\nhttps://shop.example/old,/newer\n';
    expect(await readItems(text)).toEqual([
      {
        key: 'from:/old',
        rows: [
          { row: 2, cells: { from: '/Old/', to: '/new' } },
          { row: 4, cells: { from: 'https://shop.example/old', to: '/newer' } },
        ],
      },
      { key: 'from:/old?a=1&b=2', rows: [{ row: 3, cells: { from: '/old?b=2&a=1', to: '/other' } }] },
    ]);
  });

  it('reads semicolons, tabs and JSON', async () => {
    const cells = { from: '/a', to: '/b' };
    for (const text of [
      'Alte Adresse;Neue Adresse\n/a;/b\n',
      'from\tto\n/a\t/b\n',
      '[{"from":"/a","to":"/b"}]',
      '{"redirects":[{"from":"/a","to":"/b"}]}',
    ]) {
      expect((await readItems(text)).map(({ rows }) => rows)).toEqual([[{ row: /^[[{]/.test(text) ? 1 : 2, cells }]]);
    }
  });

  it('are read where staff say so', async () => {
    const mapping = { Wo: 'from', Wohin: 'to' };
    expect(await readItems('Wo,Wohin\n/a,/b\n', { kind: 'redirects', mapping })).toHaveLength(1);
    await expect(readItems('Wo,Wohin\n/a,/b\n', { kind: 'redirects' })).rejects.toThrow('is one of a redirect');
  });
});
