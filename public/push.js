// A part of the service worker (vite.config.ts): shows the reminder that a person asked for. The signal has no content.
(() => {
  const words = {
    'zh-CN': '您请我提醒您的事',
    'en-US': 'The reminder you asked for',
  };

  const show = async () => {
    const lang = navigator.language.startsWith('en') ? 'en-US' : 'zh-CN';
    const brand = await readBrand();
    const title = [brand, words[lang]].filter(Boolean).join(lang === 'zh-CN' ? '：' : ': ');
    await self.registration.showNotification(title, {
      lang,
      tag: 'reminder',
      icon: '/icons/seal-192.png',
    });
  };

  /** The name is the operator's; without it the words still say what is meant. */
  const readBrand = async () => {
    try {
      return (await (await fetch('/manifest.webmanifest')).json()).short_name;
    } catch {
      return '';
    }
  };

  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const shown = windows.find(({ url }) => new URL(url).pathname === '/sessions');
    if (shown) await shown.focus();
    else await self.clients.openWindow('/sessions');
  };

  self.addEventListener('push', (event) => event.waitUntil(show()));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open());
  });
})();
