// Runs before the first paint, as a file because the content policy allows no inline script.
// The keys and values are those of src/platform/web/theme.ts, large-type.ts, language.ts and use-sidebar.ts.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is blocked: the defaults stand
    }
  };
  const theme = stored('theme');
  if (theme === 'light' || theme === 'dark') {
    root.dataset.theme = theme;
    const paper = theme === 'dark' ? '#141816' : '#f6f2e9';
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = paper;
  }
  if (stored('largeType') === 'on') root.dataset.largeType = '';
  if (stored('language') === 'en-US') root.lang = 'en-US';

  // What index.html paints until the page is drawn; documents have a frame of their own.
  const path = location.pathname;
  const isSearch = /[?&]q=/.test(location.search);
  const list = /^\/(sessions\/?)?$/.test(path) && !isSearch ? 'input' : 'page';
  const shape = /^\/chat\/\d+\/?$/.test(path) ? 'chat' : list;
  if (stored('sidebar') === 'collapsed') root.dataset.menu = '';
  const first = stored('authToken') ? shape : 'welcome';
  if (!/^\/(terms|privacy|about|help)/.test(path)) {
    root.dataset.first = first;
    // The files of its page, beside the first script instead of after it (vite.config.ts).
    for (const href of document.currentScript.dataset[first]?.split(' ') ?? []) {
      const link = document.createElement('link');
      const kind = href.endsWith('.css')
        ? { rel: 'preload', as: 'style' }
        : { rel: 'modulepreload' };
      document.head.append(Object.assign(link, kind, { crossOrigin: '', href }));
    }
  }

  // Imports of the built scripts (vite.config.ts): after a failure under an address that the browser has not given up.
  const failures = {};
  globalThis.importPart = (name) => {
    const count = failures[name] ?? 0;
    const address = new URL(name, `${location.origin}/assets/`).href;
    return import(count === 0 ? address : `${address}?again=${count}`).catch((error) => {
      failures[name] = count + 1;
      throw error;
    });
  };
})();
