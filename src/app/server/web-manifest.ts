const paper = '#f6f2e9';

/** The web app manifest, with the operator's name for the product. */
export function webManifest(brandName: string): object {
  return {
    id: '/',
    name: brandName,
    short_name: brandName,
    description: `${brandName}：中医问诊助手。内容由 AI 生成，仅供参考。`,
    lang: 'zh-CN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    categories: ['health'],
    icons: [
      { src: '/icons/seal-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/seal-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/seal-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
