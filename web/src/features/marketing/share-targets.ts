import { trackedUrl } from './tracked-url';

interface ShareTarget {
  id: string;
  /** Undefined for what has a translated name. */
  name: string | undefined;
  href: string;
}

/** The networks to share a page on, each with an address that tells the visits apart. */
export function shareTargets(page: string, text: string): ShareTarget[] {
  const to = (source: string) => trackedUrl(page, { source, medium: 'share' });
  const link = (id: string, name: string | undefined, base: string, query: Record<string, string>): ShareTarget => ({
    id,
    name,
    // Mail programs read "+" as a plus sign, so spaces have to be "%20".
    href: `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`,
  });
  return [
    link('email', undefined, 'mailto:', { subject: text, body: to('email') }),
    link('whatsapp', 'WhatsApp', 'https://wa.me/', { text: `${text} ${to('whatsapp')}` }),
    link('facebook', 'Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: to('facebook') }),
    link('x', 'X', 'https://twitter.com/intent/tweet', { text, url: to('x') }),
    link('telegram', 'Telegram', 'https://t.me/share/url', { url: to('telegram'), text }),
    link('reddit', 'Reddit', 'https://www.reddit.com/submit', { url: to('reddit'), title: text }),
    link('linkedin', 'LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url: to('linkedin') }),
  ];
}
