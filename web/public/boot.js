// Runs before the first paint, so that the page never flashes in the wrong colours or direction.
// The keys are those of src/lib/theme.ts and src/i18n/language.ts.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Nothing is remembered then, and nothing breaks.
    }
  };
  const theme = read('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

  // The order is the server's (bff/src/pages/page-languages.ts): address, choice, browser, English.
  // A store that offers fewer languages names them.
  const known = root.dataset.languages?.split(' ') ?? ['en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar'];
  const find = (tags) => tags.map((tag) => (tag || '').slice(0, 2).toLowerCase()).find((tag) => known.includes(tag));
  const inAddress = new URLSearchParams(location.search).get('lang');
  const asked = known.find((code) => code === inAddress);
  // Staff look at the preview of their home page in other languages than their own.
  const isKept = location.pathname !== '/settings/preview';
  if (asked && isKept) write('language', asked);
  const inCookie = /(?:^|; )language=(\w\w)(?:;|$)/.exec(document.cookie)?.[1];
  const choice = asked || find([read('language'), inCookie]);
  if (choice && choice !== inCookie && isKept) {
    document.cookie = `language=${choice}; path=/; max-age=31536000; samesite=lax`;
  }
  const language = choice || find([...navigator.languages]) || 'en';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';

  // The app's first file, or one that the page preloads as a module, may not arrive, and the browser keeps that failure.
  // The page is then reloaded once the file is there, or known to be gone with a release: once a minute at most, and not at all where no storage could count.
  const mayReload = () => {
    const key = 'boot-reload';
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < 60_000) return false;
      sessionStorage.setItem(key, String(Date.now()));
      return true;
    } catch {
      return false;
    }
  };
  const recover = (address) => {
    fetch(address).then(
      (response) => (response.ok || response.status === 404) && mayReload() && location.reload(),
      () => addEventListener('online', () => recover(address), { once: true }),
    );
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target.type === 'module' || target.rel === 'modulepreload') recover(target.src || target.href);
    },
    true,
  );

  // Forms are the app's matter. Before it is there, nothing that was typed may end in an address.
  document.addEventListener('submit', (event) => {
    if (!event.target.hasAttribute('action')) event.preventDefault();
  });

  // React misses what is typed or chosen before it owns the control, so that is repeated, too. Late parts (late-part.tsx)
  // come after the page; each says when it is hydrated, as the page does. No page is rendered with boxes.
  const early = new Map();
  const isOwned = (control) => control.closest('[data-late-part], html')?.hasAttribute('data-hydrated');
  const note = ({ target }) => {
    const isText = 'value' in target && !/checkbox|radio|file/.test(target.type);
    if (isText && (early.has(target) || !isOwned(target))) early.set(target, target.value);
  };
  // React compares a control with the last value that was set by script: the value before the visitor's.
  const repeat = (control, value) => {
    control.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  for (const kind of ['input', 'change']) document.addEventListener(kind, note, true);
  // An input method (Japanese, Chinese) would lose the word that it composes: its control waits for the end.
  let composed;
  const repeatEarly = () => {
    for (const [control, value] of [...early].filter(([control]) => isOwned(control) && control !== composed)) {
      early.delete(control);
      repeat(control, value);
    }
  };
  for (const kind of ['hydrated', 'part-hydrated']) document.addEventListener(kind, repeatEarly);
  document.addEventListener('compositionstart', ({ target }) => {
    composed = target;
  });
  document.addEventListener('compositionend', (event) => {
    composed = undefined;
    note(event);
    repeatEarly();
  });

  // A button that is pressed before the app takes over the page (main.tsx) is pressed again once it answers. Until then it
  // shows that it was.
  let pressed;
  const showEarly = (isNoted) => pressed?.toggleAttribute('data-early', isNoted);
  const press = (event) => {
    showEarly(false);
    pressed = event.target.closest('button');
    showEarly(true);
  };
  document.addEventListener('click', press);
  document.addEventListener('hydrating', () => document.removeEventListener('click', press));
  document.addEventListener('hydrated', () => {
    showEarly(false);
    // Waits until React has rendered what was repeated: the button may send it.
    setTimeout(() => pressed?.isConnected && pressed.click());
  });
})();
