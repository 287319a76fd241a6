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
  const theme = read('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const known = ['en', 'es', 'fr', 'de', 'zh', 'ja', 'pt', 'ar'];
  const wanted = [read('language'), ...navigator.languages].map((tag) => (tag || '').slice(0, 2).toLowerCase());
  const language = wanted.find((tag) => known.includes(tag)) || 'en';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
})();
