import { mergeConfig } from 'vite';

import product from '../../vite.config.ts';

// The kit on one page, for eyes and for gallery.spec.ts; no part of the product.
export default mergeConfig(product, {
  root: import.meta.dirname,
  publicDir: '../../public',
  build: { outDir: '../../.cache/gallery', emptyOutDir: true },
});
