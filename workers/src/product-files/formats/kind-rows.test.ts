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
    'email,firstName,lastName,phone,language,acceptsMarketing,consentAt,address1,address2,city,region,postalCode,country,createdAt,orders,totalSpent,loyaltyPoints,taxExempt';

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
      taxExempt: 'no',
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

describe('orders with a row each', () => {
  /** As "Order Export & Order Import for WooCommerce" writes them. */
  const columns =
    'order_id,order_number,order_date,status,shipping_total,fee_total,tax_total,discount_total,order_total,order_subtotal,order_currency,customer_email,billing_email,shipping_items,line_item_1,line_item_2';
  const row = (...lines: string[]) =>
    `17,W-1017,2024-05-31 10:20:30,completed,4.90,0.00,0.00,2.00,32.90,30.00,EUR,,ada@example.com,"items:Lamp × 2|method_id:flat_rate",${lines.map((line) => `"${line}"`).join(',')}`;

  it('have their lines in columns, before their discount', async () => {
    const lines = [
      'name:Lamp|product_id:3|sku:LAMP-1|quantity:2|total:18.00|sub_total:20.00|tax:0.00|pa_color:Black|_variation_id:4',
      'name:Shade | red; large|product_id:5|sku:|quantity:1|total:10.00|sub_total:10.00',
    ];
    const { items, head, columns: read } = await readFile(`${columns}\n${row(...lines)}\n`);
    expect(head).toMatchObject({ kind: 'orders', format: 'woocommerce' });
    expect(read).toMatchObject({ line_item_1: 'lineName', line_item_2: 'lineName', shipping_items: null });
    expect(items.map(({ key }) => key)).toEqual(['order:w-1017']);
    expect(items[0]?.rows).toEqual([
      {
        row: 2,
        cells: expect.objectContaining({
          number: 'W-1017',
          email: 'ada@example.com',
          lineName: 'Lamp',
          lineSku: 'LAMP-1',
          lineQuantity: '2',
          lineTotal: '20.00',
        }),
      },
      {
        row: 2,
        cells: { number: 'W-1017', lineName: 'Shade | red; large', lineQuantity: '1', lineTotal: '10.00' },
      },
    ]);
  });

  it('have each part of a line in a column of its own', async () => {
    const [item] = await readItems(
      'Order Number,Order Status,Order Date,Email (Billing),Order Total Amount,Item Name #1,Item Name #2,Quantity (- Refund) #1,Quantity (- Refund) #2,Item Cost #1,Item Cost #2,SKU #1,SKU #2\n' +
        '12,Completed,2024-05-31,ada@example.com,30,Lamp,Shade,2,1,10,10,LAMP-1,\n' +
        '13,Completed,2024-06-01,ada@example.com,10,Shade,,1,,10,,,\n',
    );
    expect(item?.rows.map(({ cells }) => [cells.number, cells.lineName, cells.lineSku, cells.lineQuantity])).toEqual([
      ['12', 'Lamp', 'LAMP-1', '2'],
      ['12', 'Shade', undefined, '1'],
    ]);
    const named = await readItems(
      'order_id,order_date,status,order_total,billing_email,Product Item 1 Name,Product Item 1 id,Product Item 1 SKU,Product Item 1 Quantity,Product Item 1 Total,Product Item 1 Subtotal\n' +
        '9,2024-05-31,completed,18,ada@example.com,Lamp,3,LAMP-1,2,18,20\n',
    );
    expect(named[0]?.rows[0]?.cells).toMatchObject({
      lineName: 'Lamp',
      lineSku: 'LAMP-1',
      lineQuantity: '2',
      lineTotal: '20',
    });
  });

  it.each([
    [
      'JSON',
      '[{""subtotal"":""20.00"",""total"":""18.00"",""quantity"":1,""name"":""Woo Ninja"",""sku"":""woo-ninja"",""meta"":{""size"":""XL""}},{""subtotal"":""5.00"",""quantity"":2,""name"":""Pin"",""sku"":""""}]',
    ],
    [
      'fields',
      'id:1|name:Woo Ninja|product_id:2|sku:woo-ninja|quantity:1|subtotal:20.00|total:18.00|meta:Size=XL\\; wide;id:2|name:Pin|sku:|quantity:2|subtotal:5.00',
    ],
  ])('have all lines in one cell, as %s', async (_, cell) => {
    const { items, columns: read } = await readFile(
      `order_number,order_number_formatted,created_at,status,total,total_shipping,currency,billing_email,line_items,tax_lines\n1003,SV-1003,2016-05-03 16:19,cancelled,27.98,3.99,USD,a@example.com,"${cell}",\n`,
    );
    expect(read).toMatchObject({ line_items: 'lineName', tax_lines: null });
    expect(items[0]?.rows.map(({ cells }) => cells)).toMatchObject([
      { number: 'SV-1003', shipping: '3.99', lineName: 'Woo Ninja', lineSku: 'woo-ninja', lineTotal: '20.00' },
      { number: 'SV-1003', lineName: 'Pin', lineQuantity: '2', lineTotal: '5.00' },
    ]);
  });

  it('have lines of a number, a quantity and a total', async () => {
    const [item] = await readItems(
      'order_id,date,status,order_total,billing_email,order_item_1,order_item_2\n7,2013-01-01,completed,30,a@example.com,LAMP-1|2|20.00|Color:Red,SHADE|1|10\n',
    );
    expect(item?.rows.map(({ cells }) => cells)).toMatchObject([
      { lineSku: 'LAMP-1', lineQuantity: '2', lineTotal: '20.00' },
      { lineSku: 'SHADE', lineQuantity: '1', lineTotal: '10' },
    ]);
  });

  it('keep as a name what is no line of any program, and what has too many', async () => {
    const many = Array.from({ length: 501 }, (_, at) => `name:Part ${at}|quantity:1`).join(';');
    const lines = async (cell: string) => {
      const [item] = await readItems(
        `order_id,date,status,total,email,line_items\n7,2013-01-01,done,30,a@example.com,"${cell}"\n`,
      );
      return item?.rows.map(({ cells }) => cells.lineName);
    };
    expect(await lines('2x Lamp')).toEqual(['2x Lamp']);
    expect(await lines('[{broken')).toEqual(['[{broken']);
    expect(await lines(many)).toEqual([many]);
  });

  it('are left out, or read in another way, where staff say so', async () => {
    const { items, columns: read } = await readFile(`${columns}\n${row('name:Lamp|quantity:2', 'Plain')}\n`, {
      mapping: { line_item_1: '', line_item_2: 'lineName' },
    });
    expect(read).toMatchObject({ line_item_1: null, line_item_2: 'lineName' });
    expect(items[0]?.rows.map(({ cells }) => cells.lineName)).toEqual(['Plain']);
  });

  it('stay together in one batch: the catalog takes a row of a file once', async () => {
    const filler = 'x'.repeat(50_000);
    const line = (at: number) => `name:Lamp ${at}|quantity:1|total:1.00`;
    const orders = Array.from(
      { length: 90 },
      (_, at) => `${at},2024-01-01,done,3,a@example.com,${filler},${line(1)},${line(2)},${line(3)}`,
    );
    const { items } = await readFile(
      `order_id,date,status,total,email,address1,line_item_1,line_item_2,line_item_3\n${orders.join('\n')}\n`,
    );
    expect(items).toHaveLength(90);
    expect(new Set(items.map(({ rows }) => rows.length))).toEqual(new Set([3]));
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

describe('reviews', () => {
  const judgeMe =
    'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,ip_address,location,metaobject_handle';
  const shopify = 'product_handle,state,rating,title,author,email,location,body,reply,created_at,replied_at';
  const woo =
    'comment_ID,comment_post_ID,product_SKU,comment_author,comment_author_url,comment_author_email,comment_date,comment_date_gmt,comment_content,comment_approved,comment_parent,user_id,comment_alter_id,rating';
  const yotpo =
    'Review ID,Review Score,Review Title,Review Content,Review Date,Reviewer Display Name,Reviewer Email,Review Status,Product ID,Product Title';
  const loox = 'id,product_id,handle,rating,author,email,body,created_at,photo_url,verified_purchase,status';
  const own =
    'product,productName,sku,rating,title,content,customerName,email,verified,helpful,isHidden,photos,reply,createdAt';

  it.each([
    [judgeMe, 'other'],
    [shopify, 'shopify'],
    [woo, 'woocommerce'],
    [yotpo, 'other'],
    [loox, 'other'],
    [own, 'shopwright'],
    ['Produkt,Sterne,Titel,Text,Verfasser,Datum', 'other'],
  ])('are recognized by %s', (head, format) => {
    expect(recognizeImportKind(head.split(','))).toBe('reviews');
    expect(recognizeFormatOfKind(head.split(','), 'reviews')).toBe(format);
  });

  it('are not taken for products, nor products with ratings for reviews', () => {
    expect(recognizeImportKind('Handle,Title,Body (HTML),Rating,Author,Variant Price'.split(','))).toBe('products');
    expect(recognizeImportKind('email,firstName,lastName,rating'.split(','))).toBe('customers');
    expect(recognizeImportKind('Titel,Autor,Text,Bewertung,Preis'.split(','))).toBe('products');
    expect(recognizeImportKind('name,email,phone,note,comments'.split(','))).toBe('customers');
    expect(recognizeImportKind('Order ID,Date,Name,Email,Total,Status,Note,Comments'.split(','))).toBe('orders');
  });

  it('tells reviews of one person and moment apart, and takes the id of a product only from staff', async () => {
    const head = 'handle,product_id,rating,title,body,author,email,created_at';
    const text = `${head}\nlamp,57,5,A,Good,Ada,a@example.com,2024-05-31\nlamp,57,4,A,Good,Ada,a@example.com,2024-05-31\n`;
    const items = await readItems(text);
    expect(items).toHaveLength(2);
    expect(items[0]?.rows[0]?.cells).not.toHaveProperty('productId');
    const [chosen] = await readItems(text, { kind: 'reviews', mapping: { product_id: 'productId' } });
    expect(chosen?.rows[0]?.cells).toMatchObject({ productId: '57' });
  });

  it.each([
    [
      judgeMe,
      'Top,Very good.,5,2025-03-02 10:12:00 UTC,web,ok,Camille,c@example.com,7012345678,creme,Merci,,"https://x/a.jpg",,,',
    ],
    [shopify, 'creme,published,5,Top,Camille,c@example.com,Paris,Very good.,Merci,2025-03-02 10:12:00 UTC,'],
  ])('have our columns: %s', async (head, row) => {
    const [item] = await readItems(`${head}\n${row}\n`);
    expect(item?.rows[0]?.cells).toMatchObject({
      product: 'creme',
      rating: '5',
      title: 'Top',
      content: 'Very good.',
      customerName: 'Camille',
      email: 'c@example.com',
      reply: 'Merci',
      createdAt: '2025-03-02 10:12:00 UTC',
      status: expect.stringMatching(/^(ok|published)$/),
    });
  });

  it("reads WooCommerce's and Yotpo's; the key of a review says nothing of it, and equal rows are one", async () => {
    const text = '9,57,LAMP-1,Ada,,ada@example.com,2024-05-31 12:20:30,2024-05-31 10:20:30,Bright,1,0,3,,4';
    const items = await readItems(`${woo}\n${text}\n${text}\n`);
    expect(items.map(({ rows }) => rows.length)).toEqual([2]);
    expect(items[0]?.key).toMatch(/^review:[\w-]{43}$/);
    expect(items[0]?.rows[0]?.cells).toMatchObject({
      sku: 'LAMP-1',
      content: 'Bright',
      rating: '4',
      status: '1',
      createdAt: '2024-05-31 10:20:30',
    });
    const [other] = await readItems(`${yotpo}\n7,4,Bright,Lights,2024-05-31,Ada,ada@example.com,published,57,Lamp\n`);
    expect(other?.rows[0]?.cells).toMatchObject({
      productName: 'Lamp',
      rating: '4',
      content: 'Lights',
    });
  });
});

describe('categories, collections and discounts', () => {
  it.each([
    ['slug,parent,path,position,name,description,image,isHidden,features,productCount,draftCount', 'categories'],
    ['name,slug,parent,description,image', 'categories'],
    ['Category Path,Description', 'products'],
    ['slug,title,text,image,isEnabled,seoTitle,seoDescription,rule,products', 'collections'],
    ['handle,title,description,products', 'collections'],
    ['name,code,isEnabled,kind,rate,amount,buy,get,target,targets,minimumAmount,firstDay,audience,emails', 'discounts'],
    ['slug,parent,sku,name,price', 'products'],
    ['slug,parent,name,stockQuantity', 'products'],
    ['Handle,Title,Body (HTML),Vendor,Product Category', 'products'],
  ])('%s has %s', (head, kind) => {
    expect(recognizeImportKind(head.split(','))).toBe(kind);
  });

  it('further rows of a collection have more of its products', async () => {
    const [item, ...others] = await readItems('slug,title,rule,products\nsummer,Summer,,a b\nsummer,,,c\n');
    expect(others).toEqual([]);
    expect(item?.rows.map(({ cells }) => cells.products)).toEqual(['a b', 'c']);
  });
});
