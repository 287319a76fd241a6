import { chromium } from '/work/wt/demo/node_modules/@playwright/test/index.mjs';
import { browserLaunchOptions } from '/work/wt/demo/infra/local/browsers/browser';
const base = 'http://localhost:3471';
const combos = (process.argv[2] ?? 'en:light:1440').split(',').map((c) => c.split(':'));
const only = process.argv[3]?.split(',');
const staffPages: Record<string, string> = {
  office: '/office', orders: '/orders', dispute: '/orders/49', parcels: '/orders/59', returnreq: '/orders/52', returnrcv: "/orders/45",
  returned: '/orders/24', cancelled: '/orders/7', reconciliation: '/reconciliation', xray: '/orders/49/x-ray', xraynew: '/orders/65/x-ray', customers: '/customers', customer: '/customers/1', failed: '/orders/19', paying: '/orders/62', inventory: '/inventory', reviews: '/reviews', openreturns: '/orders?returns=open',
};
const shopperPages: Record<string, string> = { account: '/account', myorder: '/account/orders/50', mydelivered: '/account/orders/35', mynew: '/account/orders/65' };
const browser = await chromium.launch(await browserLaunchOptions());
for (const [locale, scheme, width] of combos) {
  for (const [who, pages] of [['staff', staffPages], ['shopper', shopperPages]] as const) {
    const wanted = Object.entries(pages).filter(([n]) => !only || only.includes(n));
    if (wanted.length === 0) continue;
    const context = await browser.newContext({ baseURL: base, locale, colorScheme: scheme as 'light', viewport: { width: Number(width), height: Number(width) < 700 ? 740 : 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const reply = await page.request.post('/api/auth/login', { data: { email: `${who}@example.com`, password: 'demo-password' }, headers: { origin: base } });
    if (!reply.ok()) throw new Error(String(reply.status()));
    for (const [name, path] of wanted) {
      await page.goto(path);
      await page.waitForLoadState('networkidle').catch(() => undefined);
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/shots/${name}-${locale}-${scheme}-${width}.png`, fullPage: true, animations: 'disabled' });
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      if (Number(overflow) > 0) console.log('OVERFLOW', name, locale, width, overflow);
    }
    await context.close();
  }
  console.log('done', locale, scheme, width);
}
await browser.close();
